"""The plans that golden games are found by: set-up, manner of play, what must happen."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tests.golden.items import CA, ITEMS, TA, Watch, checksum, replayed

from harena import CHANCE, Action, Game, Record
from harena.rules import rulesets
from harena.rules.codes import COLUMN_ACTION, NOTHING, YES

SEEDS = 4_000
LONGEST = 3_000  # actions; a game past that is given up


# --- manners of play ------------------------------------------------------------------------------

Manner = Callable[[random.Random, Game], Action]


def pick(luck: random.Random, choices: Sequence[Action]) -> Action:
    """One of them; only `random()` is the same in every Python, so nothing else of it is used."""
    return choices[int(luck.random() * len(choices))]


def by_chance(luck: random.Random, game: Game) -> Action:
    """A card, each as likely."""
    choices: list[Action] = []
    view = game.view(CHANCE)
    for action, weight in zip(view.legal_actions, view.weights, strict=True):
        choices += [action] * weight
    return pick(luck, choices)


def lively(luck: random.Random, game: Game) -> Action:
    """Bets on few creatures and uses every power."""
    decision, legal = game.decision, game.legal_actions
    assert decision is not None
    if legal[0] == NOTHING and luck.random() < 0.9:
        legal = legal[1:]
        if decision.kind == "bet" and luck.random() < 0.5:
            liked = tuple(a for a in legal if a in (YES, COLUMN_ACTION, COLUMN_ACTION + 3))
            legal = liked or legal
    return pick(luck, legal)


def calm(luck: random.Random, game: Game) -> Action:
    """Mostly does nothing, but declares every stalemate: long games, full hands."""
    decision, legal = game.decision, game.legal_actions
    assert decision is not None
    if legal[0] == NOTHING and decision.kind not in ("stalemate", "bid") and luck.random() < 0.9:
        return legal[0]
    return pick(luck, legal)


def shy(luck: random.Random, game: Game) -> Action:
    """Seldom bids; otherwise any legal action."""
    decision, legal = game.decision, game.legal_actions
    assert decision is not None
    if decision.kind == "bid" and luck.random() < 0.7:
        return legal[0]
    return pick(luck, legal)


def careless(luck: random.Random, game: Game) -> Action:
    """Any legal action."""
    return pick(luck, game.legal_actions)


# --- the plans ------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """A golden game to be found: the file's name, the set-up, how it is played, what it shows."""

    name: str
    about: str
    ruleset: str
    players: int
    wanted: tuple[str, ...]
    manner: Manner = lively
    creatures: str | None = None
    options: Mapping[str, object] = {}
    position: Mapping[str, object] | None = None

    def opening(self) -> Game:
        """The game before its first action."""
        names = ("Ann", "Ben", "Cleo", "Dora", "Emil")[: self.players]
        creatures = None if self.creatures is None else self.creatures.split()
        if self.position is None:
            return Game.new(
                self.ruleset, creatures=creatures, options=self.options, names=names
            )  # fmt: skip
        table: dict[str, object] = {
            "ruleset": self.ruleset,
            "players": list(names),
            "creatures": creatures or list(rulesets.pool(self.ruleset)),
            "options": dict(self.options),
            "position": self.position,
        }
        return Game.from_position(table)

    def items(self) -> frozenset[str]:
        """What is wanted, in the full words of ITEMS."""
        full = {item if item in ITEMS else f"{item} in {self.ruleset}" for item in self.wanted}
        assert full <= set(ITEMS), full - set(ITEMS)
        return frozenset(full)

    def play(self, seed: int) -> Game | None:
        """The game of one seed; None if it goes on for too long."""
        luck = random.Random(f"{self.name} {seed}")
        game = self.opening()
        while game.decision is not None:
            if len(game.history) > LONGEST:
                return None
            manner = by_chance if game.decision.player == CHANCE else self.manner
            game.play(manner(luck, game))
        return game

    def find(self) -> Record:
        """The record of the first seed that shows all that is wanted. Raises LookupError."""
        wanted = self.items()
        for seed in range(SEEDS):
            game = self.play(seed)
            if game is None or not wanted <= quick_items(game) | slow_items():
                continue
            covers = replayed(Record.of(game))[1]
            if wanted <= covers:
                return noted(game, {"about": self.about, "seed": seed}, covers)
        raise LookupError(f"{self.name}: none of {SEEDS} seeds shows {', '.join(sorted(wanted))}")


