"""The books as pages show them: the rules and the questions, for the reader of one edition.

Both editions are told in one text. The page of one edition sets apart what belongs to the other
alone, and links from the rules to the questions about them and back.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from markupsafe import Markup

from harena.locale import t, texts
from harena.locale.books import Section, book
from harena.rules import rulesets
from harena.rules.rulesets import COLOSSAL_ARENA, TITAN_THE_ARENA
from harena.store import Unknown
from harena.web.pieces import markup
from harena.web.pieces.markup import Block

EDITIONS: Final = (COLOSSAL_ARENA, TITAN_THE_ARENA)
NAMES: Final = {COLOSSAL_ARENA: "Colossal Arena", TITAN_THE_ARENA: "Titan: The Arena"}
"""The editions as the books call them, in every language."""
ONLY: Final = {
    "auction": TITAN_THE_ARENA,
    "referees-ca": COLOSSAL_ARENA,
    "referees-ta": TITAN_THE_ARENA,
}
"""Sections of the rules of which everything belongs to one edition."""
MANY: Final = 3
"""So many subsections get a list of their own at the head of their chapter."""

ABOUT: Final = {
    "components": (11,),
    "setup": (111, 107),
    "auction": (13, 14, 15, 16, 17),
    "bets": (10,),
    "open-bets": (3, 114, 6),
    "secret-bet": (18, 19),
    "revealing": (29, 116, 9, 60),
    "backer": (1, 4, 28, 79),
    "spectators": (5, 54, 55, 51),
    "referees-ca": (45, 112, 48, 113),
    "referees-ta": (117,),
    "passing": (105, 106),
    "powers": (64, 49),
    "power-amazon": (80,),
    "power-colossus": (20, 21, 22, 23, 126),
    "power-cyclops": (31, 32, 33, 34, 35),
    "power-daimon": (24, 25, 27, 128),
    "power-ettin": (66, 68, 69, 71, 72),
    "power-gorgon": (41, 42, 43),
    "power-magus": (90, 91),
    "power-seraphim": (73, 74, 75, 76, 77),
    "power-titan": (36, 37, 38, 39, 40),
    "power-troll": (12,),
    "power-unicorn": (56, 59),
    "power-wyrm": (52, 61),
    "discarding": (87, 88, 89, 92),
    "fall": (2, 93, 94, 50, 8, 62, 30),
    "end": (95,),
    "deck": (81, 82, 83, 103),
    "tie": (84, 86),
    "stalemate": (7,),
    "stalemate-faq": (118, 101, 123, 110, 96, 97, 98, 99, 100, 102, 104),
    "stalemate-auction": (119,),
    "idle": (109,),
    "options": (124, 140),
    "tournament": (143, 144),
    "talk": (44, 108),
}
"""The questions about each section of the rules, by the numbers of their anchors."""
RULE_OF: Final = {f"a-{number}": rule for rule, all_ in ABOUT.items() for number in all_}


class Part(NamedTuple):
    """A section as a page shows it."""

    anchor: str
    title: str
    level: int
    blocks: tuple[tuple[Block, bool], ...]
    """Each with whether it belongs to the other edition alone."""
    is_elsewhere: bool
    icon: str
    links: tuple[tuple[str, str], ...]
    """Other sections to go to, as address and title: questions about a rule, a question's rule."""
    below: tuple[tuple[str, str, str], ...]
    """Its subsections, if there are many: anchor, title, emblem."""


def edition(name: str) -> str:
    """An edition that there is. Raises Unknown."""
    if name not in EDITIONS:
        raise Unknown(f"there is no edition {name!r}")
    return name


def other(ruleset: str) -> str:
    """The other edition."""
    return TITAN_THE_ARENA if ruleset == COLOSSAL_ARENA else COLOSSAL_ARENA


def address(ruleset: str, target: str, here: str = "rules") -> str:
    """The address of `book#anchor`, or of `#anchor` in the book `here`."""
    name, _, anchor = target.rpartition("#")
    if (name or here) == here:
        return f"#{anchor}"
    return f"{page_of(ruleset, name)}#{anchor}"


def page_of(ruleset: str, name: str) -> str:
    """The page of a book."""
    return f"/rules/{ruleset}" if name == "rules" else f"/rules/{ruleset}/{name}"


