"""The app that can be installed: its manifest and icons, and its page without a connection."""

from __future__ import annotations

import importlib.util
import json
import re
import struct
import zlib
from collections.abc import Callable

import pytest
from tests.conftest import ROOT
from tests.web.conftest import Person, Process, Running, Visitor

from harena.locale import languages, t
from harena.web import statics
from harena.web.routes import installed


def chunks(png: bytes) -> dict[bytes, bytes]:
    """The chunks of a PNG, each checked."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    found, at = {}, 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        kind, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        assert struct.unpack(">I", png[at + 8 + size : at + 12 + size]) == (
            zlib.crc32(kind + body),
        )
        found[kind] = body
        at += 12 + size
    return found


@pytest.mark.parametrize("language", sorted(languages()))
def test_the_manifest(person: Callable[..., Person], language: str) -> None:
    ann = person("en")
    ann.post("/language", language=language, next="/")
    for path in ("/", "/learn/bets", ann.play_now()):
        html = ann.get(path).text
        (href,) = re.findall(r'<link rel="manifest" href="([^"]*)"', html)
        (touch,) = re.findall(r'<link rel="apple-touch-icon" href="([^"]*)"', html)
    assert ann.get(touch).status_code == 200
    answer = person().get(href)  # browsers ask for it without cookies
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told = json.loads(answer.text)
    assert told["lang"] == language
    assert told["description"] == t("web-hero-text", language)
    assert told["display"] == "standalone"
    assert told["id"] == told["start_url"] == told["scope"] == "/"
    assert {(icon["sizes"], icon["purpose"]) for icon in told["icons"]} == {
        (f"{side}x{side}", purpose) for side in (192, 512) for purpose in ("any", "maskable")
    }
    for icon in told["icons"]:
        found = ann.get(icon["src"])
        assert found.headers["content-type"] == icon["type"] == "image/png"
        side = int(icon["sizes"].partition("x")[0])
        assert struct.unpack(">II", chunks(found.content)[b"IHDR"][:8]) == (side, side)
    for shortcut in told["shortcuts"]:
        assert ann.client.get(shortcut["url"], follow_redirects=True).status_code == 200


def test_the_icons_are_what_the_script_draws() -> None:
    """By their pixels: another zlib may pack them otherwise. The large ones take a second each."""
    spec = importlib.util.spec_from_file_location("icons_under_test", ROOT / "tools" / "icons.py")
    assert spec is not None
    assert spec.loader is not None
    icons = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(icons)
    for name in ("icon-192.png", "touch-180.png"):
        drawn = chunks(icons.draw(icons.ICONS[name]))
        kept = chunks(statics.files()[f"app/{name}"].body)
        assert zlib.decompress(drawn.pop(b"IDAT")) == zlib.decompress(kept.pop(b"IDAT"))
        assert drawn == kept
    assert set(icons.ICONS) == {
        name.removeprefix("app/") for name in statics.files() if name.startswith("app/")
    }


def test_the_worker_keeps_one_page_and_what_it_is_drawn_with(
    person: Callable[..., Person],
) -> None:
    ann = person("hu")
    text = ann.get("/sw.js").text
    (listed,) = re.findall(r"const FILES = (\[.*\]);", text)
    files = json.loads(listed)
    assert files[0] == "/offline"
    for path in files:
        assert ann.get(path).status_code == 200
    assert all(path.startswith("/static/") for path in files[1:])
    assert t("web-offline-title", "hu") in ann.get("/offline").text
    assert statics.stamp() in text
    assert ann.get("/sw.js").text == text
    assert person("fi").get("/sw.js").text != text
    assert "{" + "files}" not in text


def test_chromium_would_install_it(server: Running, visitor: Callable[..., Visitor]) -> None:
    ann = visitor(server.base)
    ann.go("/")
    devtools = ann.context.new_cdp_session(ann.page)
    told = devtools.send("Page.getAppManifest")
    assert told["errors"] == []
    assert json.loads(told["data"])["name"] == "Harena"
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window without a profile, as tests open it, is never offered an app.
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []
    ann.go("/health")  # no page of ours: there the same question finds something
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert "no-manifest" in [one["errorId"] for one in errors]


def test_without_a_connection_the_app_says_so(
    process: Process, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor(process.base, locale="fi")
    ann.may_fail = True
    table = ann.play_now(players="2")
    page = ann.page
    assert (
        page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    )
    page.evaluate(
        "async () => { await navigator.serviceWorker.register('/sw.js');"
        " await navigator.serviceWorker.ready; }"
    )
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    for path in (table, "/rules", "/learn/bets", table):
        ann.go(path)
    kept = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async name =>"
        " (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)))).flat()"
    )
    assert sorted(kept) == sorted(["/offline", *map(statics.address, installed.NEEDED)])
    process.kill()
    for path in (table, "/learn"):
        ann.go(path)
        assert t("web-offline-title", "fi") in page.locator("h1").inner_text()
        assert page.locator(".btn").evaluate("one => getComputedStyle(one).minHeight") == "44px"
    process.start()
    page.click("#try-again")
    page.wait_for_selector(".courses")
