"""Builds harena. The rules become extension modules where there is a C compiler, all or none.

A module X.py is compiled when X.pxd lies beside it, unless the first line of X.pxd is
`# uncompiled`: such a pair gives the compiled modules C versions of a few names and is not compiled
itself. The environment variable HARENA_BUILD says how:

    auto      (the default) compile; where that fails, install the sources and say so in one line
    compiled  compile or fail
    none      the sources alone
    bounds    compile with the checks of array bounds, shifts and signed overflow that the C
              compiler offers, each of which stops the process; or fail
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import re
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src", "harena")
MODES = ("auto", "compiled", "none", "bounds")
OPTIMISED = ["-O3", "-g0"]
# x86-64-v2 brings popcnt; every x86-64 processor of the last dozen years has it.
X86 = ["-march=x86-64-v2"]
# A set of cards is wider than an int: `1 << CARDS` written as a C int must not pass as a warning.
STRICT = ["-Werror=shift-count-overflow"]
# -fno-wrapv, because Pythons are often built with -fwrapv, under which no signed overflow is seen.
CHECKED = [
    "-O1",
    "-g",
    "-fno-wrapv",
    "-fsanitize=bounds,shift,signed-integer-overflow",
    "-fsanitize-undefined-trap-on-error",
]
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}


class BuildError(BaseError):
    """Why the rules cannot be compiled, in one line."""


def mode() -> str:
    """How to build, from HARENA_BUILD."""
    wanted = os.environ.get("HARENA_BUILD", "") or "auto"
    if wanted not in MODES:
        sys.exit(f"HARENA_BUILD is {wanted!r}; it may be one of {', '.join(MODES)}")
    return wanted


def kind() -> str:
    """What comes out of compiling: `fast` or `bounds`."""
    return "bounds" if mode() == "bounds" else "fast"


def cores() -> int:
    """How many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def twins() -> tuple[list[Path], list[Path]]:
    """The .py files to compile, and those that only lend C names, relative to the root."""
    compiled: list[Path] = []
    lending: list[Path] = []
    for pxd in sorted((ROOT / PACKAGE).rglob("*.pxd")):
        source = pxd.with_suffix(".py")
        if not source.is_file() or source.name == "__init__.py":
            continue
        with pxd.open(encoding="utf-8") as file:
            is_lending = file.readline().strip().lower().startswith("# uncompiled")
        (lending if is_lending else compiled).append(source.relative_to(ROOT))
    return compiled, lending


@functools.cache
def say(line: str) -> None:
    """Print one line that stands out among a build's output, once."""
    print(f"harena: {line}", flush=True)


def fall_back(reason: str) -> None:
    """Say that the sources will do, or fail where the mode asks for compiled rules."""
    if mode() in ("compiled", "bounds"):
        raise BuildError(f"the rules could not be compiled: {reason}")
    say(f"the interpreted engine will be used ({reason})")


# --- the C compiler ---------------------------------------------------------------------------


@functools.cache
def compiler_command() -> tuple[str, ...] | None:
    """The command that compiles one C file; None for a compiler that is no Unix one (MSVC)."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler: Any = new_compiler()
    if compiler.compiler_type != "unix":
        return None
    customize_compiler(compiler)
    return tuple(compiler.compiler_so)


@functools.cache
def try_compile(flags: tuple[str, ...] = ()) -> str:
    """Compile a few lines that include Python.h: empty when that works, else the reason."""
    command = compiler_command()
    if command is None:
        return "" if not flags else "flags of another compiler"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(int n) { return n; }\n")
        include = sysconfig.get_paths()["include"]
        try:
            done = subprocess.run(
                [*command, f"-I{include}", *flags, "-c", source, "-o", source.with_suffix(".o")],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError:
            return f"there is no C compiler {command[0]!r}"
    if done.returncode == 0:
        return ""
    if re.search(r"Python\.h.*(No such file|not found)", done.stderr):
        return "the C headers of this Python are not installed (Debian: python3-dev)"
    return f"the C compiler {command[0]!r} does not work"


def accepted(flags: list[str]) -> list[str]:
    """The flags, if the compiler takes them."""
    return flags if not try_compile(tuple(flags)) else []


def compile_flags() -> list[str]:
    """The flags of this build, on top of those of the running Python."""
    if mode() == "bounds":
        if try_compile(tuple(CHECKED)):
            raise BuildError("this C compiler has none of the checks that HARENA_BUILD=bounds asks")
        return CHECKED + accepted(STRICT)
    x86 = X86 if platform.machine().lower() in ("x86_64", "amd64") else []
    return accepted(OPTIMISED) + accepted(x86) + accepted(STRICT)


def compiler_name() -> str:
    """Name, version and machine of the C compiler, for example `gcc 12.2.0 x86_64`."""
    command = compiler_command()
    name, version = "msvc" if command is None else Path(command[0]).name, "?"
    if command is not None:
        for option in ("-dumpfullversion", "-dumpversion"):
            done = subprocess.run([command[0], option], capture_output=True, text=True, check=False)
            if done.returncode == 0 and done.stdout.strip():
                version = done.stdout.strip().splitlines()[0]
                break
    return f"{name} {version} {platform.machine()}"


# --- the stamp --------------------------------------------------------------------------------


def suffix() -> str:
    """How the file names of this Python's extension modules end."""
    return str(sysconfig.get_config_var("EXT_SUFFIX") or ".none")


def stamp_name() -> str:
    """The file name that harena/_compiled.py looks for; it differs between Pythons."""
    return f"_compiled{suffix().rpartition('.')[0]}.stamp"


