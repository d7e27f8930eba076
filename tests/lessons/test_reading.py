"""Lesson files that are wrong are refused, with the key and the reason."""

from __future__ import annotations

import re

import pytest
from tests.conftest import ROOT

from harena.errors import DataError, PositionError
from harena.lessons import read_lesson

HEAD = """
id = "x"
ruleset = "titan-the-arena"
players = ["Ann", "Ben"]
learner = "Ann"
"""
HANDS = """
[position]
hands = { Ann = "Troll 1, Hydra 2", Ben = "Titan 4" }
deck_size = 50
"""
ASK = '{ ask = ["bet Troll"], task = "bet" }'


def text(steps: str, head: str = HEAD, tail: str = HANDS) -> str:
    return f"{head}\nsteps = [ {steps} ]\n{tail}"


def test_a_lesson_as_it_should_be() -> None:
    lesson = read_lesson(text(f'{{ say = "start" }}, {ASK}, {{ say = "end" }}'))
    assert (lesson.id, lesson.course, lesson.learner) == ("x", "titan-the-arena", 0)
    assert lesson.messages == (
        "lesson-x", "lesson-x.start", "lesson-x.bet", "lesson-x.bet-hint", "lesson-x.bet-other",
        "lesson-x.end",
    )  # fmt: skip
    assert lesson.run().messages == ("lesson-x.start", "lesson-x.bet")
    run = lesson.run()
    assert run.answer(" BET  troll ").is_right
    assert run.messages == ("lesson-x.end",)


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ("", "steps: nothing is asked"),
        ('{ say = "start" }', "steps: nothing is asked"),
        (f'{ASK}, {{ shout = "hey" }}', "steps.2: a step has exactly one of the keys say, ask"),
        ('{ say = "a", do = "no bet" }', "steps.1: a step has exactly one"),
        ('{ say = "a", task = "b" }', "steps.1.task: unknown key"),
        ("{ say = 3 }", "steps.1.say: must be a text"),
        ('{ ask = "bet Troll", task = "bet" }', "steps.1.ask: must be a list of texts"),
        ('{ ask = [], task = "bet" }', "steps.1.ask: must name at least one"),
        ('{ ask = ["bet Troll"] }', "steps.1.task: is missing"),
        ('{ ask = ["castle"], task = "bet" }', "steps.1.ask: .castle. is no action"),
        ('{ ask = ["bet Troll"], task = "bet", hint = "h" }', "steps.1.hint: unknown key"),
        ('{ ask = ["bet Troll"], task = "b", others = ["x"] }', "others: must be a table"),
        ('{ ask = ["bet Troll"], task = "b", others = { "no bet" = 1 } }', "others.no bet: must"),
        (f'{ASK}, {{ do = "castle" }}', "steps.2.do: .castle. is no action"),
        (f'{ASK}, {{ chance = "Sphinx 3" }}', "steps.2.chance"),
    ],
)
def test_wrong_steps(steps: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        read_lesson(text(steps))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('learner = "Ann"', "", "learner: is missing"),
        ('learner = "Ann"', 'learner = "Zoe"', "learner: "),
        ('id = "x"', 'idea = "x"', "idea: unknown key"),
        ('"Titan 4"', '"Troll 1"', "Troll 1 is used twice"),
        ('"titan-the-arena"', '"chess"', "unknown ruleset"),
    ],
)
def test_wrong_heads(old: str, new: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        read_lesson(text(ASK).replace(old, new))


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ('{ ask = ["play Troll 1"], task = "a" }', "lesson x, step 1: lesson-x.a: .play Troll 1"),
        ('{ ask = ["bet Troll crown"], task = "a" }', "step 1"),
        (f'{{ do = "no bet; play Troll 1" }}, {ASK}', "step 2: lesson-x.bet is asked when"),
        (f'{{ do = "play Titan 4" }}, {ASK}', "step 1: .play Titan 4"),
        ('{ ask = ["secret Ranger 1"], task = "a" }', "step 1: lesson-x.a accepts nothing"),
    ],
)
def test_lessons_that_cannot_be_played(steps: str, reason: str) -> None:
    try:
        lesson = read_lesson(text(steps))
    except PositionError:
        return
    with pytest.raises(DataError, match=reason):
        lesson.run()


def test_the_longest_beginning_counts() -> None:
    others = '{ play = "card", "play Troll" = "troll", "play Troll 1" = "one" }'
    ask = f'{{ do = "no bet" }}, {{ ask = ["play Hydra 2"], task = "a", others = {others} }}'
    run = read_lesson(text(ask)).run()
    assert run.answer("play Troll 1").message == "lesson-x.one"
    assert run.ask is not None
    assert run.ask.said_of("play Troll 10") == "lesson-x.troll"
    assert run.ask.said_of("PLAY Wyrm 1") == "lesson-x.card"
    assert run.ask.said_of("pass") == "lesson-x.a-other"


def test_the_example_of_the_document() -> None:
    page = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert example is not None
    lesson = read_lesson(example[1])
    for answers in (("bet Troll", "play Troll 9"), ("bet Troll", "play Troll 7")):
        run = lesson.run(answers)
        assert run.is_done
        assert run.messages == ("lesson-joke.end",)
    run = lesson.run()
    assert run.answer("secret Wyrm 2").message == "lesson-joke.bet-secret"
