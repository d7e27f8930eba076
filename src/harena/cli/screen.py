"""The terminal: printing in a width that may be narrow, with colour or without, and asking.

Everything printed is a rich Text built by the program: a player's name is never read as markup.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.text import Text

from harena.locale import t

NARROWEST = 24
WIDEST = 200
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, and what has scrolled away


class InputEnded(Exception):  # noqa: N818 (no error: the person has closed the input)
    """Nothing more will be typed."""


def is_unicode(console: Console) -> bool:
    """Whether the output can show more than ASCII."""
    return console.encoding.lower().replace("-", "").startswith("utf")


class Screen:
    """Where one person or several read and type. `language` may change at any time."""

    def __init__(self, language: str, console: Console | None = None) -> None:
        """Takes over standard input and output; a `console` of one's own is for recordings."""
        self.language = language
        self.own_console = console is not None
        if console is None:
            for stream in (sys.stdin, sys.stdout):
                if isinstance(stream, io.TextIOWrapper):
                    stream.reconfigure(errors="replace")
            console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
        self.console = console
        self.unicode = is_unicode(console)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self._prepare_editing()

    def _prepare_editing(self) -> None:
        """Line editing without a history: one player's arrow key must not bring up another's."""
        if not self.interactive:
            return
        with contextlib.suppress(ImportError):
            import readline

            readline.set_auto_history(False)
            readline.set_completer(None)

    @property
    def width(self) -> int:
        """How many columns there are now."""
        return max(NARROWEST, min(WIDEST, self.console.width))

    def t(self, id: str, /, **args: str | int) -> str:
        """A message in the screen's language."""
        return t(id, self.language, **args)

    # --- printing ----------------------------------------------------------------------------

    def line(self, text: Text | str = "", style: str = "", indent: int = 0) -> None:
        """One paragraph, broken into lines that fit; the following ones are indented."""
        self._print(wrapped(text, self.width, style=style, indent=indent))

    def lines(self, texts: Iterable[Text | str], indent: int = 0) -> None:
        """Several paragraphs."""
        width = self.width
        parts = [part for text in texts for part in wrapped(text, width, indent=indent)]
        if parts:
            self._print(parts)

    def _print(self, parts: list[Text]) -> None:
        """Lines that fit, at once."""
        text = Text("\n").join(parts)
        self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def say(self, id: str, /, style: str = "", **args: str | int) -> None:
        """A message in the screen's language."""
        self.line(self.t(id, **args), style)

    def heading(self, text: str) -> None:
        """A title with a rule behind it."""
        dash = "─" if self.unicode else "-"
        line = Text()
        line.append(f"{dash * 2} ", "dim")
        line.append(text, "bold")
        room = self.width - line.cell_len - 1
        if room > 0:
            line.append(" " + dash * room, "dim")
        self.line(line)

    def clear(self) -> None:
        """Empty the screen and what scrolled off it, so that nobody reads another one's cards."""
        if not self.interactive:
            self.line()
            return
        if self.console.is_dumb_terminal:
            self.console.file.write("\n" * 120)
        else:
            self.console.file.write(CLEAR)
        self.console.file.flush()

    # --- asking ------------------------------------------------------------------------------

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """What the person types, blanks tidied. Raises InputEnded.

        `words` are what the tab key completes. A prompt too long for the line is printed above it.
        """
        lines = [part.plain for part in wrapped(prompt, self.width - 12)] or [""]
        for text in lines[:-1]:
            self.line(text)
        self._complete(words)
        typed = self._read(f"{lines[-1]} ")
        if not self.interactive:  # what was typed is part of a piped game's text
            shown = Text(printable(typed))
            shown.truncate(max(0, self.width - Text(lines[-1]).cell_len - 1))
            self.line(shown)
        return " ".join(typed.split())

    def _read(self, prompt: str) -> str:
        self.console.file.flush()
        if self.interactive:
            try:
                return input(prompt)
            except EOFError:
                print()
                raise InputEnded from None
        self.console.file.write(prompt)
        self.console.file.flush()
        typed = sys.stdin.readline()
        if not typed:
            self.console.file.write("\n")
            raise InputEnded
        return typed

    def _complete(self, words: Sequence[str]) -> None:
        if not self.interactive:
            return
        with contextlib.suppress(ImportError):
            import readline

            readline.set_completer(_completer(words))
            readline.set_completer_delims("\n")
            readline.parse_and_bind("tab: complete")

    def prompt(self, id: str, /, usual: str = "", **args: str | int) -> str:
        """A message with what Enter alone means, and a colon unless it is a question."""
        text = self.t(id, **args)
        if usual:
            text += f" ({self.t('ui-prompt-default', default=usual)})"
        return text if text.endswith("?") else f"{text}:"

    def enter(self, id: str = "ui-prompt-enter", /, **args: str | int) -> None:
        """Wait for the Enter key."""
        self.ask(self.t(id, **args))

    def ask_yes(self, id: str, /, default: bool | None = None, **args: str | int) -> bool:
        """A question answered with yes or no, in the person's language or in English."""
        yes, no = self.t("ui-yes"), self.t("ui-no")
        offer = f"{yes}/{no}"
        if default is not None:
            usual = self.t("ui-prompt-default", default=yes if default else no)
            offer += f"; {usual}"
        while True:
            typed = self.ask(f"{self.t(id, **args)} ({offer}):").casefold()
            if not typed and default is not None:
                return default
            if typed in (yes.casefold(), self.t("ui-yes.key").casefold(), "yes", "y"):
                return True
            if typed in (no.casefold(), self.t("ui-no.key").casefold(), "no", "n"):
                return False
            self.say("ui-error-unknown", given=printable(typed))

    def pick(self, title: str, labels: Sequence[str], default: int = 0) -> int:
        """The number, from 0, of the label chosen from a short menu; Enter takes the default."""
        self.line(title, "bold")
        width = len(str(len(labels)))
        for number, label in enumerate(labels, start=1):
            self.line(f" {number:>{width}} {label}", indent=width + 2)
        prompt = self.prompt("ui-prompt-range", str(default + 1), last=len(labels))
        while True:
            typed = self.ask(prompt, labels)
            if not typed:
                return default
            found = among(typed, labels)
            if found is not None:
                return found
            given = printable(typed)
            wrong = "ui-error-choice" if typed.isdecimal() else "ui-error-number"
            self.say(wrong, given=given, last=len(labels))


