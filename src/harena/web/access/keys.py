"""The server's own secret: a file of mode 0600 beside the database, made at the first start.

Links are derived from it and their identifiers, so that their makers can be shown them again
although the database holds only hashes. Without the file (a database restored elsewhere) links
that were given away still work; they can only not be shown again, and new ones are made.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from harena.errors import DataError
from harena.store import data_directory

LENGTH: Final = 32


def key_file(database: Path | str) -> Path:
    """Where the secret lies: beside an SQLite file, else in the data directory."""
    if isinstance(database, str) and database.startswith(("postgresql:", "postgresql+")):
        return data_directory() / "postgresql.key"
    path = Path(database)
    return path.with_name(path.name + ".key")


def load_key(path: Path) -> bytes:
    """The secret in a file, made if it is not there. Raises DataError."""
    try:
        if not path.exists():
            _make(path)
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
        text = path.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"cannot read or write {path}: {error}") from error
    with suppress(ValueError):
        key = bytes.fromhex(text)
        if len(key) == LENGTH:
            return key
    raise DataError(f"{path} is not a key of Harena's: move it away, and links will be made anew")


def _make(path: Path) -> None:
    """Write a new secret: whole or not at all, and never over another one."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part-{os.getpid()}")
    handle = os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
    try:
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(LENGTH) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(part, path)
    finally:
        part.unlink(missing_ok=True)


def derived(key: bytes, link: str) -> str:
    """The token of a link: 256 bits that only this server can tell from the link's identifier."""
    digest = hmac.new(key, b"link " + link.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
