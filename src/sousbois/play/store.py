"""The store: hosted tables, kept durably in one file.

A table is an append-only journal of entries, numbered from 0: it is whatever the journal says when it is read from the
start. The store knows nothing of games; an entry is a text. Beside the journal lies what lists show of the table. A
table is removed whole or not at all.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Condition, Lock, Thread
from time import perf_counter
from typing import Any, Literal, NamedTuple, Self

import msgspec

from sousbois.core.structs import resolved
from sousbois.play.storefile import (
    FILE,
    RESTORE,
    NotRead,
    StoreError,
    damage,
    locked,
    named_in_errors,
    opened_for_reading,
    opened_for_writing,
)

MOST_TOGETHER = 100
"""So many appends share a transaction, at most. They share the wait for the disk, which is all that takes long."""

Watching = Callable[[Sequence[float], int], None]
"""Is told of every transaction: how long each append in it took, in seconds, and how many more failed. Told by the
thread that writes, which waits for it."""

_TABLES = "WHERE stage != 'offered'"
_NEXT_NUMBER = "SELECT coalesce(max(number) + 1, 0) FROM entry WHERE hosted = ?"
_IS_OLD = "SELECT 1 FROM hosted WHERE id = ? AND stage = ? AND updated < ?"
_SHOW = "INSERT INTO hosted (id, kept) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET kept = excluded.kept"


def data_folder() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    from platformdirs import user_data_path

    return user_data_path("sousbois")


Stage = Literal["waiting", "running", "finished", "uploaded", "offered"]


def moment(time: datetime) -> str:
    """A moment as the store writes it: ISO 8601 and UTC, always with the same number of digits, so that texts sort."""
    return time.astimezone(UTC).isoformat(timespec="microseconds")


@resolved
class Kept(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    id: str
    game: str
    stage: Stage
    """How far it is; or that it is no table, but a record that somebody has brought (uploaded), or an edition that
    somebody may set one up with (offered)."""
    listed: bool
    """Whether everybody finds it among the open tables."""
    seats: int
    about: dict[str, Any]
    """What else a list says of it, as far as JSON can hold it."""
    players: tuple[str, ...]
    """The ids of the persons who sit there."""
    updated: str
    """When that was so, as `moment` writes it: lists are sorted by it."""


class Unkept(StoreError):
    """Nothing of an append was kept: the disk is full, for instance."""

    kind = "not-kept"


class Conflict(Unkept):
    """Nothing of an append was kept, because the journal goes on from another number."""


class StoreReading:
    """A store to look at. Threads may share it, and it never waits for whoever writes."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._one_at_a_time = Lock()
        self._opened = ExitStack()
        self._connection = self._opened.enter_context(opened_for_reading(folder))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self._opened.close()

    def journal(self, table: str) -> list[bytes]:
        """All entries of a table in their order; none, if there is no such table."""
        rows = self._rows("SELECT number, content FROM entry WHERE hosted = ? ORDER BY number", table)
        for expected, (number, _) in enumerate(rows):
            if number != expected:
                raise NotRead(f"entry {expected}: missing from the journal", self._path)
        return [content for _, content in rows]

    @contextmanager
    def making_sense(self) -> Iterator[None]:
        """A journal that makes no sense is damaged: that is no mistake of the visitor who asks for its table."""
        try:
            yield
        except Exception as error:  # rules may break down over nonsense in any way
            raise NotRead(f"{self._path}: a journal makes no sense: {error}", self._path) from error

    def damage(self) -> str:
        """Return what is damaged in the file, the first of it; nothing, if it is sound."""
        with self._one_at_a_time:
            return damage(self._connection)

    def kept(self, table: str) -> Kept | None:
        """A table as lists show it; None, if there is no such table."""
        return next(iter(self._listed("WHERE id = ?", table)), None)

    def of_player(self, player: str, limit: int) -> list[Kept]:
        """The tables at which a person sits, newest first."""
        sits_there = "WHERE id IN (SELECT hosted FROM sitting WHERE player = ?)"
        return self._listed(f"{sits_there} ORDER BY updated DESC LIMIT ?", player, limit)

    def open_tables(self, limit: int) -> list[Kept]:
        """The tables that everybody may join, newest first."""
        return self._listed("WHERE listed AND stage = 'waiting' ORDER BY updated DESC LIMIT ?", limit)

    def ids(self) -> list[str]:
        """All tables."""
        return [table for (table,) in self._rows(f"SELECT id FROM hosted {_TABLES} ORDER BY id")]

    def older(self, stage: Stage, since: str) -> list[str]:
        """The tables at a stage that have not changed since a moment, those that changed last at the end."""
        rows = self._rows("SELECT id FROM hosted WHERE stage = ? AND updated < ? ORDER BY updated", stage, since)
        return [table for (table,) in rows]

    def count_by_stage(self) -> dict[str, int]:
        """How many tables are at each stage; a stage without any is left out."""
        return dict(self._rows(f"SELECT stage, count(*) FROM hosted {_TABLES} GROUP BY stage"))

    def _listed(self, which: str, *values: str | int) -> list[Kept]:
        """The tables that a condition singles out."""
        rows = self._rows(f"SELECT kept FROM hosted {which}", *values)
        with self.making_sense():
            return [msgspec.json.decode(kept, type=Kept) for (kept,) in rows]

    def _rows(self, query: str, *values: str | int) -> list[Any]:
        with self._one_at_a_time, named_in_errors(self._path):
            return self._connection.execute(query, values).fetchall()