def write_stamp_text(compiled: list[Path], lending: list[Path], flags: list[str]) -> str:
    """What was built and from what: one line per module and per source.

    Made before compiling: a source that is edited meanwhile then differs from the stamp.
    """
    from Cython import __version__ as cython_version  # type: ignore[attr-defined]  # its stubs do not tell

    builder = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:16]
    lines = [
        f"compiler {compiler_name()}",
        f"built {kind()} Cython-{cython_version} setup-{builder} {' '.join(flags)}",
    ]
    for source in compiled:
        lines.append(f"module {source.relative_to(PACKAGE).with_suffix('').as_posix()}")
    for path in sorted([*compiled, *lending]):
        for twin in (path, path.with_suffix(".pxd")):
            content, status = (ROOT / twin).read_bytes(), (ROOT / twin).stat()
            digest = hashlib.sha256(content).hexdigest()
            name = twin.relative_to(PACKAGE).as_posix()
            lines.append(f"source {name} {status.st_size} {status.st_mtime_ns} {digest}")
    return "\n".join(lines) + "\n"


def without_times(stamp: str) -> str:
    """A stamp's text without the times of files, which say nothing about their content."""
    return re.sub(r"^(source \S+ \d+) \d+", r"\1", stamp, flags=re.MULTILINE)


# --- the commands -----------------------------------------------------------------------------


class HarenaDistribution(Distribution):
    """Without a C compiler this is a pure package, and so is its wheel."""

    def has_ext_modules(self) -> bool:
        """Whether there is something to compile and something to compile it with."""
        if not super().has_ext_modules() or mode() == "none":
            return False
        reason = try_compile()
        if mode() != "auto" or not reason:
            return True
        fall_back(reason)
        return False


class BuildRules(build_ext):
    """Compile all modules of the rules, or leave none behind."""

    parallel: int | None
    extensions: list[Any]

    def finalize_options(self) -> None:
        """Use all cores."""
        super().finalize_options()
        if self.parallel is None:
            self.parallel = cores()

    def run(self) -> None:
        """Compile unless nothing changed since the last time."""
        reason = "HARENA_BUILD=none" if mode() == "none" else try_compile()
        try:
            if not reason:
                self._compile(*twins())
        except ImportError:
            reason = "Cython is not installed"
        except (Exception, SystemExit) as error:  # whatever a compiler may do to us
            lines = str(error).strip().splitlines() or [""]
            reason = f"{type(error).__name__}: {lines[0]}"
        if reason:
            self._remove_built()
            self.extensions = []
            fall_back(reason)

    def _compile(self, compiled: list[Path], lending: list[Path]) -> None:
        from Cython.Build import cythonize

        flags = compile_flags()
        stamp = write_stamp_text(compiled, lending, flags)
        if self.inplace and not self.force and self._is_current(compiled, stamp):
            say("the compiled rules are up to date")
            self.extensions = []
            return
        self._remove_built()
        generated = Path("build", "cython", f"{kind()}-{sys.implementation.cache_tag}")
        # force: Cython does not see every .pxd a module depends on.
        translated = cythonize(
            [Extension(module_name(path), [str(path)]) for path in compiled],
            build_dir=str(generated),
            force=True,
            nthreads=cores(),
            quiet=True,
            emit_linenums=mode() == "bounds",
            compiler_directives=DIRECTIVES,
        )
        if mode() == "bounds":
            for extension in translated:
                end_structs(Path(extension.sources[0]))
        sources = {extension.name: extension.sources for extension in translated}
        for extension in self.extensions:
            extension.sources = sources[extension.name]
            extension.extra_compile_args = flags
        super().run()
        self._stamp_path().write_text(stamp, encoding="utf-8")
        say(f"{len(compiled)} modules of the rules are compiled ({' '.join(flags)})")

    def _target(self) -> Path:
        return ROOT / PACKAGE if self.inplace else Path(self.build_lib, "harena")

    def _stamp_path(self) -> Path:
        return self._target() / stamp_name()

    def _extension_path(self, source: Path) -> Path:
        within = source.relative_to(PACKAGE).with_suffix("")
        return self._target() / within.parent / (within.name + suffix())

    def _is_current(self, compiled: list[Path], stamp: str) -> bool:
        path = self._stamp_path()
        if not path.is_file() or not all(self._extension_path(p).is_file() for p in compiled):
            return False
        if without_times(path.read_text(encoding="utf-8")) != without_times(stamp):
            return False
        path.write_text(stamp, encoding="utf-8")  # times may have changed: spare later hashing
        return True

    def _remove_built(self) -> None:
        """Leave neither a stamp nor an extension module of an earlier or broken build."""
        self._stamp_path().unlink(missing_ok=True)
        for path in self._target().rglob(f"*{suffix()}"):
            path.unlink()


def end_structs(generated: Path) -> None:
    """Put one more field at the end of every class's C struct.

    The compiler takes an array that ends a struct for one of open length and does not check it,
    and the stricter check would stop at Python's own structs, which do end so.
    """
    text = generated.read_text(encoding="utf-8")
    struct = re.compile(r"^(struct __pyx_obj_\w+ \{\n[^}]*)\};$", re.MULTILINE)
    generated.write_text(struct.sub(r"\1  char harena_end;\n};", text), encoding="utf-8")


def module_name(source: Path) -> str:
    """The dotted name of a source file, for example `harena.rules.moves`."""
    return ".".join(source.relative_to("src").with_suffix("").parts)


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(
        distclass=HarenaDistribution,
        cmdclass={"build_ext": BuildRules},
        ext_modules=[Extension(module_name(path), [str(path)]) for path in twins()[0]],
    )