@functools.cache
def parts(name: str, ruleset: str, language: str) -> tuple[Part, ...]:
    """A book for the reader of one edition, section by section."""
    sections = book(name, language)
    titles = {
        (which, one.anchor): one.title
        for which in ("rules", "questions")
        for one in book(which, language)
    }
    return tuple(
        _part(name, ruleset, one, sections[place + 1 :], titles)
        for place, one in enumerate(sections)
    )


def _part(
    name: str,
    ruleset: str,
    section: Section,
    following: tuple[Section, ...],
    titles: dict[tuple[str, str], str],
) -> Part:
    def resolve(target: str) -> str:
        return address(ruleset, target, name)

    if name == "rules":
        asked = [f"a-{number}" for number in ABOUT.get(section.anchor, ())]
        links = [("questions", anchor) for anchor in asked]
    else:
        rule = RULE_OF.get(section.anchor)
        links = [("rules", rule)] if rule else []
    below = [] if section.level == 1 else _below(section, following)
    is_elsewhere = name == "rules" and _section_is_elsewhere(section.anchor, ruleset)
    return Part(
        anchor=section.anchor,
        title=section.title,
        level=section.level,
        blocks=tuple(
            (block, not is_elsewhere and _is_elsewhere(block, ruleset))
            for block in markup.blocks(section.body_markdown, resolve)
        ),
        is_elsewhere=is_elsewhere,
        icon=_emblem(section.anchor),
        links=tuple(
            (f"{page_of(ruleset, which)}#{anchor}", titles[which, anchor])
            for which, anchor in links
        ),
        below=tuple((one.anchor, one.title, _emblem(one.anchor)) for one in below),
    )


def _emblem(anchor: str) -> str:
    return anchor.removeprefix("power-") if anchor.startswith("power-") else ""


def _below(section: Section, following: tuple[Section, ...]) -> list[Section]:
    found: list[Section] = []
    for one in following:
        if one.level <= section.level:
            break
        found.append(one)
    return found if len(found) >= MANY else []


def _is_elsewhere(block: Block, ruleset: str) -> bool:
    """Whether a block is about the other edition alone: it begins with its name in bold."""
    if block.kind not in ("paragraph", "list", "numbers"):
        return False
    begins = block.source.startswith(f"**{NAMES[other(ruleset)]}")
    return begins and f"**{NAMES[ruleset]}" not in block.source


def item_is_elsewhere(item: Markup, ruleset: str) -> bool:
    """The same of an item of a list, as HTML."""
    begins = item.startswith(f"<strong>{NAMES[other(ruleset)]}")
    return begins and f"<strong>{NAMES[ruleset]}" not in item


def _section_is_elsewhere(anchor: str, ruleset: str) -> bool:
    if anchor.startswith("power-"):
        pool = [creature.lower() for creature in rulesets.pool(ruleset)]
        return anchor.removeprefix("power-") not in pool
    return ONLY.get(anchor, ruleset) != ruleset


def powers(
    creatures: tuple[str, ...],
    ruleset: str,
    language: str,
    options: Mapping[str, object] | None = None,
) -> list[dict[str, str]]:
    """What the sheets of the powers say, and where the rules say more."""
    made = []
    for creature in creatures:
        power = texts.power(creature, ruleset, language, options)
        made.append(
            {
                "icon": creature.lower(),
                "creature": t("creatures", language, creatures=creature),
                "name": power.name,
                "full": power.full,
                "rule": f"{page_of(ruleset, 'rules')}#power-{creature.lower()}",
            }
        )
    return made


class Short(NamedTuple):
    """A section of the rules in short: its paragraphs, or the numbered steps that it names."""

    title: str
    lines: list[str]
    steps: list[str]


def in_short(ruleset: str, language: str) -> list[Short]:
    """The rules of an edition on about a page."""
    return [
        Short(one.title, [] if (steps := _steps(one.text)) else one.text.split("\n"), steps)
        for one in texts.rules(ruleset, language)
    ]


def _steps(text: str) -> list[str]:
    """The steps of "1. First this. 2. Then that."; none if it does not begin so."""
    return re.split(r"(?:^|(?<=\.) )[1-9]\. ", text)[1:] if text.startswith("1. ") else []
