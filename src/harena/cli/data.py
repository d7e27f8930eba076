"""The user's files: where games and records lie, and writing them so that nothing is ever lost.

The folder is HARENA_DATA, or else the platform's place for a user's data. In it `games` holds the
unfinished games of the terminal, `records` those that were played to their end, and `playing` the
locks of those being played.
"""

from __future__ import annotations

import contextlib
import os
from datetime import date
from pathlib import Path

from harena.errors import DataError

ENVIRONMENT = "HARENA_DATA"
GAMES = "games"
RECORDS = "records"
PLAYING = "playing"


def folder() -> Path:
    """The data folder, which need not exist yet. Raises DataError (HARENA_DATA is no folder)."""
    given = os.environ.get(ENVIRONMENT)
    if given is not None:
        if not given.strip():
            raise DataError(f"{ENVIRONMENT} is empty: set it to a folder, or unset it")
        try:
            path = Path(given).expanduser().absolute()
        except RuntimeError as error:
            raise DataError(f"{ENVIRONMENT} is {given!r}: {error}") from None
    else:
        from platformdirs import user_data_path

        path = user_data_path("harena", appauthor=False)
    if path.exists() and not path.is_dir():
        where = f"{ENVIRONMENT} is {str(path)!r}, which" if given is not None else str(path)
        raise DataError(f"{where} is not a folder: set {ENVIRONMENT} to one")
    return path


def subfolder(name: str) -> Path:
    """A folder within the data folder, made if it is missing. Raises DataError."""
    path = folder() / name
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DataError(
            f"cannot make the folder {path}: {error.strerror or error}; "
            f"set {ENVIRONMENT} to a folder that can be written to"
        ) from None
    return path


def is_writable() -> bool:
    """Whether files could be written to the data folder, made or not."""
    path = folder()
    while not path.exists():
        path = path.parent
    return os.access(path, os.W_OK | os.X_OK)


def write(path: Path, text: str) -> None:
    """Replace a file at once or not at all, and return only when it is on the disk.

    Whoever is killed at any moment leaves the old text or the new one. Raises DataError.
    """
    part = path.with_name(path.name + ".part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise DataError(f"cannot write {path}: {error.strerror or error}") from None


def _sync_folder(path: Path) -> None:
    """Make the new name of a file durable, where the system knows how."""
    if os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        pass  # some file systems cannot; the file itself is safe
    finally:
        os.close(handle)


def free_name() -> str:
    """A name for a new game, by date and number, that neither games nor records use yet.

    Nor a game that another terminal has just begun (holding.py).
    """
    taken = {path.stem for part in (GAMES, RECORDS) for path in subfolder(part).glob("*.json")}
    taken |= {path.stem for path in subfolder(PLAYING).glob("*.lock")}
    day = date.today().isoformat()
    number = 1
    while f"{day}-{number}" in taken:
        number += 1
    return f"{day}-{number}"


def game_path(name: str) -> Path:
    """Where the unfinished game of this name lies. Raises DataError (a name with a path in it)."""
    if not name or name != Path(name).name or name.startswith(".") or len(name) > 100:
        raise DataError(f"{name!r} is no name of a game: `harena play --resume` lists them")
    return subfolder(GAMES) / f"{name}.json"


def record_path(name: str) -> Path:
    """Where the record of the finished game of this name lies."""
    return subfolder(RECORDS) / f"{name}.json"


def unfinished() -> list[str]:
    """The names of the unfinished games, the one last played first."""
    paths = sorted(subfolder(GAMES).glob("*.json"), key=_age, reverse=True)
    return [path.stem for path in paths]


def _age(path: Path) -> tuple[float, str]:
    try:
        return (path.stat().st_mtime, path.stem)
    except OSError:
        return (0.0, path.stem)
