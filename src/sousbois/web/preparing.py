"""Making the bots of a server ready, beside everything else: what they think with is loaded, or compiled first."""

from __future__ import annotations

import subprocess
import sys
from threading import Event, Thread

from sousbois.core.cache import NotCompiled
from sousbois.core.setup import set_up
from sousbois.games import load, names
from sousbois.web.watch import Watch

_FIRST_PAGES = 1.0
"""Seconds after the start in which the machine has nothing else to do than to show the first pages."""


class Preparing:
    """Prepares the bots of all games, game after game. What goes wrong with one does not keep the others from it."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self.ready: set[str] = set()
        """The games whose bots are ready."""
        self._closing = Event()
        self._compiling: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin, in a thread."""
        Thread(target=self._prepare_all, name="preparing", daemon=True).start()

    def close(self) -> None:
        """Stop."""
        self._closing.set()
        if self._compiling is not None:
            self._compiling.kill()

    def _prepare_all(self) -> None:
        """Load what was compiled before; then compile the rest."""
        if self._closing.wait(_FIRST_PAGES):
            return
        for prepare in (self._load, self._compile):
            for game in names():
                if game in self.ready or self._closing.is_set():
                    continue
                try:
                    prepare(game)
                except Exception as error:
                    self._watch.failed("bots-not-ready", error, game=game)

    def _load(self, game: str) -> None:
        """Make the bots of a game ready, if that needs no compiling."""
        from sousbois.bots.warming import load_compiled

        try:
            load_compiled(load(game))
        except NotCompiled as error:
            if not isinstance(error.__cause__, FileNotFoundError):
                self._watch.failed("code-damaged", error, game=game)
        else:
            self.ready.add(game)

    def _compile(self, game: str) -> None:
        """Make the bots of a game ready, by a process that leaves others the machine, and ends when the server does."""
        from sousbois.bots.warming import warm_up

        command = [sys.executable, "-m", "sousbois.bots.warming", "--until-input-ends", game]
        nowhere = subprocess.DEVNULL
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=nowhere, stderr=nowhere) as self._compiling:
            status = self._compiling.wait()
        if self._closing.is_set():
            return
        if status:
            raise subprocess.CalledProcessError(status, command)
        warm_up(set_up(load(game)))  # which compiles where the cache cannot be written
        self.ready.add(game)
