"""A tournament: several games of the same players, winnings added up (rules.md, table 1.3).

Decisions beyond rules.md:

- *Seats.* The players keep their order around the table and the first seat moves one player on from
  game to game: in game g (from 0) player g sits in the first seat, the next player clockwise in the
  second. The ruleset's `start` says who begins, as in any game: with `random` chance names a seat,
  with `auction` chance names the first bidder, and a named seat is, in turn, each player's.
- *Creatures.* Named ones stay for all games; those drawn at random are drawn anew for each.
- *Ties.* The most gold of all games together wins; on equal gold the most games won (by each game's
  own tie-break); then the better score in the last game, then in the one before, back to the first;
  then whoever won the last game, else the last one that either of them won. Only players equal in
  all this share a place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ..errors import HarenaError
from ..game import Game
from ..rules import rulesets
from ..view import Outcome

GAMES = 3  # as the rules of Titan: The Arena propose


class Standing(NamedTuple):
    """A player's place so far: from 1. Players count from 0, in the order of the first game."""

    place: int
    player: int
    name: str
    gold: int
    wins: int
    scores: tuple[int, ...]


class Tournament:
    """Some games of the same players. It knows seats and standings; others play its games.

    tournament = Tournament(["Ann", "Ben", "Cleo"], games=3)
    while not tournament.is_over:
        game = tournament.next_game()
        ...                                # play it to its end
        tournament.add(game.outcome)
    print(tournament.standings())
    """

    __slots__ = ("creatures", "games", "names", "options", "results", "ruleset", "seed")

    def __init__(
        self,
        names: Sequence[str],
        games: int = GAMES,
        ruleset: str = rulesets.COLOSSAL_ARENA,
        creatures: Iterable[str] | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
    ) -> None:
        """`seed` draws the creatures. Raises what `Game.new` raises, and HarenaError."""
        if games < 1:
            raise HarenaError(f"a tournament of {games} games: it needs at least one")
        self.names = tuple(names)
        self.games = games
        self.ruleset = ruleset
        self.creatures = None if creatures is None else rulesets.check_creatures(creatures)
        self.options = dict(options or {})
        self.seed = seed
        self.results: list[tuple[tuple[int, ...], int]] = []  # scores and winner, by player
        self.next_game()  # refuses at once what no game can be

    # --- the games ---------------------------------------------------------------------------

    @property
    def played(self) -> int:
        """How many games are over."""
        return len(self.results)

    @property
    def is_over(self) -> bool:
        """Whether all games have been played."""
        return self.played == self.games

    def seating(self, number: int | None = None) -> tuple[int, ...]:
        """By seat, the player who sits there in a game (None: the next one)."""
        first = self.played if number is None else number
        count = len(self.names)
        return tuple((first + seat) % count for seat in range(count))

    def next_game(self) -> Game:
        """The next game before its deal, its players in their seats. Raises HarenaError."""
        self._check_open()
        return Game.new(
            self.ruleset,
            creatures=self.creatures,
            options=self.options,
            names=[self.names[player] for player in self.seating()],
            seed=None if self.seed is None else f"{self.seed}/{self.played}",
        )

    def add(self, outcome: Outcome | None) -> None:
        """Enter the outcome of the next game, scores by its seats. Raises HarenaError."""
        self._check_open()
        if outcome is None or len(outcome.scores) != len(self.names):
            raise HarenaError(
                f"game {self.played + 1} of the tournament needs the outcome of a finished game "
                f"of {len(self.names)} players, not {outcome!r}"
            )
        seating = self.seating()
        scores = [0] * len(self.names)
        for seat, player in enumerate(seating):
            scores[player] = outcome.scores[seat]
        self.results.append((tuple(scores), seating[outcome.winner]))

    def _check_open(self) -> None:
        if self.is_over:
            raise HarenaError(f"the tournament is over: all {self.games} games have been played")

    # --- the standings -----------------------------------------------------------------------

    def standings(self) -> tuple[Standing, ...]:
        """The players by place; equal players share one, in the order of the first game."""
        keys = [self._key(player) for player in range(len(self.names))]
        order = sorted(range(len(self.names)), key=lambda player: keys[player], reverse=True)
        return tuple(
            Standing(
                1 + sum(key > keys[player] for key in keys),
                player,
                self.names[player],
                sum(scores[player] for scores, _ in self.results),
                sum(winner == player for _, winner in self.results),
                tuple(scores[player] for scores, _ in self.results),
            )
            for player in order
        )

    def _key(self, player: int) -> tuple[object, ...]:
        """What players are ordered by, the greatest first."""
        scores = [game[player] for game, _ in self.results]
        wins = [winner == player for _, winner in self.results]
        return sum(scores), sum(wins), scores[::-1], wins[::-1]

    def winners(self) -> tuple[int, ...]:
        """Who won: one player, but for the rare ones who share a place. Empty before the end."""
        if not self.is_over:
            return ()
        return tuple(standing.player for standing in self.standings() if standing.place == 1)

    # --- keeping it --------------------------------------------------------------------------

    def as_dict(self) -> dict[str, object]:
        """The tournament as JSON can hold it."""
        return {
            "names": list(self.names),
            "games": self.games,
            "ruleset": self.ruleset,
            "creatures": None if self.creatures is None else list(self.creatures),
            "options": self.options,
            "seed": self.seed,
            "results": [
                {"scores": list(scores), "winner": winner} for scores, winner in self.results
            ],
        }

    @classmethod
    def from_dict(cls, data: object) -> Tournament:
        """The tournament that `as_dict` gave. Raises HarenaError where it cannot be one."""
        try:
            return cls._read(data)
        except HarenaError:
            raise
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise HarenaError(f"this is no tournament: {error}") from None

    @classmethod
    def _read(cls, data: object) -> Tournament:
        if not isinstance(data, dict):
            raise TypeError("it must be an object")
        options, seed, results = data["options"], data["seed"], data["results"]
        if not isinstance(options, dict) or not isinstance(results, list):
            raise TypeError('"options" must be an object and "results" a list')
        if not isinstance(seed, int | str | None):
            raise TypeError('"seed" must be a number, a text or null')
        names, games = data["names"], data["games"]
        new = cls(names, games, data["ruleset"], data["creatures"], options, seed)
        for result in results:
            new._check_open()
            scores, winner = tuple(result["scores"]), result["winner"]
            numbers = (*scores, winner)
            if len(scores) != len(new.names) or not all(type(number) is int for number in numbers):
                raise ValueError(f"a result must have {len(new.names)} scores and a winner")
            if not 0 <= winner < len(new.names):
                raise ValueError(f"a result names player {winner} the winner")
            new.results.append((scores, winner))
        return new
