"""What golden games must show, and what a replayed game shows of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Any

from harena import PUBLIC, Event, Game, Record, RecordError, Ruleset
from harena.events import KINDS
from harena.rules import access, betting, rulesets, scoring
from harena.rules.actions import DECISIONS
from harena.rules.codes import COLUMNS
from harena.rules.state import State

CA, TA = rulesets.COLOSSAL_ARENA, rulesets.TITAN_THE_ARENA
ENDS = ("fifth-fall", "deck", "stalemate", "idle")
REDEALS = ("automatic", "agreed", "idle")


def items() -> tuple[str, ...]:
    """Everything that some golden game must show."""
    found = []
    for name in (CA, TA):
        found += [f"{count} players in {name}" for count in range(2, 6)]
        found += [f"power {creature} in {name}" for creature in rulesets.pool(name)]
        found += [f"end {reason} in {name}" for reason in ENDS]
        found += [f"stalemate = none to the end in {name}"]
        for value in ("faq", "auction"):
            found += [f"stalemate = {value} redeals in {name}"]
        found += [f"start = {value} in {name}" for value in ("random", "auction", "seat")]
        found += [f"{kind} in {name}" for kind in ("pass", "prefect", "magister", "reveal")]
    found += [f"redeal {reason}" for reason in REDEALS]
    found += [f"decision {kind}" for kind in DECISIONS]
    found += [f"event {kind}" for kind in KINDS]
    found += [
        "tie_break = last-mover decides",
        "tie_break = tournament decides",
        "backer_by = value matters",
        "backer_by = count matters",
        "zero_bet_backs = yes matters",
        "zero_bet_backs = no matters",
        "secret_bet_again = yes matters",
        "secret_bet_again = no matters",
        "extra_card_chain = yes matters",
        "extra_card_chain = no matters",
        "nobody bids",
        "auction after a stalemate",
        "penalty after a stalemate",
        "several redeals",
        "a power called back",
        "creatures of both games",
        "a hidden card tops the discards",
        "a card from the discard pile",
        "a starting position",
    ]
    return tuple(found)


ITEMS = items()


def flipped(rules: Ruleset, option: str) -> Ruleset:
    """The same ruleset with one option turned round."""
    other = {
        "backer_by": {"value": "count", "count": "value"},
        "tie_break": {"last-mover": "tournament", "tournament": "last-mover"},
    }
    value = rules.options[option]
    new = other[option][str(value)] if option in other else not value
    return rulesets.ruleset(rules.name, rules.creatures, {**rules.options, option: new})


def option_word(rules: Ruleset, option: str) -> str:
    """An option with its value, as ITEMS words it."""
    value = rules.options[option]
    return f"{option} = {value if isinstance(value, str) else 'yes' if value else 'no'}"


class Watch:
    """Looks on while a game is replayed, and notes what it shows of ITEMS."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: set[str] = set()
        rules = game.ruleset
        self.others = {
            option: flipped(rules, option) for option in ("backer_by", *rulesets.SWITCHES)
        }

    def before_action(self) -> None:
        """Note the pending decision, and what it would be with other options."""
        decision = self.game.decision
        assert decision is not None
        self.found.add(f"decision {decision.kind}")
        if decision.kind not in ("bet", "play", "power"):
            return
        waiting = [
            option for option in self.others if self.matters(option) not in self.found
        ]  # fmt: skip
        if not waiting:
            return
        state = self.game.state
        fields = access.fields(state)
        for option in waiting:
            if self.differs(state, fields, option, decision.kind):
                self.found.add(self.matters(option))

    def matters(self, option: str) -> str:
        """The item which says that an option's value made a difference."""
        return f"{option_word(self.game.ruleset, option)} matters"

    def differs(self, state: State, fields: dict[str, Any], option: str, kind: str) -> bool:
        """Whether the other value of an option would change backers or what is legal."""
        if option == "secret_bet_again":
            # The marker came back, the round is still the first: may there be a second one?
            placed = access.tokens(state)[state.turn] > 0 and state.round == 0
            return kind == "bet" and placed and self.took_secret_back(state.turn)
        if option == "extra_card_chain":
            # The second card of an Ettin is another Ettin, whose backer plays it.
            return kind == "play" and bool(state.extra_used)
        twin = access.rebuild(self.others[option], fields)
        return any(
            state.turn in {betting.backer(state, column), betting.backer(twin, column)}
            and betting.backer(state, column) != betting.backer(twin, column)
            for column in range(COLUMNS)
        )

    def took_secret_back(self, seat: int) -> bool:
        """Whether a player took his secret bet back, hidden or revealed, and made none since."""
        for event in reversed(self.game.events(PUBLIC)):
            if event.player == seat and event.kind == "secret":
                return False
            if event.player == seat and event.kind in ("take-back-crown", "take-back-secret"):
                return True
        return False

    def at_end(self) -> frozenset[str]:
        """Everything found, the game's set-up, events and end included; only what ITEMS lists."""
        game, name = self.game, self.game.ruleset.name
        self.found.discard("extra_card_chain = yes matters")
        self.found.discard("extra_card_chain = no matters")
        self.found |= {f"{game.players} players in {name}"}
        self.found |= set(event_items(game))
        pools = [set(rulesets.pool(CA)), set(rulesets.pool(TA))]
        if not any(set(game.creatures) <= pool for pool in pools):
            self.found.add("creatures of both games")
        if game.start is not None:
            self.found.add("a starting position")
        else:
            start = game.ruleset.options["start"]
            self.found.add(f"start = {'seat' if isinstance(start, int) else start} in {name}")
        self.found |= set(end_items(game))
        return frozenset(self.found & set(ITEMS))


