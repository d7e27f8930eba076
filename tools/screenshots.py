"""Takes pictures of the browser table in its states, to be looked at: `make screenshots`.

    python tools/screenshots.py                    every state, phone and desktop, light and dark
    python tools/screenshots.py burn end           some of them
    python tools/screenshots.py --list             their names
    python tools/screenshots.py --language fi      in Finnish, whose words are long
    python tools/screenshots.py --readme           renews the README's pictures (docs/images)

Writes build/screenshots/STATE-phone-light.png and so on, and build/screenshots/index.html with all
of them. Every state is a real game: random games of fixed seeds are played until one comes to the
state, its actions are put into a database, and a server serves that.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import harena
from harena.rules import codes
from harena.store import Changes, NewEvent, NewSeat, Pending, Store
from harena.view import View
from harena.web.tables.hall import BEGINNERS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "screenshots"
IMAGES = ROOT / "docs" / "images"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
LONG_NAMES = ("Maximiliána Szentpétery", "Bartholomew", "Wolfgang-Amadeus", "李小龍", "Ñuño")
SIZES = {"phone": (390, 844), "narrow": (320, 640), "desktop": (1366, 800)}
SEEDS = 400
"""Random games that are searched for a state."""

Test = Callable[[harena.Game, View], bool]


@dataclass
class State:
    """A state of the table: when a game is in it, and who looks."""

    test: Test
    ruleset: str = harena.rules.rulesets.COLOSSAL_ARENA
    players: int = 4
    names: tuple[str, ...] = NAMES
    watches: bool = False
    open: str = ""
    """What is pressed before the picture is taken (a selector)."""
    options: dict[str, Any] = field(default_factory=dict)


def asked(kind: str, since: int = 0) -> Test:
    """Somebody is asked this, in that round or later."""

    def test(game: harena.Game, view: View) -> bool:
        decision = view.decision
        return decision is not None and decision.kind == kind and view.round > since

    return test


def power(creature: str) -> Test:
    """A power may be used or not."""

    def test(game: harena.Game, view: View) -> bool:
        frame = view.frame
        return (
            asked("power")(game, view)
            and frame is not None
            and frame.played != codes.NO_CARD
            and view.creatures[codes.suit_of(frame.played)] == creature
        )

    return test


TITAN = harena.rules.rulesets.TITAN_THE_ARENA
STATES = {
    "bet": State(asked("bet")),
    "bet-later": State(asked("bet", 2)),
    "play": State(asked("play", 2)),
    "play-late": State(lambda game, view: view.round >= 5 and asked("play")(game, view)),
    "many-cards": State(lambda game, view: len(view.hand) >= 10 and asked("play")(game, view)),
    "five-players": State(asked("play", 3), players=5, names=LONG_NAMES),
    "two-players": State(asked("play", 1), players=2),
    "spectator-card": State(asked("column")),
    "unicorn": State(asked("swap", 1)),
    "unicorn-second": State(asked("with", 1)),
    "wyrm": State(asked("burn", 1)),
    "gorgon-rival": State(asked("rival", 1)),
    "gorgon-name": State(asked("name", 1)),
    "gorgon-give": State(asked("give")),
    "titan-keep": State(asked("keep")),
    "colossus": State(asked("take-back", 1)),
    "daimon": State(asked("bet-anywhere", 1)),
    "seraphim": State(asked("call", 1)),
    "take": State(asked("take", 1)),
    "use-power": State(asked("power", 1)),
    "discard": State(asked("discard")),
    "low-deck": State(lambda game, view: view.deck_size <= 5 and asked("play")(game, view)),
    "auction": State(asked("bid"), TITAN),
    "titan-play": State(asked("play", 2), TITAN),
    "stalemate": State(asked("stalemate"), TITAN, options={"stalemate": "faq"}),
    "object": State(asked("object"), TITAN, options={"stalemate": "faq"}),
    "watching": State(asked("play", 2), watches=True),
    "power-sheet": State(asked("play", 1), open='[popovertarget="power-2"]'),
    "player-sheet": State(asked("play", 1), open='[popovertarget="player-1"]'),
    "menu": State(asked("play", 1), open="#menu-open"),
    "log": State(asked("play", 1), open='[popovertarget="side"]'),
    "end": State(lambda game, view: game.is_over),
    "titan-end": State(lambda game, view: game.is_over, TITAN, 3),
}
ENDED = ("end", "titan-end")
README = {
    "unicorn-desktop-light": "web-table",
    "colossus-phone-dark": "web-phone",
    "end-desktop-light": "web-end",
}
"""Which pictures the README shows, and what they are called there."""
MADE = {
    "lobby": {"kind": "friends", "name": "Ann", "players": "4"},
    "curtain": {"kind": "bots", "name": "Ann", "players": "3", "other": "Ben"},
}
"""Tables that are just made: what the form of the start page sends."""
PAGES = {
    "home": "/",
    "rules": "/rules/colossal-arena",
    "questions": "/rules/titan-the-arena/questions",
    "lesson": "/learn/bets",
    "me": "/me",
    "people": "/tables/{end}/people",
    "learn": "/learn",
    "credits": "/credits",
    "missing": "/nowhere",
    "replay": "/tables/{end}/replay",
}


def searched(state: State) -> tuple[harena.Game, int]:
    """A game in the state, and the seat that looks."""
    for seed in range(SEEDS):
        rng = random.Random(f"picture {seed}")
        game = harena.Game.new(
            state.ruleset,
            creatures=BEGINNERS if seed == 0 and state.ruleset != TITAN else None,
            options=state.options,
            names=state.names[: state.players],
            seed=seed,
        )
        while True:
            decision = game.decision
            seat = codes.PUBLIC if decision is None else decision.player
            if seat != codes.CHANCE and state.test(
                game, game.view(0 if decision is None else seat)
            ):
                return game, 0 if decision is None else seat
            if decision is None:
                break
            legal = game.legal_actions
            # Bets and powers make the richer picture.
            some = [a for a in legal if int(a) not in (codes.NOTHING, codes.PASS)]
            eager = decision.kind in ("bet", "power", "swap", "burn", "call", "take-back")
            game.play(rng.choice(some if some and (eager or rng.random() < 0.8) else legal))
    raise SystemExit("screenshots: no game of these seeds comes to the state")


async def stored(database: Path, names: list[str], language: str) -> dict[str, tuple[str, str]]:
    """Put the games of these states into a new database: state -> game, session of who looks."""
    made: dict[str, tuple[str, str]] = {}
    store = await Store.open(database)
    for name in names:
        state = STATES[name]
        game, seat = searched(state)
        looker = await store.create_user(game.names[seat], language)
        chairs = [
            NewSeat(user=looker.user.id) if place == seat and not state.watches
            else NewSeat(bot="greedy") if place % 2 else NewSeat()
            for place in range(game.players)
        ]  # fmt: skip
        for place, chair in enumerate(chairs):
            if chair.user is None and chair.bot is None:
                other = await store.create_user(game.names[place], language)
                chairs[place] = NewSeat(user=other.user.id)
        made[name] = await put(store, game, chairs, looker.user.id, state), looker.token
    await store.close()
    return made


async def put(
    store: Store, game: harena.Game, chairs: list[NewSeat], owner: str, state: State
) -> str:
    """A game as a running or finished table; its identifier."""
    settings = {
        "ruleset": state.ruleset, "choice": "random", "pace": "calm", "options": state.options,
        "names": list(game.names), "creatures": list(game.creatures),
    }  # fmt: skip
    row = await store.create_game(
        settings, chairs, engine=harena.__version__, owner=owner, key="picture",
        visibility="public" if state.watches else "private",
        summary={"names": list(game.names)},
    )  # fmt: skip
    again = harena.Game.new(
        state.ruleset, creatures=game.creatures, options=state.options, names=game.names
    )
    events = []
    for action in game.history:
        assert again.decision is not None
        events.append(NewEvent("action", player=again.decision.player, action=int(action)))
        again.play(action)
    outcome = game.outcome
    changes = Changes(status="running")
    if outcome is not None:
        told = {"scores": [*outcome.scores], "winner": outcome.winner, "reason": outcome.reason}
        changes = Changes(status="finished", outcome=told)
    pending = [] if game.decision is None else [Pending(game.decision.player)]
    seq = 0
    while events:
        done = await store.append(row.id, seq, events[:100])
        seq, events = done.seq, events[100:]
    await store.append(row.id, seq, [], pending=pending, changes=changes)
    return row.id


def windows(
    browser: Browser, base: str, token: str, sizes: list[str]
) -> Iterator[tuple[str, Page]]:
    """A page of every size and colour scheme, with the session of a guest."""
    for size in sizes:
        for scheme in ("light", "dark"):
            width, height = SIZES[size]
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if scheme == "dark" else "light",
                reduced_motion="reduce",
            )
            if token:
                context.add_cookies([{"name": "harena", "value": token, "url": base}])
            yield f"{size}-{scheme}", context.new_page()
            context.close()


def take(
    browser: Browser,
    base: str,
    made: dict[str, tuple[str, str]],
    pages: list[str],
    sizes: list[str],
) -> list[str]:
    """Take all pictures; their names."""
    found = []
    places = [(name, f"/tables/{game}", token) for name, (game, token) in made.items()]
    last = next(iter(made.values()), ("", ""))
    for name in pages:
        game, token = made.get("end", last)
        places.append((name, PAGES.get(name, "").format(end=game), token))
    for name, path, token in places:
        is_long = name in PAGES or name in ENDED
        for shape, page in windows(browser, base, "" if name in MADE else token, sizes):
            if name in MADE:
                form: dict[str, str | float | bool] = {**MADE[name]}
                answer = page.request.post(
                    f"{base}/tables", form=form, headers={"origin": base}, max_redirects=0
                )
                page.goto(base + answer.headers["location"])
            else:
                page.goto(base + path + ("/end" if name in ENDED else ""))
            page.wait_for_timeout(500)
            state = STATES.get(name)
            if state is not None and state.open:
                button = page.locator(state.open).locator("visible=true").first
                if button.count():
                    button.click()
                    page.wait_for_timeout(400)
            file = f"{name}-{shape}.png"
            page.screenshot(path=FOLDER / file, full_page=is_long)
            wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            if wide > 0:
                print(f"{file}: {wide} px wider than the window")
            found.append(file)
    return found


def index(files: list[str]) -> None:
    """A page that shows all pictures."""
    shown = "\n".join(
        f'<figure><a href="{name}"><img src="{name}" alt="{name}"></a>'
        f"<figcaption>{escape(name)}</figcaption></figure>"
        for name in files
    )
    style = "figure{display:inline-block;margin:4px;vertical-align:top}img{height:420px}"
    text = f"<!doctype html><title>Harena</title><style>{style}</style>\n{shown}\n"
    (FOLDER / "index.html").write_text(text, encoding="utf-8")


def main() -> int:
    """The command line; 1 if there is no Chromium, 2 for a state that is unknown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("states", nargs="*", help="which; all if none")
    parser.add_argument("--list", action="store_true", help="print the names of the states")
    parser.add_argument("--language", default="en")
    parser.add_argument("--size", action="append", choices=[*SIZES], help="phone and desktop")
    parser.add_argument("--readme", action="store_true", help="renew the README's pictures")
    given = parser.parse_args()
    known = [*STATES, *MADE, *PAGES]
    if given.list:
        print("\n".join(known))
        return 0
    if unknown := [name for name in given.states if name not in known]:
        print(
            f"screenshots: no state {unknown[0]!r}; there are: {', '.join(known)}", file=sys.stderr
        )
        return 2
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        print("screenshots: Chromium is needed (Debian: apt-get install chromium)", file=sys.stderr)
        return 1
    of_readme = [name.split("-")[0] for name in README]
    wanted = of_readme if given.readme else given.states or known
    states = [name for name in wanted if name in STATES]
    pages = [name for name in wanted if name in PAGES or name in MADE]
    if pages and "end" not in states:
        states.append("end")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        made = in_thread(stored(Path(data, "harena.db"), states, given.language))
        server = subprocess.Popen(
            [sys.executable, "-m", "harena", "serve", "--no-browser", "--port", "0"],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "HARENA_DATA": data},
        )  # fmt: skip
        try:
            assert server.stdout is not None
            found = re.search(r"http://[^\s/]+", server.stdout.readline())
            assert found is not None
            browser = driver.chromium.launch(executable_path=chromium, args=FLAGS)
            files = take(browser, found[0], made, pages, given.size or ["phone", "desktop"])
            browser.close()
        finally:
            server.terminate()
            server.wait(10)
    if given.readme:
        for name, shown in README.items():
            shutil.copyfile(FOLDER / f"{name}.png", IMAGES / f"{shown}.png")
    index(files)
    print(f"{len(files)} pictures in {FOLDER.relative_to(ROOT)}, all on index.html")
    return 0


def in_thread(work: Any) -> Any:
    """Run to the end beside the loop that the browser's driver keeps in this thread."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


if __name__ == "__main__":
    sys.exit(main())
