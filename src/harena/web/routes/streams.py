"""How routes answer with a stream, or refuse one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

from harena.store import handle_of
from harena.web.site import Ask
from harena.web.tables import live

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

    from harena.web.routes.visit import Visit


def known_state(request: Ask) -> str:
    """The state that the page which asks shows already; "" if it does not say."""
    return str(request.headers.get("last-event-id") or request.query_params.get("state", ""))


def answer(
    request: Ask, at: Visit, changes: Callable[[live.Listener], AsyncIterator[bytes]]
) -> ASGIApp:
    """A stream of these messages, made when its table rings; refused while the server stops."""
    site = at.site
    if site.streams.is_ending.is_set():
        return refusal(503)
    token = site.session(request)
    listener = live.Listener(at.user.id if at.user else None, handle_of(token) if token else "")
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    messages = changes(listener)
    return live.Stream(
        site.streams, listener, at.table, messages, site.settings.beat, is_packed=is_packed
    )


def refusal(status: int) -> ASGIApp:
    """An empty answer."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": status, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    return answer
