"""Names of players: what they may be, and the seats they stand for."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from harena.errors import NotationError
from harena.rules import codes

from .forms import RESERVED
from .words import Words, quoted

LONGEST_NAME = 24
NUMBERED = 20
"""Letters that are left of a name where a number follows it, to tell two of one name apart."""
MOST_SIGNS = 7 * LONGEST_NAME  # a family of four is one letter of seven signs
MOST_MARKS = 4  # on one letter

# Format characters that belong to a script or an emoji; all others are refused: invisible ones,
# and those that turn the direction of what follows.
_JOINERS = "\u200c\u200d"
_BREAKS = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
_BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"  # letters by category, yet nothing is seen


def check_names(names: Iterable[str]) -> tuple[str, ...]:
    """Two to five names as they are shown, blanks tidied. Raises NotationError.

    Unique ignoring case; no `;` `,` `#`, line break, control or direction-changing character, no
    word of the notation; at most 24 characters as they are seen (notation.md "Cards").
    """
    if isinstance(names, str):
        raise NotationError("names must be a list of names, not one text")
    tidy = tuple(check_name(name) for name in names)
    if not 2 <= len(tidy) <= codes.SEATS:
        raise NotationError(f"a game has 2 to {codes.SEATS} players, not {len(tidy)}")
    seen = set()
    for name in tidy:
        if folded(name) in seen:
            raise NotationError(f"two players are called {quoted(name)}; names must differ")
        seen.add(folded(name))
    return tidy


def check_name(name: object) -> str:
    """One name as it is shown. Raises NotationError."""
    if not isinstance(name, str):
        raise NotationError(f"a name must be a text, not {type(name).__name__}")
    if len(name) > 10 * LONGEST_NAME:
        raise NotationError(
            f"{quoted(name)} is too long; a name has at most {LONGEST_NAME} letters"
        )
    name = unicodedata.normalize("NFC", name)
    for place, sign in enumerate(name):
        reason = _refusal(sign)
        if reason:
            raise NotationError(
                f"{quoted(name)}, character {place + 1}: a name may not hold {reason}", place
            )
    name = " ".join(name.split())
    if not any(unicodedata.category(sign)[0] in "LNPSC" for sign in name.strip(_JOINERS)):
        raise NotationError("a name may not be empty")
    if _length(name) > LONGEST_NAME or len(name) > MOST_SIGNS:
        raise NotationError(
            f"{quoted(name)} is too long; a name has at most {LONGEST_NAME} letters"
        )
    if "M" * (MOST_MARKS + 1) in "".join(unicodedata.category(sign)[0] for sign in name):
        raise NotationError(f"{quoted(name)}: too many marks on one letter")
    for word in name.split():
        if folded(word) in RESERVED:
            raise NotationError(
                f"{quoted(name)}: a name may not hold {quoted(word)}, a word of the notation",
                name.index(word),
            )
    return name


def _length(name: str) -> int:
    """Letters as they are seen: marks, joined emoji, shades and second halves of flags are none."""
    count = 0
    last = before = ""  # the last sign that is no mark and no joiner; the sign just before
    for sign in name:
        kind = unicodedata.category(sign)
        if kind[0] != "M" and sign not in _JOINERS:
            is_emoji = _is_emoji(last)
            is_joined = is_emoji and before == "\u200d" and _is_emoji(sign)
            is_shade = is_emoji and before == last and "\U0001f3fb" <= sign <= "\U0001f3ff"
            is_flag = before == last and _is_flag(last) and _is_flag(sign)
            count += not (is_joined or is_shade or is_flag)
            # The second half of a flag begins no other one; a shade leaves the hand what it is.
            last = "" if is_flag else last if is_shade else sign
        before = sign
    return count


def clipped(name: str, most: int) -> str:
    """The beginning of a name, at most so many letters as they are seen, none of them cut."""
    ends = [
        place for place in range(1, len(name)) if _length(name[: place + 1]) > _length(name[:place])
    ]
    return name if len(ends) < most else name[: ends[most - 1]].rstrip()


def _is_emoji(sign: str) -> bool:
    return bool(sign) and unicodedata.category(sign) in ("So", "Cn")


def _is_flag(sign: str) -> bool:
    return "\U0001f1e6" <= sign <= "\U0001f1ff"


def _refusal(sign: str) -> str:
    """Why a character may not stand in a name; empty if it may."""
    kind = unicodedata.category(sign)
    code = ord(sign)
    if sign in ";,#":
        return f'"{sign}"'
    if sign in _BREAKS:
        return "a line break"
    if kind in ("Cc", "Cs", "Co") or (kind == "Cf" and sign not in _JOINERS):
        return f"the invisible character U+{code:04X}"
    # Unassigned characters may be newer emoji; these will never be anything.
    if sign in _BLANK_LETTERS or code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF:
        return f"the invisible character U+{code:04X}"
    return ""


def folded(name: str) -> str:
    """A name as it is compared."""
    return unicodedata.normalize("NFC", " ".join(name.split()).casefold())


def format_player(seat: int, names: Sequence[str]) -> str:
    """A seat's name, which may come from outside and always reads back."""
    if not 0 <= seat < len(names):
        raise NotationError(f"there is no seat {seat} among {len(names)} players")
    return names[seat]


def parse_player(text: str, names: Sequence[str]) -> int:
    """The seat of a name, or of `#2` for the second seat. Raises NotationError."""
    return read_player(Words(text), 0, names)


def read_player(words: Words, index: int, names: Sequence[str]) -> int:
    """The seat of the player that all words from `index` on name."""
    given = words.after(index)
    if not given:
        words.fail(index, "a player's name is missing")
    if given.startswith("#"):
        if re.fullmatch("#[1-9]", given) and int(given[1]) <= len(names):
            return int(given[1]) - 1
        words.fail(index, f"the seats are #1 to #{len(names)}, not {quoted(given)}")
    wanted = folded(given)
    for seat, name in enumerate(names):
        if folded(name) == wanted:
            return seat
    words.fail(index, f"no player is called {quoted(given)}; they are {', '.join(names)}")
