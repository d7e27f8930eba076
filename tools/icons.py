"""Draws the icons of the installed app: our logo (frontend/src/favicon.svg) as small PNG files.

    python tools/icons.py           draw them into src/harena/web/app_files/icons

The standard library is enough: the logo is two curves and a disc, each row of a picture is cut
by the outline at a few heights, and what lies between two cuts is covered.
"""

from __future__ import annotations

import struct
import sys
import zlib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "src" / "harena" / "web" / "app_files" / "icons"
SAND = (0xF3, 0xB6, 0x3F)
STONE = (0x4D, 0x28, 0x08)
BOX = 48.0
CORNER = 10.0
CUTS = 8  # heights at which a row is cut
SHADES = 15  # steps between sand and stone, and between nothing and sand

Point = tuple[float, float]


class Icon(NamedTuple):
    """An icon: its side in pixels, the size of the logo in it, whether its corners are round."""

    side: int
    scale: float
    is_round: bool


ICONS = {
    "icon-192.png": Icon(192, 0.75, is_round=True),
    "icon-512.png": Icon(512, 0.75, is_round=True),
    # The system cuts these to a shape of its own: only the inner circle is sure to be seen.
    "maskable-192.png": Icon(192, 0.6, is_round=False),
    "maskable-512.png": Icon(512, 0.6, is_round=False),
    "touch-180.png": Icon(180, 0.68, is_round=False),
}


def bezier(a: Point, b: Point, c: Point, d: Point, steps: int = 48) -> list[Point]:
    """Points of a cubic curve, without its first."""
    found = []
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        ends = (a, b, c, d)
        x, y = (sum(w * p[axis] for w, p in zip(k, ends, strict=True)) for axis in (0, 1))
        found.append((x, y))
    return found


def arch() -> list[Point]:
    """The outline of the gate: up its left side, down its right one, and back inside."""
    return [
        (24, 3),
        *bezier((24, 3), (13, 3), (5, 11.6), (5, 22.6)),
        (5, 45),
        (12, 45),
        (12, 23.4),
        *bezier((12, 23.4), (12, 16.5), (17.3, 11), (24, 11)),
        *bezier((24, 11), (30.7, 11), (36, 16.5), (36, 23.4)),
        (36, 45),
        (43, 45),
        (43, 22.6),
        *bezier((43, 22.6), (43, 11.6), (35, 3), (24, 3)),
    ]


def disc(x: float, y: float, radius: float) -> list[Point]:
    """A circle of four curves."""
    k = 0.5523 * radius
    return [
        *bezier((x, y - radius), (x + k, y - radius), (x + radius, y - k), (x + radius, y)),
        *bezier((x + radius, y), (x + radius, y + k), (x + k, y + radius), (x, y + radius)),
        *bezier((x, y + radius), (x - k, y + radius), (x - radius, y + k), (x - radius, y)),
        *bezier((x - radius, y), (x - radius, y - k), (x - k, y - radius), (x, y - radius)),
    ]


def tile() -> list[Point]:
    """The square with round corners."""
    r, k, e = CORNER, CORNER * (1 - 0.5523), BOX
    return [
        *[(r, 0.0), (e - r, 0.0)],
        *bezier((e - r, 0), (e - k, 0), (e, k), (e, r)),
        (e, e - r),
        *bezier((e, e - r), (e, e - k), (e - k, e), (e - r, e)),
        (r, e),
        *bezier((r, e), (k, e), (0, e - k), (0, e - r)),
        (0.0, r),
        *bezier((0, r), (0, k), (k, 0), (r, 0)),
    ]


def coverage(outlines: list[list[Point]], side: int) -> list[list[float]]:
    """How much of each pixel lies inside the outlines, from 0 to 1."""
    edges = []
    for outline in outlines:
        for (x0, y0), (x1, y1) in zip(outline, [*outline[1:], outline[0]], strict=True):
            if y0 != y1:
                edges.append((x0, y0, x1, y1) if y0 < y1 else (x1, y1, x0, y0))
    rows = []
    for row in range(side):
        covered = [0.0] * side
        for cut in range(CUTS):
            y = row + (cut + 0.5) / CUTS
            cuts = sorted(
                x0 + (y - y0) * (x1 - x0) / (y1 - y0) for x0, y0, x1, y1 in edges if y0 <= y < y1
            )
            for left, right in zip(cuts[::2], cuts[1::2], strict=True):
                for x in range(max(0, int(left)), min(side, int(right) + 1)):
                    covered[x] += max(0.0, min(right, x + 1) - max(left, x)) / CUTS
        rows.append(covered)
    return rows


def placed(outline: list[Point], unit: float, scale: float) -> list[Point]:
    """An outline of the box, shrunk towards its middle, in pixels."""
    middle = BOX / 2
    return [
        ((middle + (x - middle) * scale) * unit, (middle + (y - middle) * scale) * unit)
        for x, y in outline
    ]


def draw(icon: Icon) -> bytes:
    """The bytes of the PNG: colours by number, the first ones from sand to stone."""
    unit = icon.side / BOX
    logo = [placed(shape, unit, icon.scale) for shape in (arch(), disc(24, 30, 6.2))]
    stone = coverage(logo, icon.side)
    sand = coverage([placed(tile(), unit, 1.0)], icon.side) if icon.is_round else None
    lines = []
    for row in range(icon.side):
        line = bytearray(b"\0")  # no filter
        for x in range(icon.side):
            shade = round(min(1.0, stone[row][x]) * SHADES)
            if sand is not None and (seen := round(min(1.0, sand[row][x]) * SHADES)) < SHADES:
                shade = SHADES + 1 + seen
            line.append(shade)
        lines.append(bytes(line))
    palette = [
        tuple(round(a + (b - a) * step / SHADES) for a, b in zip(SAND, STONE, strict=True))
        for step in range(SHADES + 1)
    ] + [SAND] * SHADES
    seen_at = [255] * (SHADES + 1) + [round(255 * step / SHADES) for step in range(SHADES)]
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", icon.side, icon.side, 8, 3, 0, 0, 0)),
        (b"PLTE", b"".join(bytes(colour) for colour in palette)),
        *([(b"tRNS", bytes(seen_at))] if icon.is_round else []),
        (b"IDAT", zlib.compress(b"".join(lines), 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )


def main() -> int:
    """The command line."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, icon in ICONS.items():
        drawn = draw(icon)
        (FOLDER / name).write_bytes(drawn)
        print(f"harena: {name}, {len(drawn)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
