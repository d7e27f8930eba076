"""Mutated valid inputs: every parser gives a value or an error of ours, quickly, and never anything
else. 20,000 in every run; `make fuzz` makes a million (HARENA_FUZZ)."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from functools import partial

import pytest
from tests.conftest import ROOT
from tests.notation.games import CONTEXT, NAMES, TITAN, is_start, random_rules, states

from harena import Position, notation
from harena.errors import HarenaError, NotationError, PositionError
from harena.position import check_text
from harena.rules import access, codes, engine

NASTY = (
    "", " ", "\t", "\n", "\r\n", "\x00", "\x1b[2J", "\u202e", "\u2028", "\ufeff", "\ud800", "é",
    "🦁", '"', "'", '"""', "'''", "\\", "\\u0000", "\\U00110000", "{", "}", "[", "]", "[[", "]]",
    "{{{{", "[[[[[[[[", ",", ",,", ";", ";;", "#", "#2", "#0", "#99999999999999", "=", "==", ".",
    "a.b.c", "-1", "0", "00", "1e9", "inf", "nan", "1_0", "0x1F", "0b1", "11", "6", "99999999999",
    "9" * 400, "1979-05-27", "07:32:00", "true", "false", "none", "nobody", "chance", "crown",
    "secret", "take back", "no", "Troll", "troll", "Hydra", "Referee", "Prefect", "Head Referee",
    "Spectator 4", "Ann", "Carl", "Troll 7, Troll 7", "position", "hands", "round = 5", "steps",
    "seed = -1", "fallen", "x" * 300, "٣", "\uff34roll", "\u017f", "\u212a",
)  # fmt: skip


def swapped(text: str, luck: random.Random, other: str) -> str:
    """A text with one of its quoted texts or numbers replaced: mostly still TOML."""
    parts = list(_PART.finditer(text))
    if not parts:
        return text
    part = luck.choice(parts)
    others = [match.group() for match in _PART.finditer(other)]
    new = luck.choice([*others, "0", "1", "5", "-1", "true", "[]", "{}", '""', '"Troll 7"', '"#1"'])
    if luck.random() < 0.3 and part.group().startswith('"'):
        inside = part.group()[1:-1]
        new = '"' + inside[: luck.randint(0, len(inside))] + luck.choice(_PLAIN) + '"'
    return text[: part.start()] + new + text[part.end() :]


def without_lines(text: str, luck: random.Random, other: str) -> str:
    """A text with a few lines less, or with some of another's."""
    lines = text.split("\n")
    place = luck.randrange(len(lines))
    added = other.split("\n")[place : place + 1] if luck.random() < 0.3 else []
    lines[place : place + luck.choice((1, 1, 2, 3))] = added
    return "\n".join(lines)


_PART = re.compile(r'"[^"\n]*"|\b\d+\b')
_PLAIN = [
    nasty for nasty in NASTY if nasty.isprintable() and '"' not in nasty and "\\" not in nasty
]


def mutated(text: str, luck: random.Random, other: str) -> str:
    """A text with one to four small damages."""
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        if luck.random() < 0.6:
            text = luck.choice((swapped, without_lines))(text, luck, other)
            continue
        place = luck.randint(0, len(text))
        end = min(len(text), place + luck.choice((1, 1, 1, 2, 5, 20)))
        how = luck.randrange(8)
        if how == 0:
            text = text[:place] + text[end:]
        elif how == 1:
            text = text[:place] + luck.choice(NASTY) + text[place:]
        elif how == 2:
            text = text[:place] + luck.choice(NASTY) + text[end:]
        elif how == 3:
            text = text[:place] + text[place:end] * 2 + text[end:]
        elif how == 4:
            start = luck.randint(0, len(other))
            text = text[:place] + other[start : start + 20] + text[place:]
        elif how == 5:
            text = (
                text[:place]
                + chr(luck.choice((luck.randrange(128), luck.randrange(0x11000))))
                + (text[end:])
            )
        elif how == 6:
            words = text.split(" ")
            i, j = luck.randrange(len(words)), luck.randrange(len(words))
            words[i], words[j] = words[j], words[i]
            text = " ".join(words)
        else:
            text = text[:place] if luck.random() < 0.3 else text[:place] + text[end:].swapcase()
    return text


