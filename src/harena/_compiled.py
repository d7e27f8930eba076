"""The choice between the compiled rules and their .py sources, made before any of them is imported.

The rules are ordinary Python modules that a build may also compile, all of them or none: a mixture
does not import. The build leaves a stamp beside this file that names the modules it made and the
sources it made them from. No stamp for this Python: the sources are used. In a source tree a
source that differs from the stamp means the same, with a line on stderr, because a stale extension
module would silently play by the old rules. HARENA_PURE=1 asks for the sources in any case.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

_FOLDER = os.path.dirname(os.path.abspath(__file__))
_SUFFIX = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else ".none"
STAMP = os.path.join(_FOLDER, f"_compiled{_SUFFIX.rpartition('.')[0]}.stamp")
"""The stamp of the build for the running Python (it need not exist)."""


class _SourcesOnly:
    """A meta path finder that sees the .py files of this package and no extension modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("harena."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def _is_pure_wanted() -> bool:
    value = os.environ.get("HARENA_PURE", "")
    word = value.strip().lower()
    if word in ("", "0", "false", "no"):
        return False
    if word in ("1", "true", "yes"):
        return True
    message = (
        f"HARENA_PURE is {value!r}: set it to 1 to run the rules from their .py sources, "
        "or to 0 (or leave it out) to run them compiled where they are"
    )
    # The command imports this before it can catch anything; a program that imports harena can.
    if os.path.basename(sys.argv[0]) in ("harena", "harena.exe", "-m"):
        print(f"harena: {message}", file=sys.stderr)
        raise SystemExit(2)
    from harena.errors import DataError

    raise DataError(message)


def _is_source_tree() -> bool:
    """Whether this package lies in a checkout, where files are edited, and not installed."""
    above = os.path.dirname(_FOLDER)
    return os.path.basename(above) == "src" and os.path.isfile(
        os.path.join(os.path.dirname(above), "pyproject.toml")
    )


def _has_changed(path: str, size: int, mtime_ns: int, digest: str) -> bool:
    try:
        found = os.stat(path)
    except OSError:
        return True
    if found.st_size != size:
        return True
    if found.st_mtime_ns == mtime_ns:
        return False
    import hashlib  # rarely needed (a file that was only touched), and slow to load

    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest() != digest


def _first_difference(stamp: str) -> str | None:
    """The first file, relative to the package, that is not as the stamp says; None: all are."""
    for line in stamp.splitlines():
        kind, *fields = line.split(" ")
        if kind == "module" and not os.path.isfile(os.path.join(_FOLDER, fields[0] + _SUFFIX)):
            return fields[0] + _SUFFIX
        if kind == "source":
            path, size, mtime_ns, digest = fields
            if _has_changed(os.path.join(_FOLDER, path), int(size), int(mtime_ns), digest):
                return path
    return None


def _choose() -> bool:
    if _is_pure_wanted():
        return False
    try:
        with open(STAMP, encoding="utf-8") as file:
            stamp = file.read()
    except OSError:
        return False
    if not _is_source_tree():
        return True
    changed = _first_difference(stamp)
    if changed is None:
        return True
    print(
        f"harena: {changed} is not what the compiled rules were built from; "
        "the rules run interpreted. Rebuild them with: make setup",
        file=sys.stderr,
    )
    return False


compiled: bool = _choose()
"""True where the rules are extension modules, False where they run from their .py sources."""

if not compiled:
    sys.meta_path.insert(0, _SourcesOnly())
