"""Streams of changed pieces: one for each tab, subscribed before the board is rendered.

A listener holds no messages, only the fact that something changed: whoever is slow skips what came
between and gets the newest board. Messages are compressed with a small window; heartbeats are named
events, which a browser's script can see. `Streams.end` ends them all when the server stops.
"""

from __future__ import annotations

import asyncio
import base64
import zlib
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, Protocol

from harena.web.pieces.logbook import Block
from harena.web.pieces.piece import Piece, Sheet, digest

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

WINDOW: Final = 16 + 13  # gzip, 8 KB
MEMORY: Final = 4
LOG: Final = "log"
BLOCK: Final = "log-"
"""The element of the log, and how the names of its blocks begin."""
SHORT: Final = 4
"""Characters of a short name. One change in 16 million keeps it: a page that was away would show
the old piece until that changes again."""


class Listener:
    """One open stream's ear: it rings when its table has changed; iterating waits for that."""

    __slots__ = ("is_over", "rings", "session", "user")

    def __init__(self, user: str | None = None, session: str = "") -> None:
        self.rings = asyncio.Event()
        self.user = user
        self.session = session
        self.is_over = False

    def end(self) -> None:
        """Let the stream end: its session has, or its table."""
        self.is_over = True
        self.rings.set()

    def __aiter__(self) -> Listener:
        return self

    async def __anext__(self) -> None:
        await self.rings.wait()
        self.rings.clear()


class Streams:
    """All open streams of the server."""

    def __init__(self) -> None:
        self.is_ending = asyncio.Event()
        self.count = 0

    def end(self) -> None:
        """End all streams, now and from now on."""
        self.is_ending.set()


def changed(old: Sheet, new: Sheet) -> Sheet:
    """The pieces of `new` that a page with `old` does not show."""
    return {
        name: piece
        for name, piece in new.items()
        if (was := old.get(name)) is not piece and was != piece and str(was) != str(piece)
    }


def state_of(sheet: Sheet) -> str:
    """A name for what a sheet shows: the same for the same pieces, and telling nothing else.

    It has five parts: a name for the whole; how many blocks of the log nothing is added to any
    more, which are most of a page; which of them is marked (`_mark`); a name for what they say; and
    short names for all other pieces one by one. `known` finds again what a page has by these.
    """
    log, rest = _parts(sheet)
    settled = log[:-1]
    mark, read = _mark(settled), _read(settled)
    others = [_digest(piece) for piece in (*rest.values(), *log[-1:])]
    whole = digest(b"".join([mark.encode(), read, *others]))
    return f"{_text(whole)}.{len(settled)}.{mark}.{_text(read)}.{_short(others)}"


def known(state: str, sheet: Sheet) -> Sheet | None:
    """What a page that shows a state has of this newer sheet, as `message` takes it.

    Its log up to there, if it still reads the same, and every piece that has not changed since ("":
    one that has). None if nothing is known of it. `state` is whatever a request brings.
    """
    told = state.split(".")
    if len(told) != 5 or not (told[1].isascii() and told[1].isdecimal() and len(told[1]) < 6):
        return None
    settled, mark, read, names = int(told[1]), *told[2:]
    log, rest = _parts(sheet)
    is_longer = settled > max(len(log) - 1, 0)
    if (
        is_longer
        or len(names) != SHORT * (len(rest) + bool(log))
        or read != _text(_read(log[:settled]))
    ):
        return None
    has: Sheet = {}
    for place, (name, piece) in enumerate(rest.items()):
        is_same = names[SHORT * place : SHORT * (place + 1)] == _short([_digest(piece)])
        has[name] = piece if is_same else ""
    now = _mark(log)
    for number, piece in enumerate(log[:settled]):
        is_same = mark == now or str(number) not in (mark, now)
        has[f"{BLOCK}{number}"] = piece if is_same else ""
    if log:
        is_same = settled == len(log) - 1 and names.endswith(_short([_digest(log[-1])]))
        has[f"{BLOCK}{settled}"] = log[-1] if is_same else ""
    return has


def _mark(log: list[str | Piece]) -> str:
    """The number of the block that a viewer has not seen before his turn; "" for none of these."""
    marked = (n for n, piece in enumerate(log) if isinstance(piece, Block) and piece.key.is_since)
    return str(next(marked, ""))


def _read(log: list[str | Piece]) -> bytes:
    """A name for what these blocks say, whichever is marked."""
    said = [piece.unmarked if isinstance(piece, Block) else _digest(piece) for piece in log]
    return digest(b"".join(said))


