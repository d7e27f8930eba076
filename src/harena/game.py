"""Game: a whole game to play, checked at the door.

    game = Game.new("colossal-arena", players=4)
    while not game.is_over: game.play(...)

Chance plays too: where `game.decision.player` is CHANCE, somebody (players.Chance) must choose
which card comes.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from . import notation
from .errors import HarenaError, IllegalAction, RulesetError
from .events import Event
from .rules import access, actions, engine, rulesets
from .rules.codes import ACTIONS, CHANCE, COLUMNS, PUBLIC, SEATS, SET_ASIDE, STEAL
from .rules.rulesets import Ruleset
from .rules.state import State
from .telling import Teller, Told, notes_told
from .view import ACTIONS_OF, Action, Decision, Outcome, View, chance_view, outcome_of, view_of

if TYPE_CHECKING:
    from .position import Position

DEFAULT_NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")


class Game:
    """A game in progress or over. `names` by seat; `history` are all actions, chance's included."""

    __slots__ = (
        "ruleset", "players", "names", "start", "_state", "_context", "_history", "_told",
        "_teller", "_past", "_marks", "_legal", "_read", "_origins",
    )  # fmt: skip

    def __init__(
        self, ruleset: Ruleset, names: Sequence[str], state: State, start: Position | None = None
    ) -> None:
        """Use `Game.new` or `Game.from_position`, which check what they are given."""
        self.ruleset = ruleset
        self.players = len(names)
        self.names = tuple(names)
        self.start = start
        self._state = state
        self._context = notation.Context(ruleset.creatures, self.names, ruleset.name)
        self._history: list[Action] = []
        self._told: list[Told] = notes_told(state, state.turn)[0]
        self._teller = Teller()
        # The state before every action: for undo, and to tell what happened when somebody asks.
        self._past: list[State] = []
        # For every action told so far: how many events had been told before it, what the teller
        # remembered then, and whether it showed anybody something hidden.
        self._marks: list[tuple[int, int | None, bool]] = []
        self._legal: tuple[Action, ...] | None = None
        self._read: dict[int, tuple[int, list[Event]]] = {}
        self._origins: dict[int, View] = {}

    # --- making one --------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        ruleset: str | Ruleset = rulesets.COLOSSAL_ARENA,
        players: int = 4,
        *,
        creatures: Iterable[str] | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        seed: int | str | None = None,
    ) -> Game:
        """A game before its deal. Raises RulesetError, NotationError (a player's name).

        `creatures`: eight names in column order. Left out, Titan: The Arena takes its own eight and
        Colossal Arena draws eight of its twelve at random, by `seed` (None: the system's
        randomness). `options`: the switches of the ruleset; `start` may be a player's name.
        """
        if names is not None:
            players = len(names)
        if type(players) is not int or not 2 <= players <= SEATS:
            raise RulesetError(f"{players!r} players: a game needs 2 to 5")
        checked = notation.check_names(DEFAULT_NAMES[:players] if names is None else names)
        if not isinstance(ruleset, Ruleset):
            if creatures is None and ruleset in rulesets.EDITIONS:
                creatures = draw_creatures(ruleset, seed)
            ruleset = rulesets.ruleset(ruleset, creatures, seat_option(options, checked))
        start = ruleset.options["start"]
        if isinstance(start, int) and start >= players:
            raise RulesetError(f"option start = #{start + 1}: there are only {players} players")
        return cls(ruleset, checked, engine.new_state(ruleset, players))

    @classmethod
    def from_position(cls, position: Position | str | Mapping[str, object]) -> Game:
        """A game that starts from a position of the notation. Raises PositionError."""
        from .position import Position  # the layer above: a position builds on a game's parts

        if not isinstance(position, Position):
            position = Position.read(position)
        return position.game()

    # --- playing -----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """Who decides what; None when the game is over."""
        state = self._state
        if state.depth == 0:
            return None
        return Decision(state.decider, actions.DECISIONS[state.kind])

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions, sorted; empty only when the game is over."""
        if self._legal is None:
            state = self._state
            if state.depth == 0:
                self._legal = ()
            else:
                actions_of = ACTIONS_OF[self._action_kind()]
                self._legal = tuple([actions_of[a] for a in engine.legal_actions(state)])
        return self._legal

    def _action_kind(self) -> str:
        """The kind that the pending decision's actions have."""
        kind = actions.DECISIONS[self._state.kind]
        if kind == "chance" and access.step(self._state) in (SET_ASIDE, STEAL):
            return "pick"
        return kind

    def play(self, action: int) -> None:
        """Play a legal action of whoever decides. Raises IllegalAction, changing nothing."""
        state = self._state
        if state.depth == 0 or not self._is_legal(action):
            raise IllegalAction(self._refusal(action))
        played = ACTIONS_OF[self._action_kind()][action]
        # The old state is kept and may be a copy's too: it must not change any more.
        after = state.copy()
        engine.play(after, action)
        self._past.append(state)
        self._state = after
        self._history.append(played)
        self._legal = None

    def _is_legal(self, action: object) -> bool:
        if isinstance(action, Action) and action.kind != self._action_kind():
            return False
        return (
            isinstance(action, int)
            and not isinstance(action, bool)
            and 0 <= action < ACTIONS
            and engine.is_legal(self._state, action)
        )

    def _refusal(self, action: object) -> str:
        decision = self.decision
        if decision is None:
            return f"{action!r}: the game is over, nothing can be played"
        try:
            number = int(action)  # type: ignore[call-overload]  # whatever was given
            given = notation.format_action(number, self._kind_of(action), self._context)
        except (HarenaError, TypeError, ValueError):
            given = repr(action)
        who = "chance" if decision.player == CHANCE else self.names[decision.player]
        choices = "; ".join(self.format_action(choice) for choice in self.legal_actions)
        return f"'{given}' is not legal: {who} must decide {decision.kind}, among: {choices}"

    def _kind_of(self, action: object) -> str:
        return action.kind if isinstance(action, Action) else self._action_kind()

    def undo(self) -> Action:
        """Take back the last action, whoever's. Raises IllegalAction if there is none."""
        if not self._past:
            raise IllegalAction("nothing has been played yet: there is nothing to undo")
        if len(self._marks) == len(self._past):
            events, self._teller.called, _ = self._marks.pop()
            del self._told[events:]
            self._read.clear()
        self._state = self._past.pop()
        self._legal = None
        return self._history.pop()

    def undoable(self, player: int) -> int:
        """How many last actions the player may take back by himself.

        To the start of his own unbroken run of decisions, never across a draw, a peek, a reveal or
        another player's decision.
        """
        count = 0
        if not self._past or self._past[-1].decider != player:
            return count
        self._tell()
        for state, (_, _, hidden) in zip(reversed(self._past), reversed(self._marks), strict=True):
            if hidden or state.decider != player:
                break
            count += 1
        return count

    def copy(self) -> Game:
        """An independent game at the same point."""
        twin = Game.__new__(Game)
        twin.ruleset = self.ruleset
        twin.players = self.players
        twin.names = self.names
        twin.start = self.start
        twin._state = self._state.copy()
        twin._context = self._context
        twin._history = self._history[:]
        twin._told = self._told[:]
        twin._teller = self._teller.copy()
        twin._past = self._past[:]
        twin._marks = self._marks[:]
        twin._legal = self._legal
        twin._read = {}
        twin._origins = self._origins
        return twin

    def at(self, count: int) -> Game:
        """An independent game at the point after so many actions of this one."""
        twin = self.copy()
        if 0 <= count < len(self._past):
            self._tell()
            events, twin._teller.called, _ = self._marks[count]
            twin._state = self._past[count].copy()
            twin._history = self._history[:count]
            twin._told = self._told[:events]
            twin._past = self._past[:count]
            twin._marks = self._marks[:count]
            twin._legal = None
        return twin

    # --- looking -----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether nothing can be played any more."""
        return self._state.depth == 0

    @property
    def outcome(self) -> Outcome | None:
        """Gold by seat, the winner and why it ended; None before the end."""
        return outcome_of(self._state)

    @property
    def history(self) -> tuple[Action, ...]:
        """All actions from the start, chance's included."""
        return tuple(self._history)

    @property
    def creatures(self) -> tuple[str, ...]:
        """The eight creatures, in column order."""
        return tuple(self.ruleset.creatures)

    @property
    def state(self) -> State:
        """A copy of the state, for programs that search or test; it holds what is hidden."""
        return self._state.copy()

    def view(self, viewer: int) -> View:
        """What a seat, the spectator (PUBLIC) or CHANCE may know. Raises RulesetError."""
        if viewer == CHANCE:
            return chance_view(self._state, self.legal_actions)
        events = self.events(viewer)
        origin = self._origin(viewer) if self.start is not None else None
        return view_of(self._state, viewer, self.names, self.legal_actions, events, origin)

    def _origin(self, viewer: int) -> View:
        """The view at the start of a game that began from a position."""
        if viewer not in self._origins:
            state = self._past[0] if self._past else self._state
            origin = view_of(state, viewer, self.names, (), ())
            # Who is asked what is the present's: a question of the start might betray cards.
            self._origins[viewer] = origin._replace(decision=None, frame=None)
        return self._origins[viewer]

    def events(self, viewer: int) -> tuple[Event, ...]:
        """What happened, in this viewer's words. Raises RulesetError."""
        upto, events = self._read.get(self._viewer(viewer), (0, []))
        self._tell()
        if upto < len(self._told):
            for told in self._told[upto:]:
                event = told.to(viewer)
                if event is not None:
                    events.append(event)
            self._read[viewer] = (len(self._told), events)
        return tuple(events)

    def told(self, viewer: int) -> tuple[int, ...]:
        """How many events this viewer had been told after each number of actions, none first.

        Raises RulesetError.
        """
        self._viewer(viewer)
        self._tell()
        ends = [events for events, _, _ in self._marks] + [len(self._told)]
        found, count, begin = [], 0, 0
        for end in ends:
            count += sum(told.to(viewer) is not None for told in self._told[begin:end])
            found.append(count)
            begin = end
        return tuple(found)

    def _tell(self) -> None:
        """Tell what happened since somebody last asked."""
        first = len(self._marks)
        if first == len(self._past):
            return
        for action, state, after in zip(
            self._history[first:], self._past[first:], [*self._past[first + 1 :], self._state],
            strict=True,
        ):  # fmt: skip
            before = (len(self._told), self._teller.called)
            told, hidden = self._teller.listen(state, actions.DECISIONS[state.kind], action)
            more, also_hidden = notes_told(after, state.turn)
            self._told += told
            self._told += more
            self._marks.append((*before, hidden or also_hidden))

    def _viewer(self, viewer: int) -> int:
        if viewer == PUBLIC or (type(viewer) is int and 0 <= viewer < self.players):
            return viewer
        raise RulesetError(
            f"{viewer!r} is no viewer: seats are 0 to {self.players - 1}, the spectator {PUBLIC}"
        )

    # --- notation ----------------------------------------------------------------------------

    def parse_action(self, text: str) -> Action:
        """The action a text names in the pending decision. Raises NotationError."""
        kind = self._action_kind() if self._state.depth else ""
        return Action.of(kind, notation.parse_action(text, kind, self._context))

    def format_action(self, action: int) -> str:
        """An action's text. A plain integer means an action of the pending decision."""
        return notation.format_action(int(action), self._kind_of(action), self._context)

    def __repr__(self) -> str:
        return (
            f"<Game {self.ruleset.name} {', '.join(self.names)}: {len(self._history)} actions, "
            f"{'over' if self.is_over else self.decision}>"
        )


def draw_creatures(ruleset: str, seed: int | str | None = None) -> tuple[str, ...]:
    """An edition's eight creatures; of a larger box, eight drawn at random, laid out by name."""
    box = rulesets.pool(ruleset)
    if len(box) == COLUMNS:
        return box
    luck = random.SystemRandom() if seed is None else random.Random(f"creatures {seed}")
    return tuple(sorted(luck.sample(box, COLUMNS)))


def seat_option(options: Mapping[str, object] | None, names: Sequence[str]) -> dict[str, object]:
    """The options, with a player's name as `start` turned into the seat."""
    given = dict(options or {})
    start = given.get("start")
    if isinstance(start, str):
        for seat, name in enumerate(names):
            if start.casefold() == name.casefold():
                given["start"] = seat
    return given
