"""The load of web_load.py on boardgame.io's own server, with its smallest game, kept in memory.

Nothing there is written to a disk, hidden from anybody or drawn as a page; what is compared is how
long a move takes to reach the four people of its table.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import websockets
from benchmarks.web_client import free_port
from benchmarks.web_load import spread

FOLDER = Path(__file__).resolve().parent / "boardgame.io"


class Player:
    """One who sits at a match by socket.io's own protocol."""

    def __init__(self, port: int, match: str, seat: int) -> None:
        self.where = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self.match, self.seat = match, seat
        self.state = -1
        self.turn = ""
        self.heard = asyncio.Event()

    async def open(self) -> None:
        """Connect and ask for the match, which makes it."""
        self.socket = await websockets.connect(self.where, max_size=None)
        await self.socket.recv()  # the handshake
        await self.socket.send("40/count,")
        await self.socket.recv()
        await self.emit("sync", self.match, str(self.seat), None, 4)

    async def emit(self, *what: Any) -> None:
        """Send an event of the game's namespace."""
        await self.socket.send("42/count," + json.dumps(what))

    async def listen(self, times: list[float], posted: dict[str, float]) -> None:
        """Hear until cancelled."""
        async for message in self.socket:
            at = time.perf_counter()
            text = str(message)
            if text == "2":
                await self.socket.send("3")
            if not text.startswith("42/count,"):
                continue
            kind, *rest = json.loads(text[len("42/count,") :])
            if kind == "sync":
                state = rest[1]["state"]
            elif kind == "update":
                state = rest[1]
                times.append((at - posted[self.match]) * 1000)
            else:
                continue
            self.state, self.turn = state["_stateID"], state["ctx"]["currentPlayer"]
            self.heard.set()

    async def move(self) -> None:
        """Make the one move there is."""
        payload = {"type": "add", "args": [], "playerID": str(self.seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self.emit("update", action, self.state, self.match, str(self.seat))


async def load_peer(tables: int, seconds: float) -> float:
    """Move-to-update under load; the 99th percentile in ms."""
    port = free_port()
    node = shutil.which("node")
    assert node is not None, "Node.js is not installed"
    process = subprocess.Popen(
        [node, "server.js", str(port)], cwd=FOLDER, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "serving" in line:
            break
    times: list[float] = []
    posted: dict[str, float] = {}
    people = [
        [Player(port, f"match{number}", seat) for seat in range(4)] for number in range(tables)
    ]
    listening = []
    for players in people:
        for player in players:
            await player.open()
            listening.append(asyncio.create_task(player.listen(times, posted)))
        for player in players:
            await player.heard.wait()
    until = time.perf_counter() + seconds

    async def play(players: list[Player], delay: float) -> int:
        moves = 0
        await asyncio.sleep(delay)
        while time.perf_counter() < until:
            begin = time.perf_counter()
            player = players[int(players[0].turn)]
            player.heard.clear()
            posted[player.match] = time.perf_counter()
            await player.move()
            await asyncio.wait_for(player.heard.wait(), 10)
            moves += 1
            await asyncio.sleep(max(0.02, 1 - (time.perf_counter() - begin)))
        return moves

    moves = await asyncio.gather(*(play(players, n / tables) for n, players in enumerate(people)))
    print(f"boardgame.io: {tables} tables of 4, {sum(moves) / seconds:.0f} moves/s, in memory")
    print(f"  move to update {spread(times)}")
    for task in listening:
        task.cancel()
    process.terminate()
    process.wait(10)
    return sorted(times)[int(len(times) * 0.99)]
