"""Tables that go on with a game that was begun elsewhere, and records that people bring."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.play.course import Course
from sousbois.play.gamerecord import verify
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry, Opened, Person, Seated, Uploaded, read, written
from sousbois.play.store import Store
from sousbois.play.table import Table
from sousbois.play.upload import game_uploaded, text_of
from tests.play.hosting import GAMES, SHORTER, any_decision, full, play_on
from tests.play.shelf import keep
from tests.terminal.command import piped


@cache
def finished(game: str) -> Table:
    """A whole game for three."""
    hosted, _ = full(game, seats=3, options=SHORTER.get(game))
    play_on(hosted, Random(4))
    assert hosted.table is not None
    return hosted.table


def going_on(game: str, point: float, *, from_position: bool = False) -> tuple[Hosted, list[Entry]]:
    """A table full of people that goes on with a game, from some part of it; and its journal."""
    before, _ = full(game, seats=3, options=SHORTER.get(game))
    course = Course.of(finished(game))
    table = course.at(int(point * course.last))
    if from_position:
        table = Table.standing(table.setup, table.state.store())
    hosted = Hosted(msgspec.structs.replace(before.opened, begun=table.record()))
    journal: list[Entry] = [hosted.opened]
    for seat in range(3):
        journal.append(Seated(seat, Person(f"player-{seat}", f"Nom {seat}")))
        hosted.check(journal[-1])
        hosted.take(journal[-1])
    return hosted, journal


@pytest.mark.parametrize("from_position", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_goes_on_with_a_game_to_its_end_and_its_journal_tells_all_of_it(game: str, from_position: bool) -> None:
    hosted, journal = going_on(game, 0.5, from_position=from_position)
    chance = Random(9)
    while hosted.stage == "running":
        journal.append(any_decision(hosted, chance))
        hosted.take(journal[-1])
    again = Hosted.told_by(read(written(entry)) for entry in journal)
    assert hosted.table is not None
    assert again.table is not None
    assert again.table.record() == hosted.table.record()
    assert list(again.log.since(0)) == list(hosted.log.since(0))
    assert verify(again.table.record()).players == ("Nom 0", "Nom 1", "Nom 2")


@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_such_a_table_tells_the_game_so_far(game: str) -> None:
    hosted, _ = going_on(game, 0.5)
    course = Course.of(finished(game))
    told = course.told[int(0.5 * course.last)]
    assert len(hosted.log) == told > 0
    assert hosted.ply == 0


def test_what_was_decided_before_such_a_table_is_not_taken_back_there() -> None:
    hosted, _ = going_on("badger", 0.5)
    assert hosted.table is not None
    with pytest.raises(NotAllowed, match="nothing has been decided yet"):
        hosted.undo(hosted.table.history[-1].seat)


def test_a_table_does_not_go_on_with_a_game_that_is_set_up_otherwise() -> None:
    hosted, journal = going_on("hunt", 0.5)
    four = full("hunt", seats=4)[0].opened
    other = msgspec.structs.replace(four, begun=hosted.opened.begun)
    seated = [*journal[1:], Seated(3, Person("player-3", "Nom 3"))]
    with pytest.raises(Unreadable, match=r"entry 4: .*set up in another way"):
        Hosted.told_by([other, *seated])


def test_a_table_does_not_go_on_with_a_game_that_is_over_or_does_not_hold() -> None:
    _, journal = going_on("hunt", 0.5)
    assert isinstance(journal[0], Opened)
    over = msgspec.structs.replace(journal[0], begun=finished("hunt").record())
    with pytest.raises(Unreadable, match=r"entry 3: .*is over"):
        Hosted.told_by([over, *journal[1:]])
    wrong = msgspec.structs.replace(journal[0], begun=journal[0].begun.replace("wolf", "bear"))
    with pytest.raises(Unreadable, match="entry 3: line"):
        Hosted.told_by([wrong, *journal[1:]])


def test_the_doctor_examines_uploads_and_tables_that_go_on(tmp_path: Path) -> None:
    record = finished("hunt").record()
    _, journal = going_on("badger", 0.3)
    with Store(tmp_path) as store:
        keep(store, "ash", written(Uploaded(record, "player-0")))
        keep(store, "elm", *map(written, journal))
        keep(store, "oak", written(Uploaded(record.replace("wolf", "bear", 1), "player-0")))
        keep(store, "yew", written(Uploaded(record, "player-0")), written(journal[1]))
    ran = piped("doctor", "--data", str(tmp_path))
    broken, followed, summary = ran.out.splitlines()
    assert broken.startswith("table oak: entry 0: line ")
    assert followed == "table yew: entry 0: nothing follows a record that was uploaded"
    assert summary.endswith("1 finished: 2 broken")
    assert summary.startswith("4 tables")
    assert ran.code == 1


def test_an_upload_is_no_table() -> None:
    entry = Uploaded(finished("hunt").record(), "player-0")
    assert game_uploaded([written(entry)]) is not None
    assert game_uploaded([written(full("hunt")[0].opened)]) is None
    assert game_uploaded([]) is None
    with pytest.raises(Unreadable, match="entry 0"):
        Hosted.told_by([entry])
    with pytest.raises(Unreadable, match="entry 5: a table is opened once"):
        Hosted.told_by([*full("hunt")[1], entry])


def test_files_are_read_as_text_and_what_is_none_is_refused_by_its_line() -> None:
    assert text_of("\ufeff[Game]\r\nx".encode()) == "[Game]\nx"
    with pytest.raises(Unreadable, match="line 2: not a text in UTF-8"):
        text_of(b"a\n\xff")
    with pytest.raises(Unreadable, match="line 2: not a text in UTF-8"):
        text_of(b"\n\xff")
    with pytest.raises(Unreadable, match="more than 256 KB"):
        text_of(b"x" * (256 * 1024 + 1))


def test_old_journals_are_read_as_before() -> None:
    opened = read(
        b'{"type":"opened","game":"hunt","rules":1,"edition":"hunt-2011","edition_hash":"aa812db083dff74d",'
        b'"options":{},"seats":3,"seed":7,"host":"x","listed":false}'
    )
    assert isinstance(opened, Opened)
    assert opened.begun == ""
