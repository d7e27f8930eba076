"""After the last turn: what the secret bets were, who won and why, tournaments, one more game."""

from __future__ import annotations

from pathlib import Path

from harena.arena.tournament import GAMES, Tournament
from harena.locale import texts
from harena.view import View

from .saving import Save
from .screen import Screen
from .setup import Plan, next_of


def show(screen: Screen, view: View, record: Path) -> None:
    """How the game ended, and where its record lies."""
    screen.heading(screen.t("end-title"))
    for line in texts.outcome(view, screen.language):
        screen.line(f" {line}", indent=3)
    screen.line(screen.t("ui-recorded", path=str(record)), "dim", indent=2)


def show_standing(screen: Screen, tournament: Tournament, people: list[str]) -> None:
    """The summed winnings, and after the last game who won the tournament."""
    screen.heading(screen.t("ui-tournament-standing", number=tournament.played))
    standings = tournament.standings()
    for standing in standings:
        text = screen.t("end-score", player=standing.name, amount=standing.gold)
        screen.line(f" {standing.place}. {text}", indent=4)
    for standing in standings:
        if standing.player in tournament.winners():
            you = ".you" if people == [standing.name] else ""
            screen.say(
                f"ui-tournament-winner{you}", "bold", player=standing.name, amount=standing.gold
            )


def following(save: Save, language: str) -> Save | None:
    """The tournament's next game, after this one was entered; None if it was the last."""
    tournament = save.tournament
    if tournament is None or tournament.is_over:
        return None
    by_name = dict(zip(save.game.names, save.bots, strict=True))
    return next_of(tournament, [by_name[name] for name in tournament.names], language)


def rematch(save: Save, language: str, games: int) -> Save:
    """A new game or tournament of the same players, one seat further on; new creatures if drawn."""
    return Plan(
        save.game.ruleset.name,
        save.game.names[1:] + save.game.names[:1],
        save.bots[1:] + save.bots[:1],
        None if save.random_creatures else save.game.creatures,
        save.game.ruleset.options,
        None if save.seed is None else f"{save.seed}+",
        games,
    ).save(language)


def ask_again(screen: Screen) -> int:
    """How many more games: 0, 1, or a tournament."""
    labels = [
        screen.t("ui-again-no"),
        screen.t("ui-again-once"),
        screen.t("ui-again-tournament", count=GAMES),
    ]
    return (0, 1, GAMES)[screen.pick(screen.t("ui-again"), labels)]
