"""Where the legal actions of a view become buttons: on the thing that is chosen, and in the tablet.

Every action has a button in the tablet above the hand, but for the cards of the hand, whose button
is the card itself. A choice of something on the board has a second button laid over it; on wide
screens the tablet then leaves it out, as there the board itself is within reach.
"""

from __future__ import annotations

import functools
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from harena.errors import HarenaError
from harena.locale import t, wording
from harena.notation import Context, format_action
from harena.rules import codes
from harena.view import Action, View
from harena.web.rendering import ROMAN, named, plain

if TYPE_CHECKING:
    import harena

SECRET_KINDS = ("give", "discard")
"""Decisions that choose a card of the own hand, beside `bet` and `play`."""


class Control(NamedTuple):
    """A button: its id, the notation it sends, its words, and how it is spoken."""

    id: str
    value: str
    label: str
    spoken: str
    short: str = ""
    is_on_board: bool = False
    is_main: bool = False


Controls = tuple[tuple[str, Control], ...]
"""Controls with the name of the thing they lie over."""


class Layout:
    """The controls of one view by where they belong."""

    def __init__(self) -> None:
        """No controls: nobody is asked."""
        self._columns: dict[int, list[tuple[str, Control]]] = defaultdict(list)
        self._hand: dict[int, list[tuple[str, Control]]] = defaultdict(list)
        self._tablet: list[tuple[str, Control]] = []
        self._picked: list[tuple[int, Control]] = []
        self.discard: Control | None = None

    def column(self, column: int) -> Controls:
        """What lies over a column: `arch`, `pile-ROW`, `spot-ROW`, `crown`, `crown-pile`."""
        return tuple(self._columns[column]) if column in self._columns else ()

    def hand(self, code: int) -> Controls:
        """What lies over a card of the hand: `play` (whatever is done with it), `secret`."""
        return tuple(self._hand[code]) if code in self._hand else ()

    @property
    def tablet(self) -> Controls:
        """The buttons of the tablet."""
        return tuple(self._tablet)

    @property
    def picked(self) -> tuple[tuple[int, Control], ...]:
        """Cards shown in the tablet to choose from (drawn from a rival's hand), by their number."""
        return tuple(self._picked)

    def over_column(self, column: int, anchor: str, control: Control) -> None:
        """Lay a control over a thing of a column."""
        self._columns[column].append((anchor, control))

    def over_hand(self, code: int, anchor: str, control: Control) -> None:
        """Lay a control over a card of the hand."""
        self._hand[code].append((anchor, control))

    def in_tablet(self, control: Control) -> None:
        """Add a button to the tablet."""
        self._tablet.append(("", control))

    def pick(self, code: int, control: Control) -> None:
        """Offer a card in the tablet."""
        self._picked.append((code, control))


def lay_out(say: View, view: View, after_no_bet: tuple[Action, ...], language: str) -> Layout:
    """All controls of a view. `say` is the view with names that `sentence` will isolate."""
    laid = Layout()
    if not view.legal_actions:
        return laid
    for action in view.legal_actions:
        _place(laid, say, view, action, language)
    for action in after_no_bet:
        _play_after_no_bet(laid, say, view, action, language)
    return laid


def notation(view: View, action: Action) -> str:
    """The text of an action."""
    return _notation(int(action), action.kind, view.creatures, view.names, view.ruleset)


@functools.lru_cache(20_000)
def _notation(
    action: int, kind: str, creatures: tuple[str, ...], names: tuple[str, ...], ruleset: str
) -> str:
    return format_action(action, kind, Context(creatures, names, ruleset))


def _control(say: View, view: View, action: Action, language: str, id: str) -> Control:
    label = wording.label(say, action, language)
    hint = wording.hint(say, action, language)
    spoken = plain(f"{label}; {hint}" if hint else label)
    return Control(id, notation(view, action), label, spoken)


