"""Who asks: a guest by an opaque cookie, of which the store keeps only a hash."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from litestar.datastructures import Cookie

if TYPE_CHECKING:
    from collections.abc import Mapping

    from harena.store import Store, User
    from harena.web.settings import Settings

COOKIE = "harena"
LANGUAGE = "language"
YEAR = 365 * 24 * 3600
SEEN_STEP: Final = timedelta(hours=1)
HOST: Final = "__Host-"
"""Before the name of a cookie: browsers take it from this very host and by TLS only."""


def cookie_name(name: str, *, is_secure: bool) -> str:
    """What a cookie is called: behind TLS no other host, and no plain page, can plant it."""
    return HOST + name if is_secure else name


def _cookie(name: str, value: str, settings: Settings) -> Cookie:
    return Cookie(
        key=cookie_name(name, is_secure=settings.is_secure),
        value=value,
        max_age=YEAR if value else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.is_secure,
    )


def session_cookie(token: str, settings: Settings) -> Cookie:
    """The cookie of a session: out of reach of scripts and of other sites; "" takes it away."""
    return _cookie(COOKIE, token, settings)


def language_cookie(language: str, settings: Settings) -> Cookie:
    """The cookie that remembers the language of somebody without a session."""
    return _cookie(LANGUAGE, language, settings)


def session_of(cookies: Mapping[str, str], settings: Settings) -> str:
    """The token of a request's session; "" for none."""
    token = cookies.get(cookie_name(COOKIE, is_secure=settings.is_secure), "")
    return token if len(token) <= 100 else ""


def language_chosen(cookies: Mapping[str, str], *, is_secure: bool) -> str:
    """The language that a cookie remembers; "" for none."""
    return cookies.get(cookie_name(LANGUAGE, is_secure=is_secure), "")


async def user_of(store: Store, token: str, now: datetime) -> User | None:
    """The guest behind a session; None if there is none."""
    if not token:
        return None
    user = await store.user_by_token(token)
    if user is not None and now - user.last_seen > SEEN_STEP:
        await store.seen(token)  # guests nobody has seen for long are deleted
    return user


BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
    ("Mac OS X", "Mac"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def device_label(agent: str) -> str:
    """What its owner will know a device by: browser and system, as far as it tells; or ""."""
    found = [
        next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(part for part in found if part)
