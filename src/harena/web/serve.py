"""The server process: a free port, the address printed, the browser opened, a quick stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import socket
import threading
import webbrowser
from dataclasses import replace
from types import FrameType
from typing import TYPE_CHECKING, Final

import uvicorn

from harena.errors import HarenaError
from harena.web.app import make_app

if TYPE_CHECKING:
    from harena.web.settings import Settings
    from harena.web.tables.live import Streams

PORTS_TRIED: Final = 20
STOPPING: Final = 3
"""Seconds that requests under way are given when the server stops."""

SETTLING: Final = 10.0
"""Seconds from the start in which nobody looks for rubbish: all tables are read then and everybody
comes back at once. Requests leave hardly anything that Python does not clear away at once."""
COLLECTED: Final = (2_000, 100_000, 10)
"""When Python looks for rubbish (`gc.set_threshold`): often among what is new, which takes some
milliseconds, and else only when told to. Pages are made of many small things that live for long;
going through them at Python's usual pace held everybody up for a tenth of a second every few
seconds."""
EVERYTHING: Final = 3600.0
"""Seconds between two looks at everything that has come since the start."""


class PortTaken(HarenaError):  # noqa: N818 (named by what is the case)
    """The address to listen on cannot be used."""


class Server(uvicorn.Server):
    """A server that ends its open streams before it waits for requests to finish."""

    def __init__(self, config: uvicorn.Config, streams: Streams, ready: threading.Event) -> None:
        super().__init__(config)
        self._streams = streams
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop: a stream never ends by itself, and shutdown hooks only run after all have."""
        self._streams.end()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell whoever waits for it."""
        await super().startup(sockets)
        if self.started:
            self._ready.set()


def listening(settings: Settings, *, is_exact: bool) -> socket.socket:
    """A socket that listens; the next free port unless the given one is meant. Raises PortTaken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    last = settings.port + (1 if is_exact or settings.port == 0 else PORTS_TRIED)
    for port in range(settings.port, min(last, 65536)):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((settings.host.strip("[]"), port))
            found.listen(1024)
        except OSError as error:
            found.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise PortTaken(f"cannot listen on {settings.host}: {error.strerror}") from None
            continue
        found.setblocking(False)
        return found
    raise PortTaken(
        f"port {settings.port} of {settings.host} is taken"
        + ("" if is_exact else f", and so are the next {PORTS_TRIED - 1}")
        + ": name another one with --port"
    )


def address(settings: Settings, bound: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    port = bound.getsockname()[1]
    host = settings.host
    if host in ("0.0.0.0", ""):  # noqa: S104 (it is replaced)
        host = "127.0.0.1"
    elif ":" in host:
        host = f"[{host.strip('[]')}]"
    return f"http://{host}:{port}/"


def _says_nothing(_: logging.LogRecord) -> bool:
    return False


def make_server(settings: Settings, ready: threading.Event | None = None) -> Server:
    """The server for these settings, not yet running."""
    app = make_app(settings)
    # It would name tokens and addresses. A filter stays also where a tool sets up logging anew.
    logging.getLogger("uvicorn.access").addFilter(_says_nothing)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(settings.public_url),
        lifespan="on",
        timeout_keep_alive=75,
        timeout_graceful_shutdown=STOPPING,
        ws="none",
    )
    return Server(config, app.streams, ready or threading.Event())


def run(
    settings: Settings,
    *,
    is_exact: bool = False,
    opens_browser: bool = True,
    is_quiet: bool = False,
) -> None:
    """Serve until stopped. Raises HarenaError for what prevents it."""
    logging.basicConfig(
        level=logging.WARNING if is_quiet else logging.INFO, format="%(asctime)s %(message)s"
    )
    for name in ("uvicorn", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
    bound = listening(settings, is_exact=is_exact)
    where = settings.public_url or address(settings, bound)
    ready = threading.Event()
    server = make_server(replace(settings, port=bound.getsockname()[1]), ready)

    def announce() -> None:
        ready.wait()
        if server.should_exit:
            return
        print(f"Harena: {where}  (Ctrl+C stops it)", flush=True)  # noqa: T201
        if opens_browser:
            webbrowser.open(where)

    threading.Thread(target=announce, daemon=True).start()

    async def serve() -> None:
        asyncio.get_running_loop().call_later(SETTLING, _settled)
        await server.serve(sockets=[bound])

    gc.disable()
    gc.freeze()
    gc.set_threshold(*COLLECTED)
    try:
        asyncio.run(serve())
    finally:
        gc.enable()
        ready.set()
        bound.close()


def _settled() -> None:
    """Look for rubbish from now on, but not in what was made until now: nearly all of it lives on.

    Going through it once would hold everybody up for half a second.
    """
    gc.freeze()
    gc.enable()
    asyncio.get_running_loop().call_later(EVERYTHING, _look_at_everything)


def _look_at_everything() -> None:
    gc.collect()
    asyncio.get_running_loop().call_later(EVERYTHING, _look_at_everything)