def short_texts(luck: random.Random) -> list[str]:
    """Valid actions, lists of actions, cards, places and names."""
    texts = [*NAMES, "Troll 2", "Troll crown", "#2"]
    for context in (CONTEXT, TITAN):
        for kind in notation.FORMS:
            texts += notation.examples(kind, context)
        for _ in range(20):
            cards = luck.sample(range(codes.CARDS), luck.randint(1, 9))
            texts.append(notation.format_cards(cards, context))
    return [*texts, "no bet; play Troll 7; on Wyrm", "use;play Spectator 4"]


def positions(luck: random.Random) -> list[str]:
    """Valid positions, from games."""
    texts: list[str] = []
    while len(texts) < 60:
        rules = random_rules(luck)
        players = luck.randint(2, 5)
        if isinstance(rules.options["start"], int) and rules.start >= players:
            continue
        found = [
            Position.of(state, NAMES[:players]).format()
            for state in states(luck, rules, players)
            if state.depth and is_start(state)
        ]
        texts += luck.sample(found, min(4, len(found)))
    return texts


def scenarios() -> list[str]:
    """Valid scenarios."""
    text = (ROOT / "tests" / "scenarios" / "format.toml").read_text("utf-8")
    return [f"[[scenario]]{part}" for part in text.split("[[scenario]]")[1:]]


def refusal(parse: Callable[[], object]) -> HarenaError | None:
    """The error of ours that a function raises, None if it does not."""
    try:
        parse()
    except HarenaError as error:
        return error
    return None


def check_short(text: str, luck: random.Random) -> None:
    context = luck.choice((CONTEXT, TITAN))
    kind = luck.choice([*notation.FORMS, ""])
    parsers: list[Callable[[], object]] = [
        lambda: notation.parse_action(text, kind, context),
        lambda: notation.parse_card(text, context),
        lambda: notation.parse_cards(text, context),
        lambda: notation.parse_creature(text, context),
        lambda: notation.parse_place(text, context),
        lambda: notation.parse_player(text, context.names),
        lambda: notation.split_actions(text),
        lambda: notation.check_names([text, "Ann"]),
    ]
    for parse in parsers:
        error = refusal(parse)
        if error is not None:
            assert isinstance(error, NotationError)
            assert str(error).isprintable()
            assert len(str(error)) < 1_000
            assert 0 <= error.place <= len(text)
    notation.is_action(text, context.names)


def check_position(text: str) -> None:
    position = Position.read(text)
    assert Position.read(position.format()) == position
    state = position.state()
    values = access.fields(state)
    cards = [*values["hands"], *values["aside"], values["deck"], values["buried"]]
    listed = [card for pile in values["piles"] for card in pile]
    listed += [card for card in values["secret"] if card != codes.NO_CARD]
    for bits in cards:
        listed += access.cards_in(bits)
    assert sorted(listed) == list(range(codes.CARDS))
    assert engine.legal_actions(state) or state.over


def check_scenario(text: str) -> None:
    results = check_text(text)
    for result in results:
        assert str(result).isprintable()
        assert len(str(result)) < 3_000
    if all(result.status == "refused" for result in results):
        raise PositionError("refused, as a result")


def fuzz(count: int, seed: int) -> dict[str, int]:
    """Try so many mutated texts; how many were accepted and refused."""
    luck = random.Random(seed)
    corpora = (short_texts(luck), positions(luck), scenarios())
    tally = dict.fromkeys(("short", "positions", "scenarios", "refused"), 0)
    for number in range(count):
        which = luck.choices((0, 1, 2), (70, 20, 10))[0]
        texts = corpora[which]
        text = mutated(luck.choice(texts), luck, luck.choice(texts))
        started = time.process_time()
        check: Callable[[], object] = (
            partial(check_short, text, luck),
            partial(check_position, text),
            partial(check_scenario, text),
        )[which]
        try:
            error = refusal(check)
        except Exception as wrong:
            raise AssertionError(f"input {number} of seed {seed}: {text!r}") from wrong
        assert 0 < len(str(error)) < 3_000
        tally["refused" if error else ("short", "positions", "scenarios")[which]] += 1
        assert time.process_time() - started < 20, f"took too long: {text!r}"
    return tally


def test_twenty_thousand_mutated_inputs() -> None:
    tally = fuzz(20_000, 20_250_301)
    assert min(tally.values()) > 100, tally


@pytest.mark.fuzz
def test_a_million_mutated_inputs(fuzz_count: int) -> None:
    for part in range(10):
        fuzz(fuzz_count // 10, part)
