"""Bots are made ready game by game: whatever is damaged or fails, the others are ready, and the host is told."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGKILL
from threading import Event, Thread
from typing import Any

import pytest

from sousbois.bots import warming
from sousbois.core.cache import NotCompiled
from sousbois.core.game import Game
from sousbois.core.setup import Setup
from sousbois.web import preparing
from sousbois.web.metrics import Metrics
from sousbois.web.preparing import Preparing
from sousbois.web.watch import Watch
from tests.patience import PATIENCE

GAMES = ("badger", "hamster", "hunt")


class Machine(Watch):
    """A machine on which code is loaded and compiled in no time, and what the host of its server is told."""

    def __init__(self) -> None:
        super().__init__(Metrics(), b"")
        self.wrong: dict[str, Exception] = {}
        """Why the code of games cannot be loaded."""
        self.status: dict[str, int] = {}
        """How processes end that compile a game."""
        self.compiled: list[str] = []
        """The games compiled so far, each by a process of its own."""
        self.here: list[str] = []
        """The games that were then loaded or compiled in the server."""
        self.while_compiling: Callable[[], object] = lambda: None
        self.is_killed = False
        """Whether a process was killed that compiled a game."""
        self.told: list[tuple[str, str, str]] = []
        """The failures: what, the kind of the error, and the game."""

    def failed(self, event: str, error: BaseException | None, table: str | None = None, **fields: Any) -> None:
        super().failed(event, error, table, **fields)
        self.told.append((event, type(error).__name__, fields["game"]))

    def load_compiled(self, game: Game) -> None:
        if error := self.wrong.get(game.name):
            raise error

    def warm_up(self, setup: Setup) -> None:
        self.here.append(setup.game.name)

    @contextmanager
    def process(self, command: list[str], **_: Any) -> Iterator[Machine]:
        self.compiled.append(command[-1])
        yield self

    def wait(self) -> int:
        self.while_compiling()
        return -SIGKILL if self.is_killed else self.status.get(self.compiled[-1], 0)

    def kill(self) -> None:
        self.is_killed = True


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine on which nothing is wrong."""
    found = Machine()
    monkeypatch.setattr(preparing, "names", lambda: GAMES)
    monkeypatch.setattr(preparing, "_FIRST_PAGES", 0)
    monkeypatch.setattr(subprocess, "Popen", found.process)
    monkeypatch.setattr(warming, "load_compiled", found.load_compiled)
    monkeypatch.setattr(warming, "warm_up", found.warm_up)
    return found


def ready_on(machine: Machine) -> set[str]:
    """The games whose bots are ready in the end."""
    bots = Preparing(machine)
    bots._prepare_all()
    return bots.ready


def not_compiled(cause: Exception) -> NotCompiled:
    """The error for code that cannot be loaded."""
    error = NotCompiled("think")
    error.__cause__ = cause
    return error


def test_compiled_code_is_loaded(machine: Machine) -> None:
    assert ready_on(machine) == set(GAMES)
    assert (machine.compiled, machine.told) == ([], [])


def test_missing_code_is_compiled_by_another_process(machine: Machine) -> None:
    machine.wrong["badger"] = not_compiled(FileNotFoundError())
    assert ready_on(machine) == set(GAMES)
    assert (machine.compiled, machine.here, machine.told) == (["badger"], ["badger"], [])


def test_damaged_code_is_compiled_again_and_logged(machine: Machine) -> None:
    machine.wrong["badger"] = not_compiled(ValueError("damaged"))
    assert ready_on(machine) == set(GAMES)
    assert (machine.compiled, machine.told) == (["badger"], [("code-damaged", "NotCompiled", "badger")])


def test_other_games_are_ready_when_one_cannot_be_loaded(machine: Machine) -> None:
    machine.wrong["badger"] = EOFError()
    assert ready_on(machine) == set(GAMES)
    assert (machine.compiled, machine.told) == (["badger"], [("bots-not-ready", "EOFError", "badger")])


def test_other_games_are_ready_when_one_cannot_be_compiled(machine: Machine) -> None:
    machine.wrong = {game: not_compiled(FileNotFoundError()) for game in GAMES}
    machine.status["badger"] = -SIGKILL
    assert ready_on(machine) == {"hamster", "hunt"}
    assert machine.here == ["hamster", "hunt"]  # a server does not try what has just failed
    assert machine.told == [("bots-not-ready", "CalledProcessError", "badger")]


def test_compiling_ends_with_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """When the server is killed, the system closes its end of the pipe."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    begun = Event()

    class Process(subprocess.Popen[bytes]):
        def wait(self, timeout: float | None = None) -> int:
            begun.set()
            return super().wait(PATIENCE)

    monkeypatch.setattr(subprocess, "Popen", Process)
    bots, ended = Preparing(Machine()), []

    def compile_game() -> None:
        with pytest.raises(subprocess.CalledProcessError) as error:
            bots._compile("hunt")
        ended.append(error.value.returncode)

    thread = Thread(target=compile_game)
    thread.start()
    assert begun.wait(PATIENCE)
    assert bots._compiling is not None
    assert bots._compiling.stdin is not None
    bots._compiling.stdin.close()
    thread.join(PATIENCE)
    assert ended == [1]
    assert bots.ready == set()


def test_stopped_server_logs_no_failure(machine: Machine) -> None:
    machine.wrong["badger"] = not_compiled(FileNotFoundError())
    bots = Preparing(machine)
    machine.while_compiling = bots.close
    bots._prepare_all()
    assert machine.is_killed
    assert (machine.here, machine.told) == ([], [])