def _parts(sheet: Sheet) -> tuple[list[str | Piece], Sheet]:
    """The blocks of the log, and all other pieces."""
    rest: Sheet = {}
    log: list[str | Piece] = []
    for name, piece in sheet.items():
        if name.startswith(BLOCK):
            log.append(piece)
        else:
            rest[name] = piece
    return log, rest


def _digest(piece: str | Piece) -> bytes:
    return piece.digest if isinstance(piece, Piece) else digest(piece.encode())


def _text(name: bytes) -> str:
    """A name as addresses take it, in 8 characters."""
    return base64.urlsafe_b64encode(name[:6]).decode()


def _short(names: Iterable[bytes]) -> str:
    """Names of `SHORT` characters each."""
    return base64.urlsafe_b64encode(b"".join([name[:3] for name in names])).decode()


def message(old: Sheet | None, new: Sheet) -> str:
    """What makes a page that shows `old` show `new`, as htmx takes it; "" for nothing.

    Without `old` nothing is known of the page, and everything is sent.
    """
    if old is not None and all(name in new for name in old):
        return "".join(_piece(name, html, old) for name, html in changed(old, new).items())
    # What lies in the log is replaced as a whole: blocks may be missing there, or too many.
    log, rest = _parts(new)
    told = [_partial(name, "outerMorph", html) for name, html in rest.items()]
    if log:
        told.append(_partial(LOG, "innerMorph", "".join(map(str, log))))
    return "".join(told)


def _piece(id: str, html: str | Piece, old: Sheet) -> str:
    if id in old:
        return _partial(id, "outerMorph", html)
    return _partial(LOG, "beforeend", html)


def _partial(target: str, swap: str, html: str | Piece) -> str:
    return f'<hx-partial hx-target="#{target}" hx-swap="{swap}">{html}</hx-partial>'


def event(data: str, id: str = "", name: str = "") -> bytes:
    """One message of a stream."""
    lines = [f"event: {name}"] if name else []
    if id:
        lines.append(f"id: {id}")
    lines += [f"data: {line}" for line in data.split("\n")]
    return ("\n".join(lines) + "\n\n").encode()


class Packer:
    """Compresses messages one by one, each readable as soon as it is sent."""

    def __init__(self) -> None:
        self._pack = zlib.compressobj(6, zlib.DEFLATED, WINDOW, MEMORY)

    def __call__(self, message: bytes) -> bytes:
        """The bytes to send for a message."""
        return self._pack.compress(message) + self._pack.flush(zlib.Z_SYNC_FLUSH)


class Heard(Protocol):
    """What a stream listens to."""

    def listen(self, listener: Listener) -> None:
        """Let a stream hear of changes."""

    def leave(self, listener: Listener) -> None:
        """Let it go."""


class Stream:
    """An answer that goes on: messages as they come and heartbeats, until one side ends it."""

    def __init__(
        self,
        streams: Streams,
        listener: Listener,
        table: Heard,
        messages: AsyncIterator[bytes],
        beat: float,
        *,
        is_packed: bool,
    ) -> None:
        self._streams = streams
        self._listener = listener
        self._table = table
        self._messages = messages
        self._beat = beat
        self._is_packed = is_packed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the browser goes or the server stops."""
        headers = [
            (b"content-type", b"text/event-stream; charset=utf-8"),
            (b"cache-control", b"no-store, no-transform"),
            (b"x-accel-buffering", b"no"),
        ]
        if self._is_packed:
            headers.append((b"content-encoding", b"gzip"))
        pack: Callable[[bytes], bytes] = Packer() if self._is_packed else bytes
        stops = [
            asyncio.create_task(_until(self._streams.is_ending)),
            asyncio.create_task(_gone(receive)),
        ]
        self._streams.count += 1
        self._table.listen(self._listener)
        following: asyncio.Task[bytes] | None = None
        try:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            while not any(stop.done() for stop in stops):
                if following is None:
                    following = asyncio.create_task(_next(self._messages))
                waits: list[asyncio.Task[Any]] = [following, *stops]
                await asyncio.wait(waits, timeout=self._beat, return_when=asyncio.FIRST_COMPLETED)
                body = event("", name="beat")
                if following.done():
                    body = following.result()
                    following = None
                    if not body:
                        break
                await send({"type": "http.response.body", "body": pack(body), "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except OSError:
            pass  # the browser has gone while we wrote
        finally:
            self._streams.count -= 1
            self._table.leave(self._listener)
            for task in (*stops, following):
                if task is not None:
                    task.cancel()


async def _next(messages: AsyncIterator[bytes]) -> bytes:
    """The next message; none (b"") at the end."""
    return await anext(messages, b"")


async def _until(event: asyncio.Event) -> None:
    await event.wait()


async def _gone(receive: Receive) -> None:
    """Returns when the browser has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
