"""Events, decisions and actions in words, for one viewer, in any language.

Everything takes a View and a language code. Nothing here knows a language: which sentence is said
is decided here, how it reads in the `.ftl` files.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from harena.locale import t
from harena.notation import Context, format_cards
from harena.rules import codes
from harena.rules.rulesets import TITAN_THE_ARENA

if TYPE_CHECKING:
    from harena.events import Event
    from harena.view import Action, Frame, View

# A run of these, by one player, is told in one sentence.
_MERGED = frozenset(("draw", "aside", "peek", "discard"))
# Their message takes a list of cards, or a count where the cards are unknown.
_BY_CARD = _MERGED | {"secret", "give", "keep"}
_IN_TITAN = {"prefect": "referee", "magister": "head-referee"}
# Actions that mean the decider's own secret bet.
_OWN_SECRET = (("bet", "yes"), ("take-back", "secret"))
_OBJECTS = (
    (codes.PASS, "pass"),
    (codes.YES, "yes"),
    (codes.NUMBER_ACTION, "number"),
    (codes.PLAYER_ACTION, "player"),
    (codes.SECRET_ACTION, "secret"),
    (codes.CROWN_ACTION, "crown"),
    (codes.PLACE_ACTION, "place"),
    (codes.COLUMN_ACTION, "column"),
    (codes.CARD_ACTION, "card"),
    (codes.NOTHING, "nothing"),
)

# --- things -------------------------------------------------------------------------------------


def cards(view: View, codes_of: Iterable[int], language: str, form: str = "") -> str:
    """Cards (numbers) as a list: labels, or the form "short" or "object"; "" for no cards."""
    names = _cards(view, codes_of)
    return t("cards" + (form and f".{form}"), language, cards=names) if names else ""


def card(view: View, code: int, language: str, form: str = "") -> str:
    """One card (a number): its label, or the form "short" or "object"."""
    return cards(view, (code,), language, form)


def creature(view: View, column: int, language: str, form: str = "") -> str:
    """The bare name of a column's creature, or the form "short" (at most nine letters)."""
    name = view.creatures[column]
    return t("creatures" + (form and f".{form}"), language, creatures=name)


def creatures(view: View, columns: Iterable[int], language: str) -> str:
    """The bare names of several columns' creatures as a list; "" for none."""
    names = ", ".join(view.creatures[column] for column in columns)
    return t("creatures", language, creatures=names) if names else ""


def power_line(name: str, language: str) -> str:
    """What the power of the creature with this (English) name does, in a few words."""
    return t(f"power-{name.lower()}.line", language)


def _cards(view: View, codes_of: Iterable[int]) -> str:
    return format_cards(codes_of, Context(view.creatures, view.names, view.ruleset))


# --- what happened --------------------------------------------------------------------------------


def event(view: View, told: Event, language: str) -> str:
    """One event as a sentence; to the viewer as "you" where he is the player or the rival."""
    person = ""
    if told.player == view.viewer:
        person = ".you"
    elif told.rival == view.viewer:
        person = ".rival"
    return t(_event_id(view, told) + person, language, **_event_args(view, told))


def log(view: View, told: Iterable[Event], language: str) -> list[str]:
    """Events as sentences, in order; runs of draws, discards and the like become one each."""
    return [
        event(view, _merged(list(run)), language)
        for _, run in groupby(_runs(told), key=lambda numbered: numbered[0])
    ]


def _runs(told: Iterable[Event]) -> Iterable[tuple[int, Event]]:
    """Each event with the number of its run: consecutive events told in one sentence share it."""
    number, before = 0, None
    for one in told:
        key = (one.kind, one.player, one.rival, one.card is None)
        if key != before or one.kind not in _MERGED:
            number += 1
        before = key
        yield number, one


def since(view: View) -> int:
    """How much of the history is older than the end of the viewer's last finished turn.

    Before he has finished one, all that came before the first turn.
    """
    turns = [place for place, told in enumerate(view.history) if told.kind == "turn"]
    own = [place for place in turns if view.history[place].player == view.viewer]
    if own and own[-1] == turns[-1]:
        own.pop()  # his turn now
    if not own:
        return turns[0] if turns else 0
    return next(place for place in turns if place > own[-1])


def _merged(run: list[tuple[int, Event]]) -> Event:
    first = run[0][1]
    if len(run) == 1:
        return first
    if first.card is None:
        return first._replace(amount=len(run))
    return first._replace(cards=tuple(one.card for _, one in run if one.card is not None))


