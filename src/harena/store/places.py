"""Where the data lies, and how its files are kept from other people's eyes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from harena.store.failures import StoreUnavailable

if TYPE_CHECKING:
    from collections.abc import Mapping

DATABASE: Final = "harena.db"


def data_directory(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of the user's data: HARENA_DATA, else where this system keeps such things."""
    told = environment.get("HARENA_DATA", "")
    if told:
        return Path(told).expanduser()
    from platformdirs import user_data_path

    return user_data_path("harena", appauthor=False)


def default_location(environment: Mapping[str, str] = os.environ) -> Path:
    """The database file in the user's data directory."""
    return data_directory(environment) / DATABASE


def make_private_directory(path: Path) -> None:
    """Make a folder that only its owner can enter, unless it exists; StoreUnavailable if not."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailable(
            f"cannot make the folder {path}: {error.strerror}. Make it, or name another with"
            " HARENA_DATA"
        ) from error


def make_private_file(path: Path) -> None:
    """Make an empty file of mode 0600, or give an existing one that mode; StoreUnavailable if not.

    An existing file is never opened for it: closing a second handle would drop the locks that
    SQLite holds on a database in this process.
    """
    try:
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        except FileExistsError:
            make_private(path)
    except OSError as error:
        raise StoreUnavailable(
            f"cannot write the file {path}: {error.strerror}. Free it, or name another folder with"
            " HARENA_DATA"
        ) from error


def make_private(path: Path) -> None:
    """Take away what others may do with a file, if there is one and it is ours."""
    try:
        state = path.stat()
    except FileNotFoundError:
        return
    if state.st_mode & 0o077 and path.is_file():
        path.chmod(0o600)


def sync_directory(path: Path) -> None:
    """Make the names in a folder durable, where the system can."""
    if os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
