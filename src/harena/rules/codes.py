"""The numbers of the rulebook: cards, seats, places, actions, decisions, steps, notes.

This module is plain Python; `codes.pxd` gives the compiled rules the same numbers as C constants
(a test compares the two). Everything is a small non-negative integer: a sentinel lies beyond the
last valid value, because a negative index would silently read the wrong end of an array.
"""

# Sizes.
COLUMNS = 8  # creatures in a game; a creature's column is its place in the game's list
STRENGTHS = 11  # combat cards and spectators run from 0 to 10
ROWS = 5  # one combat row a round
SEATS = 5
HAND_LIMIT = 8
MARKERS = 5

# Cards: column * STRENGTHS + strength, then spectators, then the three referees.
COMBAT_CARDS = 88
FIRST_SPECTATOR = 88
PREFECT = 99  # two interchangeable cards; the lower number is the one shown and drawn first
SECOND_PREFECT = 100
MAGISTER = 101
CARDS = 102
NO_CARD = 102
SPECTATORS = 8  # the "suit" of the spectators
REFEREES = 9

NO_COLUMN = 8
NOBODY = 5  # no seat; as a viewer it is the spectator
PUBLIC = 5
CHANCE = 6
EVERYBODY = 63  # bit set of the viewers 0 to 4 and the spectator
NO_NUMBER = 11
LONG_AGO = 10  # as many turns or more since the stalemate question was put

# Piles: column * ROWS + row, then one pile of revealed secret bets per creature, then discards.
CROWN_PILES = 40
DISCARDS = 48
STACK = 49  # Magus/Warlock discards of this turn, face down until finished
PILES = 50
CROWN = 5  # index of the secret bet in the list of bet values

# Actions: the object chosen. What it means depends on the decision it answers.
NOTHING = 0
CARD_ACTION = 1
COLUMN_ACTION = 103
PLACE_ACTION = 111  # + column * ROWS + row
CROWN_ACTION = 151  # + column
SECRET_ACTION = 159
PLAYER_ACTION = 160
NUMBER_ACTION = 165
YES = 176
PASS = 177
ACTIONS = 178

# Decisions (the words of the notation are in actions.DECISIONS, in this order).
BID_DECISION = 0
BET_DECISION = 1
PLAY_DECISION = 2
COLUMN_DECISION = 3
TAKE_DECISION = 4
POWER_DECISION = 5
RIVAL_DECISION = 6
NAME_DECISION = 7
GIVE_DECISION = 8
KEEP_DECISION = 9
TAKE_BACK_DECISION = 10
BET_ANYWHERE_DECISION = 11
CALL_DECISION = 12
SWAP_DECISION = 13
WITH_DECISION = 14
BURN_DECISION = 15
DISCARD_DECISION = 16
STALEMATE_DECISION = 17
OBJECT_DECISION = 18
CHANCE_DECISION = 19
NO_DECISION = 20

# Steps of the agenda. A step without options is automatic.
BET = 1
PLAY = 2
SECOND = 3  # Ettin's or Hydra's second card
COLUMN = 4
TAKE = 5  # Prefect, Referee
SETTLE = 6  # the referee just used goes to the discard pile
DISCARD = 7
RETURN = 8
REFILL = 9
JUDGE = 10
NEXT_TURN = 11
BEGIN_TURN = 12
# powers
SCOUT = 13
DRAW = 14
TAKE_BACK = 15
STUN = 16
SET_ASIDE = 17
BET_ANYWHERE = 18
SECOND_CARD = 19
CALL_ON = 20
NAME = 21
GIVE = 22
FORESEE = 23
CALL = 24
ROB = 25
STEAL = 26
KEEP = 27
REGENERATE = 28
SWAP = 29
WITH = 30
BURN = 31
# opening and auction
DEAL = 32
START = 33
OPEN_BIDDING = 34
BID = 35
CLOSE_BIDDING = 36
# stalemate
GUARD = 37
ASK = 38
OBJECT = 39
REDEAL = 40
DEAL_ONE = 41
RECHECK = 42
STEPS = 43

# Creatures, of both games.
AMAZON = 0
COLOSSUS = 1
CYCLOPS = 2
DAIMON = 3
ETTIN = 4
GORGON = 5
MAGUS = 6
SERAPHIM = 7
TITAN = 8
TROLL = 9
UNICORN = 10
WYRM = 11
DRAGON = 12
HYDRA = 13
RANGER = 14
WARLOCK = 15
CREATURES = 16

# Values of switches.
NO_STALEMATE = 0
FAQ_STALEMATE = 1
AUCTION_STALEMATE = 2
START_RANDOM = 5  # a smaller number is the seat that starts
START_AUCTION = 6

# Why a game is over.
FIFTH_FALL = 1
DECK_EMPTY = 2
STALEMATE = 3
IDLE = 4

# Notes: what the rules did by themselves since the last answer (see moves.note).
NOTE_REVEAL = 1  # seat, card
NOTE_SHOW = 2  # seat; the hand is in state.exposed
NOTE_MISS = 3  # rival, column; the hand is in state.exposed
NOTE_STACK = 4  # seat + 8 * number of cards, the top one
NOTE_RETURN = 5  # seat, number of cards
NOTE_TURN = 6  # seat
NOTE_FALL = 7  # column, row
NOTE_ROUND = 8  # row
NOTE_DUTY = 9  # seat, bid
NOTE_PENALTY = 10  # seat, bid
NOTE_STALEMATE = 11  # 0 automatic, 1 agreed, 2 idle
NOTE_REDEAL = 12  # row, number of cards
NOTE_OVER = 13  # reason
NOTES = 32

AGENDA = 64  # a Cyclops may set aside 51 cards of a position
LEGAL = 112


def suit_of(card: int) -> int:
    """The column of a combat card, SPECTATORS or REFEREES."""
    return card // STRENGTHS


def strength_of(card: int) -> int:
    """0 to 10; a referee's value means nothing."""
    return card % STRENGTHS


def place_of(column: int, row: int) -> int:
    """The pile of a creature in a row."""
    return column * ROWS + row
