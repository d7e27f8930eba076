"""People made of random numbers: they answer whatever the terminal asks, in this process."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Sequence

from rich.console import Console

from harena.cli.screen import InputEnded, Screen

Watcher = Callable[[str], None]


class Robot(Screen):
    """A screen whose person picks any choice; what is shown is told to a watcher, piece by piece.

    `patience`: how many times it answers before it closes the input.
    """

    def __init__(
        self,
        language: str = "en",
        seed: int = 1,
        width: int = 80,
        watcher: Watcher | None = None,
        patience: int = 10_000,
    ) -> None:
        self.paper = io.StringIO()
        console = Console(
            file=self.paper, width=width, highlight=False, markup=False, emoji=False,
            force_terminal=False,
        )  # fmt: skip
        super().__init__(language, console)
        self.unicode = True
        self.luck = random.Random(seed)
        self.watcher = watcher
        self.patience = patience
        self.asked: list[str] = []
        self._shown = 0

    def watch(self) -> None:
        """Tell the watcher what is new on the paper."""
        text = self.paper.getvalue()
        if self.watcher is not None and len(text) > self._shown:
            self.watcher(text[self._shown :])
        self._shown = len(text)

    def clear(self) -> None:
        self.watch()

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        self.watch()
        self.asked.append(prompt)
        if len(self.asked) > self.patience:
            raise InputEnded
        if words:
            return self.luck.choice(words)
        return self.luck.choice(("y", "y", "n")) if "/" in prompt else ""
