"""Every event, decision and action in words: all creatures, numbers, persons and languages."""

from __future__ import annotations

import re

import pytest
from tests.locale import files, tables

from harena import PUBLIC
from harena.events import KINDS, Event
from harena.locale import wording
from harena.notation import FORMS
from harena.rules import codes
from harena.view import Action, Decision

LANGUAGES = pytest.mark.parametrize("language", files.LANGUAGES)
GAMES = pytest.mark.parametrize(
    ("ruleset", "creatures"),
    [(ruleset, creatures) for ruleset in tables.RULESETS for creatures in tables.SETS],
    ids=lambda value: value if isinstance(value, str) else value[0],
)


@LANGUAGES
@GAMES
@pytest.mark.parametrize("viewer", [0, PUBLIC])
def test_every_event(language: str, ruleset: str, creatures: tuple[str, ...], viewer: int) -> None:
    view = tables.view(ruleset, creatures, viewer)
    for event in tables.events():
        text = files.check(wording.event(view, event, language), language)
        assert text[-1] in ".!", text
        assert text[0].isupper() or text[0] in "¡0123456789", text
        if viewer == PUBLIC and event.player is not None:
            assert tables.NAMES[event.player] in text, text
        if viewer in (event.player, event.rival):
            assert not re.search(r"\bAnn\b", text), text


def test_the_events_above_are_all_kinds() -> None:
    assert {event.kind for event in tables.events()} == set(KINDS)


@LANGUAGES
def test_hidden_and_known_wordings_differ(language: str) -> None:
    view = tables.view()
    for known in (
        Event("draw", 0, 7),
        Event("secret", 0, 7),
        Event("give", 0, 7, creature=0, rival=1),
        Event("aside", 0, 7),
        Event("peek", 0, 7, rival=1),
        Event("keep", 0, 7, rival=1),
        Event("discard", 0, 7),
        Event("miss", 0, cards=(18,), creature=0, rival=1),
    ):
        hidden = wording.event(view, known._replace(card=None, cards=None), language)
        assert hidden != wording.event(view, known, language)
        assert not re.search(r"\d", hidden), hidden


@LANGUAGES
@GAMES
def test_every_question_and_choice(language: str, ruleset: str, creatures: tuple[str, ...]) -> None:
    for view in tables.questions(tables.view(ruleset, creatures)):
        text = files.check(wording.question(view, language), language)
        assert text[-1] in ".?", text
        labels = wording.menu(view, language)
        assert len(set(labels)) == len(labels), labels
        for action, label in zip(view.legal_actions, labels, strict=True):
            files.check(label, language)
            assert label[-1] not in ".!?" or view.decision == (0, "call"), label
            hint = wording.hint(view, action, language)
            assert not hint or files.check(hint, language)


@LANGUAGES
@GAMES
def test_what_others_read_meanwhile(
    language: str, ruleset: str, creatures: tuple[str, ...]
) -> None:
    for view in tables.questions(tables.view(ruleset, creatures)):
        assert view.decision is not None
        seen = view._replace(viewer=1, legal_actions=())
        text = files.check(wording.waiting(seen, language), language)
        assert "Ann" in text
        assert text.endswith(".")
    hidden = tables.view(ruleset, creatures, viewer=1, turn=2)
    assert "Cleo" in files.check(wording.waiting(hidden, language), language)
    assert wording.waiting(hidden._replace(is_over=True), language) == ""


def test_the_questions_above_are_all_decisions() -> None:
    asked = {view.decision.kind for view in tables.questions(tables.view()) if view.decision}
    assert asked == set(FORMS) - {"chance", "pick"}


@LANGUAGES
def test_every_action_of_the_notation_has_a_label(language: str) -> None:
    objects = {
        "number": (codes.NUMBER_ACTION,), "creature": (codes.COLUMN_ACTION,),
        "card": (codes.CARD_ACTION,), "player": (codes.PLAYER_ACTION,),
        "place": (codes.PLACE_ACTION,), "nothing": (codes.NOTHING,), "yes": (codes.YES,),
        "pass": (codes.PASS,),
        "marker": (codes.PLACE_ACTION, codes.CROWN_ACTION, codes.SECRET_ACTION),
    }  # fmt: skip
    view = tables.view(tops=((0,) * 8,) * 5)
    for kind, answers in FORMS.items():
        for _, what in answers:
            for code in objects[what]:
                files.check(wording.label(view, Action.of(kind, code), language), language)


def test_only_who_decides_is_asked() -> None:
    view = tables.asked("stalemate", (codes.NOTHING, codes.YES))
    with pytest.raises(ValueError, match="is asked nothing"):
        wording.question(view._replace(viewer=1), "en")
    with pytest.raises(ValueError, match="is asked nothing"):
        wording.question(view._replace(decision=None), "en")


@LANGUAGES
def test_chance_is_asked_without_a_table(language: str) -> None:
    view = tables.view()._replace(
        viewer=codes.CHANCE, decision=Decision(codes.CHANCE, "chance"), frame=None
    )
    files.check(wording.question(view, language), language)


# --- runs, marks, lists ---------------------------------------------------------------------------


def test_runs_become_one_sentence() -> None:
    view = tables.view(viewer=0)
    events = [
        Event("draw", 1), Event("draw", 1), Event("draw", 1), Event("draw", 2),
        Event("draw", 0, 7), Event("draw", 0, 18), Event("turn", 0), Event("turn", 0),
        Event("discard", 1, 7), Event("discard", 1), Event("discard", 1),
        Event("peek", 1, rival=0, card=7), Event("peek", 1, rival=2),
    ]  # fmt: skip
    assert wording.log(view, events, "en") == [
        "Ben draws 3 cards.",
        "Cleo draws a card.",
        "You draw Amazon 7 and Colossus 7.",
        "It is your turn.",
        "It is your turn.",
        "Ben discards Amazon 7.",
        "Ben discards 2 cards unseen.",
        "Ben draws from your hand: Amazon 7.",
        "Ben draws a card from the hand of Cleo.",
    ]
    assert wording.log(view, [], "en") == []


def test_since_the_last_turn() -> None:
    def since(*players: int, viewer: int = 0) -> int:
        history = [Event("draw", 0)]
        for player in players:
            history += [Event("turn", player), Event("play", player)]
        return wording.since(tables.view(viewer=viewer, history=tuple(history)))

    assert since() == 0
    assert since(1) == 1  # nothing of his own yet: from the first turn on
    assert since(1, 2, 0) == 1
    assert since(0, 1, 2) == 3  # after his turn
    assert since(0, 1, 2, 0) == 3  # his turn again
    assert since(0) == 1
    assert since(1, 2, viewer=PUBLIC) == 1


@LANGUAGES
def test_cards_and_creatures(language: str) -> None:
    view = tables.view()
    for code in tables.some_cards(tuple(range(11))):
        for form in ("", "short", "object"):
            files.check(wording.card(view, code, language, form), language)
        assert len(wording.card(view, code, language, "short")) <= 12
    assert wording.cards(view, (), language) == ""
    assert wording.creatures(view, (), language) == ""
    listed = wording.cards(view, (7, 18, 95), language)
    assert all(wording.card(view, code, language) in listed for code in (7, 18, 95))
    for column in range(8):
        assert wording.creature(view, column, language) in wording.creatures(
            view, range(8), language
        )
        assert len(wording.creature(view, column, language, "short")) <= 9
