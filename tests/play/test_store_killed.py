"""A server that is killed in the middle of its work has lost nothing that it had said to be kept."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Thread, Timer

from sousbois.play.store import Store
from sousbois.play.storefile import FILE
from tests.patience import PATIENCE
from tests.play.shelf import shown

ROUNDS = 8
TABLES = [f"table-{number}" for number in range(12)]


def entry(table: str, number: int) -> bytes:
    """An entry that can be told from all others."""
    return f"{table} has entry {number}".encode()


def append(store: Store, table: str, first: int, end: int) -> None:
    """Append the entries from one number to before another, and wait until they are kept."""
    entries = [entry(table, number) for number in range(first, end)]
    store.append(table, first, entries, shown(table, about={"entries": end})).result(PATIENCE)


def append_for_ever(folder: Path) -> None:
    """What the child does: append to all tables as fast as it can, and say so of each append when it is kept."""

    def append_to(table: str) -> None:
        first = len(store.journal(table))
        while True:
            end = first + 1 + first % 3
            append(store, table, first, end)
            os.write(sys.stdout.fileno(), f"{table} {end}\n".encode())
            first = end

    store = Store(folder)
    for table in TABLES:
        Thread(target=append_to, args=[table]).start()


def killed_after(acknowledged: int, folder: Path) -> dict[str, int]:
    """Let a child append, kill it after it has said so often that something is kept, and say what is: how many entries
    of which table."""
    kept: dict[str, int] = {}
    command = [sys.executable, "-m", "tests.play.test_store_killed", str(folder)]
    said = 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]) as child:
        assert child.stdout is not None
        late = Timer(PATIENCE, child.kill)
        late.start()
        for said, line in enumerate(child.stdout, 1):  # to the end: what it said before it died holds too
            table, entries = line.split()
            kept[table.decode()] = int(entries)
            if said == acknowledged:
                child.kill()
        late.cancel()
    assert child.returncode == -9
    assert said >= acknowledged, f"only {said} of {acknowledged} appends were acknowledged within {PATIENCE} s"
    return kept


def test_whatever_was_said_to_be_kept_is_there_after_a_kill(tmp_path: Path) -> None:
    random = Random(20)
    for _ in range(ROUNDS):
        kept = killed_after(random.randint(1, 2000), tmp_path)
        check_integrity(tmp_path)
        with Store(tmp_path) as store:
            for table in TABLES:
                found = store.journal(table)
                assert found == [entry(table, number) for number in range(len(found))]
                assert len(found) >= kept.get(table, 0)
                listed = store.kept(table)
                assert (listed.about["entries"] if listed else 0) == len(found)
                append(store, table, len(found), len(found) + 2)


def check_integrity(folder: Path) -> None:
    """SQLite itself finds nothing wrong with the file that was left behind."""
    with closing(sqlite3.connect(f"{(folder / FILE).as_uri()}?mode=ro", uri=True)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert file.execute("PRAGMA foreign_key_check").fetchall() == []


if __name__ == "__main__":
    append_for_ever(Path(sys.argv[1]))
