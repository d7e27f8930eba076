"""The greedy bot's ratings of all that powers ask, and what it expects of one beforehand."""

from __future__ import annotations

from collections.abc import Callable

from ..rules.codes import (
    CALL_ON,
    CARD_ACTION,
    COLUMN_ACTION,
    COMBAT_CARDS,
    CROWN_ACTION,
    NOBODY,
    NOTHING,
    PLACE_ACTION,
    PLAYER_ACTION,
    ROWS,
    SCOUT,
    SECRET_ACTION,
    strength_of,
    suit_of,
)
from .outlook import BET_VALUES, CROWN_VALUE, Outlook
from .weights import POWERS


def gain(outlook: Outlook, column: int) -> float:
    """What the use of a creature's power is worth now, in gold."""
    view = outlook.view
    power = POWERS[view.creatures[column]]
    worth = outlook.weights.powers[power]
    if power in GAINS:
        return worth * max(0.0, GAINS[power](outlook, column))
    return worth


def gain_of_bet(outlook: Outlook, column: int) -> float:
    """Daimon: the best free place."""
    view = outlook.view
    if view.tokens[view.viewer] == 0:
        return 0.0
    return (
        max(
            (
                outlook.marker_worth(c, BET_VALUES[row])
                for row in range(view.round)
                for c in outlook.living
                if view.bets[row][c] == NOBODY
            ),
            default=0.0,
        )
        - outlook.spare_worth()
    )


def gain_of_call(outlook: Outlook, column: int) -> float:
    """Seraphim: the best fallen creature's power."""
    fallen = [c for c in outlook.view.fallen if outlook.view.creatures[c] != "Seraphim"]
    return max((gain(outlook, c) for c in fallen), default=0.0)


def gain_of_take(outlook: Outlook, column: int) -> float:
    """Troll: its best card in an earlier row."""
    tops = [outlook.view.tops[row][column] for row in range(outlook.row)]
    cards = [card for card in tops if card < COMBAT_CARDS]
    return max((outlook.worth(card) for card in cards), default=0.0) - outlook.draw_worth()


def gain_of_swap(outlook: Outlook, column: int) -> float:
    """Unicorn: the best pair of cards."""
    best = now = outlook.expected()
    for c in outlook.living:
        top = outlook.view.tops[outlook.row][c]
        if top < COMBAT_CARDS:
            for card in outlook.visible(c):
                best = max(best, outlook.with_top(c, strength_of(card)))
    return best - now


def gain_of_burn(outlook: Outlook, column: int) -> float:
    """Wyrm: the best card of another creature to be lifted."""
    best = now = outlook.expected()
    for c in outlook.living:
        if c != column and outlook.values[c] is not None:
            best = max(best, outlook.with_top(c, outlook.beneath(c)))
    return best - now


GAINS: dict[str, Callable[[Outlook, int], float]] = {
    "Daimon": gain_of_bet, "Seraphim": gain_of_call, "Troll": gain_of_take,
    "Unicorn": gain_of_swap, "Wyrm": gain_of_burn,
}  # fmt: skip


# --- what powers ask --------------------------------------------------------------------------


def rate_power(outlook: Outlook, action: int) -> float:
    """Amazon, Ettin, Magus: always, unless the last cards would end a game that is not won."""
    if action == NOTHING:
        return 0.0
    frame = outlook.view.frame
    assert frame is not None
    if frame.agenda[-1] == SCOUT and outlook.ends_with_deck and outlook.view.deck_size <= 3:
        return outlook.total - outlook.expected()
    return 1.0


def rate_take(outlook: Outlook, action: int) -> float:
    """Prefect and Troll: a card that is worth more in the hand than where it lies."""
    if action == NOTHING:
        return outlook.expected()
    card = action - CARD_ACTION
    for row in range(outlook.row + 1):
        if card in outlook.view.tops[row]:
            return outlook.lifted(card, row, outlook.view.tops[row].index(card))
    return outlook.expected() + outlook.worth(card) - outlook.draw_worth() - outlook.hurry()


