"""Users and games as the tests of the store need them."""

from __future__ import annotations

from dataclasses import dataclass

from harena.store import Game, Key, NewEvent, NewSeat, Store


@dataclass(frozen=True)
class Made:
    """A game with Ann on seat 0, Bob on seat 1, a bot on seat 2, seat 3 open."""

    game: Game
    ann: str
    bob: str

    @property
    def id(self) -> str:
        """The game's identifier."""
        return self.game.id

    def key(self, text: str, fingerprint: bytes | None = None) -> Key:
        """A key of Ann's."""
        return Key(self.ann, text, fingerprint)


async def user(store: Store, name: str = "Ann") -> str:
    """A new user's identifier."""
    return (await store.create_user(name, "en")).user.id


async def table(store: Store) -> Made:
    """A new game of two users and a bot, owned by Ann."""
    ann, bob = await user(store, "Ann"), await user(store, "Bob")
    chairs = [NewSeat(user=ann), NewSeat(user=bob), NewSeat(bot="greedy"), NewSeat()]
    game = await store.create_game(
        {"ruleset": "colossal-arena"}, chairs, engine="1.0", seed=b"\x07" * 16, owner=ann
    )
    return Made(game, ann, bob)


def actions(*numbers: int, player: int | None = 0) -> list[NewEvent]:
    """Events that are actions."""
    return [NewEvent("action", player, number) for number in numbers]
