"""`harena admin`: what the keeper of a server may see and do; never a card that lies face down."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import click

from . import keeping
from .keeping import DATA, JSON, STATUSES, STOPPED, YES

if TYPE_CHECKING:
    from harena.store import Game, GameLog, Seat, Store
    from harena.view import View

STATES = ("open", "running", "finished", "cancelled")
LIMIT = click.option(
    "--limit", type=click.IntRange(1, 100_000), default=50, show_default=True,
    help="How many, the newest first.",
)  # fmt: skip


@click.group(
    "admin",
    short_help="Look after a server's games, guests and links.",
    epilog="Exit status: 0 all is well, 1 a check found damage, 2 wrong usage or input, or a server"
    " has the data, 130 interrupted. `harena admin COMMAND --help` tells more.",
)
def admin() -> None:
    r"""Look after the games, guests and links of a server, on the machine where its data lies.

    What only looks works beside a running server. What changes something needs the server to be
    stopped for a moment: players' pages come back by themselves.

    \b
    Examples:
      harena admin games --status running
      harena admin guests --json
      harena admin delete-guest b4Gk2xQm7Tq9Wr3s
      harena admin check
    """


# --- looking --------------------------------------------------------------------------------------


@admin.command("games", epilog=STATUSES)
@click.option("--status", "statuses", type=click.Choice(STATES), multiple=True, help="Only these.")
@LIMIT
@DATA
@JSON
def games(statuses: tuple[str, ...], limit: int, data: str | None, *, as_json: bool) -> None:
    r"""List the games, the one that changed last first.

    \b
    Examples:
      harena admin games
      harena admin games --status open --status running --json
    """

    async def found(store: Store) -> list[dict[str, Any]]:
        wanted: Any = statuses or STATES
        return [
            _listed(game, await store.seats_of(game.id))
            for game in await store.all_games(statuses=wanted, limit=limit)
        ]

    columns = ("id", "status", "visibility", "edition", "players", "changed")
    keeping.show(keeping.read(data, found), columns, as_json=as_json)


def _listed(game: Game, seats: tuple[Seat, ...]) -> dict[str, Any]:
    return {
        "id": game.id,
        "status": game.status,
        "visibility": game.visibility,
        "edition": game.settings.get("ruleset"),
        "players": ", ".join(_sitter(seat) for seat in seats),
        "owner": game.owner,
        "created": game.created,
        "changed": game.updated,
        "started": game.started,
        "finished": game.finished,
    }


def _sitter(seat: Seat) -> str:
    if seat.user is not None:
        return f"{seat.name}{' (bot)' if seat.bot else ''}"
    return "-" if seat.is_open else f"[{seat.bot or 'gone'}]"


@admin.command("game", epilog=STATUSES)
@click.argument("game")
@DATA
@JSON
def one_game(game: str, data: str | None, *, as_json: bool) -> None:
    r"""Show one game as a spectator would see it: no hand, no hidden card.

    \b
    Example:
      harena admin game b4Gk2xQm7Tq9Wr3s
    """

    async def found(store: Store) -> tuple[GameLog, View | None]:
        log = await store.load(game)
        return log, _public_view(store, log)

    log, view = keeping.read(data, found)
    told = _listed(log.game, tuple(log.seats))
    told["seats"] = [
        {"seat": seat.seat, "user": seat.user, "name": seat.name, "bot": seat.bot}
        for seat in log.seats
    ]
    told["outcome"] = log.game.outcome
    if view is not None:
        told |= {
            "round": view.round,
            "turn": view.names[view.turn],
            "deck": view.deck_size,
            "hands": list(view.hand_sizes),
            "gold": list(view.gold),
            "fallen": [name for name, lives in _lives(view) if not lives],
        }
    if as_json:
        keeping.show([told], (), as_json=True)
        return
    for name in ("id", "status", "visibility", "edition", "owner", "created", "changed"):
        value = told[name]
        shown = keeping.moment(value) if name in ("created", "changed") else value or "-"
        keeping.say(f"{name:<11}{keeping.clean(shown)}")
    for seat in told["seats"]:
        who = " ".join(keeping.clean(seat[part]) for part in ("name", "user", "bot") if seat[part])
        keeping.say(f"seat {seat['seat']:<6}{who or '-'}")
    if view is not None:
        _print_board(view)


def _lives(view: View) -> list[tuple[str, bool]]:
    return list(zip(view.creatures, view.living, strict=True))


def _public_view(store: Store, log: GameLog) -> View | None:
    """What everybody may see of a game; None before it begins."""
    from harena import PUBLIC
    from harena.web.settings import Settings
    from harena.web.tables.table import Table

    table = Table(store, log, Settings())
    return None if table.game is None else table.game.view(PUBLIC)


def _print_board(view: View) -> None:
    from .marks import signs
    from .screen import Screen, language_of_environment
    from .table import Table

    screen = Screen(language_of_environment())
    screen.line()
    screen.lines(Table(view, screen.language, screen.width, signs(unicode=screen.unicode)).lines())


@admin.command("guests", epilog=STATUSES)
@LIMIT
@DATA
@JSON
def guests(limit: int, data: str | None, *, as_json: bool) -> None:
    r"""List the guests, the one who was here last first.

    \b
    Examples:
      harena admin guests
      harena admin guests --limit 1000 --json
    """

    async def found(store: Store) -> list[dict[str, Any]]:
        return [
            {
                "id": guest.user.id,
                "name": guest.user.name,
                "language": guest.user.language,
                "sessions": guest.sessions,
                "playing": guest.seats,
                "games": guest.games,
                "created": guest.user.created,
                "last_seen": guest.user.last_seen,
            }
            for guest in await store.guests(limit=limit)
        ]

    columns = ("id", "name", "language", "sessions", "playing", "games", "last_seen")
    keeping.show(keeping.read(data, found), columns, as_json=as_json)


@admin.command("links", epilog=STATUSES)
@click.option("--game", help="Only those of this game.")
@click.option("--all", "all_", is_flag=True, help="Also used, expired and revoked ones.")
@LIMIT
@DATA
@JSON
def links(game: str | None, limit: int, data: str | None, *, all_: bool, as_json: bool) -> None:
    r"""List links that let somebody in. What opens them is stored nowhere and cannot be shown.

    \b
    Examples:
      harena admin links
      harena admin links --game b4Gk2xQm7Tq9Wr3s --all --json
    """

    async def found(store: Store) -> list[dict[str, Any]]:
        return [
            {
                "id": link.id,
                "purpose": link.purpose,
                "game": link.game,
                "seat": link.seat,
                "user": link.user,
                "made_by": link.made_by,
                "uses": link.uses,
                "created": link.created,
                "expires": link.expires,
                "revoked": link.revoked_at,
            }
            for link in await store.every_link(game=game, only_live=not all_, limit=limit)
        ]

    columns = ("id", "purpose", "game", "seat", "uses", "created", "expires", "revoked")
    keeping.show(keeping.read(data, found), columns, as_json=as_json)


@admin.command(
    "check", epilog="Exit status: 0 all is well, 1 damage was found, 2 there is no such database."
)
@DATA
@JSON
def check(data: str | None, *, as_json: bool) -> None:
    r"""Read the whole database, and play every game of it again from its log.

    \b
    Example:
      harena admin check
    """
    found = keeping.read(data, _check)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        for name, count in found["rows"].items():
            keeping.say(f"{name:<10}{count:>9}")
        keeping.say(f"{found['replayed']} games played again from their logs")
        for problem in found["problems"]:
            keeping.say(f"problem   {keeping.clean(problem)}")
        if not found["problems"]:
            keeping.say("all is well")
    if found["problems"]:
        raise SystemExit(1)


async def _check(store: Store) -> dict[str, Any]:
    from harena.errors import HarenaError

    problems: list[str] = []
    try:
        await store.check()
    except HarenaError as error:
        problems.append(str(error))
    replayed = 0
    before: Game | None = None
    while page := await store.all_games(limit=200, before=before):
        before = page[-1]
        for game in page:
            if game.status == "open":
                continue
            try:
                _public_view(store, await store.load(game.id))
                replayed += 1
            except Exception as error:  # noqa: BLE001 (whatever is wrong with a game is told)
                problems.append(f"game {game.id}: {type(error).__name__}: {error}")
    return {"rows": await store.count_rows(), "replayed": replayed, "problems": problems}


# --- changing -------------------------------------------------------------------------------------


@admin.command("delete-game", epilog=STATUSES)
@click.argument("game")
@DATA
@STOPPED
@YES
def delete_game(game: str, data: str | None, *, server_stopped: bool, yes: bool) -> None:
    r"""Delete a game with its log, its talk and its links, for good.

    \b
    Example:
      harena admin delete-game b4Gk2xQm7Tq9Wr3s
    """

    async def told(store: Store) -> str:
        row = await store.game(game)
        names = ", ".join(_sitter(seat) for seat in await store.seats_of(game))
        return f"{row.status} game {row.id} of {keeping.clean(names)}"

    keeping.sure(f"Delete the {keeping.read(data, told)}?", yes=yes)
    keeping.write(data, lambda store: store.remove_game(game), is_stopped=server_stopped)
    keeping.say(f"game {game} is gone")


@admin.command("delete-guest", epilog=STATUSES)
@click.argument("guest")
@DATA
@STOPPED
@YES
def delete_guest(guest: str, data: str | None, *, server_stopped: bool, yes: bool) -> None:
    r"""Delete a guest with all that is his: talk, links, sessions, name. Bots take his chairs.

    \b
    Example:
      harena admin delete-guest b4Gk2xQm7Tq9Wr3s --yes
    """
    user = keeping.read(data, lambda store: store.user(guest))
    keeping.sure(f"Delete the guest {keeping.clean(user.name)} ({user.id})?", yes=yes)

    async def remove(store: Store) -> tuple[int, int]:
        from harena.web.access.forgetting import forget_name
        from harena.web.tables.hall import FILLING

        return await store.remove_user(guest, bot=FILLING, forget=forget_name)

    _, gone = keeping.write(data, remove, is_stopped=server_stopped)
    keeping.say(f"guest {guest} is gone, and {gone} games in which nobody else was")


@admin.command("rename-guest", epilog=STATUSES)
@click.argument("guest")
@click.argument("name")
@DATA
@STOPPED
def rename_guest(guest: str, name: str, data: str | None, *, server_stopped: bool) -> None:
    r"""Give a guest another name, also in games that he plays.

    \b
    Example:
      harena admin rename-guest b4Gk2xQm7Tq9Wr3s "Guest 17"
    """
    from harena.notation import check_name

    shown = check_name(name)

    async def rename(store: Store) -> int:
        from harena.web.access.forgetting import rename_everywhere

        return await store.write(lambda tx: rename_everywhere(tx, guest, shown))

    games_ = keeping.write(data, rename, is_stopped=server_stopped)
    keeping.say(f"guest {guest} is now {shown}, in {games_} games too")


@admin.command("revoke-link", epilog=STATUSES)
@click.argument("link")
@DATA
@STOPPED
def revoke_link(link: str, data: str | None, *, server_stopped: bool) -> None:
    r"""End a link by its identifier (see `harena admin links`).

    \b
    Example:
      harena admin revoke-link b4Gk2xQm7Tq9Wr3s
    """
    keeping.write(data, lambda store: store.revoke_link(link), is_stopped=server_stopped)
    keeping.say(f"link {link} lets nobody in any more")


@admin.command("log-out", epilog=STATUSES)
@click.argument("guest")
@DATA
@STOPPED
def log_out(guest: str, data: str | None, *, server_stopped: bool) -> None:
    r"""End all sessions of a guest and his links to other devices: no browser is he any more.

    \b
    Example:
      harena admin log-out b4Gk2xQm7Tq9Wr3s
    """

    async def end(store: Store) -> int:
        await store.user(guest)
        await store.revoke_device_links(guest)
        return await store.end_sessions(guest)

    ended = keeping.write(data, end, is_stopped=server_stopped)
    keeping.say(f"{ended} sessions of {guest} have ended")


@admin.command("prune", epilog=STATUSES)
@click.option(
    "--days", type=click.IntRange(1), default=90, show_default=True,
    help="Delete guests who were not here for so long.",
)  # fmt: skip
@DATA
@STOPPED
def prune(days: int, data: str | None, *, server_stopped: bool) -> None:
    r"""Delete now what the server deletes once a day: unused guests, games of nobody, dead links.

    \b
    Examples:
      harena admin prune
      harena admin prune --days 30
    """

    async def remove(store: Store) -> Any:
        from harena.web.access.forgetting import forget_name
        from harena.web.tables.hall import FILLING

        return await store.prune(bot=FILLING, unused_after=timedelta(days=days), forget=forget_name)

    gone = keeping.write(data, remove, is_stopped=server_stopped)
    keeping.say(
        f"gone: {gone.users} guests, {gone.games} games, {gone.links} links, "
        f"{gone.answers} old answers"
    )