def rate_rival(outlook: Outlook, action: int) -> float:
    """Whose hand to attack: the leader's, where there is most to find, where one knows what."""
    if action == NOTHING:
        return 0.0
    view = outlook.view
    frame = view.frame
    assert frame is not None
    seat = action - PLAYER_ACTION
    if view.hand_sizes[seat] == 0:
        return -1.0
    rating = 0.1 * view.hand_sizes[seat] + 0.1 * outlook.hopes[seat]
    if frame.agenda[-1] == CALL_ON:
        rating += max((outlook.worth(card) for card in view.known[seat]), default=0.0)
    return rating


def rate_name(outlook: Outlook, action: int) -> float:
    """The creature whose cards one would like, best one that the rival surely holds."""
    column = action - COLUMN_ACTION
    view = outlook.view
    frame = view.frame
    assert frame is not None
    known = view.known[frame.rival]
    sure = [outlook.worth(card) for card in known if suit_of(card) == column]
    if sure:
        return min(sure)  # the rival will give the poorest of them
    if len(known) == view.hand_sizes[frame.rival]:
        return -1.0
    likely = min(1.0, outlook.unseen(column) * view.hand_sizes[frame.rival] / 80)
    return likely * (
        outlook.draw_worth() + outlook.weights.use * 2.5 * abs(outlook.margins[column])
    )


def rate_give(outlook: Outlook, action: int) -> float:
    """The card that one misses least."""
    return -outlook.worth(action - CARD_ACTION)


def rate_keep(outlook: Outlook, action: int) -> float:
    """The best of the cards drawn."""
    return outlook.worth(action - CARD_ACTION)


def rate_take_back(outlook: Outlook, action: int) -> float:
    """A marker that earns less where it lies than it may elsewhere."""
    if action == NOTHING:
        return 0.0
    if action == SECRET_ACTION:
        column, value = suit_of(outlook.view.secret), CROWN_VALUE
    elif action >= CROWN_ACTION:
        column, value = action - CROWN_ACTION, CROWN_VALUE
    else:
        column, row = divmod(action - PLACE_ACTION, ROWS)
        value = BET_VALUES[row]
    return outlook.spare_worth() - value * outlook.chances[column]


def rate_bet_anywhere(outlook: Outlook, action: int) -> float:
    """The Daimon's bet."""
    if action == NOTHING:
        return 0.0
    column, row = divmod(action - PLACE_ACTION, ROWS)
    return outlook.marker_worth(column, BET_VALUES[row]) - outlook.spare_worth()


def rate_call(outlook: Outlook, action: int) -> float:
    """The fallen creature whose power is worth most."""
    return -1.0 if action == NOTHING else gain(outlook, action - COLUMN_ACTION)


def rate_swap(outlook: Outlook, action: int) -> float:
    """The best swap that begins with this card."""
    if action == NOTHING:
        return outlook.expected()
    first = action - CARD_ACTION
    return max(
        rate_pair(outlook, first, second)
        for second in outlook.visible(suit_of(first))
        if second != first
    )


def rate_with(outlook: Outlook, action: int) -> float:
    """The second card of the swap."""
    frame = outlook.view.frame
    assert frame is not None
    return rate_pair(outlook, frame.chosen, action - CARD_ACTION)


def rate_pair(outlook: Outlook, first: int, second: int) -> float:
    """The margin when two visible cards of a creature have changed places."""
    column = suit_of(first)
    top = outlook.view.tops[outlook.row][column]
    if not outlook.view.living[column] or top not in (first, second):
        return outlook.expected() - 0.001
    return outlook.with_top(column, strength_of(second if top == first else first))


def rate_burn(outlook: Outlook, action: int) -> float:
    """The margin without the top card of a creature."""
    if action == NOTHING:
        return outlook.expected()
    column = action - COLUMN_ACTION
    return outlook.with_top(column, outlook.beneath(column))
