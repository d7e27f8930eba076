"""The longer texts: powers, help for cards, the rules in short, and how a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from harena.locale import t
from harena.locale.wording import bet_value
from harena.rules.codes import CROWN, NO_CARD, NO_COLUMN, suit_of
from harena.rules.rulesets import COLOSSAL_ARENA, EDITIONS, TITAN_THE_ARENA

if TYPE_CHECKING:
    from harena.view import View

HELP_TOPICS = {
    COLOSSAL_ARENA: ("combat-card", "spectator", "prefect", "magister"),
    TITAN_THE_ARENA: ("combat-card", "spectator", "referee", "head-referee"),
}
RULES = (
    "aim", "start", "turn", "bets", "secret", "backer", "cards", "powers", "fall", "end", "deck",
    "talk",
)  # fmt: skip
_SCOUTS = ("Amazon", "Ranger")
_SECRET_VALUE = 5
assert CROWN == _SECRET_VALUE  # the place of a revealed secret bet is named by what it pays


class Power(NamedTuple):
    """A creature's power: its name, what it does in a few words, and what exactly may be done."""

    name: str
    line: str
    full: str


class Text(NamedTuple):
    """A heading and a paragraph."""

    title: str
    text: str


def power(
    creature: str, ruleset: str, language: str, options: Mapping[str, object] | None = None
) -> Power:
    """The power of a creature (by its English name) as this ruleset has it."""
    message = f"power-{creature.lower()}"
    titan = ruleset == TITAN_THE_ARENA
    if creature in _SCOUTS:  # what a short deck means follows the option alone
        titan = _option("stalemate", ruleset, options) != "none"
    full = t(f"{message}.{'titan' if titan else 'full'}", language)
    return Power(t(message, language), t(f"{message}.line", language), full)


def help_for(topic: str, language: str) -> Text:
    """Help for a kind of card: one of HELP_TOPICS."""
    return Text(t(f"help-{topic}", language), t(f"help-{topic}.text", language))


def rules(ruleset: str, language: str, options: Mapping[str, object] | None = None) -> list[Text]:
    """The rules on about a page, section by section, as this ruleset and its options have them."""
    return [
        Text(t(f"rules-{name}", language), t(f"rules-{name}.{variant}", language))
        for name in RULES
        for variant in [_variant(name, ruleset, options)]
    ]


_DIFFERENT = ("turn", "bets", "secret", "cards", "fall")


def _variant(name: str, ruleset: str, options: Mapping[str, object] | None) -> str:
    if name == "deck":
        return str(_option("stalemate", ruleset, options))
    if name == "start":
        return "titan" if _option("start", ruleset, options) == "auction" else "text"
    if name == "end" and _option("tie_break", ruleset, options) == "tournament":
        return "tournament"
    if name == "backer" and _option("backer_by", ruleset, options) == "count":
        return "count"
    return "titan" if ruleset == TITAN_THE_ARENA and name in _DIFFERENT else "text"


def _option(name: str, ruleset: str, options: Mapping[str, object] | None) -> object:
    return (options or {}).get(name, EDITIONS[ruleset].get(name))


def outcome(view: View, language: str) -> list[str]:
    """How a finished game ended: why, who survived, what everybody won, who wins; [] before.

    The scores come best first, each with the bets that pay.
    """
    ended = view.outcome
    if ended is None:
        return []
    survivors = ", ".join(view.creatures[column] for column in ended.survivors)
    lines = [
        t(f"end-reason-{ended.reason}", language),
        t("end-survivors", language, creatures=survivors),
    ]
    seats = sorted(range(view.players), key=lambda s: (-ended.scores[s], s != ended.winner))
    lines += [score(view, seat, language) for seat in seats]
    best = ended.scores[ended.winner]
    if ended.tie_break:
        rule = view.options.get("tie_break", "last-mover")
        lines.append(t(f"end-tie-break-{rule}", language, amount=best))
    you = ".you" if ended.winner == view.viewer else ""
    winner = view.names[ended.winner]
    lines.append(t("end-winner" + you, language, player=winner, amount=best))
    return lines


def score(view: View, seat: int, language: str) -> str:
    """What a player won in a finished game, with the bets that pay."""
    amount = view.outcome.scores[seat] if view.outcome else view.gold[seat]
    player = view.names[seat]
    bets = [
        t("end-bet", language, creature=view.creatures[column], value=bet_value(row))
        for row, owners in enumerate(view.bets)
        for column, owner in enumerate(owners)
        if owner == seat and view.living[column]
    ]
    bets += [
        t("end-bet-secret", language, creature=view.creatures[column], value=_SECRET_VALUE)
        for column in _secret_columns(view, seat)
        if view.living[column]
    ]
    if not bets:
        return t("end-score", language, player=player, amount=amount)
    return t("end-score.bets", language, player=player, amount=amount, bets=" + ".join(bets))


def _secret_columns(view: View, seat: int) -> list[int]:
    columns = [] if view.crowns[seat] == NO_COLUMN else [view.crowns[seat]]
    if view.secrets[seat] != NO_CARD:
        columns.append(suit_of(view.secrets[seat]))
    return columns
