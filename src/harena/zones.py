"""The places where an unknown card may be dealt to, and the sizes of a plan (dealing.py).

Plain Python; `zones.pxd` gives the compiled dealing the same numbers.
"""

IN_HAND = 0
ASIDE_CARDS = 1
SECRET_CARD = 2
IN_PILE = 3
IN_DECK = 4
BURIED_CARDS = 5

ZONES = 160
PLACES = 512
ENTRIES = 640
WAYS = 216
