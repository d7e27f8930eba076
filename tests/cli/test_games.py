"""Whole games with people made of random numbers: every language, width, edition; nothing leaks."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.robots import Robot

from harena.cli import data, play, saving
from harena.cli.screen import InputEnded
from harena.cli.session import Session
from harena.cli.setup import Plan
from harena.locale import t, texts, wording
from harena.record import Record
from harena.rules.codes import PUBLIC

LANGUAGES = ("en", "es", "fi", "hu")
CARD = re.compile(r"\b([A-Z]\w+)(?: |\n {4,})(10|\d)\b")  # not a menu's next column


def plan(people: int, bots: int, ruleset: str = "colossal-arena", seed: int | str = 1) -> Plan:
    """People first, then greedy bots."""
    names = ("Ann", "Ben", "Cleo", "Dora", "Emil")[: people + bots]
    return Plan(ruleset, names, (None,) * people + ("greedy",) * bots, seed=seed)


@pytest.mark.parametrize(
    ("language", "width", "ruleset"),
    [
        ("en", 200, "colossal-arena"),
        ("es", 80, "titan-the-arena"),
        ("fi", 40, "colossal-arena"),
        ("fi", 80, "titan-the-arena"),
        ("hu", 40, "titan-the-arena"),
        ("hu", 80, "colossal-arena"),
    ],
)
def test_a_game_fits_the_width_and_is_recorded(
    folder: Path, language: str, width: int, ruleset: str
) -> None:
    screen = Robot(language, seed=width, width=width)
    save = plan(1, 2, ruleset, seed=f"{language}{width}").save(language)
    play.run(screen, save, fresh=True)
    shown = screen.paper.getvalue()
    lines = [line for line in shown.splitlines() if str(folder) not in line]
    assert max(cell_len(line) for line in lines) <= width
    assert t("end-title", language) in shown
    assert t("ui-goodbye", language) in shown
    (path,) = (folder / "records").iterdir()
    assert list((folder / "games").iterdir()) == []
    record = Record.load(path)
    game = record.replay()
    assert game.is_over
    assert [seat.bot for seat in record.seats] == [None, "greedy", "greedy"]
    flat = " ".join(shown.split())
    for line in texts.outcome(game.view(0), language):
        assert " ".join(line.split()) in flat


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
@pytest.mark.parametrize("players", [2, 5])
def test_all_numbers_of_players(folder: Path, ruleset: str, players: int) -> None:
    screen = Robot(seed=players)
    play.run(screen, plan(1, players - 1, ruleset).save("en"), fresh=True)
    assert t("end-title", "en") in screen.paper.getvalue()


def test_bots_alone_are_watched_in_public_words(folder: Path) -> None:
    screen = Robot()
    play.run(screen, plan(0, 3).save("en"), fresh=True)
    shown = screen.paper.getvalue()
    assert "You " not in shown
    assert t("table-hand-own", "en") not in shown
    assert "Ann draws 8 cards." in shown


class Leaks:
    """Looks at everything shown in front of one person for cards that he cannot know."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.found: list[str] = []
        self.pieces: dict[int | None, int] = {}

    def __call__(self, piece: str) -> None:
        session = self.session
        assert session is not None
        looking = session.looking
        self.pieces[looking] = self.pieces.get(looking, 0) + 1
        viewer = PUBLIC if looking is None else looking
        view = session.game.view(viewer)
        context = [f"{name} {strength}" for name, strength in CARD.findall(piece)]
        told = " ".join(wording.log(view, view.history, "en"))
        for seat in range(session.game.players):
            if seat == viewer:
                continue
            hidden = session.game.view(seat)
            secret = (hidden.secret,) if hidden.secret < 102 else ()
            for card in (*hidden.hand, *hidden.aside, *secret):
                name = wording.card(view, card, "en")
                # What was told once may be passed on unseen later, and be read again in the log.
                if card < 99 and name in context and card not in view.known[seat]:
                    if name not in told:
                        self.found.append(f"{viewer} saw {name} of {seat}: {piece}")


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
def test_several_people_never_see_each_others_cards(
    folder: Path, ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leaks = Leaks()
    screen = Robot(seed=2, watcher=leaks)
    save = plan(2, 1, ruleset, 2).save("en")
    asked: list[tuple[int | None, int]] = []

    class Watched(Session):
        def __init__(self, *given: object) -> None:
            super().__init__(*given)  # type: ignore[arg-type]
            leaks.session = self

        def _decide(self, seat: int) -> None:
            asked.append((self.looking, seat))
            super()._decide(seat)

    monkeypatch.setattr(play, "Session", Watched)
    play.run(screen, save, fresh=True)
    assert leaks.found == []
    assert set(leaks.pieces) == {None, 0, 1}
    assert all(looking == seat for looking, seat in asked)
    curtains = [piece for piece in screen.asked if piece.endswith(t("ui-curtain-close", "en"))]
    assert len(curtains) > 5


def test_the_leak_test_would_notice(folder: Path) -> None:
    leaks = Leaks()
    screen = Robot(watcher=leaks, patience=30)
    session = Session(plan(2, 0).save("en"), screen)
    leaks.session = session
    with pytest.raises(InputEnded):
        session.run()
    looking = session.looking or 0
    other = session.game.view(1 - looking)
    leaks(f"Oh: {wording.card(other, other.hand[0], 'en')}.")
    assert len(leaks.found) == 1


def test_curtains_hide_everything(folder: Path) -> None:
    """Between one person's last line and the next one's first nothing but the curtain is shown."""
    shown: list[tuple[int | None, str]] = []
    session: list[Session] = []
    screen = Robot(watcher=lambda piece: shown.append((session[0].looking, piece)), patience=80)
    session.append(Session(plan(2, 1).save("en"), screen))
    with pytest.raises(InputEnded):
        session[0].run()
    between = [piece for looking, piece in shown if looking is None]
    assert len(between) > 3
    for piece in between:
        assert not CARD.search(piece)
        assert t("table-hand-own", "en") not in piece


def test_events_are_in_the_readers_words(folder: Path) -> None:
    shown: dict[int | None, str] = {}
    session: list[Session] = []

    def note(piece: str) -> None:
        looking = session[0].looking
        shown[looking] = shown.get(looking, "") + piece

    screen = Robot(watcher=note, patience=60, seed=3)
    session.append(Session(plan(2, 0).save("en"), screen))
    with pytest.raises(InputEnded):
        session[0].run()
    assert "Ben draws 8 cards." in shown[0]
    assert "Ann draws 8 cards." in shown[1]
    assert "You draw" in shown[0]
    assert "You draw" in shown[1]
    assert "Ann (you)" in shown[0]
    assert "Ben (you)" in shown[1]


@pytest.mark.parametrize(("people", "patience"), [(1, 4), (2, 21)])
def test_an_interrupted_game_goes_on_where_it_was(folder: Path, people: int, patience: int) -> None:
    """Resumed again and again, a seeded game is the same as played at a stretch."""
    luck = random.Random(patience)
    save = plan(people, 1, seed=5).save("en")
    name = save.name
    fresh = True
    pieces = 0
    decided: list[str] = []

    class Scripted(Robot):
        """Answers by the position alone, so that the answers are the same in both runs."""

        def ask(self, prompt: str, words: object = ()) -> str:
            self.asked.append(prompt)
            if len(self.asked) > self.patience:
                raise InputEnded
            if isinstance(words, list) and words:
                decided.append(words[len(words) // 2])
                return str(words[len(words) // 2])
            return "y" if "/" in prompt else ""

    while True:
        pieces += 1
        screen = Scripted(patience=patience + luck.randrange(9))
        play.run(screen, save, fresh=fresh)
        if not data.game_path(name).exists():
            break
        assert t("ui-error-closed", "en") in screen.paper.getvalue()
        assert "harena play --resume" in screen.paper.getvalue()
        again = saving.load(name)
        assert again.game.history == save.game.history
        assert again.game.view(0) == save.game.view(0)
        save, fresh = again, False
    stretch = plan(people, 1, seed=5).save("en")
    play.run(Scripted(), stretch, fresh=True)
    records = sorted((folder / "records").iterdir())
    assert pieces > 2
    assert len(records) == 2
    assert Record.load(records[0]).actions == Record.load(records[1]).actions


def test_games_without_a_seed_do_not_repeat(folder: Path) -> None:
    first = plan(0, 2)._replace(seed=None)
    for _ in range(2):
        play.run(Robot(), first.save("en"), fresh=True)
    one, two = (Record.load(path) for path in (folder / "records").iterdir())
    assert one.actions != two.actions
    assert "seed" not in one.notes


def test_the_seed_is_told_only_at_the_end(folder: Path) -> None:
    screen = Robot(patience=12)
    save = plan(1, 2, seed="abc").save("en")
    play.run(screen, save, fresh=True)
    assert saving.load(save.name).seed == "abc"
    assert "abc" not in Record.of(save.game).dumps()
    play.run(Robot(), saving.load(save.name), fresh=False)
    (path,) = (folder / "records").iterdir()
    assert Record.load(path).notes == {"seed": "abc"}


def test_a_tournament_adds_up_and_the_first_seat_goes_round(folder: Path) -> None:
    screen = Robot()
    save = plan(1, 2)._replace(games=3, seed=4).save("en")
    play.run(screen, save, fresh=True)
    shown = screen.paper.getvalue()
    records = [Record.load(path) for path in sorted((folder / "records").iterdir())]
    assert [record.seats[0].name for record in records] == ["Ann", "Ben", "Cleo"]
    assert [record.notes["seed"] for record in records] == ["4/0", "4/1", "4/2"]
    totals: dict[str, int] = {}
    for record in records:
        game = record.replay()
        assert game.outcome is not None
        for name, gold in zip(game.names, game.outcome.scores, strict=True):
            totals[name] = totals.get(name, 0) + gold
    final = shown.rpartition("Standing after game 3")[2]
    for name, gold in totals.items():
        assert f"{name}: {gold} gold" in final
    assert f"with {max(totals.values())} gold" in final
    assert "Game 3 of 3" in shown


def test_a_tournament_left_between_two_games_goes_on(folder: Path) -> None:
    save = plan(1, 1)._replace(games=2, seed=4).save("en")
    screen = Robot()
    screen.interactive = True

    def enter(*_: object, **__: object) -> None:
        raise InputEnded

    screen.enter = enter  # type: ignore[method-assign]
    play.run(screen, save, fresh=True)
    (name,) = data.unfinished()
    again = saving.load(name)
    assert again.game.history == ()
    assert again.tournament is not None
    assert again.tournament.played == 1
    play.run(Robot(), again, fresh=False)
    assert data.unfinished() == []
    assert len(list((folder / "records").iterdir())) == 2


@pytest.mark.soak
def test_many_games(folder: Path, soak_count: int) -> None:
    luck = random.Random(1)
    for seed in range(max(20, soak_count // 20)):
        width = luck.choice((33, 40, 80, 120, 200))
        language = luck.choice(LANGUAGES)
        people = luck.choice((1, 1, 2, 3))
        ruleset = luck.choice(("colossal-arena", "titan-the-arena"))
        leaks = Leaks()
        screen = Robot(language, seed, width, watcher=leaks if language == "en" else None)
        save = plan(people, luck.choice((1, 2)), ruleset, seed).save(language)
        session = Session(save, screen)
        leaks.session = session
        session.run()
        session.show_end()
        assert max(cell_len(line) for line in screen.paper.getvalue().splitlines()) <= width
        assert leaks.found == []
