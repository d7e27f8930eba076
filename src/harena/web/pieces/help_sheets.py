"""Help at the table: one sheet for each topic, and which topic helps with a decision.

A sheet is a native popover, opened by one tap on a "?", with a link to its place in the rules.
"""

from __future__ import annotations

import functools
from typing import Final, NamedTuple

from harena.locale import t, texts, wording
from harena.rules import codes
from harena.rules.rulesets import TITAN_THE_ARENA
from harena.view import View
from harena.web.pieces.rulebook import page_of

POWERS: Final = (
    "power", "rival", "name", "give", "keep", "take-back", "bet-anywhere", "call", "swap", "with",
    "burn",
)  # fmt: skip
"""Decisions about a creature's power, whose own sheet helps."""
SIMPLE: Final = {
    "bid": "start",
    "bet": "bets",
    "play": "kinds",
    "discard": "turn",
    "stalemate": "deck",
    "object": "deck",
    "over": "end",
}
RULES: Final = {
    "turn": "turn",
    "bets": "bets",
    "secret": "secret-bet",
    "backer": "backer",
    "powers": "powers",
    "fall": "fall",
    "end": "end",
}
"""Topics that are sections of the rules in short, with their anchors in the complete ones."""
ANCHORS: Final = {
    "combat-card": "combat-cards",
    "spectator": "spectators",
    "prefect": "referees-ca",
    "magister": "referees-ca",
    "referee": "referees-ta",
    "head-referee": "referees-ta",
}


class Sheet(NamedTuple):
    """A sheet of help: its topic, its title, titled paragraphs, and its place in the rules."""

    topic: str
    title: str
    texts: tuple[texts.Text, ...]
    rule: str


def topic(view: View, kind: str) -> str:
    """The id of the sheet that helps with the decision that a view shows (`kind` as it shows it).

    It says no more than the question itself: who sees no decision gets the same sheet always.
    """
    if kind in SIMPLE:
        return f"help-{SIMPLE[kind]}"
    frame = view.frame
    if view.decision is None or frame is None:
        return "help-turn"
    if kind in POWERS or (kind == "take" and frame.played < codes.PREFECT):
        if frame.source < codes.COLUMNS:
            return f"power-{view.creatures.index(wording.power_asked(view, frame))}"
        return "help-powers"
    return f"help-{about(frame.played, view.ruleset) or 'kinds'}"


def about(code: int, ruleset: str) -> str:
    """The topic of a card that belongs to no creature; "" for all others."""
    titan = ruleset == TITAN_THE_ARENA
    if code == codes.MAGISTER:
        return "head-referee" if titan else "magister"
    if codes.PREFECT <= code < codes.MAGISTER:
        return "referee" if titan else "prefect"
    return "spectator" if codes.COMBAT_CARDS <= code < codes.PREFECT else ""


def sheets(view: View, language: str) -> tuple[Sheet, ...]:
    """All sheets that the page of a game may open, but for those of its powers."""
    options = tuple(sorted((name, str(value)) for name, value in view.options.items()))
    return _sheets(view.ruleset, options, language)


@functools.lru_cache(200)
def _sheets(ruleset: str, options: tuple[tuple[str, str], ...], language: str) -> tuple[Sheet, ...]:
    chosen = dict(options)
    short = dict(zip(texts.RULES, texts.rules(ruleset, language, chosen), strict=True))
    rules = page_of(ruleset, "rules")
    anchors = dict(RULES)
    anchors["start"] = "auction" if chosen.get("start") == "auction" else "setup"
    anchors["deck"] = "deck" if chosen.get("stalemate") == "none" else "stalemate"
    made = [
        Sheet(name, short[name].title, (short[name],), f"{rules}#{anchors[name]}")
        for name in texts.RULES
        if name in anchors
    ]
    bets = next(place for place, one in enumerate(made) if one.topic == "bets")
    made[bets] = made[bets]._replace(texts=(short["bets"], short["secret"]))
    kinds = [(name, texts.help_for(name, language)) for name in texts.HELP_TOPICS[ruleset]]
    title = t("web-help-kinds", language)
    every = (short["cards"], *[text for _, text in kinds])
    made.append(Sheet("kinds", title, every, f"{rules}#playing"))
    made += [Sheet(name, text.title, (text,), f"{rules}#{ANCHORS[name]}") for name, text in kinds]
    return tuple(made)