def _event_id(view: View, told: Event) -> str:
    kind = told.kind
    if view.ruleset == TITAN_THE_ARENA:
        kind = _IN_TITAN.get(kind, kind)
    message = f"event-{kind}"
    if kind in _BY_CARD:
        return message if told.card is not None else f"{message}-hidden"
    if kind in ("stalemate", "over"):
        return f"{message}-{told.reason}"
    if kind in ("pass", "miss"):
        if told.cards is None:
            return f"{message}-hidden"
        return message if told.cards else f"{message}-empty"
    if kind == "take" and told.creature is None:
        return f"{message}-discard"
    if kind == "use" and told.rival is not None:
        return f"{message}-on"
    if kind == "burn" and told.card is not None and told.card >= codes.FIRST_SPECTATOR:
        return f"{message}-spectator"
    return message


def _event_args(view: View, told: Event) -> dict[str, str | int]:
    args: dict[str, str | int] = {"count": told.amount or 1}
    if told.player is not None:
        args["player"] = view.names[told.player]
    if told.rival is not None:
        args["rival"] = view.names[told.rival]
    if told.card is not None:
        args["card"] = args["cards"] = _cards(view, (told.card,))
        if told.kind == "secret":
            args["creature"] = view.creatures[codes.suit_of(told.card)]
    if told.cards:
        args["cards"] = _cards(view, told.cards)
    if told.creature is not None:
        args["creature"] = view.creatures[told.creature]
    if told.amount is not None:
        args["amount"] = told.amount
    if told.kind == "round" and told.amount is not None:
        args["round"] = told.amount
    if told.row is not None:
        args["round"] = told.row + 1
        args["value"] = bet_value(told.row)
    return args


def bet_value(row: int) -> int:
    """What an open bet in this row (0 to 4) pays in gold."""
    return 4 - row


# --- decisions ------------------------------------------------------------------------------------


def question(view: View, language: str) -> str:
    """The pending decision, asked of the viewer, who must be the one to decide."""
    decision = view.decision
    if decision is None or decision.player != view.viewer:
        raise ValueError(f"viewer {view.viewer} is asked nothing: {decision}")
    kind = decision.kind
    if view.frame is None:  # chance knows no table
        return t(f"decision-{kind}", language)
    variant = _variant(view, view.frame, kind)
    args = _question_args(view, view.frame, kind, language)
    return t(f"decision-{kind}" + (variant and f".{variant}"), language, **args)


def waiting(view: View, language: str) -> str:
    """What is being decided, for those who do not; "" when the game is over.

    Where the viewer may not know what is asked, only whose turn it is.
    """
    if view.is_over:
        return ""
    decision = view.decision
    if decision is None:
        return t("table-waits", language, player=view.names[view.turn])
    args = {"player": view.names[decision.player]}
    if view.frame is not None and decision.kind in ("power", "rival"):
        args["creature"] = power_asked(view, view.frame)
    return t(f"decision-{decision.kind}.waiting", language, **args)


def _variant(view: View, frame: Frame, kind: str) -> str:
    """The attribute of the question's message; "" for its value."""
    if kind == "bet":
        return _bet_variant(view)
    if kind == "play":
        if codes.PASS in view.legal_actions:
            return "pass"
        if codes.NOTHING in view.legal_actions:
            return "second"
        return "" if view.must_open is None else "opening"
    if kind == "column":
        if frame.played == codes.MAGISTER:
            return "head-referee" if view.ruleset == TITAN_THE_ARENA else "magister"
        return "spectator"
    if kind == "take":
        return "" if frame.played >= codes.PREFECT else "power"
    return "any" if kind == "discard" and frame.foresight else ""


def _bet_variant(view: View) -> str:
    """What the viewer may do besides an open bet: bet secretly, or only reveal."""
    objects = {_object(action) for action in view.legal_actions}
    if "card" in objects:
        return "secret"
    return "reveal" if objects == {"yes", "nothing"} else ""


