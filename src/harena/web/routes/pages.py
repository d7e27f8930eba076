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
from harena.web.routes import mine, wishes
from harena.web.routes.setup import MOST_OTHERS, Wanted, offers
from harena.web.routes.visit import visit
from harena.web.site import Ask, Site, language_of, own_path, see_other, show
from harena.web.tables.clock import CHOICES, clock_words
from harena.web.tables.hall import Broken
from harena.web.tables.seeing import choose_language

if TYPE_CHECKING:
    from harena.store import User

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
        games=await mine.listed(site, user, language) if user else [],
        watching=[
            mine.line(game, language)
            for game in await site.store.public_games(statuses=("running",), limit=8)
            if game.id not in site.hall.broken
        ],
    )


def editions(language: str) -> list[tuple[str, str]]:
    """The editions with their names."""
    return [(name, t(f"edition-{name}", language)) for name in EDITIONS]


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
    if chosen in languages() and not await _is_for_one(request, str(form.get("table", "")), chosen):
        site = Site.of(request)
        user = await site.user(request)
        if user is not None:
            await site.store.change_user(user.id, language=chosen)
        answer.set_cookie(language_cookie(chosen, site.settings))
    return answer


async def _is_for_one(request: Ask, game: str, language: str) -> bool:
    """At a screen that several share: a language for the one who sits in front alone."""
    if not game:
        return False
    try:
        at = await visit(request, game)
    except (Unknown, Broken):
        return False
    return await choose_language(at.table, at.viewer, language)


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
