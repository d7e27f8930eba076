"""What is told to everybody of what the rules do by themselves, event by event."""

from __future__ import annotations

import pytest

import harena

CA = "colossal-arena"
TA = "titan-the-arena"
EIGHT = ("Amazon", "Colossus", "Cyclops", "Gorgon", "Magus", "Titan", "Troll", "Wyrm")
TITANS = ("Cyclops", "Dragon", "Hydra", "Ranger", "Titan", "Troll", "Unicorn", "Warlock")


def told(game: harena.Game, viewer: int = harena.PUBLIC) -> list[str]:
    """The events in words: kind, then every field there is as name=value, cards as text."""
    found = []
    for event in game.events(viewer):
        words = [event.kind]
        for name in ("player", "rival"):
            seat = getattr(event, name)
            if seat is not None:
                words.append(f"{name}={game.names[seat]}")
        for name in ("creature", "row", "amount", "reason"):
            value = getattr(event, name)
            if value is not None:
                words.append(f"{name}={game.creatures[value] if name == 'creature' else value}")
        if event.card is not None:
            words.append(f"card={event.card}")
        if event.cards is not None:
            words.append(f"cards={len(event.cards)}")
        found.append(" ".join(words))
    return found


def play(ruleset: str, position: dict[str, object], text: str, **head: object) -> harena.Game:
    """A game of two from a position, with these actions played."""
    creatures = EIGHT if ruleset == CA else TITANS
    game = harena.Game.from_position(
        {
            "ruleset": ruleset,
            "players": ["Ann", "Ben"],
            "creatures": list(creatures),
            "position": position,
            **head,
        }
    )
    chance = harena.Chance(seed=1)
    for action in text.split(";"):
        if action.strip():
            game.play(game.parse_action(action.strip()))
        while game.decision is not None and game.decision.player == harena.CHANCE:
            game.play(chance.choose(game.view(harena.CHANCE), game.legal_actions))
    return game


