"""A terminal for tests: the real command in a pseudo-terminal, or with pipes."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

COMMAND = [sys.executable, "-m", "harena"]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


def environment(data: Path, **more: str) -> dict[str, str]:
    """What the command runs in: nothing of the person who runs the tests."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "LANGUAGE", "HARENA_PURE")
        and not name.startswith("LC_")
    }
    plain = {"HARENA_DATA": str(data), "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return {**kept, **plain, "HARENA_STRICT_LOCALE": "1", "TERM": "xterm-256color", **more}


def run(
    arguments: Sequence[str],
    data: Path,
    typed: str = "",
    timeout: float = 60,
    more: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run the command with pipes; what is `typed` is all its input."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(data, **(more or {})),
        timeout=timeout,
        check=False,
    )


def plain(text: str) -> str:
    """A text without colours and cursor movements."""
    return ESCAPES.sub("", text)


class Terminal:
    """The command in a pseudo-terminal of a size. `shown` is everything that it printed."""

    def __init__(
        self,
        arguments: Sequence[str],
        data: Path,
        columns: int = 80,
        lines: int = 50,
        more: Mapping[str, str] | None = None,
    ) -> None:
        self.shown = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, **(more or {})),
            start_new_session=True,
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        with contextlib.suppress(OSError):
            os.close(self.master)

    def read(self, *ends: str, timeout: float = 30) -> str:
        """What is printed until the text ends with one of `ends` (or the program ends)."""
        start = len(self.shown)
        deadline = time.monotonic() + timeout
        while True:
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready:
                try:
                    data = os.read(self.master, 65536)
                except OSError:
                    data = b""
                if not data:
                    self.process.wait(10)
                    return self.shown[start:]
                self.shown += self._decoder.decode(data)
            if ends and plain(self.shown[-2000:]).endswith(ends):
                return self.shown[start:]
            assert time.monotonic() < deadline, f"waiting for {ends}: ...{self.shown[-2000:]}"

    def send(self, line: str) -> None:
        """Type a line."""
        os.write(self.master, (line + "\n").encode())

    def ask(self, line: str, *ends: str) -> str:
        """Type a line, and read on to the next prompt."""
        self.send(line)
        return self.read(*ends)

    def signal(self, number: signal.Signals) -> int:
        """Send a signal and wait for the end; the exit status."""
        time.sleep(0.1)  # the prompt is shown a moment before the program waits behind it
        self.process.send_signal(number)
        self.read()
        return self.process.wait(10)