def quick_items(game: Game) -> frozenset[str]:
    """What a game's events and end tell by themselves: most seeds are dismissed by these."""
    return Watch(game).at_end()


def slow_items() -> frozenset[str]:
    """What only a replay can tell."""
    return frozenset(i for i in ITEMS if i.startswith("decision ") or i.endswith(" matters"))


def noted(game: Game, notes: Mapping[str, object], covers: frozenset[str]) -> Record:
    """The record of a game with its notes."""
    listed = [item for item in ITEMS if item in covers]
    return Record.of(game, notes={**notes, "final": checksum(game), "covers": listed})


FIRST_EIGHT = "Amazon Colossus Cyclops Daimon Ettin Gorgon Magus Seraphim"
LAST_EIGHT = "Amazon Ettin Magus Seraphim Titan Troll Unicorn Wyrm"
DEAD_TA = {
    "round": 5,
    "fallen": ["Cyclops", "Dragon", "Hydra", "Ranger"],
    "hands": {
        "Ann": ", ".join(f"Dragon {n}" for n in range(8)),
        "Ben": ", ".join(f"Hydra {n}" for n in range(8)),
    },
    "bets": {"Ann": ["Titan 1", "Unicorn 2"], "Ben": ["Troll 1", "Unicorn 1"]},
    "rows": {"5": {"Titan": "Titan 3"}},
    "discard": "Dragon 9",
    "deck_size": 30,
}
DEAD_CA = {
    "round": 5,
    "fallen": ["Amazon", "Ettin", "Magus", "Seraphim"],
    "hands": {
        "Ann": ", ".join(f"Amazon {n}" for n in range(8)),
        "Ben": ", ".join(f"Ettin {n}" for n in range(8)),
        "Cleo": ", ".join(f"Magus {n}" for n in range(8)),
    },
    "bets": {"Ann": ["Titan 1", "Amazon crown"], "Ben": ["Troll 1"], "Cleo": ["Wyrm 4"]},
    "secret": {"Ben": "Wyrm 4"},
    "rows": {"4": {"Wyrm": "Wyrm 7, Spectator 2"}, "5": {"Titan": "Titan 3"}},
    "discard": "Ettin 9",
    "deck_size": 12,
}


LAST_ROUND = {
    "round": 5,
    "fallen": ["Amazon", "Ettin", "Magus", "Seraphim"],
    "hands": {
        "Ann": "Titan 1, Titan 5, Troll 4, Wyrm 2, Wyrm 9, Unicorn 3, Spectator 5, Prefect",
        "Ben": "Titan 2, Titan 8, Troll 5, Wyrm 3, Unicorn 10, Spectator 6, Magister, Amazon 1",
        "Cleo": "Titan 4, Troll 6, Troll 9, Wyrm 4, Unicorn 7, Unicorn 8, Ettin 3, Ettin 4",
    },
    "bets": {"Ann": ["Amazon 1", "Troll 4"], "Ben": ["Ettin 2", "Wyrm 3"], "Cleo": ["Wyrm 1"]},
    "secret": {"Ben": "Unicorn 4"},
    "rows": {"4": {"Wyrm": "Wyrm 7, Spectator 2", "Troll": "Troll 8"}},
    "discard": "Ettin 9",
    "deck_size": 30,
}