class Store(StoreReading):
    """A store to read from and to append to. Its folder belongs to it alone; others may look on with `reading`."""

    def __init__(self, folder: Path, watching: Watching = lambda seconds, failed: None) -> None:
        with ExitStack() as writing:
            writing.enter_context(locked(folder))
            self._writer = _Writer(writing.enter_context(opened_for_writing(folder)), folder / FILE, watching)
            writing.callback(self._writer.finish)
            super().__init__(folder)
            self._writing = writing.pop_all()  # all is well: it stays open until `close`

    @staticmethod
    def reading(folder: Path) -> StoreReading:
        """The store of a folder to look at, even while a server is using it."""
        return StoreReading(folder)

    def close(self) -> None:
        """Finish what is queued, and let go of the file."""
        super().close()
        self._writing.close()  # in this order: the last to leave, if it may write, moves all into the one file

    def secret(self) -> bytes:
        """Random bytes that only this store has, always the same: by them a server knows what it has signed."""
        match self._rows("SELECT content FROM secret"):
            case [(bytes(secret),)]:
                return secret
        raise NotRead(f"{self._path}: damaged: the secret is missing; {RESTORE}", self._path)

    def append(self, table: str, number: int, entries: Sequence[bytes], kept: Kept) -> Future[None]:
        """Append entries to a journal, the first of which has this number, and let lists show the table so.

        The future is done when all of that is on the disk. If it fails, with `Unkept`, nothing of it is there.
        """
        assert table == kept.id, f"{table}: listed as {kept.id}"
        shown = msgspec.json.encode(kept).decode()
        future: Future[None] = Future()
        players = frozenset(kept.players)
        self._writer.add(_Append(table, number, tuple(entries), players, shown, future, perf_counter()))
        return future

    def remove(self, table: str, stage: Stage, since: str) -> Future[bool]:
        """Remove a table, journal and all, if it is at a stage and has not changed since a moment; was it removed?

        Whoever asks sees to it that nobody uses the table.
        """
        future: Future[bool] = Future()
        self._writer.add(_Removal(table, stage, since, future))
        return future


class _Append(NamedTuple):
    """What somebody wants to be kept."""

    table: str
    number: int
    entries: tuple[bytes, ...]
    players: frozenset[str]
    shown: str
    """What lists are to show, as JSON."""
    future: Future[None]
    asked: float
    """When that was, in seconds of a clock that only goes forward."""


class _Removal(NamedTuple):
    """What somebody wants to be kept no longer."""

    table: str
    stage: Stage
    since: str
    future: Future[bool]


