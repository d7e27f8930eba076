"""The browser files: in memory, compressed once, at addresses that change with their content."""

from __future__ import annotations

import functools
import gzip
import hashlib
import json
import re
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from harena.errors import HarenaError

KINDS: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".json": "application/json",
    ".png": "image/png",
}
PACKED: Final = (".woff2", ".png")
"""What is compressed already."""
NEEDED: Final = ("harena.css", "pages.css", "harena.js", "htmx.min.js", "icons.svg", "icons.json")


class BrowserFilesMissing(HarenaError):  # noqa: N818 (named by what is the case)
    """The browser files were not built."""


class File(NamedTuple):
    """A file as it is sent: its type, its bytes, and those compressed (None if that is no gain)."""

    kind: str
    body: bytes
    packed: bytes | None


def _folder(name: str = "static") -> Traversable:
    return resources.files("harena.web") / name


@functools.cache
def files() -> dict[str, File]:
    """All files by their path below static/. Raises BrowserFilesMissing."""
    found: dict[str, File] = {}
    folder = _folder()
    if folder.is_dir():
        _collect(folder, "", found)
        _collect(_folder("app_files") / "icons", "app/", found)
    missing = [name for name in NEEDED if name not in found]
    if missing:
        raise BrowserFilesMissing(
            f"the browser files are not built ({', '.join(missing)} missing): "
            "in a source tree run `make setup`, else install harena again"
        )
    return found


def _collect(folder: Traversable, prefix: str, found: dict[str, File]) -> None:
    for entry in folder.iterdir():
        if entry.is_dir():
            _collect(entry, f"{prefix}{entry.name}/", found)
            continue
        ending = entry.name[entry.name.rfind(".") :]
        if ending not in KINDS or entry.name == "stamp.txt":
            continue
        body = entry.read_bytes()
        if ending == ".css":
            body = _tight(body)
        elif entry.name == "harena.js":
            body = _bare(body)
        packed = None if ending in PACKED else gzip.compress(body, 9, mtime=0)
        found[prefix + entry.name] = File(KINDS[ending], body, packed)


def _tight(css: bytes) -> bytes:
    """A style sheet without its comments and without blanks that mean nothing."""
    css = re.sub(rb"/\*.*?\*/", b"", css, flags=re.DOTALL)
    return re.sub(rb"\s*([{};,\n])\s*", rb"\1", css).strip() + b"\n"


def _bare(script: bytes) -> bytes:
    """Our script without comments and indentation: no text of it has several lines, or ` // `."""
    lines = [line.partition(b" // ")[0].strip() for line in script.split(b"\n")]
    return b"\n".join(line for line in lines if line and not line.startswith(b"//")) + b"\n"


@functools.cache
def stamp() -> str:
    """A short hash of all files: part of their addresses, so that they may be kept for ever."""
    digest = hashlib.sha256()
    for name, file in sorted(files().items()):
        digest.update(name.encode() + b"\0" + file.body)
    return digest.hexdigest()[:10]


def address(name: str) -> str:
    """The address of a file."""
    return f"/static/{stamp()}/{name}"


@functools.cache
def icon_authors() -> dict[str, tuple[str, str]]:
    """Every icon's own name and author, by the name it has here."""
    return {name: (icon, by) for name, (icon, by) in json.loads(files()["icons.json"].body).items()}
