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

from sousbois.core.errors import NotAllowed, Unreadable

FILE = "sousbois.sqlite3"
LOCK = "sousbois.lock"

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


@contextmanager
def named_in_errors(path: Path) -> Iterator[None]:
    """Whatever is wrong with a file or folder is said with its path."""
    try:
        yield
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror or error}") from error
    except sqlite3.Error as error:
        raise Unreadable(f"{path}: {error}") from error


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
    with named_in_errors(path):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # SQLite would let others read what it makes
    with _connected(path, "rw") as connection:
        with named_in_errors(path):
            with connection:
                connection.execute("BEGIN IMMEDIATE")
                if _is_new(connection):
                    _create(connection)
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


def _is_new(connection: sqlite3.Connection) -> bool:
    return _version(connection) == 0 and connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None


def _create(connection: sqlite3.Connection) -> None:
    for statement in _SCHEMA:
        connection.execute(statement)
    connection.execute("INSERT INTO secret VALUES (?)", [token_bytes(SECRET_SIZE)])


def _check_version(connection: sqlite3.Connection, path: Path) -> None:
    found = _version(connection)
    if found == 0:
        raise Unreadable(f"{path}: not a file of sousbois")
    if found != VERSION:
        raise Unreadable(f"{path}: written by another version of sousbois (schema {found}; this one knows {VERSION})")


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version
