"""The file behind a store: where it lies, what it is made of, and how it is opened.

Whatever is wrong with it is told in one line that begins with its path.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_bytes
from typing import Literal

from sousbois.core.errors import NotAllowed, SousboisError, Unreadable

FILE = "sousbois.sqlite3"
LOCK = "sousbois.lock"

RESTORE = "restore a backup (docs/hosting.md)"
"""What a host can do about a damaged file."""

VERSION = 1
"""The version of the schema, kept in the file as `user_version`; a file with 0 and without tables is a new one."""

SECRET_SIZE = 32

_SCHEMA = (
    # Of a table, `entry` is the truth; `hosted` and `sitting` say what lists show of it, and to whom.
    """CREATE TABLE hosted (
        id TEXT PRIMARY KEY,
        kept TEXT NOT NULL, -- what lists show, as JSON; the other columns are read off it
        stage TEXT AS (json_extract(kept, '$.stage')),
        listed INTEGER AS (json_extract(kept, '$.listed')),
        updated TEXT AS (json_extract(kept, '$.updated'))
    ) WITHOUT ROWID""",
    "CREATE INDEX open_table ON hosted (updated) WHERE listed AND stage = 'waiting'",
    """CREATE TABLE sitting (
        player TEXT NOT NULL,
        hosted TEXT NOT NULL REFERENCES hosted,
        PRIMARY KEY (player, hosted)
    ) WITHOUT ROWID""",
    "CREATE INDEX sitting_at ON sitting (hosted)",
    """CREATE TABLE entry (
        hosted TEXT NOT NULL REFERENCES hosted,
        number INTEGER NOT NULL,
        content BLOB NOT NULL,
        PRIMARY KEY (hosted, number)
    ) WITHOUT ROWID""",
    "CREATE TABLE secret (content BLOB NOT NULL)",
    f"PRAGMA user_version = {VERSION}",
)
# Came later, and is added to files that lack it: by it tables are counted and old ones found.
_BY_STAGE = "CREATE INDEX IF NOT EXISTS by_stage ON hosted (stage, updated)"

_BESIDE = ("-wal", "-shm", "-journal")
"""The endings of the files that SQLite keeps beside a database while it is used."""
_UNFINISHED = ".new"
"""The ending of a file that is being made. What a killed server left of one has never held a table."""
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class StoreError(SousboisError):
    """The store failed. The text may name files of the host, so it is for the host alone."""

    kind: Literal["not-kept", "not-read"] = "not-read"
    """What the failure is called in the log, in metrics, by programs, and in the words for visitors."""

    def __init__(self, message: str, path: Path | None = None) -> None:
        super().__init__(message)
        self.path = path
        """The file that failed, for the log."""


class NotRead(StoreError):
    """The store, or the journal of one table, cannot be read: the file is damaged, or the disk fails."""


@contextmanager
def named_in_errors(path: Path) -> Iterator[None]:
    """Whatever is wrong with a file or folder is said with its path."""
    try:
        yield
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror or error}") from error
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGED:
            raise NotRead(f"{path}: damaged: {error}; {RESTORE}", path) from error
        raise NotRead(f"{path}: {error}", path) from error


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """The folder, made if it is missing, belongs to this server alone; however the server ends, that ends with it."""
    with named_in_errors(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / LOCK
    with named_in_errors(path):
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(folder, descriptor)
        yield
    finally:
        os.close(descriptor)


def _lock(folder: Path, descriptor: int) -> None:
    """Take the lock, or say that another server has it."""
    if sys.platform == "win32":  # which has no such locks: there, people see to it themselves
        return
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise NotAllowed(f"{folder}: another server is using this folder") from None
    except OSError as error:
        raise Unreadable(f"{folder}: cannot be locked: {error.strerror}") from error


@contextmanager
def opened_for_writing(folder: Path) -> Iterator[sqlite3.Connection]:
    """The file of a folder that is locked, made if it is missing. What is committed has reached the disk."""
    path = folder / FILE
    _check_not_emptied(path)
    if not path.exists():
        _create(path)
    with named_in_errors(path):
        os.close(os.open(path, os.O_RDWR))  # the system says why it cannot be written, SQLite does not
    with _connected(path, "rw") as connection:
        with named_in_errors(path):
            _check_version(connection, path)
            connection.execute("PRAGMA journal_mode = WAL")  # readers do not wait for the writer, nor it for them
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA secure_delete = ON")  # what is removed can be read nowhere in the file
            connection.execute(_BY_STAGE)
        yield connection


@contextmanager
def opened_for_reading(folder: Path) -> Iterator[sqlite3.Connection]:
    """The file of a folder, to look at and leave as it is, whether or not a server is using it."""
    path = folder / FILE
    _check_not_emptied(path)
    if not path.is_file():
        raise Unreadable(f"{path}: there is no such file")
    with _connected(path, "ro") as connection:
        with named_in_errors(path):
            _check_version(connection, path)
        yield connection


@contextmanager
def _connected(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """A connection on which transactions begin and end where we say so."""
    with named_in_errors(path):
        address = f"{path.absolute().as_uri()}?mode={mode}"
        connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    try:
        yield connection
    finally:
        connection.close()


def _check_not_emptied(path: Path) -> None:
    """Refuse an empty file, and files that were beside one that is missing: they are what is left of a store."""
    beside = [each for each in map(path.with_name, (path.name + end for end in _BESIDE)) if each.exists()]
    if path.is_file() and not path.stat().st_size:
        what, remains = f"{path}: the file is empty", [path, *beside]
    elif not path.exists() and beside:
        what, remains = f"{path}: the file is missing, but not those beside it", beside
    else:
        return
    names = ", ".join(each.name for each in remains)
    raise Unreadable(f"{what}, so tables may be lost; {RESTORE}, or remove {names} to begin without tables")


def _create(path: Path) -> None:
    """Make a new file. It gets its name when it is complete: whenever the server is killed, no empty file remains."""
    unfinished = path.with_name(path.name + _UNFINISHED)
    with named_in_errors(path):
        for each in (unfinished, *(unfinished.with_name(unfinished.name + end) for end in _BESIDE)):
            each.unlink(missing_ok=True)
        # SQLite would let others read what it makes.
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with _connected(unfinished, "rw") as connection, named_in_errors(path), connection:
        connection.execute("BEGIN IMMEDIATE")
        for statement in _SCHEMA:
            connection.execute(statement)
        connection.execute("INSERT INTO secret VALUES (?)", [token_bytes(SECRET_SIZE)])
    with named_in_errors(path):
        unfinished.replace(path)
        _sync(path.parent)


def _sync(folder: Path) -> None:
    """Let the names in a folder reach the disk."""
    if sys.platform == "win32":  # where folders cannot be opened
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def damage(connection: sqlite3.Connection) -> str:
    """Return what is damaged in a file, the first of it; nothing, if it is sound."""
    try:
        found = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if found == "ok" else " ".join(found.split())


def _check_version(connection: sqlite3.Connection, path: Path) -> None:
    found = _version(connection)
    if found == 0:
        raise Unreadable(f"{path}: not a file of sousbois")
    if found != VERSION:
        raise Unreadable(f"{path}: written by another version of sousbois (schema {found}; this one knows {VERSION})")


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version