class _Writer:
    """The one thread that writes. Whatever is queued when it gets there shares a transaction."""

    def __init__(self, connection: sqlite3.Connection, path: Path, watching: Watching) -> None:
        self._connection = connection
        self._path = path
        self._watching = watching
        self._queued: list[_Append | _Removal] = []
        self._finishing = False
        self._changed = Condition()
        # A daemon, so that a program which forgets to close its store can end: what was said to be kept is on the disk.
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def add(self, change: _Append | _Removal) -> None:
        """Queue a change."""
        change.future.set_running_or_notify_cancel()  # whoever stops waiting for it does not take it back
        with self._changed:
            if self._finishing:
                change.future.set_exception(Unkept(f"{self._path}: the store is closed", self._path))
            else:
                self._queued.append(change)
                self._changed.notify()

    def finish(self) -> None:
        """Write what is queued, and stop."""
        with self._changed:
            self._finishing = True
            self._changed.notify()
        self._thread.join()

    def _run(self) -> None:
        while group := self._next_group():
            self._write(group)

    def _next_group(self) -> list[_Append | _Removal]:
        """The changes to write next, when there are any; none: it is time to stop."""
        with self._changed:
            self._changed.wait_for(lambda: self._queued or self._finishing)
            group = self._queued[:MOST_TOGETHER]
            del self._queued[:MOST_TOGETHER]
            return group

    def _write(self, group: list[_Append | _Removal]) -> None:
        """Write a group, and tell everybody how it went."""
        try:
            outcomes = self._commit(group)
        except Exception as error:  # whatever it is, somebody waits for an answer
            if len(group) == 1:
                unkept = Unkept(f"{self._path}: {error}", self._path)
                unkept.__cause__ = error
                self._tell(group, [unkept])
            else:
                for change in group:  # one by one, so that each answers only for itself
                    self._write([change])
            return
        self._tell(group, outcomes)

    def _tell(self, group: list[_Append | _Removal], outcomes: Sequence[Unkept | bool | None]) -> None:
        """Tell whoever watches, then everybody who waits."""
        told = list(zip(group, outcomes, strict=True))
        appends = [(change, outcome) for change, outcome in told if isinstance(change, _Append)]
        took = [perf_counter() - change.asked for change, outcome in appends if outcome is None]
        self._watching(took, len(appends) - len(took))
        for change, outcome in told:
            if isinstance(outcome, Unkept):
                change.future.set_exception(outcome)
            else:
                change.future.set_result(outcome)  # type: ignore[arg-type]  # None of an append, a bool of a removal

    def _commit(self, group: list[_Append | _Removal]) -> list[Conflict | bool | None]:
        """Write a group in one transaction, all of it but what conflicts."""
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            return [self._insert(change) if isinstance(change, _Append) else self._delete(change) for change in group]

    def _insert(self, append: _Append) -> Conflict | None:
        """Write one append, unless it conflicts with what is there."""
        table, number, entries, players, shown, *_ = append
        (next_number,) = self._connection.execute(_NEXT_NUMBER, [table]).fetchone()
        if number != next_number:
            told = f"table {table}: entry {number} cannot be written; the next one is entry {next_number}"
            return Conflict(told, self._path)
        self._connection.execute(_SHOW, [table, shown])
        self._connection.execute("DELETE FROM sitting WHERE hosted = ?", [table])
        self._connection.executemany("INSERT INTO sitting VALUES (?, ?)", [(player, table) for player in players])
        numbered = [(table, at, entry) for at, entry in enumerate(entries, number)]
        self._connection.executemany("INSERT INTO entry VALUES (?, ?, ?)", numbered)
        return None

    def _delete(self, removal: _Removal) -> bool:
        """Remove one table, unless it has changed since somebody found it old."""
        table, stage, since, _ = removal
        if self._connection.execute(_IS_OLD, [table, stage, since]).fetchone() is None:
            return False
        self._connection.execute("DELETE FROM sitting WHERE hosted = ?", [table])
        self._connection.execute("DELETE FROM entry WHERE hosted = ?", [table])
        self._connection.execute("DELETE FROM hosted WHERE id = ?", [table])
        return True