def _question_args(view: View, frame: Frame, kind: str, language: str) -> dict[str, str | int]:
    """The variables of the question's message."""
    if kind == "bid":
        lowest = min(action for action in view.legal_actions if action != codes.NOTHING)
        return {"minimum": lowest - codes.NUMBER_ACTION}
    if kind == "bet":
        return {"value": bet_value(view.round - 1), "count": view.tokens[view.viewer]}
    if kind == "play" and view.must_open is not None:
        return {"amount": view.must_open}
    if kind == "take":
        return {"creature": view.creatures[frame.source]} if frame.played < codes.PREFECT else {}
    if kind in ("power", "rival"):
        name = power_asked(view, frame)
        return {"creature": name, "line": power_line(name, language)}
    if kind in ("name", "keep"):
        return {"rival": view.names[frame.rival]}
    if kind == "give":
        return {"rival": view.names[view.turn], "creature": view.creatures[frame.named]}
    if kind == "with":
        return {"creature": view.creatures[codes.suit_of(frame.chosen)]}
    if kind == "discard":
        return {"count": frame.discards_left}
    return {"rival": view.names[frame.declarer]} if kind == "object" else {}


def power_asked(view: View, frame: Frame) -> str:
    """The creature whose power is asked about: the backed one, or the one the Seraphim called."""
    for told in reversed(view.history):
        if told.kind == "call" and told.creature is not None:
            return view.creatures[told.creature]
        if told.kind in ("play", "turn"):
            break
    return view.creatures[frame.source]


# --- actions --------------------------------------------------------------------------------------


def label(view: View, action: Action, language: str) -> str:
    """A legal action as a line of a menu."""
    kind = "chance" if action.kind == "pick" else action.kind
    what = _object(action)
    message = f"action-{kind}-{what}"
    args: dict[str, str | int] = {}
    column = None
    if what == "card":
        code = action - codes.CARD_ACTION
        args["card"] = _cards(view, (code,))
        column = codes.suit_of(code)
    elif what == "column":
        column = action - codes.COLUMN_ACTION
        row = view.round - 1
        args["value"] = bet_value(row)
        if kind == "burn":
            top = view.tops[row][column]
            args["card"] = _cards(view, (top,))
            message += ".spectator" if top >= codes.FIRST_SPECTATOR else ""
        elif kind == "call":
            args["line"] = power_line(view.creatures[column], language)
    elif what == "place":
        column, row = divmod(action - codes.PLACE_ACTION, codes.ROWS)
        args["round"], args["value"] = row + 1, bet_value(row)
    elif what == "crown":
        column = action - codes.CROWN_ACTION
    elif what == "player":
        seat = action - codes.PLAYER_ACTION
        args["player"] = args["rival"] = view.names[seat]
        args["count"] = view.hand_sizes[seat] if view.hand_sizes else 0
    elif what == "number":
        args["amount"] = action - codes.NUMBER_ACTION
    elif view.secret != codes.NO_CARD and (kind, what) in _OWN_SECRET:
        column = codes.suit_of(view.secret)
        message += ".known"
    elif (kind, what) == ("bet", "nothing") and _bet_variant(view) == "reveal":
        message += ".reveal"
    if column is not None and column < codes.COLUMNS:
        args["creature"] = view.creatures[column]
    return t(message, language, **args)


def hint(view: View, action: Action, language: str) -> str:
    """What a choice would bring or where a card lies, in a few words; often ""."""
    if _object(action) == "card":
        code = action - codes.CARD_ACTION
        if action.kind in ("take", "swap", "with"):
            return _whereabouts(view, code, language)
        if action.kind == "play" and code < codes.COMBAT_CARDS:
            return _covering(view, codes.suit_of(code), language, wakes=True)
    if action.kind == "column" and view.frame and view.frame.played != codes.MAGISTER:
        return _covering(view, action - codes.COLUMN_ACTION, language, wakes=False)
    return ""


def _covering(view: View, column: int, language: str, *, wakes: bool) -> str:
    hints = []
    top = view.tops[view.round - 1][column]
    if top != codes.NO_CARD:
        hints.append(t("hint-covers", language, card=_cards(view, (top,))))
    if wakes and view.backers[column] == view.viewer:
        blocked = codes.suit_of(top) == codes.SPECTATORS
        hints.append(t("hint-spectator" if blocked else "hint-backer", language))
    return "; ".join(hints)


def _whereabouts(view: View, code: int, language: str) -> str:
    """Where a visible card lies."""
    for row, tops in enumerate(view.tops):
        if code in tops:
            return t("hint-row", language, round=row + 1)
    return t("hint-revealed" if code in view.crown_tops else "hint-discard", language)


def _object(action: int) -> str:
    """The kind of object that an action chooses, whatever the decision."""
    return next(name for first, name in _OBJECTS if action >= first)


def menu(view: View, language: str) -> Sequence[str]:
    """The labels of all legal actions, in their order."""
    return [label(view, action, language) for action in view.legal_actions]
