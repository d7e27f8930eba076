"""Pages beside the table: start, credits, language, files."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from harena.bots import BOTS
from harena.locale import languages, t
from harena.store import Unknown
from harena.web import statics
from harena.web.access.sessions import language_cookie
from harena.web.pieces.rulebook import EDITIONS
from harena.web.rendering import named
from harena.web.routes import wishes
from harena.web.routes.setup import MOST_OTHERS, Wanted, offers
from harena.web.site import Ask, Site, language_of, own_path, see_other, show
from harena.web.tables.clock import CHOICES, clock_words, duration

if TYPE_CHECKING:
    from harena.store import Game, User

GALLERY = (
    ("amazon", False), ("cyclops", False), ("wyrm", False), ("seraphim", False),
    ("unicorn", False), ("daimon", True), ("troll", False), ("magus", False),
    ("colossus", True), ("gorgon", False), ("titan", False), ("ettin", False),
)  # fmt: skip


@get("/")
async def home(request: Request[Any, Any, Any]) -> Response[str]:
    """The start page: play now, set up a table, my games."""
    site = Site.of(request)
    user = await site.user(request)
    return await start_page(site, request, user, language_of(request, user))


async def start_page(
    site: Site,
    request: Request[Any, Any, Any],
    user: User | None,
    language: str,
    given: Wanted | None = None,
    fault: str = "",
) -> Response[str]:
    """The start page; after a form that could not be carried out, with why and what it held."""
    pace = wishes.wishes_of(user).pace or "calm"
    forms = {kind: Wanted(kind, pace=pace) for kind in ("bots", "friends")}
    if given is not None:
        forms[given.kind] = given
    return show(
        request,
        "home.html",
        language,
        422 if fault else 200,
        forms=forms,
        fault=fault,
        faulty=given.kind if given else "",
        most_others=MOST_OTHERS,
        **offers(language),
        name=user.name if user else "",
        key=secrets.token_urlsafe(12),
        rulesets=editions(language),
        bots=[(name, t(f"bot-{name}", language)) for name in BOTS]
        + [("mixed", t("web-rivals-mixed", language))],
        gallery=GALLERY,
        clocks=[
            (name, clock_words(clock, language) or t("clock-none", language))
            for name, clock in CHOICES.items()
        ],
        games=await _games_of(site, user, language) if user else [],
        watching=[
            _listed(game, False, language)
            for game in await site.store.public_games(statuses=("running",), limit=8)
        ],
    )


def editions(language: str) -> list[tuple[str, str]]:
    """The editions with their names."""
    return [(name, t(f"edition-{name}", language)) for name in EDITIONS]


def edition_of(settings: dict[str, Any], language: str) -> str:
    """What is played at a table, and whether only for trying."""
    edition = t(f"edition-{settings['ruleset']}", language)
    return f"{edition} ({t('web-try-short', language)})" if "origin" in settings else edition


async def _games_of(site: Site, user: User, language: str) -> list[dict[str, Any]]:
    """The user's games: those that wait for him first."""
    waiting = {due.game: due.due for due in await site.store.waiting_for(user.id)}
    games = await site.store.games_of(user.id, statuses=("open", "running", "finished"), limit=12)
    # Whoever is asked at a shared screen, it waits for the one who has it.
    for game in games:
        if game.status == "running" and _is_shared(game):
            waiting.setdefault(game.id, None)
    games = tuple(sorted(games, key=lambda game: (game.id not in waiting, _age(game))))
    listed = []
    for game in games:
        one = _listed(game, game.id in waiting, language)
        due = waiting.get(game.id)
        if due is not None:
            left = (due - site.settings.clock()).total_seconds()
            one["state"] += f" · {duration(left, language)}"
        if game.status == "running" and await _is_stood_in(site, user, game):
            one["state"] = t("wish-stood-in", language)
        listed.append(one)
    return listed


async def _is_stood_in(site: Site, user: User, game: Game) -> bool:
    chairs = await site.store.seats_of(game.id)
    return any(chair.user == user.id and chair.bot is not None for chair in chairs)


def _is_shared(game: Game) -> bool:
    return "hot_seat" in game.settings


def _age(game: Game) -> tuple[bool, float]:
    return game.status == "finished", -game.updated.timestamp()


def _listed(game: Game, is_mine: bool, language: str) -> dict[str, Any]:
    names = (game.summary or {}).get("names", [])
    players = t("web-game-with", language, players=", ".join(named(name) for name in names))
    state = {
        "open": t("web-not-started", language),
        "finished": t("web-finished", language),
    }.get(game.status, t("web-my-turn" if is_mine else "web-not-my-turn", language))
    return {
        "id": game.id,
        "status": game.status,
        "edition": edition_of(game.settings, language),
        "players": players if names else "",
        "state": state,
        "is_mine": is_mine,
    }


# --- credits, language, files ---------------------------------------------------------------------


@get("/credits")
async def credits_page(request: Request[Any, Any, Any]) -> Response[str]:
    """Whose work is used."""
    language = language_of(request, await Site.of(request).user(request))
    return show(request, "credits.html", language, authors=statics.icon_authors())


@post("/language")
async def change_language(request: Request[Any, Any, Any]) -> Response[None]:
    """Another language, from here on and wherever the same guest comes back."""
    form = await request.form()
    chosen = str(form.get("language", ""))
    answer = see_other(own_path(str(form.get("next", "/"))))
    if chosen in languages():
        site = Site.of(request)
        user = await site.user(request)
        if user is not None:
            await site.store.change_user(user.id, language=chosen)
        answer.set_cookie(language_cookie(chosen, site.settings))
    return answer


@get("/static/{stamp:str}/{path:path}")
async def static_file(
    request: Request[Any, Any, Any], stamp: FromPath[str], path: FromPath[str]
) -> Response[bytes]:
    """A file; under its present stamp it may be kept for ever."""
    file = statics.files().get(path.removeprefix("/"))
    if file is None:
        raise Unknown(f"there is no file {path!r}")
    kept = "public, max-age=31536000, immutable" if stamp == statics.stamp() else "no-cache"
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.packed
    return Response(body, media_type=file.kind, headers=headers)


@get("/favicon.ico")
async def favicon() -> Response[None]:
    """Browsers that ask for it without being told."""
    return see_other(statics.address("favicon.svg"))


@get("/health")
async def health(request: Ask) -> Response[str]:
    """Whether the server answers."""
    return Response("ok\n", media_type="text/plain")