FULL_ROW = {name: f"{name} 9" for name in EIGHT[:-1]}
FULL_TITANS = {name: f"{name} 9" for name in TITANS[:-1]}
CASES: dict[str, tuple[str, dict[str, object], str, dict[str, object], list[str]]] = {
    "a fall, a new round, the next turn": (
        CA,
        {"hands": {"Ann": "Wyrm 0", "Ben": "Troll 1"}, "rows": {"1": FULL_ROW}, "deck_size": 0},
        "no bet; play Wyrm 0",
        {"options": {"stalemate": "faq"}},
        ["turn player=Ann", "play player=Ann creature=Wyrm card=77", "fall creature=Wyrm row=0",
         "round amount=2", "turn player=Ben"],
    ),
    "the first column's fall": (
        CA,
        {"hands": {"Ann": "Amazon 0", "Ben": "Troll 1"}, "deck_size": 0,
         "rows": {"1": {name: f"{name} 9" for name in EIGHT[1:]}}},
        "no bet; play Amazon 0",
        {"options": {"stalemate": "faq"}},
        ["turn player=Ann", "play player=Ann creature=Amazon card=0",
         "fall creature=Amazon row=0", "round amount=2", "turn player=Ben"],
    ),
    "the fifth fall": (
        CA,
        {"round": 5, "fallen": list(EIGHT[:4]), "deck_size": 0, "hands": {"Ann": "Wyrm 0"},
         "rows": {"5": {name: f"{name} 9" for name in EIGHT[4:7]}}},
        "no bet; play Wyrm 0",
        {"options": {"stalemate": "faq"}},
        ["turn player=Ann", "play player=Ann creature=Wyrm card=77", "fall creature=Wyrm row=4",
         "over player=Ann reason=fifth-fall"],
    ),
    "a reveal and the last card of the deck": (
        CA,
        {"hands": {"Ann": "Wyrm 0", "Ben": "Troll 1"}, "secret": {"Ann": "Titan 3"},
         "deck_size": 1},
        "reveal; play Wyrm 0",
        {},
        ["turn player=Ann", "reveal player=Ann creature=Titan card=58",
         "play player=Ann creature=Wyrm card=77", "draw player=Ann",
         "over player=Ann reason=deck"],
    ),
    "a pass": (
        CA,
        {"round": 2, "fallen": ["Wyrm"], "hands": {"Ann": "Wyrm 0, Wyrm 1", "Ben": "Wyrm 2"},
         "deck_size": 0},
        "no bet; pass; done; no bet; pass; done",
        {},
        ["turn player=Ann", "pass player=Ann cards=2", "turn player=Ben",
         "pass player=Ben cards=1", "turn player=Ann"],
    ),
    "the guard": (
        CA,
        {"round": 2, "fallen": ["Wyrm"], "hands": {"Ann": "Wyrm 0", "Ben": "Wyrm 1"},
         "deck_size": 0, "idle": 3},
        "no bet; pass; done",
        {},
        ["turn player=Ann", "pass player=Ann cards=1", "over player=Ann reason=idle"],
    ),
    "hidden discards": (
        CA,
        {"hands": {"Ann": "Magus 5, Troll 1, Troll 2, Wyrm 1", "Ben": "Troll 3"},
         "bets": {"Ann": ["Magus 1"]}, "deck_size": 0},
        "no bet; play Magus 5; use; discard Troll 1; discard Wyrm 1; done",
        {},
        ["turn player=Ann", "play player=Ann creature=Magus card=49",
         "use player=Ann creature=Magus", "discard player=Ann", "discard player=Ann",
         "stack player=Ann amount=2 card=78", "turn player=Ben"],
    ),
    "set aside and back": (
        CA,
        {"hands": {"Ann": "Cyclops 5", "Ben": "Troll 1, Troll 2, Troll 3"},
         "bets": {"Ann": ["Cyclops 1"]}, "deck_size": 0},
        "no bet; play Cyclops 5; choose Ben; no bet; play Troll 3",
        {},
        ["turn player=Ann", "play player=Ann creature=Cyclops card=27",
         "use player=Ann rival=Ben creature=Cyclops", "aside player=Ben", "aside player=Ben",
         "turn player=Ben", "play player=Ben creature=Troll card=69", "return player=Ben amount=2",
         "turn player=Ann"],
    ),
    "a failed call": (
        CA,
        {"hands": {"Ann": "Gorgon 5", "Ben": "Troll 1, Troll 2, Troll 3"},
         "bets": {"Ann": ["Gorgon 1"]}, "deck_size": 0},
        "no bet; play Gorgon 5; choose Ben; name Wyrm",
        {},
        ["turn player=Ann", "play player=Ann creature=Gorgon card=38",
         "use player=Ann rival=Ben creature=Gorgon", "name player=Ann rival=Ben creature=Wyrm",
         "miss player=Ben rival=Ann creature=Wyrm", "turn player=Ben"],
    ),
    "bidding with a duty": (
        TA,
        {"phase": "bid", "hands": {"Ann": "Troll 5", "Ben": "Dragon 7, Dragon 8"}, "deck_size": 0},
        "bid 3; bid 7; no bid",
        {},
        ["bid player=Ann amount=3", "bid player=Ben amount=7", "no-bid player=Ann",
         "duty player=Ben amount=7", "turn player=Ben"],
    ),
    "bidding with a penalty": (
        TA,
        {"phase": "bid", "hands": {"Ann": "Troll 5", "Ben": "Dragon 7, Dragon 8"}, "deck_size": 0},
        "bid 3; bid 9; no bid",
        {},
        ["bid player=Ann amount=3", "bid player=Ben amount=9", "no-bid player=Ann",
         "penalty player=Ben amount=9", "turn player=Ben"],
    ),
    "an automatic stalemate": (
        TA,
        {"round": 3, "fallen": ["Warlock", "Ranger"], "deck_size": 0,
         "hands": {"Ann": "Troll 5", "Ben": "Warlock 0"},
         "rows": {"2": {"Troll": "Troll 1, Troll 2", "Hydra": "Hydra 1"}}},
        "no bet; play Troll 5",
        {},
        ["turn player=Ann", "play player=Ann creature=Troll card=60",
         "stalemate reason=automatic", "redeal row=1 amount=3", "draw player=Ben",
         "draw player=Ann"],
    ),
    "an automatic stalemate after another": (
        CA,
        {"round": 3, "fallen": ["Wyrm", "Magus"], "deck_size": 0,
         "hands": {"Ann": "Troll 5", "Ben": "Wyrm 0"},
         "rows": {"1": {"Wyrm": "Wyrm 4"}, "2": {"Amazon": "Amazon 1", "Troll": "Troll 2"}}},
        "no bet; play Troll 5",
        {"options": {"stalemate": "faq"}},
        ["turn player=Ann", "play player=Ann creature=Troll card=71",
         "stalemate reason=automatic", "redeal row=0 amount=1", "draw player=Ben",
         "stalemate reason=automatic", "redeal row=1 amount=2", "draw player=Ben",
         "draw player=Ann", "turn player=Ben"],
    ),
    "a stalemate agreed on": (
        TA,
        {"round": 2, "fallen": ["Warlock"], "deck_size": 0, "round_starter": "Ben",
         "hands": {"Ann": "Troll 5, Troll 6", "Ben": "Dragon 0"},
         "rows": {"1": {"Troll": "Troll 1, Troll 2", "Hydra": "Hydra 1"}}},
        "no bet; play Troll 5; continue; declare; agree",
        {"options": {"stalemate": "faq"}},
        ["turn player=Ann", "play player=Ann creature=Troll card=60", "continue player=Ben",
         "declare player=Ann", "agree player=Ben", "stalemate reason=agreed",
         "redeal row=0 amount=3", "draw player=Ben", "draw player=Ann", "turn player=Ben"],
    ),
    "the guard's stalemate, and the end of all": (
        TA,
        {"round": 2, "fallen": ["Warlock"], "deck_size": 0, "dry": 19,
         "hands": {"Ann": "Troll 5, Troll 6", "Ben": "Dragon 0"}},
        "no bet; play Troll 5",
        {"options": {"stalemate": "faq"}},
        ["turn player=Ann", "play player=Ann creature=Troll card=60", "stalemate reason=idle",
         "over player=Ann reason=stalemate"],
    ),
    "an objection": (
        TA,
        {"round": 2, "fallen": ["Warlock"], "deck_size": 0, "round_starter": "Ben",
         "hands": {"Ann": "Troll 5, Troll 6", "Ben": "Dragon 0"},
         "rows": {"1": {"Troll": "Troll 1"}}},
        "no bet; play Troll 5; declare; object",
        {},
        ["turn player=Ann", "play player=Ann creature=Troll card=60", "declare player=Ben",
         "object player=Ann", "turn player=Ben"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_told(case: tuple[str, dict[str, object], str, dict[str, object], list[str]]) -> None:
    ruleset, position, text, head, expected = case
    assert told(play(ruleset, position, text, **head)) == expected


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("ruleset", [CA, TA])
def test_who_starts(ruleset: str, first: int) -> None:
    """1.1 first player: whom chance names has the first turn, or the first bid; no event more."""
    game = harena.Game.new(ruleset, 3, seed=1)
    chance = harena.Chance(seed=2)
    for _ in range(24):
        game.play(chance.choose(game.view(harena.CHANCE), game.legal_actions))
    game.play(game.parse_action(f"start #{first + 1}"))
    view = game.view(harena.PUBLIC)
    assert view.turn == view.round_starter == first
    assert view.decision == (first, "bet" if ruleset == CA else "bid")
    name = game.names[first]
    assert told(game)[:24] == [f"draw player={game.names[n // 8]}" for n in range(24)]
    assert told(game)[24:] == [f"start player={name}"] + [f"turn player={name}"] * (ruleset == CA)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_named_seat_starts_the_round(seat: int) -> None:
    """A-140: it has the first turn, and the round is its round."""
    game = harena.Game.new(CA, 3, seed=1, options={"start": seat})
    chance = harena.Chance(seed=2)
    while game.decision is not None and game.decision.player == harena.CHANCE:
        game.play(chance.choose(game.view(harena.CHANCE), game.legal_actions))
    view = game.view(harena.PUBLIC)
    assert view.turn == view.round_starter == seat
    assert len(game.history) == 24
    assert told(game)[24:] == [f"turn player={game.names[seat]}"]


def test_gold_in_sight() -> None:
    """A view's gold counts visible markers on the living only, the scores hidden bets too."""
    position: dict[str, object] = {
        "round": 2,
        "fallen": ["Wyrm"],
        "bets": {"Ann": ["Troll 1", "Wyrm 1"], "Ben": ["Titan 2", "Magus crown"]},
        "secret": {"Ann": "Troll 3"},
        "hands": {"Ann": "Troll 1", "Ben": "Troll 2"},
    }
    for viewer in (0, 1, harena.PUBLIC):
        assert play(CA, position, "").view(viewer).gold == (4, 8)
