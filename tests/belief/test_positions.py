"""Games from positions: nobody knows their history, and all deals that fit are alike there too.

Here the hidden part is small, so that all deals can be written down: what the deck holds follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterable
from itertools import combinations, permutations

from tests.belief.stages import run
from tests.belief.uniform import BOUND, DRAWS, deviation

from harena import PUBLIC, Game, Imaginer
from harena.playout import Luck
from harena.rules import access
from harena.rules.codes import CARDS, FIRST_SPECTATOR, PREFECT, SECOND_PREFECT
from harena.rules.state import State

ANN, BEN, CLEO = 0, 1, 2
HEAD = """
options = {{ stalemate = "faq" }}
ruleset = "{ruleset}"
players = ["Ann", "Ben", "Cleo"]
creatures = ["Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Gorgon", "Titan", "Troll"]
[position]
"""


def start(ruleset: str, text: str, script: str = "") -> Game:
    """A game from a position, played on by a script (stages.run)."""
    game = Game.from_position(HEAD.format(ruleset=ruleset) + text)
    run(game, script)
    return game


def imagined(game: Game, viewer: int, count: int) -> list[State]:
    """So many states, dealt exactly."""
    imaginer = Imaginer(game.view(viewer))
    luck = Luck(count)
    states = [imaginer.imagine(luck) for _ in range(count)]
    assert imaginer.exact
    assert imaginer.is_uniform
    return states


def check_alike(found: Iterable[Hashable], possible: Collection[Hashable]) -> None:
    """All possible outcomes come up equally often, and no others."""
    counted = Counter(found)
    assert set(counted) <= set(possible)
    share = counted.total() / len(possible)
    assert deviation(counted, dict.fromkeys(possible, share)) < BOUND


def hand(state: State, seat: int) -> tuple[int, ...]:
    return access.cards_in(access.hand(state, seat))


def unseen(*seen: int) -> list[int]:
    return [card for card in range(CARDS) if card not in seen]


def test_a_hand() -> None:
    """Any two cards that are nowhere to be seen."""
    game = start("colossal-arena", 'hands = { Ann = "Troll 3", Ben = "Troll 1, Spectator 4" }\n')
    possible = set(combinations(unseen(80), 2))
    states = imagined(game, ANN, 5 * len(possible))
    check_alike((hand(state, BEN) for state in states), possible)


def test_the_other_prefect() -> None:
    """Who holds a Prefect himself thinks of one more; its number means nothing."""
    game = start("colossal-arena", 'hands = { Ann = "Prefect", Ben = "Troll 1" }\n')
    found = []
    for state in imagined(game, ANN, DRAWS * 101):
        assert hand(state, ANN)[0] in (PREFECT, SECOND_PREFECT)
        found += [min(card, PREFECT) if card < 101 else card for card in hand(state, BEN)]
    check_alike(found, {card for card in range(CARDS) if card != SECOND_PREFECT})


def test_buried_cards_share_the_spectators() -> None:
    """Under a card lies a card of the same creature or a spectator, which lies nowhere else."""
    game = start(
        "colossal-arena",
        'hands = { Ann = "Amazon 1" }\n'
        'rows.1 = { Troll = "Troll 2, Troll 8", Titan = "Spectator 3, Titan 5" }\n',
    )
    troll, titan = 7 * 11, 6 * 11
    spectators = list(range(FIRST_SPECTATOR, FIRST_SPECTATOR + 11))
    under_troll = [card for card in range(troll, troll + 11) if card != troll + 8] + spectators
    under_titan = [card for card in range(titan, titan + 11) if card != titan + 5] + spectators
    possible = {(a, b) for a in under_troll for b in under_titan if a != b}
    states = imagined(game, BEN, DRAWS * len(possible))
    piles = (access.fields(state)["piles"] for state in states)
    check_alike(((one[7 * 5][0], one[6 * 5][0]) for one in piles), possible)


def test_two_buried_in_one_pile() -> None:
    """Their order is unknown too."""
    game = start(
        "titan-the-arena",
        'hands = { Ann = "Amazon 1" }\nrows.1 = { Troll = "Troll 2, Spectator 1, Troll 8" }\n',
    )
    allowed = [*range(77, 85), 86, 87, *range(FIRST_SPECTATOR, FIRST_SPECTATOR + 11)]
    possible = set(permutations(allowed, 2))
    states = imagined(game, ANN, DRAWS * len(possible))
    piles = (access.fields(state)["piles"][7 * 5] for state in states)
    check_alike(((pile[0], pile[1]) for pile in piles), possible)


def test_buried_under_cards_and_under_a_revealed_bet() -> None:
    """TA: a creature's two piles share its cards, one the Magister, the other the spectators."""
    game = start(
        "titan-the-arena",
        """hands = { Ann = "Troll 0, Troll 1, Troll 2, Troll 3, Troll 4", Ben = "Titan 0" }
bets = { Ben = ["Troll crown"], Ann = ["Titan crown"] }
rows.1 = { Troll = "Spectator 1, Troll 8", Titan = "Titan 5" }
revealed = { Troll = "Troll 7, Troll 6", Titan = "Titan 4, Titan 9" }
""",
    )
    magister, spectators = 101, range(FIRST_SPECTATOR, FIRST_SPECTATOR + 11)
    trolls = [82, 84, 86, 87]
    titans = [66, 67, 68, 69, 70, 72, 73, 74, 76]
    possible = {
        (a, b, c)
        for a in (*trolls, *spectators)
        for b in (*trolls, magister)
        for c in (*titans, magister)
        if len({a, b, c}) == 3
    }
    found = []
    for state in imagined(game, ANN, DRAWS * len(possible)):
        piles = access.fields(state)["piles"]
        found.append((piles[7 * 5][0], piles[40 + 7][0], piles[40 + 6][0]))
    check_alike(found, possible)


