"""What the routes share: the parts of the server, who asks, in which language, plain answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote, unquote

from litestar import Request, Response
from litestar.enums import MediaType

from harena.errors import HarenaError
from harena.locale import languages, negotiate, t
from harena.web import rendering
from harena.web.access import refusals
from harena.web.access.newcomers import Newcomers
from harena.web.access.sessions import language_chosen, session_of, user_of

if TYPE_CHECKING:
    from datetime import datetime

    from harena.store import Store, User
    from harena.web.access.refusals import Refusal
    from harena.web.settings import Settings
    from harena.web.tables.hall import Hall
    from harena.web.tables.live import Streams
    from harena.web.tables.timekeeper import Timekeeper

Ask = Request[Any, Any, Any]
LONGEST_PATH = 2_000
"""Characters of the longest own address (a lesson's holds all answers so far)."""


class Stranger(HarenaError):  # noqa: N818 (named by what is the case)
    """Whoever asks may not have this: he has no session, or is not the host of the table."""


class Nobody(Stranger):
    """He has no session: never had one, or it has ended meanwhile."""


class Site(NamedTuple):
    """The parts of one server."""

    settings: Settings
    store: Store
    hall: Hall
    streams: Streams
    keeper: Timekeeper
    key: bytes = b""
    """The server's secret, of which links are made."""
    newcomers: Newcomers = Newcomers()

    @staticmethod
    def of(request: Ask) -> Site:
        """The site that a request came to."""
        site = request.app.state.site
        assert isinstance(site, Site)
        return site

    def now(self) -> datetime:
        """The time, in UTC."""
        return self.settings.clock()

    def session(self, request: Ask) -> str:
        """The token of the session that asks; "" for none."""
        return session_of(request.cookies, self.settings)

    async def user(self, request: Ask) -> User | None:
        """The guest who asks."""
        found = await user_of(self.store, self.session(request), self.now())
        if found is not None:
            request.state.language = found.language
            if is_page(request):
                self.hall.browses(found.id)
        return found


async def field(request: Ask, name: str) -> str:
    """What a form that was sent holds in one of its fields; "" for nothing."""
    return str((await request.form()).get(name, ""))


def language_of(request: Ask, user: User | None = None) -> str:
    """The language to answer in: chosen, remembered, or what the browser prefers."""
    is_secure = Site.of(request).settings.is_secure
    chosen = language_chosen(request.cookies, is_secure=is_secure)
    if chosen in languages():
        return chosen
    kept = user.language if user is not None else request.state.get("language")
    if kept in languages():
        return str(kept)
    return negotiate(request.headers.get("accept-language"))


def show(
    request: Ask, template: str, language: str, status: int = 200, /, **values: Any
) -> Response[str]:
    """A page in a language; never kept by caches, for it may be somebody's own."""
    here = request.url.path if request.method == "GET" else "/"
    html = rendering.page(template, language, {"here": here, **values})
    return Response(
        html, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-store"}
    )


def see_other(path: str) -> Response[None]:
    """An answer that sends the browser to another page; headers hold plain signs only."""
    told = quote(path, safe="/%:?#[]@!$&'()*+,;=~")
    return Response(None, status_code=303, headers={"location": told})


def own_path(path: str) -> str:
    """A path of this site, or the start page: never an address elsewhere."""
    if not path.startswith("/") or path.startswith(("//", "/\\")) or len(path) > LONGEST_PATH:
        return "/"
    return path if path.isprintable() and "\\" not in path else "/"


def page_above(path: str) -> str:
    """The page of a table, or one's own, to which an address belongs; else the start page."""
    root, *rest = path.strip("/").split("/")
    if root == "tables" and rest:
        return own_path(f"/tables/{quote(unquote(rest[0]))}")
    return "/me" if root == "me" else "/"


def answer_page(request: Ask, status: int, text: str = "") -> Response[str]:
    """What is wrong, in the language of whoever asks: a page, a notice or a line for him."""
    return refuse(request, refusals.of_status(status), text)


def refuse(request: Ask, refusal: Refusal, text: str = "") -> Response[str]:
    """The same for any refusal; `text` stands for its own."""
    language = language_of(request)
    form = refusals.form_for(request.headers)
    words = text or (t(refusal.text, language) if refusal.text else "")
    here = request.url.path if request.method == "GET" else "/"
    heading = t(refusal.heading, language) if form == "page" or not text else ""
    body, kind = refusals.with_words(refusal, heading, words, language, form, here)
    headers = {"cache-control": "no-store"}
    if refusal.status in refusals.WAIT:
        headers["retry-after"] = refusals.WAIT[refusal.status]
    return Response(body, status_code=refusal.status, media_type=kind, headers=headers)


def is_page(request: Ask) -> bool:
    """Whether a browser goes to a page, and no script asks for something beside the page it is on.

    Browsers that do not say so are taken to go.
    """
    return request.headers.get("sec-fetch-mode", "navigate") == "navigate" and not is_htmx(request)


def is_htmx(request: Ask) -> bool:
    """Whether our script asks, which draws the answer itself."""
    return request.headers.get("hx-request") == "true"
