"""How each decision is answered: the table of notation.md "Actions" as data."""

from __future__ import annotations

from harena.rules import codes

# The words of an action, and what follows them. `pick` is chance too: a random card of a hand.
FORMS: dict[str, tuple[tuple[str, str], ...]] = {
    "bid": (("bid", "number"), ("no bid", "nothing")),
    "bet": (("bet", "creature"), ("secret", "card"), ("reveal", "yes"), ("no bet", "nothing")),
    "play": (("play", "card"), ("pass", "pass"), ("decline", "nothing")),
    "column": (("on", "creature"),),
    "take": (("take nothing", "nothing"), ("take", "card")),
    "power": (("use", "yes"), ("decline", "nothing")),
    "rival": (("choose", "player"), ("decline", "nothing")),
    "name": (("name", "creature"),),
    "give": (("give", "card"),),
    "keep": (("keep", "card"),),
    "take-back": (("take back", "marker"), ("decline", "nothing")),
    "bet-anywhere": (("bet", "place"), ("decline", "nothing")),
    "call": (("call", "creature"), ("decline", "nothing")),
    "swap": (("swap", "card"), ("decline", "nothing")),
    "with": (("with", "card"),),
    "burn": (("burn", "creature"), ("decline", "nothing")),
    "discard": (("discard", "card"), ("done", "nothing")),
    "stalemate": (("declare", "yes"), ("continue", "nothing")),
    "object": (("object", "yes"), ("agree", "nothing")),
    "chance": (("draw", "card"), ("start", "player")),
    "pick": (("pick", "card"),),
}
BARE = {"nothing": codes.NOTHING, "yes": codes.YES, "pass": codes.PASS}
EXAMPLES = {
    "number": " 7", "creature": " {0}", "card": " {0} 7", "player": " {1}", "place": " {0} 1",
    "marker": " {0} 2", "nothing": "", "yes": "", "pass": "",
}  # fmt: skip

# What no player may be called: a name must never read as a part of an action or of a fact.
RESERVED = frozenset(
    word for kind, forms in FORMS.items() for words, _ in forms for word in (kind, *words.split())
) | {"crown", "nobody", "none"}