def test_a_gift_from_a_partly_open_hand() -> None:
    """TA: the card given was none of those that lie open, or all had seen it (A-115)."""
    game = start(
        "titan-the-arena",
        """turn = "Ben"
hands = { Ann = "Amazon 1", Ben = "Gorgon 5, Daimon 2", Cleo = "Troll 1, Troll 3" }
bets = { Ben = ["Gorgon 1"] }
open = { Cleo = "Troll 1" }
""",
        "play Gorgon 5; choose Cleo; name Troll; give Troll 3",
    )
    free = unseen(1, 60, 78)  # all but Ann's card, the one played and the open one
    trolls = set(range(77, 88)) - {78}
    possible = {pair for pair in combinations(free, 2) if trolls & set(pair)}
    # The turn is not over: Ben may be about to draw.
    found = []
    for state in imagined(game, ANN, DRAWS * len(possible)):
        assert hand(state, CLEO) == (78,)
        found.append(hand(state, BEN))
    check_alike(found, possible)


def test_a_theft_from_a_known_hand() -> None:
    """CA: all saw the hand when it passed; the thief has one of its three cards."""
    game = start(
        "colossal-arena",
        """turn = "Cleo"
round = 4
fallen = ["Amazon", "Colossus", "Cyclops"]
hands = { Ann = "Troll 9", Ben = "Titan 5", Cleo = "Amazon 1, Amazon 2, Cyclops 3" }
bets = { Ben = ["Titan 1"] }
deck_size = 0
""",
        "pass; play Troll 9; play Titan 5; choose Cleo; pick Amazon 1; pick Amazon 2; "
        "pick Cyclops 3; keep Amazon 2",
    )
    for viewer in (ANN, PUBLIC):
        states = imagined(game, viewer, 1_000)
        found = [(hand(state, BEN), hand(state, CLEO)) for state in states]
        check_alike(found, {((1,), (2, 25)), ((2,), (1, 25)), ((25,), (1, 2))})


def test_picks_that_nobody_else_sees() -> None:
    """While the thief looks at two of three cards, others cannot say which two."""
    game = start(
        "titan-the-arena",
        """turn = "Ben"
hands = { Ann = "Amazon 1", Ben = "Titan 5", Cleo = "Troll 1, Troll 3, Spectator 4" }
bets = { Ben = ["Titan 1"] }
open = { Cleo = "Troll 1, Troll 3, Spectator 4" }
""",
        "play Titan 5; choose Cleo; pick Troll 1; pick Troll 3",
    )
    assert game.view(BEN).picked == (78, 80)
    states = imagined(game, BEN, 50)
    assert {access.cards_in(access.picked(state)) for state in states} == {(78, 80)}
    hidden = start(
        "titan-the-arena",
        """turn = "Ben"
hands = { Ann = "Amazon 1", Ben = "Titan 5", Cleo = "Troll 1, Troll 3, Spectator 4" }
bets = { Ben = ["Titan 1"] }
""",
        "play Titan 5; choose Cleo; pick Troll 1; pick Troll 3",
    )
    for state in imagined(hidden, ANN, 200):
        picked = set(access.cards_in(access.picked(state)))
        assert len(picked) == 2
        assert picked < set(hand(state, CLEO))
