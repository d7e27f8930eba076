"""The games of a guest as the start page lists them: who plays, and what each one waits for."""

from __future__ import annotations

import functools
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from harena.locale import t
from harena.store import games, pending, seats
from harena.web.rendering import named
from harena.web.tables.clock import duration

if TYPE_CHECKING:
    from harena.store import Game, Seat, Transaction, User
    from harena.web.site import Site

SHOWN = 12


class Mine(NamedTuple):
    """What the store knows of a guest's games, as of one moment."""

    games: tuple[Game, ...]
    waiting: dict[str, datetime | None]
    """Those that wait for him, and until when."""
    chairs: dict[str, tuple[Seat, ...]]

    @classmethod
    def read(cls, tx: Transaction, user: str) -> Mine:
        """Read it."""
        found = games.of_user(tx, user, statuses=("open", "running", "finished"), limit=SHOWN)
        waiting = {due.game: due.due for due in pending.waiting_for(tx, user)}
        # Whoever is asked at a shared screen, it waits for the one who has it.
        for game in found:
            if game.status == "running" and shared_names(game):
                waiting.setdefault(game.id, None)
        chairs = {
            game.id: seats.of_game(tx, game.id) for game in found if game.status != "finished"
        }
        return cls(found, waiting, chairs)


async def listed(site: Site, user: User, language: str) -> list[dict[str, Any]]:
    """A guest's games: first those that wait for him, last those that cannot be played."""
    mine = await site.store.read(functools.partial(Mine.read, user=user.id))
    broken = {
        game.id
        for game in mine.games
        if (game.status == "running" and await site.hall.is_broken(game.id))
        or game.id in site.hall.broken
    }

    def place(game: Game) -> tuple[bool, bool, bool, float]:
        waits = game.id in mine.waiting and game.id not in broken
        is_over = game.status == "finished"
        return not waits, game.id in broken, is_over, -game.updated.timestamp()

    shown = []
    for game in sorted(mine.games, key=place):
        is_mine = game.id in mine.waiting and game.id not in broken
        one = line(game, language, is_mine=is_mine, chairs=mine.chairs.get(game.id, ()))
        due = mine.waiting.get(game.id)
        if is_mine and due is not None:
            left = (due - site.settings.clock()).total_seconds()
            one["state"] += f" · {duration(left, language)}"
        chairs = mine.chairs.get(game.id, ())
        if game.status == "running" and any(
            chair.user == user.id and chair.bot is not None for chair in chairs
        ):
            one["state"] = t("wish-stood-in", language)
        if game.id in broken:
            one["state"] = t("web-broken-short", language)
        shown.append(one)
    return shown


def shared_names(game: Game) -> dict[str, str]:
    """The names of those who share a screen, by seat; mostly none."""
    names: dict[str, str] = game.settings.get("hot_seat") or {}
    return names


def line(
    game: Game, language: str, *, is_mine: bool = False, chairs: tuple[Seat, ...] = ()
) -> dict[str, Any]:
    """A game in a list; before it begins its `chairs` say who is there so far."""
    names = (game.summary or {}).get("names", [])
    players = ", ".join(named(name) for name in names)
    told = t("web-game-with", language, players=players) if names else ""
    if game.status == "open":
        told = sitting(game, chairs, language)
    state = {
        "open": t("web-not-started", language),
        "finished": t("web-finished", language),
    }.get(game.status, t("web-my-turn" if is_mine else "web-not-my-turn", language))
    return {
        "id": game.id,
        "status": game.status,
        "edition": edition_of(game.settings, language),
        "players": told,
        "state": state,
        "is_mine": is_mine,
    }


def sitting(game: Game, chairs: tuple[Seat, ...], language: str) -> str:
    """Who sits at a table that has not begun, and how many chairs are free."""
    shared = shared_names(game)
    names = []
    for chair in chairs:
        name = shared.get(str(chair.seat)) or (chair.name if chair.user is not None else "")
        if name:
            names.append(named(name))
        elif chair.bot is not None:
            names.append(t(f"bot-{chair.bot}", language))
    told = [t("web-game-with", language, players=", ".join(names))] if names else []
    free = len(chairs) - len(names)
    if free:
        told.append(t("web-chairs-free", language, count=free))
    return " · ".join(told)


def edition_of(settings: dict[str, Any], language: str) -> str:
    """What is played at a table, and whether only for trying."""
    edition = t(f"edition-{settings['ruleset']}", language)
    return f"{edition} ({t('web-try-short', language)})" if "origin" in settings else edition
