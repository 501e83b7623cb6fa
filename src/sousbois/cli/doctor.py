"""Replay every stored game and say whether all is well."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sousbois.core.edition import LoadedEdition
    from sousbois.play.journal import Entry
    from sousbois.play.store import StoreReading
    from sousbois.play.table import Table

BROKEN = 1
"""The exit code when the file is damaged, or a table does not replay."""


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


@dataclass
class _Game:
    """A game that was replayed: one of a table, or one that somebody has uploaded."""

    table: Table | None
    decisions: int
    is_over: bool
    own_edition: LoadedEdition | None = None
    """The edition, if it does not come with the game."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command accepts."""
    parser.add_argument("--data", metavar="DIR", help="where tables are kept (default: your own data folder)")


def run(arguments: argparse.Namespace) -> int:
    """Replay all tables and report. A server may use them meanwhile."""
    from sousbois.play.store import Store, data_folder
    from sousbois.play.storefile import FILE, RESTORE

    folder = data_folder() if arguments.data is None else Path(arguments.data)
    with Store.reading(folder) as store:
        damage = store.damage()
        findings = _examine(store)
    for line in findings.broken:
        print(line)
    print(findings.summary())
    if damage:
        print(f"{folder / FILE}: damaged: {damage}; {RESTORE}")
    return BROKEN if damage or findings.broken else 0


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
                game = _replayed(store.journal(table))
                _check_record(game)
            except SousboisError as error:
                findings.broken.append(f"table {table}: {error}")
            else:
                findings.decisions += game.decisions
                findings.finished += game.is_over
            progress.advance(task)
    return findings


def _replayed(journal: list[bytes]) -> _Game:
    """The game that a journal tells of. Whatever is wrong is said with the number of the entry that is to blame."""
    from sousbois.core.errors import SousboisError, Unreadable
    from sousbois.play.hosted import Hosted
    from sousbois.play.journal import read
    from sousbois.play.upload import game_uploaded

    number = 0

    def entries() -> Iterator[Entry]:
        nonlocal number
        for kept in journal:
            yield read(kept)
            number += 1  # whoever comes back for the next entry was content with this one

    try:
        uploaded = game_uploaded(journal)
        if uploaded is not None:
            return _Game(uploaded, len(uploaded.history), is_over=not uploaded.acting())
        hosted = Hosted.told_by(entries())
        own = hosted.setup.edition if hosted.opened.edition_text else None
        return _Game(hosted.table, hosted.ply, is_over=hosted.stage == "finished", own_edition=own)
    except Exception as error:  # even if rules break down over it: the other tables are examined all the same
        what = str(error) if isinstance(error, SousboisError) else repr(error)
        raise Unreadable(f"entry {number}: {what.removeprefix(f'entry {number}: ')}") from error


def _check_record(game: _Game) -> None:
    """The record of a finished game must hold, as it does for everybody who saves it."""
    from sousbois.core.errors import SousboisError, Unreadable
    from sousbois.play.gamerecord import verify

    if game.is_over:
        assert game.table is not None  # what is over has begun
        try:
            verify(game.table.record(), game.own_edition)
        except SousboisError as error:
            raise Unreadable(f"its record, {error}") from error