def end_items(game: Game) -> Iterator[str]:
    """What the end of a game shows."""
    outcome, rules = game.outcome, game.ruleset
    if outcome is None:
        return
    yield f"end {outcome.reason} in {rules.name}"
    if rules.options["stalemate"] == "none" and outcome.reason in ("deck", "idle"):
        yield f"stalemate = none to the end in {rules.name}"
    if outcome.tie_break:
        twin = access.rebuild(flipped(rules, "tie_break"), access.fields(game.state))
        if rules.options["tie_break"] == "last-mover" or scoring.winner(twin) != outcome.winner:
            yield f"{option_word(rules, 'tie_break')} decides"


def event_items(game: Game) -> Iterator[str]:
    """What the events of a game show."""
    rules = game.ruleset
    last = Event("")
    redeals = 0
    used: list[int] = []  # the powers of this turn
    for event in game.events(PUBLIC):
        kind = event.kind
        yield f"event {kind}"
        yield f"{kind} in {rules.name}"
        if kind == "turn":
            used = []
        elif kind == "use":
            assert event.creature is not None
            yield f"power {game.creatures[event.creature]} in {rules.name}"
            if last.kind == "call":
                yield "a power called back"
            if game.creatures[event.creature] in ("Ettin", "Hydra") and event.creature in used:
                yield "extra_card_chain = yes matters"
            used.append(event.creature)
        elif kind == "play":
            yield from unchained(game, event, last, used)
        elif kind == "take" and event.creature is None:
            yield "a card from the discard pile"
        elif kind == "redeal":
            redeals += 1
            if redeals > 1:
                yield "several redeals"
            yield f"redeal {last.reason}"
            yield f"stalemate = {rules.options['stalemate']} redeals in {rules.name}"
        elif kind == "bid" and redeals:
            yield "auction after a stalemate"
        elif kind == "penalty" and redeals:
            yield "penalty after a stalemate"
        elif kind == "start" and last.kind == "no-bid":
            yield "nobody bids"
        elif kind == "stack":
            yield "a hidden card tops the discards"
        last = event


def unchained(game: Game, event: Event, last: Event, used: Sequence[int]) -> Iterator[str]:
    """Ettin's second card was Ettin's own: without the chain it wakes nothing."""
    creature = event.creature
    assert creature is not None
    is_extra = last.kind == "use" and last.creature == creature == used[-1]
    if is_extra and game.creatures[creature] in ("Ettin", "Hydra"):
        if not game.ruleset.options["extra_card_chain"]:
            yield "extra_card_chain = no matters"


def replayed(record: Record) -> tuple[Game, frozenset[str]]:
    """The record's game at its end, and what it shows of ITEMS. Raises RecordError."""
    game = record.opening()
    watch = Watch(game)
    for number, text in enumerate(record.actions, start=1):
        watch.before_action()
        try:
            game.play(game.parse_action(text))
        except ValueError as error:
            raise RecordError(f"action {number} ({text!r}) cannot be played: {error}") from None
    return game, watch.at_end()


def checksum(game: Game) -> str:
    """Sixteen hexadecimal digits over everything in the state."""
    text = json.dumps(access.fields(game.state), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
