"""What every request meets first: known hosts, own origin, limits; every answer its headers.

It wraps the whole application, so that no page, error or file is without it. The access log names
the method, the route and the status, never a token, a query or an address of a client.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Final

from harena.locale import negotiate
from harena.web.access import refusals
from harena.web.access.limits import Limits
from harena.web.access.paths import told_path
from harena.web.access.sessions import LANGUAGE, cookie_name

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from harena.web.access.refusals import Refusal
    from harena.web.settings import Settings
    from harena.web.tables.live import Streams

    Scope = Any
    Message = Any
    Receive = Callable[[], Awaitable[Message]]
    Send = Callable[[Message], Awaitable[None]]
    App = Callable[[Scope, Any, Any], Awaitable[None]]

ACCESS = logging.getLogger("harena.web.access")
FAULTS = logging.getLogger("harena.web")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """The outermost layer of the server."""

    def __init__(self, app: App, settings: Settings, streams: Streams) -> None:
        self.app = app
        self.streams = streams
        self._hosts = settings.hosts
        self._is_secure = settings.is_secure
        self._limits = Limits() if settings.is_limited else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or pass on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin = time.perf_counter()
        status = 0
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._with_headers(message.get("headers", ()))
            await send(message)

        try:
            refusal = self._refusal(scope, headers)
            if refusal is None:
                await self.app(_asked(scope), receive, sending)
            else:
                await self._refuse(sending, refusal, headers)
        except asyncio.CancelledError:  # the server stops and waits no longer
            if not status:
                await self._refuse(sending, refusals.of_status(503), headers)
            raise
        except Exception:
            FAULTS.exception("%s %s failed", scope["method"], told_path(scope["path"]))
            if status:
                raise
            await self._refuse(sending, refusals.FAULT, headers)
        finally:
            took = (time.perf_counter() - begin) * 1000
            path = told_path(scope["path"])
            ACCESS.info("%s %s %d %.1f ms", scope["method"], path, status or 500, took)

    def _with_headers(self, given: Any) -> list[tuple[bytes, bytes]]:
        made = [(name, value) for name, value in given if name.lower() != b"server"]
        made += HEADERS
        if self._is_secure:
            made.append((b"strict-transport-security", b"max-age=31536000"))
        return made

    async def _refuse(self, send: Send, refusal: Refusal, headers: dict[str, str]) -> None:
        """Say no, in the language that was chosen here or that the browser prefers."""
        name = cookie_name(LANGUAGE, is_secure=self._is_secure)
        language = negotiate(cookies_of(headers).get(name), headers.get("accept-language"))
        text, kind = refusals.made(refusal, language, refusals.form_for(headers))
        body = text.encode()
        told = [
            (b"content-type", f"{kind}; charset=utf-8".encode()),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", b"no-store"),
        ]
        if refusal.status in refusals.WAIT:
            told.append((b"retry-after", refusals.WAIT[refusal.status].encode()))
        await send({"type": "http.response.start", "status": refusal.status, "headers": told})
        await send({"type": "http.response.body", "body": body})

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> Refusal | None:
        host = headers.get("host", "").lower()
        if _without_port(host) not in self._hosts:
            return refusals.HOST
        if scope["method"] not in SAFE and not _is_own(headers, host):
            return refusals.SITE
        if self._limits is not None and not self._limits.admit(scope, headers):
            return refusals.of_status(429)
        return None


def _asked(scope: Scope) -> Scope:
    """What is asked for: of what HEAD asks the server below us leaves the body out by itself.

    A stream has no end, so there HEAD stays what it is, and is refused.
    """
    is_head = scope["method"] == "HEAD" and not scope["path"].endswith("/stream")
    return {**scope, "method": "GET"} if is_head else scope


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[: host.find("]") + 1]
    return host.partition(":")[0]


def _is_own(headers: dict[str, str], host: str) -> bool:
    """Whether a request that changes something comes from one of our own pages.

    Browsers say so in Sec-Fetch-Site, which no page can forge; older ones name the Origin. Whoever
    sends neither is no browser that a foreign page could misuse, unless it has our cookie.
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is not None:
        return origin.lower().partition("://")[2] == host
    return "cookie" not in headers


def cookies_of(headers: dict[str, str]) -> dict[str, str]:
    """The cookies of a request."""
    parts = headers.get("cookie", "").split(";")
    return dict(part.strip().split("=", 1) for part in parts if "=" in part)
