"""Takes the README's pictures of the browser table: `python tools/web_pictures.py`.

Starts a server on a free port with data of its own, plays some turns of a game against bots in a
headless Chromium, and writes docs/images/web-*.png. The deal is a new one every time.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
TURNS = 8
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]


def play(page: Page, decisions: int) -> None:
    """Make so many decisions: the middle one of what is offered."""
    for _ in range(decisions):
        choices = page.locator("[data-action]:visible")
        choices.first.wait_for(timeout=30_000)
        choices.nth(choices.count() // 2).click()
        page.wait_for_timeout(700)
    page.locator("[data-action]:visible").first.wait_for(timeout=30_000)
    page.wait_for_timeout(700)


def main() -> int:
    """Take the pictures; 1 if there is no Chromium."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        print(
            "web_pictures: Chromium is needed (Debian: apt-get install chromium)", file=sys.stderr
        )
        return 1
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        server = subprocess.Popen(
            [sys.executable, "-m", "harena", "serve", "--no-browser", "--port", "0"],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "HARENA_DATA": data},
        )  # fmt: skip
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            browser = driver.chromium.launch(executable_path=chromium, args=FLAGS)
            desktop = browser.new_context(viewport={"width": 1440, "height": 900})
            page = desktop.new_page()
            page.goto(found[0])
            page.screenshot(path=FOLDER / "web-home.png")
            page.locator("main form button").first.click()
            play(page, TURNS)
            page.screenshot(path=FOLDER / "web-table.png")
            phone = browser.new_context(
                viewport={"width": 390, "height": 844},
                color_scheme="dark",
                storage_state=desktop.storage_state(),
            ).new_page()
            phone.goto(page.url)
            phone.wait_for_timeout(1000)
            phone.screenshot(path=FOLDER / "web-phone.png")
            browser.close()
        finally:
            server.terminate()
            server.wait(10)
    return 0


if __name__ == "__main__":
    sys.exit(main())
