"""The table: everything is on it, it fits every width, and it shows what its viewer may know."""

from __future__ import annotations

import random
import re

import pytest
from rich.cells import cell_len

from harena.bots import make_bot
from harena.cli.marks import ASCII, CREATURES, PLAYERS, UNICODE, codes, initials, text_on
from harena.cli.table import Table
from harena.game import Game
from harena.locale import t, wording
from harena.players import Chance
from harena.rules.codes import CHANCE, NO_CARD, NOBODY, PUBLIC
from harena.rules.creatures import NAMES

LANGUAGES = ("en", "es", "fi", "hu")
RULESETS = ("colossal-arena", "titan-the-arena")
LONG = ("Maximilian von Hohenems", "Wilhelmina", "Bo", "Zsófia Nagy-Szabó", "Ole")


def positions(ruleset: str, count: int, players: int = 4) -> list[Game]:
    """Moments of games among bots, from the opening to the end."""
    found: list[Game] = []
    luck = random.Random(count)
    names = LONG[:players]
    while len(found) < count:
        seed = luck.randrange(10**6)
        game = Game.new(ruleset, names=names, seed=seed)
        chance = Chance(seed)
        bots = [make_bot(luck.choice(("random", "greedy")), seed + seat) for seat in range(players)]
        stop = luck.randrange(20, 260)
        while not game.is_over and len(game.history) < stop:
            decision = game.decision
            assert decision is not None
            who = decision.player
            chooser = chance if who == CHANCE else bots[who]
            game.play(chooser.choose(game.view(who), game.legal_actions))
        found.append(game)
    return found


GAMES = {ruleset: positions(ruleset, 10) for ruleset in RULESETS}
FIVE = positions("titan-the-arena", 2, players=5)


def text_of(table: Table) -> str:
    return "\n".join(line.plain for line in table.lines())