def _place(laid: Layout, say: View, view: View, action: Action, language: str) -> None:
    """Put one legal action where it belongs."""
    kind = action.kind
    made = _control(say, view, action, language, f"do-{int(action)}")
    if codes.CARD_ACTION <= action < codes.COLUMN_ACTION:
        _place_card(laid, view, action - codes.CARD_ACTION, kind, made, language)
    elif codes.COLUMN_ACTION <= action < codes.PLACE_ACTION:
        column = action - codes.COLUMN_ACTION
        row = view.round - 1
        if kind == "bet":
            short = f"+{wording.bet_value(row)}"
            # Its place is as large as a finger on a phone, too: no twin.
            _on_board(laid, column, f"spot-{row}", _with_sign(made, short))
        elif kind == "burn":
            _on_board(laid, column, f"pile-{row}", made, made.label)
        else:
            brief = wording.creature(view, column, language, "short")
            _on_board(laid, column, "arch", made, brief)
    elif codes.PLACE_ACTION <= action < codes.CROWN_ACTION:
        column, row = divmod(action - codes.PLACE_ACTION, codes.ROWS)
        short = f"+{wording.bet_value(row)}" if kind == "bet-anywhere" else ""
        creature = view.creatures[column]
        brief = t("web-place", language, creature=creature, row=ROMAN[row])
        _on_board(laid, column, f"spot-{row}", _with_sign(made, short), brief)
    elif codes.CROWN_ACTION <= action < codes.SECRET_ACTION:
        _on_board(laid, action - codes.CROWN_ACTION, "crown", made, made.label)
    else:
        laid.in_tablet(made._replace(is_main=_is_main(action, kind)))


def _with_sign(control: Control, sign: str) -> Control:
    """A control that shows a sign; its spoken name begins with what is seen."""
    return control._replace(short=sign, spoken=f"{sign}, {control.spoken}") if sign else control


def _is_main(action: Action, kind: str) -> bool:
    """Whether an answer is the one that most people mean: its button is filled."""
    if kind in ("power", "stalemate", "object"):
        return int(action) == codes.YES and kind == "power"
    if kind in ("bid", "rival"):
        return int(action) != codes.NOTHING
    return int(action) in (codes.NOTHING, codes.PASS)


def _on_board(laid: Layout, column: int, anchor: str, control: Control, brief: str = "") -> None:
    """Lay a control over a column's thing, and put its twin, with brief words, into the tablet."""
    laid.over_column(column, anchor, control)
    if brief:
        twin = control._replace(id=f"{control.id}-too", label=brief, is_on_board=True, is_main=True)
        laid.in_tablet(twin)


def _place_card(
    laid: Layout, view: View, code: int, kind: str, made: Control, language: str
) -> None:
    if kind == "bet":
        laid.over_hand(code, "secret", made)
    elif kind == "play" or kind in SECRET_KINDS:
        laid.over_hand(code, "play", made)
    elif kind == "keep":
        laid.pick(code, made)
    else:
        brief = wording.card(view, code, language, "short")
        _place_visible_card(laid, view, code, made, brief)


def _place_visible_card(laid: Layout, view: View, code: int, made: Control, brief: str) -> None:
    """A card that lies face up: in a row, on the revealed bets or on the discard pile."""
    for row, tops in enumerate(view.tops):
        for column, top in enumerate(tops):
            if top == code:
                _on_board(laid, column, f"pile-{row}", made, brief)
                return
    if code in view.crown_tops:
        _on_board(laid, view.crown_tops.index(code), "crown-pile", made, brief)
        return
    if code == view.discard_top:
        laid.discard = made
    laid.in_tablet(made._replace(id=f"{made.id}-too", is_main=True))


def _play_after_no_bet(laid: Layout, say: View, view: View, action: Action, language: str) -> None:
    """A card that may be played at once, which answers the bet with "no bet" on the way."""
    if not codes.CARD_ACTION <= action < codes.COLUMN_ACTION:
        return
    nothing = Action.of("bet", codes.NOTHING)
    made = _control(say, view, action, language, f"do-play-{int(action)}")
    label = t("web-no-bet-and-play", language, action=made.spoken)
    laid.over_hand(
        action - codes.CARD_ACTION,
        "play",
        made._replace(value=f"{notation(view, nothing)}; {made.value}", label=label, spoken=label),
    )


def words_of(game: harena.Game, seat: int, text: str, language: str) -> tuple[str, ...]:
    """What some actions of a seat would do, in words; nothing where they cannot be played."""
    trial = game.copy()
    told = []
    try:
        for part in text.split(";"):
            view = trial.view(seat)
            decision = view.decision
            if decision is None or decision.player != seat:
                return ()
            action = trial.parse_action(part.strip())
            say = view._replace(names=tuple([named(name) for name in view.names]))
            told.append(wording.label(say, action, language))
            trial.play(action)
    except HarenaError:
        return ()
    return tuple(told)
