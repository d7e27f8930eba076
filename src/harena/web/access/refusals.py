"""How a request is refused: a page for a browser, a notice for our script, a line for others.

All in the language of whoever asks. Nothing here needs a session, the store or a table, so that the
guard can refuse as the routes do.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from harena.locale import t
from harena.web import rendering

Form = Literal["page", "notice", "line"]


class Refusal(NamedTuple):
    """A status, and which messages say why; `text` may be ""."""

    status: int
    heading: str
    text: str = ""


HOST: Final = Refusal(400, "web-error-host", "web-error-host-text")
SITE: Final = Refusal(403, "web-error-site", "web-error-site-text")
FAULT: Final = Refusal(500, "web-error-500", "web-error-500-text")
BROKEN: Final = Refusal(500, "web-broken", "web-broken-text")
_ALL: Final = {
    refusal.status: refusal
    for refusal in (
        Refusal(400, "web-error-400"),
        Refusal(403, "web-error-403"),
        Refusal(404, "web-error-404", "web-error-404-text"),
        Refusal(405, "web-error-405"),
        Refusal(409, "web-error-409"),
        Refusal(410, "web-error-410"),
        Refusal(413, "web-error-413"),
        Refusal(422, "web-error-409"),
        Refusal(429, "web-error-429", "web-error-again"),
        Refusal(503, "web-error-503", "web-error-again"),
    )
}
WAIT: Final = {429: "10", 503: "10"}
"""After how many seconds to try again, where that helps."""


def of_status(status: int) -> Refusal:
    """What is said with a status."""
    found = _ALL.get(status)
    if found is not None:
        return found
    return _ALL[400]._replace(status=status) if status < 500 else FAULT._replace(status=status)


def form_for(headers: Mapping[str, str]) -> Form:
    """What whoever sends these headers can show; a browser that goes to a page says so."""
    if headers.get("hx-request") == "true":
        return "notice"
    is_going = headers.get("sec-fetch-mode", "navigate") == "navigate"
    return "page" if is_going and "text/html" in headers.get("accept", "") else "line"


@functools.lru_cache(256)
def made(refusal: Refusal, language: str, form: Form) -> tuple[str, str]:
    """A refusal, and its media type."""
    text = t(refusal.text, language) if refusal.text else ""
    return with_words(refusal, t(refusal.heading, language), text, language, form)


def with_words(
    refusal: Refusal, heading: str, text: str, language: str, form: Form, here: str = "/"
) -> tuple[str, str]:
    """The same in words that somebody else has chosen; `here`: where the page is.

    A notice or a line needs no heading where the text says it all.
    """
    if form == "page":
        # Of a name that it does not know the server gives nothing else out: no look, no way home.
        template = "refused.html" if refusal == HOST else "message.html"
        values = {"here": here, "heading": heading, "text": text}
        return rendering.page(template, language, values), "text/html"
    told = f"{heading}. {text}" if heading and text else text or f"{heading}."
    if form == "notice":
        return rendering.notice(told, language), "text/html"
    return told + "\n", "text/plain"
