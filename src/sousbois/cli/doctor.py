"""Replay every stored game and say whether all is well."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sousbois.play.hosted import Hosted
    from sousbois.play.journal import Entry
    from sousbois.play.store import StoreReading

BROKEN = 1
"""The exit code when a table does not replay."""


@dataclass
class _Findings:
    """What came of replaying all tables of a store."""

    tables: int
    decisions: int = 0
    finished: int = 0
    broken: list[str] = field(default_factory=list)
    """A line for each table that does not replay."""

    def summary(self) -> str:
        """All of it in one line."""
        verdict = f"{len(self.broken):,} broken" if self.broken else "all replay"
        return f"{self.tables:,} tables, {self.decisions:,} decisions, {self.finished:,} finished: {verdict}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command accepts."""
    parser.add_argument("--data", metavar="DIR", help="where tables are kept (default: your own data folder)")


def run(arguments: argparse.Namespace) -> int:
    """Replay all tables and report. A server may use them meanwhile."""
    from sousbois.play.store import Store, data_folder

    folder = data_folder() if arguments.data is None else Path(arguments.data)
    with Store.reading(folder) as store:
        findings = _examine(store)
    for line in findings.broken:
        print(line)
    print(findings.summary())
    return BROKEN if findings.broken else 0


def _examine(store: StoreReading) -> _Findings:
    """Replay all tables of a store, each as a server does when somebody comes back to it."""
    from sousbois.cli.notice import progress_bar
    from sousbois.core.errors import SousboisError

    tables = store.ids()
    findings = _Findings(len(tables))
    with progress_bar() as progress:
        task = progress.add_task("replaying", total=len(tables))
        for table in tables:
            try:
                hosted = _replayed(store.journal(table))
                _check_record(hosted)
            except SousboisError as error:
                findings.broken.append(f"table {table}: {error}")
            else:
                findings.decisions += hosted.ply
                findings.finished += hosted.stage == "finished"
            progress.advance(task)
    return findings


def _replayed(journal: list[bytes]) -> Hosted:
    """The table that a journal tells of. Whatever is wrong is said with the number of the entry that is to blame."""
    from sousbois.core.errors import SousboisError, Unreadable
    from sousbois.play.hosted import Hosted
    from sousbois.play.journal import read

    number = 0

    def entries() -> Iterator[Entry]:
        nonlocal number
        for kept in journal:
            yield read(kept)
            number += 1  # whoever comes back for the next entry was content with this one

    try:
        return Hosted.told_by(entries())
    except Exception as error:  # even if rules break down over it: the other tables are examined all the same
        what = str(error) if isinstance(error, SousboisError) else repr(error)
        raise Unreadable(f"entry {number}: {what.removeprefix(f'entry {number}: ')}") from error


def _check_record(hosted: Hosted) -> None:
    """The record of a finished game must hold, as it does for everybody who saves it."""
    from sousbois.core.errors import SousboisError, Unreadable
    from sousbois.play.gamerecord import verify

    if hosted.stage == "finished":
        assert hosted.table is not None  # what is finished has begun
        try:
            verify(hosted.table.record(), hosted.setup.edition if hosted.opened.edition_text else None)
        except SousboisError as error:
            raise Unreadable(f"its record, {error}") from error
