"""Every lesson is played to its end in every way; a wrong answer changes nothing."""

from __future__ import annotations

import pytest
from tests.lessons import playing

from harena import lessons
from harena.errors import DataError
from harena.lessons import Feedback
from harena.rules import access
from harena.rules.codes import ACTIONS, NOTHING, PASS, PREFECT
from harena.view import Action

LESSONS = pytest.mark.parametrize("lesson", playing.EVERY, ids=playing.IDS)


def test_the_courses() -> None:
    assert 8 <= len(lessons.lessons("colossal-arena")) <= 12
    assert 2 <= len(lessons.lessons("titan-the-arena")) <= 3
    assert len(set(playing.IDS)) == len(playing.IDS)
    with pytest.raises(DataError, match="no course 'chess': there are colossal-arena"):
        lessons.lessons("chess")
    with pytest.raises(DataError, match="no lesson 'openings': there are bets"):
        lessons.lesson("openings")


@LESSONS
def test_every_way_leads_to_the_end(lesson: lessons.Lesson) -> None:
    ends = [run for run in playing.every_stop(lesson.id) if run.is_done]
    assert ends
    for run in ends:
        assert run.progress.done == run.progress.total == len(lesson.asks) == len(run.answers)
        assert not run._run.choices  # what chance was told has all happened
        assert run.accepted == run.legal_actions == ()
        assert run.messages
        assert run.said == run.messages
        assert run.answer("no bet") == Feedback(False, "lesson-over")
        assert run.hint("en") == ""


@LESSONS
def test_every_answer_that_is_named_is_right_somewhere(lesson: lessons.Lesson) -> None:
    taken = {(len(run.answers), run.answers[-1]) for run in playing.every_stop(lesson.id)
             if run.answers}  # fmt: skip
    named = {(place, text) for place, ask in enumerate(lesson.asks, 1) for text in ask.accepted}
    assert named == taken


@LESSONS
def test_a_wrong_answer_is_answered_and_changes_nothing(lesson: lessons.Lesson) -> None:
    used: set[tuple[str, str]] = set()
    for run in playing.every_stop(lesson.id):
        if run.ask is None:
            continue
        before = access.fields(run.game.state), run.messages, run.answers, run.view.history
        for action in run.legal_actions:
            if action in run.accepted:
                continue
            text = run.game.format_action(action)
            for given in (action, int(action), text):
                feedback = run.answer(given)
                assert not feedback.is_right
                assert feedback.message in (run.ask.other, *dict(run.ask.others).values())
            used |= {(run.ask.task, feedback.message)}
        illegal = next(code for code in range(ACTIONS) if code not in run.legal_actions)
        other_kind = Action.of("bid", run.legal_actions[0])
        for nonsense in (illegal, -1, ACTIONS, "", "castle", "play Troll 77", "bet Zeus"):
            assert run.answer(nonsense) == Feedback(False, "lesson-impossible")
        if run.legal_actions[0].kind != "bid":
            assert run.answer(other_kind) == Feedback(False, "lesson-impossible")
        after = access.fields(run.game.state), run.messages, run.answers, run.view.history
        assert before == after
    for ask in lesson.asks:
        for beginning, message in ask.others:
            assert (ask.task, message) in used, f"{beginning!r} is never legal at {ask.task}"


@LESSONS
def test_the_learner_is_asked_a_choice_that_is_his(lesson: lessons.Lesson) -> None:
    for run in playing.every_stop(lesson.id):
        if run.ask is None:
            continue
        decision = run.game.decision
        assert decision is not None
        assert decision.player == lesson.learner
        assert run.view.viewer == lesson.learner
        assert set(run.accepted) <= set(run.legal_actions)


@LESSONS
def test_what_is_done_for_the_learner_is_nothing(lesson: lessons.Lesson) -> None:
    """Scripted actions are the others'; the learner's are answers or "no bet" and its like."""
    run = playing.first_way(lesson)
    game = lesson.scenario.start()
    answers = list(run.answers)
    for action in run.game.history:
        decision = game.decision
        assert decision is not None
        text = game.format_action(action)
        if decision.player == lesson.learner:
            if answers and text == answers[0]:
                answers.pop(0)
            else:
                assert action == NOTHING
        elif action == PASS:
            assert game.legal_actions == (PASS,)
        game.play(action)
    assert not answers


@LESSONS
def test_positions_could_be_reached(lesson: lessons.Lesson) -> None:
    """No row is complete with one weakest: that creature would have fallen a turn earlier."""
    start = lesson.scenario.start().view(lesson.learner)
    for seen in (start, lesson.run().view):
        assert seen.would_fall is None or seen.empty_places > 0
    cleared = start.ruleset == "titan-the-arena"  # there the cards of the fallen leave the rows
    for row, tops in enumerate(start.tops[: start.round - 1]):
        out = start.fallen if cleared else start.fallen[:row]
        strengths = {column: tops[column] % 11 for column in range(8) if column not in out}
        assert all(tops[column] < PREFECT for column in strengths), "an earlier row has a gap"
        least = min(strengths.values())
        weakest = [column for column in strengths if strengths[column] == least]
        assert cleared or weakest == [start.fallen[row]]


@LESSONS
def test_hands_are_whole(lesson: lessons.Lesson) -> None:
    """Nobody holds more than eight cards at the start, and fewer only at an empty deck."""
    view = lesson.scenario.start().view(lesson.learner)
    for size in view.hand_sizes:
        assert size == 8 or view.deck_size == 0


@LESSONS
def test_answers_are_all_that_must_be_kept(lesson: lessons.Lesson) -> None:
    run = lesson.run()
    while not run.is_done:
        again = lesson.run(run.answers)
        assert again.messages == run.messages
        assert again.since == run.since
        assert again.view == run.view
        assert again.progress == run.progress
        assert run.answer(run.game.format_action(run.accepted[-1])).is_right
    assert lesson.run(run.answers).game.history == run.game.history
    with pytest.raises(DataError, match="answer 1: 'pass' is not accepted"):
        lesson.run(["pass"])


def test_what_happened_since_the_last_answer() -> None:
    run = lessons.lesson("bets").run()
    assert (run.since, run.progress) == (0, (0, 3))
    run.answer("bet Troll")
    assert [event.kind for event in run.view.history[run.since :]] == ["bet"]
    run.answer("play Troll 9")
    kinds = [event.kind for event in run.view.history[run.since :]]
    assert kinds == ["play", "draw", "turn", "bet", "play", "draw", "turn"]
    assert repr(run) == "<LessonRun bets: 2 of 3 answered>"
