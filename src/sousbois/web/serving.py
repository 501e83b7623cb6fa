"""Runs the application: an open port, an address to read, a clean end."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import uvicorn

from sousbois.core.errors import Unreadable
from sousbois.web.app import application
from sousbois.web.clockwork import Time
from sousbois.web.deadlines import HTTP
from sousbois.web.house import House, address_for_others
from sousbois.web.settings import Settings
from sousbois.web.sockets import Socket

EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that stand for all addresses of the machine."""

_SWITCH = 0.0005
"""Seconds after which a thinking bot lets the pages have the interpreter: ten times sooner than usual."""

_PATIENCE = 3
"""Seconds in which open pages may say goodbye."""

_WAITING = 128
"""Connections that may wait for the server. asyncio accepts all of them before one can be refused: they have to fit
into its descriptors beside those that are open."""


def serve(host: str, port: int, folder: Path, settings: Settings, say: Callable[[str], None]) -> None:
    """Serve until somebody stops it."""
    with opened(host, port) as listening:
        house = House(folder, replace(settings, open_to_others=host in EVERYWHERE), Time())
        port = listening.getsockname()[1]
        sys.setswitchinterval(_SWITCH)
        server_of(house, lambda: _say_where(say, host, port)).run(sockets=[listening])


def server_of(house: House, when_ready: Callable[[], None]) -> uvicorn.Server:
    """Return the server that is not yet started; it calls `when_ready` as soon as it answers requests."""
    config = uvicorn.Config(
        application(house),
        log_config=None,
        access_log=False,
        lifespan="on",
        http=HTTP,
        ws=Socket,
        ws_max_size=1 << 16,
        ws_ping_interval=None,  # pages ping by themselves
        timeout_graceful_shutdown=_PATIENCE,
        server_header=False,
        backlog=_WAITING,
    )
    return _Server(config, when_ready, house.lobby.hang_up)


class _Server(uvicorn.Server):
    """A server that says when it is there, and hangs up before it leaves: else it would wait for who only listens."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None], hang_up: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_ready = when_ready
        self._hang_up = hang_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hang_up()
        await super().shutdown(sockets)


def _say_where(say: Callable[[str], None], host: str, port: int) -> None:
    """The addresses under which the tables are found."""
    if host not in EVERYWHERE:
        say(f"sousbois is at http://{f'[{host}]' if ':' in host else host}:{port}")
        return
    say(f"sousbois is at http://localhost:{port}")
    if found := address_for_others():
        say(f"   for other devices of the same network: http://{found}:{port}")
    say("   Ctrl-C stops it; no game is lost.")


def opened(host: str, port: int) -> socket.socket:
    """A port that listens; an error says why it cannot be had."""
    if not 0 <= port <= 65535:  # noqa: PLR2004  # ports have 16 bits
        raise Unreadable(f"--port {port}: a port is a number from 0 to 65535")
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except OSError as error:
        raise Unreadable(f"--host {host}: {error.strerror or error}") from None
    # With the protocol named, asyncio sends at once what is small; else it may wait for 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        listening.close()
        hint = "; another program uses it: try another --port" if port else ""
        raise Unreadable(f"port {port} of {host}: {error.strerror}{hint}") from None
    return listening