def among(typed: str, labels: Sequence[str]) -> int | None:
    """The label meant by a number from 1, or by a beginning that only one label has."""
    if typed.isdecimal():
        return int(typed) - 1 if len(typed) < 6 and 1 <= int(typed) <= len(labels) else None
    begun = [i for i, label in enumerate(labels) if label.casefold().startswith(typed.casefold())]
    return begun[0] if len(begun) == 1 else None


def _completer(words: Sequence[str]) -> Callable[[str, int], str | None]:
    def complete(text: str, state: int) -> str | None:
        found = [word for word in words if word.casefold().startswith(text.casefold())]
        return found[state] if state < len(found) else None

    return complete


def printable(typed: str) -> str:
    """What was typed, short and without control characters, to be shown again."""
    text = "".join(sign if sign.isprintable() else "?" for sign in typed.strip())
    return text if len(text) <= 40 else text[:37] + "..."


def styled(text: str, style: str) -> Text:
    """A text in a style that does not spread to what is added to it."""
    return Text.assemble((text, style))


def wrapped(text: Text | str, width: int, *, style: str = "", indent: int = 0) -> list[Text]:
    """A paragraph as lines of at most `width` cells; later lines are indented."""
    if isinstance(text, str):
        text = Text(text)
    if style:
        text = text.copy()
        text.stylize(style)
    found: list[Text] = []
    for part in text.split("\n", allow_blank=True) or [Text()]:
        if part.cell_len <= width:
            found.append(part)
            continue
        for place, line in enumerate(part.wrap(_MEASURE, max(8, width - indent))):
            found.append(Text(" " * indent) + line if place else line)
    for line in found:
        line.rstrip()
    return found


_MEASURE = Console(file=io.StringIO(), width=80)


def flowed(items: Sequence[Text], width: int, indent: int = 0, gap: int = 2) -> list[Text]:
    """Items side by side, as many to a line as fit; an item too wide is broken."""
    lines: list[Text] = []
    line = Text()
    for item in items:
        room = width if not lines else width - indent
        if line.cell_len and line.cell_len + gap + item.cell_len > room:
            lines.append(line)
            line = Text()
            room = width - indent
        if line.cell_len:
            line.append(" " * gap)
        *full, rest = wrapped(item, room)
        lines += full
        line.append_text(rest)
    lines.append(line)
    return [lines[0], *(Text(" " * indent) + more for more in lines[1:])]


def language_of_environment() -> str:
    """The person's language: LANGUAGE, LC_ALL, LC_MESSAGES or LANG, else English."""
    from harena.locale import negotiate

    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return negotiate(*(os.environ.get(name) for name in names))