@pytest.mark.parametrize("width", [24, 40, 60, 80, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits(language: str, width: int) -> None:
    for game in (*GAMES["colossal-arena"][:4], *GAMES["titan-the-arena"][:4], *FIVE):
        for viewer in (0, PUBLIC):
            bots = (None, "greedy", "random", *[None] * (game.players - 3))
            table = Table(game.view(viewer), language, width, UNICODE, bots)
            lines = [*table.lines(), *table.log(0)[:0]]
            assert max(line.cell_len for line in lines) <= width


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_all_of_the_view_is_shown(ruleset: str, width: int) -> None:
    for game in GAMES[ruleset]:
        view = game.view(0)
        table = Table(view, "en", width, UNICODE)
        board = "\n".join(line.plain for line in table.board())
        text = text_of(table)
        for column, creature in enumerate(view.creatures):
            line = next(line for line in board.splitlines() if creature[:8] in line)
            assert ("✝" in line) is not view.living[column]
            assert ("▼" in line) is (view.would_fall == column and not view.is_over)
        shown = re.findall(r"\(?\d+\)?(?=\+|\s|[●■▲◆⬢]|$)", board)
        tops = [card for row in view.tops for card in row if card != NO_CARD]
        assert len(shown) >= len(tops)
        markers = sum(owner != NOBODY for row in view.bets for owner in row)
        markers += sum(crown < 8 for crown in view.crowns)
        if view.is_over:  # then secret bets lie open too
            markers += sum(card != NO_CARD for card in view.secrets)
        backers = sum(seat != NOBODY for seat in view.backers)
        assert len(re.findall("[●■▲◆⬢][A-Z]", board)) == markers + backers
        assert t("table-deck-count", "en", count=view.deck_size).split()[0] in text
        for seat, name in enumerate(view.names):
            assert name.split()[0] in text
            gold = view.gold if view.outcome is None else view.outcome.scores
            assert str(gold[seat]) in text
        flat = " ".join(text.split())
        assert "Your hand:" in flat
        for card in view.hand:
            name, _, strength = wording.card(view, card, "en").rpartition(" ")
            own = flat.partition("Your hand:")[2]
            assert (name or strength) in own


def test_the_current_row_is_marked() -> None:
    for game in GAMES["colossal-arena"]:
        view = game.view(PUBLIC)
        header = Table(view, "en", 80, UNICODE).board()[0].plain
        if view.is_over:
            assert "▶" not in header
        else:
            assert f"▶{view.round}" in header


def test_without_unicode_everything_is_ascii() -> None:
    for ruleset in RULESETS:
        for game in GAMES[ruleset]:
            view = game.view(0)._replace(names=("Ann", "Ben", "Cleo", "Dora"))
            for width in (40, 80):
                assert text_of(Table(view, "en", width, ASCII)).isascii()


def test_hidden_things_change_nothing() -> None:
    """What a viewer may not know: the state is dealt anew, the table stays as it is."""
    from harena.belief import Imaginer
    from harena.playout import Luck
    from harena.view import view_of

    for game in GAMES["colossal-arena"][:4]:
        if game.is_over:
            continue
        view = game.view(1)
        names, legal = game.names, view.legal_actions
        twin = view_of(Imaginer(view).imagine(Luck(5)), 1, names, legal, view.history)
        assert text_of(Table(twin, "en", 80, UNICODE)) == text_of(Table(view, "en", 80, UNICODE))


def test_unplayable_cards_tell_why() -> None:
    found = set()
    for ruleset in RULESETS:
        for game in GAMES[ruleset]:
            for seat in range(game.players):
                view = game.view(seat)
                table = Table(view, "en", 200, UNICODE)
                own = "\n".join(line.plain for line in table.own_cards())
                fallen = [c for c in view.hand if c < 88 and not view.living[c // 11]]
                assert own.count(t("hint-fallen", "en")) == len({c // 11 for c in fallen})
                found |= {bool(fallen)}
    assert found == {True, False}


def test_cards_too_weak_for_the_bid_are_marked() -> None:
    game = Game.new("titan-the-arena", names=["Ann", "Ben"])
    chance = Chance(3)
    while game.decision is not None and game.decision.player == CHANCE:
        game.play(chance.choose(game.view(CHANCE), game.legal_actions))
    assert game.decision is not None
    strengths = [card % 11 for card in game.view(game.decision.player).hand if card < 99]
    game.play(game.parse_action(f"bid {max(strengths)}"))
    while game.decision.kind == "bid":
        game.play(game.parse_action("no bid"))
    view = game.view(game.decision.player)
    assert view.must_open == max(strengths)
    table = Table(view, "en", 80, UNICODE)
    weak = [c for c in view.hand if c >= 99 or c % 11 < max(strengths)]
    marked = [card for card in view.hand if table.unplayable(card) == t("hint-bid", "en")]
    assert marked == weak


def test_the_deck_is_warned_of() -> None:
    for ruleset, low in (("colossal-arena", ".none"), ("titan-the-arena", "")):
        game = GAMES[ruleset][0]
        view = game.view(PUBLIC)._replace(is_over=False)
        assert Table(view._replace(deck_size=40), "en", 80, UNICODE).deck_warning() == ""
        near = Table(view._replace(deck_size=14, hand_sizes=(8,) * 4, limits=(8,) * 4), "en", 80,
                     UNICODE).deck_warning()  # fmt: skip
        assert near == t(f"table-deck-low{low}", "en")
        last = Table(view._replace(deck_size=2), "en", 80, UNICODE).deck_warning()
        assert last == t("table-deck-last" if low else "table-deck-low", "en")


def test_signs_differ() -> None:
    assert initials(["Ann", "Anna", "An", "N", "Ñ"]) == ("A", "N", "3", "4", "Ñ")
    assert initials(["名前", "Bo"]) == ("1", "B")
    for language in LANGUAGES:
        names = [t("creatures", language, creatures=name) for name in NAMES]
        luck = random.Random(1)
        for _ in range(50):
            eight = luck.sample(names, 8)
            signs = codes(eight)
            assert len(set(signs)) == 8
            assert all(cell_len(sign) == 2 for sign in signs)


def test_colours_can_be_read() -> None:
    def luminance(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    assert set(CREATURES) == set(NAMES)
    for colour in (*PLAYERS, *CREATURES.values()):
        paper = luminance(colour)
        ink = 0.0 if text_on(colour) == "black" else 1.0
        contrast = (max(paper, ink) + 0.05) / (min(paper, ink) + 0.05)
        assert contrast >= 4.5, colour