def spent(first: str, second: str, *living: str) -> dict[str, object]:
    """A position near a stalemate in round 2: no deck, few cards, an old row of three."""
    return {
        "round": 2,
        "turn": "Ben",
        "fallen": [first],
        "hands": {
            "Ann": f"{first} 1, Spectator 3",
            "Ben": f"{first} 2, {second} 4",
            "Cleo": f"{first} 3, {living[0]} 9",
        },
        "bets": {"Ann": [f"{second} 1"], "Cleo": [f"{living[1]} 1"]},
        "secret": {"Ben": f"{living[0]} 2"},
        "rows": {
            "1": {living[0]: f"{living[0]} 7", living[1]: f"{living[1]} 5, Spectator 6"},
            "2": {living[1]: f"{living[1]} 8", living[2]: f"{living[2]} 6"},
        },
        "discard": f"{first} 0",
        "deck_size": 0,
        "redeals": 1,
    }


PLANS = (
    Plan(
        "ca-first-powers",
        "The first eight powers of Colossal Arena, to the fifth fall",
        CA,
        3,
        (
            "end fifth-fall",
            "power Amazon",
            "power Colossus",
            "power Cyclops",
            "power Daimon",
            "power Ettin",
            "power Gorgon",
            "power Magus",
            "power Seraphim",
        ),
        creatures=FIRST_EIGHT,
    ),
    Plan(
        "ca-last-powers",
        "The other four powers of Colossal Arena among them, to the last card of the deck",
        CA,
        4,
        (
            "end deck",
            "power Titan",
            "power Troll",
            "power Unicorn",
            "power Wyrm",
            "prefect",
            "magister",
            "stalemate = none to the end",
        ),
        creatures=LAST_EIGHT,
    ),
    Plan(
        "ca-colossus-takes-back",
        "The Colossus takes back an open bet, a crown and a secret bet",
        CA,
        2,
        ("event take-back", "event take-back-crown", "start = seat"),
        creatures="Amazon Colossus Titan Seraphim Troll Unicorn Wyrm Daimon",
        options={"start": 1},
    ),
    Plan(
        "ca-secret-bet-again",
        "A secret bet is taken back and another made in the first round",
        CA,
        2,
        ("event take-back-secret", "secret_bet_again = yes matters"),
        creatures="Amazon Colossus Cyclops Ettin Gorgon Seraphim Titan Wyrm",
    ),
    Plan(
        "ca-no-secret-bet-again",
        "A secret bet is taken back and no other may be made",
        CA,
        2,
        ("secret_bet_again = no matters", "event take-back-secret"),
        creatures="Amazon Colossus Cyclops Ettin Gorgon Seraphim Titan Wyrm",
        options={"secret_bet_again": False},
    ),
    Plan(
        "ca-chain",
        "Ettin's second card is Ettin's own and wakes it again",
        CA,
        3,
        ("extra_card_chain = yes matters", "a power called back"),
        creatures=FIRST_EIGHT,
        options={"extra_card_chain": True},
    ),
    Plan(
        "ca-no-chain",
        "Ettin's second card is Ettin's own and wakes nothing; a Gorgon misses",
        CA,
        5,
        ("extra_card_chain = no matters", "event miss", "event give", "5 players"),
        creatures=FIRST_EIGHT,
    ),
    Plan(
        "ca-count",
        "Backers by the number of markers",
        CA,
        4,
        ("backer_by = count matters",),
        creatures=LAST_EIGHT,
        options={"backer_by": "count"},
    ),
    Plan(
        "ca-zero-bet",
        "From a position in round 5: a zero bet that backs nothing",
        CA,
        3,
        ("zero_bet_backs = no matters",),
        creatures=LAST_EIGHT,
        options={"zero_bet_backs": False},
        position=LAST_ROUND,
    ),
    Plan(
        "ca-tournament-tie",
        "A tie that the tournament rule decides otherwise than the last turn would",
        CA,
        5,
        ("tie_break = tournament decides",),
        manner=careless,
        creatures=FIRST_EIGHT,
        options={"tie_break": "tournament"},
    ),
    Plan(
        "ca-auction",
        "An opening auction, and auctions after stalemates, in Colossal Arena",
        CA,
        4,
        (
            "start = auction",
            "stalemate = auction redeals",
            "event duty",
            "auction after a stalemate",
        ),
        manner=careless,
        creatures="Colossus Daimon Gorgon Magus Seraphim Troll Unicorn Wyrm",
        options={"start": "auction", "stalemate": "auction"},
    ),
    Plan(
        "ca-agreed-stalemate",
        "Declared stalemates: one objected to, one agreed on",
        CA,
        3,
        ("stalemate = faq redeals", "redeal agreed", "event object", "event continue", "pass"),
        manner=calm,
        creatures=LAST_EIGHT,
        options={"stalemate": "faq"},
    ),
    Plan(
        "ca-stalemate-ends",
        "From a position: nobody can play, and at last no row is left to deal out",
        CA,
        3,
        ("end stalemate", "redeal automatic", "a starting position"),
        manner=careless,
        creatures=FIRST_EIGHT,
        options={"stalemate": "faq"},
        position=spent("Amazon", "Colossus", "Cyclops", "Daimon", "Magus"),
    ),
    Plan(
        "ca-idle",
        "From a position: hands full of dead cards that nobody discards",
        CA,
        3,
        ("end idle", "pass"),
        manner=calm,
        creatures=LAST_EIGHT,
        position=DEAD_CA,
    ),
    Plan(
        "ta-powers",
        "All eight powers of Titan: The Arena, to the fifth fall",
        TA,
        3,
        (
            "end fifth-fall",
            "power Cyclops",
            "power Dragon",
            "power Hydra",
            "power Ranger",
            "power Titan",
            "power Troll",
            "power Unicorn",
            "power Warlock",
            "start = auction",
        ),
    ),
    Plan(
        "ta-two-players",
        "Referees, the Head Referee, a penalty at the opening",
        TA,
        2,
        ("prefect", "magister", "reveal", "event penalty", "a card from the discard pile"),
    ),
    Plan(
        "ta-nobody-bids",
        "Nobody bids at the opening; several redeals with auctions, a penalty among them",
        TA,
        5,
        (
            "nobody bids",
            "stalemate = auction redeals",
            "several redeals",
            "auction after a stalemate",
            "penalty after a stalemate",
        ),
        manner=shy,
    ),
    Plan(
        "ta-faq",
        "Stalemates without an auction in Titan: The Arena; a random start",
        TA,
        4,
        ("stalemate = faq redeals", "start = random"),
        manner=careless,
        options={"stalemate": "faq", "start": "random"},
    ),
    Plan(
        "ta-no-stalemate",
        "Titan: The Arena to the last card of the deck; the third seat starts",
        TA,
        4,
        (
            "end deck",
            "stalemate = none to the end",
            "start = seat",
            "tie_break = last-mover decides",
        ),
        manner=careless,
        options={"stalemate": "none", "start": 2},
    ),
    Plan(
        "ta-stalemate-ends",
        "From a position: nobody can play, and at last no row is left to deal out",
        TA,
        3,
        ("end stalemate", "redeal automatic"),
        manner=careless,
        position=spent("Cyclops", "Hydra", "Ranger", "Titan", "Troll"),
    ),
    Plan(
        "ta-idle",
        "From a position: hands full of dead cards that nobody discards",
        TA,
        2,
        ("end idle",),
        manner=calm,
        options={"stalemate": "none"},
        position=DEAD_TA,
    ),
    Plan(
        "ta-idle-redeal",
        "From a position: for ten circuits nobody drew, so an old row is dealt out",
        TA,
        2,
        ("redeal idle",),
        manner=calm,
        position={
            **DEAD_TA,
            "deck_size": 0,
            "dry": 19,
            "rows": {"4": {"Troll": "Troll 8, Spectator 2"}, "5": {"Titan": "Titan 3"}},
            "hands": {
                "Ann": "Dragon 0, Dragon 1, Dragon 2",
                "Ben": "Hydra 0, Hydra 1, Titan 5, Titan 6",
            },
        },
    ),
    Plan(
        "mixed-creatures",
        "Creatures of both games by the rules of Colossal Arena",
        CA,
        2,
        ("creatures of both games", "a hidden card tops the discards", "backer_by = value matters"),
        creatures="Dragon Hydra Ranger Warlock Gorgon Daimon Colossus Seraphim",
    ),
)
