"""How fast the table in the browser is: first page, sizes, rendering, clicks, a load, kills.

    python -m benchmarks.web             everything but the last two
    python -m benchmarks.web render      one part: start, size, render, click, load, peer, kill

Figures are medians with the 95th percentile behind them; the machine is named. The server runs as
a process of its own with `synchronous=FULL`; people and browsers come from this one, by loopback.
`click` needs Debian's Chromium and playwright; `peer` Node, the packages of benchmarks/boardgame.io
(npm ci there) and the extra [peers]; `kill` takes some minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import random
import shutil
import tempfile
import time
from typing import Any

from benchmarks import web_load
from benchmarks.web_client import Guest, Server, sit_down
from benchmarks.web_load import spread

import harena
from harena.rules import codes
from harena.web import statics
from harena.web.pieces import board
from harena.web.pieces.logbook import LogBook
from harena.web.pieces.piece import Sheet
from harena.web.tables import live
from harena.web.tables.shown import after_no_bet

CHROMIUM = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now();
  window.changes = [];
  new MutationObserver(() => window.changes.push(now())).observe(
    document.querySelector("#table-form main"), { subtree: true, childList: true, attributes: true,
    characterData: true });
}"""
CLICK = """(button) => {
  window.changes = [];
  const at = performance.timeOrigin + performance.now();
  button.click();
  return at;
}"""

# --- the parts ------------------------------------------------------------------------------------


def measure_start() -> None:
    """From the start of the process to the first page."""
    times = []
    for _ in range(7):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(folder)
            times.append(server.start() * 1000)
            server.stop()
    print(f"start to first page       {spread(times)}   goal 1000 ms")


def measure_size() -> None:
    """Everything a first visit to a table may load, compressed."""
    total = sum(
        len(file.packed or file.body)
        for name, file in statics.files().items()
        if not name.endswith((".txt", ".json")) and name != "pages.css" and name[:4] != "app/"
    )
    game, _ = played(60)
    sitters = tuple(board.Sitter(name) for name in game.names)
    sheet = board.sheet(game.view(0), board.Extra(sitters), "en")
    page = len(gzip.compress("".join(map(str, sheet.values())).encode()))
    print(f"files, first visit        {(total + page) / 1024:.1f} KB, all fonts   goal 150 KB")


def played(steps: int, seed: int = 5) -> tuple[harena.Game, harena.Chance]:
    """A game after so many actions."""
    game, chance = harena.Game.new("colossal-arena", players=4, seed=seed), harena.Chance(seed)
    bots = [harena.make_bot("random", seat) for seat in range(4)]
    while not game.is_over and len(game.history) < steps:
        decision = game.decision
        assert decision is not None
        who = decision.player
        chooser = chance if who == codes.CHANCE else bots[who]
        game.play(chooser.choose(game.view(who), game.legal_actions))
    return game, chance


def measure_render() -> None:
    """From a changed game to the message for one viewer, and the size of that message."""
    times: list[float] = []
    cold: list[float] = []
    sizes: list[float] = []
    for seed in range(12):
        game, chance = played(0, seed)
        bots = [harena.make_bot("greedy", seat) for seat in range(4)]
        sitters = tuple(board.Sitter(name) for name in game.names)
        books = [LogBook() for _ in range(4)]
        packers = [live.Packer() for _ in range(4)]
        shown: list[Sheet] = [{} for _ in range(4)]
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            if decision.player != codes.CHANCE:
                for seat in range(4):
                    begin = time.perf_counter()
                    view = game.view(seat)
                    after = after_no_bet(game, view)
                    extra = board.Extra(sitters, str(len(view.history)), False, after, "x")
                    sheet = board.sheet(view, extra, "en", books[seat])
                    message = live.message(shown[seat], sheet)
                    took = (time.perf_counter() - begin) * 1000
                    if shown[seat] and message:
                        (cold if seed < 2 else times).append(took)
                        sizes.append(len(packers[seat](message.encode())) / 1024)
                    shown[seat] = sheet
            chooser = chance if decision.player == codes.CHANCE else bots[decision.player]
            game.play(chooser.choose(game.view(decision.player), game.legal_actions))
    print(f"render for one viewer     {spread(times)}   goal 0.5 ms")
    print(f"  in the first two games  {spread(cold)}")
    print(f"push, compressed          {spread(sizes, 'KB')}   goal 4 KB")


async def _clicks(moves: int = 60) -> None:
    from playwright.async_api import Page, async_playwright

    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    assert chromium is not None, "Chromium is not installed"

    async def page_of(browser: Any, guest: Guest) -> Page:
        context = await browser.new_context()
        name, _, value = guest.browser.cookie.partition("=")
        where = f"http://127.0.0.1:{guest.browser.port}"
        await context.add_cookies([{"name": name, "value": value, "url": where}])
        page: Page = await context.new_page()
        await page.goto(where + guest.table)
        await page.evaluate(WATCH)
        return page

    async def seen(page: Page, since: float) -> float:
        for _ in range(400):
            changes: list[float] = await page.evaluate("() => window.changes")
            late = [at for at in changes if at >= since]
            if late:
                return late[0] - since
            await asyncio.sleep(0.01)
        raise TimeoutError("the board did not change")

    own: list[float] = []
    other: list[float] = []
    rng = random.Random(3)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        server.start()
        async with async_playwright() as driver:
            browser = await driver.chromium.launch(executable_path=chromium, args=[*CHROMIUM])
            guests = await sit_down(server.port, 2, "Click")
            pages = [await page_of(browser, guest) for guest in guests]
            while len(own) < moves:
                for mover, page in enumerate(pages):
                    selector = "#table-form button[data-action]:not([data-action=undo], [name=ask])"
                    buttons = [
                        one
                        for one in await page.query_selector_all(selector)
                        if await one.is_visible()
                    ]
                    if not buttons:
                        continue
                    watcher = pages[1 - mover]
                    await watcher.evaluate("() => { window.changes = []; }")
                    at = await page.evaluate(CLICK, rng.choice(buttons))
                    own.append(await seen(page, at))
                    # Where nothing is to be seen for the other one, nothing is pushed to him.
                    try:
                        other.append(await seen(watcher, at))
                    except TimeoutError:
                        continue
                    await asyncio.sleep(0.3)
            await browser.close()
        server.stop()
    print(f"click to own board        {spread(own)}   goal 60 ms, p95 150 ms")
    print(f"click to another browser  {spread(other)}   goal 60 ms, p95 150 ms")


def measure_click() -> None:
    """From a click to the changed board, in the same browser and in another one."""
    asyncio.run(_clicks())


def measure_load() -> None:
    """Many tables with four open streams each, one answer a second at each."""
    asyncio.run(web_load.load(200, 20))


def measure_peer() -> None:
    """The same, and then of boardgame.io's own server."""
    from benchmarks.web_peer import load_peer

    ours = asyncio.run(web_load.load(200, 20))
    theirs = asyncio.run(load_peer(200, 20))
    print(f"p99 of boardgame.io : p99 of harena = {theirs / ours:.2f}")


def measure_kill() -> None:
    """What a killed server loses, and how long its pages take to come back."""
    asyncio.run(web_load.kills(200, 50))


PARTS = {
    "start": measure_start,
    "size": measure_size,
    "render": measure_render,
    "click": measure_click,
    "load": measure_load,
    "peer": measure_peer,
    "kill": measure_kill,
}
USUAL = ("start", "size", "render", "click", "load")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure the table in the browser.")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="which parts")
    given = parser.parse_args()
    print(web_load.machine())
    for part in given.parts or USUAL:
        PARTS[part]()


if __name__ == "__main__":
    main()
