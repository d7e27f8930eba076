"""The table as an app that can be installed: its manifest, its page without a connection."""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Any, Final

from litestar import Request, Response, get

from harena.locale import languages, t
from harena.web import statics
from harena.web.site import Site, language_of, show

SAND: Final = "#f8eedb"
PANEL: Final = "#fffaf0"
"""Colours of base.css: behind the app while it opens, and around it."""
SIZES: Final = (192, 512)
NEEDED: Final = ("harena.css", "pages.css", "favicon.svg", "icons.svg")
"""The files that the page shown without a connection is drawn with."""


@get("/manifest.webmanifest")
async def manifest(request: Request[Any, Any, Any]) -> Response[str]:
    """What a browser wants to know of an app, in the language of the page that links it."""
    asked = request.query_params.get("language", "")
    language = asked if asked in languages() else language_of(request)
    pages = (("lesson-learn", "/learn"), ("web-rules", "/rules"))
    told = {
        "id": "/",
        "name": "Harena",
        "short_name": "Harena",
        "description": t("web-hero-text", language),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": SAND,
        "theme_color": PANEL,
        "categories": ["games"],
        "icons": [
            {
                "src": statics.address(f"app/{name}-{size}.png"),
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for name, purpose in (("icon", "any"), ("maskable", "maskable"))
            for size in SIZES
        ],
        "shortcuts": [{"name": t(words, language), "url": path} for words, path in pages],
    }
    return Response(
        json.dumps(told, ensure_ascii=False),
        media_type="application/manifest+json",
        headers={"cache-control": "no-cache"},
    )


@get("/offline")
async def offline(request: Request[Any, Any, Any]) -> Response[str]:
    """The page that an installed app keeps for when the server cannot be reached."""
    language = language_of(request, await Site.of(request).user(request))
    return show(request, "offline.html", language)


@functools.cache
def _worker() -> str:
    return (resources.files("harena.web") / "app_files" / "sw.js").read_text(encoding="utf-8")


@get("/sw.js")
async def worker(request: Request[Any, Any, Any]) -> Response[str]:
    """The script that shows that page; it changes with the files and the language."""
    language = language_of(request, await Site.of(request).user(request))
    text = _worker()
    files = json.dumps(["/offline", *[statics.address(name) for name in NEEDED]])
    text = text.replace("{name}", f"offline-{statics.stamp()}-{language}").replace("{files}", files)
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})
