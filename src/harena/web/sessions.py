"""Who asks: a guest by an opaque cookie, of which the store keeps only a hash."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from litestar.datastructures import Cookie

if TYPE_CHECKING:
    from harena.store import Store, User
    from harena.web.settings import Settings

COOKIE = "harena"
YEAR = 365 * 24 * 3600
SEEN_STEP: Final = timedelta(hours=1)


def session_cookie(token: str, settings: Settings) -> Cookie:
    """The cookie of a session: out of reach of scripts and of other sites."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.is_secure,
    )


def language_cookie(language: str, settings: Settings) -> Cookie:
    """The cookie that remembers the language of somebody without a session."""
    return Cookie(
        key="language",
        value=language,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.is_secure,
    )


async def user_of(store: Store, cookies: dict[str, str]) -> User | None:
    """The guest behind a request's cookies; None if there is none."""
    token = cookies.get(COOKIE, "")
    if not token or len(token) > 100:
        return None
    user = await store.user_by_token(token)
    if user is not None and datetime.now(UTC) - user.last_seen > SEEN_STEP:
        await store.seen(token)  # guests nobody has seen for long are deleted
    return user
