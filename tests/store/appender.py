"""A process that appends without pause until it is killed; it prints what was accepted.

    python tests/store/appender.py PLACE

It goes on with the games that it finds. A line "accepted" is written after the append had returned:
the game, how many events it held then, and the key.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from harena.store import Key, NewEvent, NewSeat, Pending, Store

GAMES = 12


def accepted(*words: object) -> None:
    """Print a line past every buffer."""
    os.write(1, (" ".join(str(word) for word in words) + "\n").encode())


async def play(store: Store, game: str, user: str, number: int) -> None:
    """Append one to three events at a time, with a new key each."""
    seq = (await store.game(game)).seq
    while True:
        new = [
            NewEvent("action", number % 4, (seq + one) % 178, {"seq": seq + one})
            for one in range(1 + seq % 3)
        ]
        key = f"{os.getpid()}-{seq}"
        accepted("asked", game, seq + len(new), key)
        told = await store.append(
            game, seq, new, key=Key(user, key), answer={"seq": seq}, pending=[Pending(seq % 4)]
        )
        seq = told.seq
        accepted("accepted", game, seq, key)


async def talk(store: Store, game: str, user: str) -> None:
    """Say something now and then, and make guests: other writes in the same groups."""
    number = 0
    while True:
        line = await store.say(game, "seats", user, f"line {os.getpid()} {number}")
        accepted("said", game, line.id, line.body.replace(" ", "-"))
        number += 1


async def end_some_day() -> None:
    """Nobody may leave it running for ever, not even a test that was killed itself."""
    await asyncio.sleep(60)
    os._exit(3)


async def main(place: str) -> None:
    """Open it and play all games at once."""
    location: Path | str = place if place.startswith("postgresql") else Path(place)
    async with await Store.open(location) as store:
        games = await store.public_games(limit=GAMES)
        if not games:
            user = (await store.create_user("Ann", "en")).user.id
            for _ in range(GAMES):
                await store.create_game(
                    {},
                    [NewSeat(user=user), *[NewSeat()] * 3],
                    engine="1",
                    owner=user,
                    visibility="public",
                )
            games = await store.public_games(limit=GAMES)
        user = str(games[0].owner)
        accepted("ready", "-", len(games), user)
        await asyncio.gather(
            *(play(store, game.id, user, number) for number, game in enumerate(games)),
            talk(store, games[0].id, user),
            end_some_day(),
        )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
