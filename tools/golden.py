"""Golden games: whole games kept as records, which every later version must replay alike.

    python -m tools.golden            find the games anew, write those that changed, say which
    python -m tools.golden --check    say what would change, write nothing; exit status 1 if any

Every game follows a plan (tests/golden/plans.py): a set-up, a manner of play and what must happen
in it. The first seed that brings all that about is taken, so the same rules always give the same
files. `notes.covers` lists what a game shows of tests/golden/items.py, `notes.final` is a checksum
of the state it ends in.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.golden.items import ITEMS
from tests.golden.plans import PLANS, Plan

from harena import Record, RecordError

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden" / "games"


def path_of(plan: Plan) -> Path:
    """Where a plan's game is kept."""
    return FOLDER / f"{plan.name}.json"


def difference(old: Record | None, new: Record) -> str:
    """What changed in a game, in one line; empty if nothing."""
    if old is None:
        return f"new ({len(new.actions)} actions)"
    if old == new:
        return ""
    parts = [
        key
        for key in Record._fields
        if key not in ("notes", "actions") and getattr(old, key) != getattr(new, key)
    ]
    if old.actions != new.actions:
        pairs = zip(old.actions, new.actions, strict=False)
        place = next((i for i, (a, b) in enumerate(pairs) if a != b), None)
        same = min(len(old.actions), len(new.actions)) if place is None else place
        parts.append(f"actions from number {same + 1} on")
    for key in sorted({*old.notes, *new.notes}):
        if old.notes.get(key) != new.notes.get(key):
            parts.append(f"notes.{key}")
    return "changed: " + ", ".join(parts)


def kept(path: Path) -> Record | None:
    """The record that lies there now, if it can be read."""
    try:
        return Record.load(path)
    except RecordError:
        return None


def refresh(*, write: bool) -> int:
    """Find all games anew; how many files differ (and are written, if wanted)."""
    changed = 0
    shown: set[str] = set()
    for plan in PLANS:
        record = plan.find()
        covers = record.notes["covers"]
        assert isinstance(covers, list)
        shown |= set(covers)
        said = difference(kept(path_of(plan)), record)
        if said:
            changed += 1
            print(f"{plan.name}: {said}", flush=True)
            if write:
                record.save(path_of(plan))
    for path in sorted(FOLDER.glob("*.json")):
        if path.stem not in {plan.name for plan in PLANS}:
            changed += 1
            print(f"{path.stem}: no plan knows it{', removed' if write else ''}")
            if write:
                path.unlink()
    missing = [item for item in ITEMS if item not in shown]
    for item in missing:
        print(f"no game shows: {item}")
    print(f"{len(PLANS)} games, {changed} changed, {len(missing)} of {len(ITEMS)} items missing")
    return changed + len(missing)


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    WRITE = not sys.argv[1:]
    DIFFERENT = refresh(write=WRITE)
    sys.exit(1 if DIFFERENT and not WRITE else 0)
