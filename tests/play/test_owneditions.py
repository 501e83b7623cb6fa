"""Tables with editions of somebody's own: they hold their edition, replay, and are not taken for others."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.games import load
from sousbois.play.gamerecord import replay
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry, Opened, read, written
from sousbois.play.owneditions import Offered, complaints, edition_of, find
from sousbois.play.owneditions import keep as keep_edition
from sousbois.play.store import Store
from tests.play.hosting import GAMES, any_decision
from tests.play.owned import full, opened, own_text
from tests.play.shelf import keep
from tests.terminal.command import piped

in_every_game = pytest.mark.parametrize("game", GAMES)


def played(game: str, text: str) -> tuple[Hosted, list[Entry]]:
    """A whole game with an edition."""
    hosted, journal = full(game, text)
    chance = Random(3)
    while hosted.stage == "running":
        journal.append(any_decision(hosted, chance))
        hosted.take(journal[-1], watch=False)
    return hosted, journal


@in_every_game
def test_a_game_with_an_own_edition_is_the_same_when_its_journal_is_read_again(game: str) -> None:
    hosted, journal = played(game, own_text(game))
    again = Hosted.told_by(read(written(entry)) for entry in journal)
    assert hosted.table is not None
    assert again.table is not None
    assert again.table.record() == hosted.table.record()
    assert again.setup.edition.title.en == "My own"
    assert again.setup.edition.digest != load(game).edition().digest


@in_every_game
def test_doctor_and_replay_hold_such_a_game_to_its_own_edition(game: str, tmp_path: Path) -> None:
    hosted, journal = played(game, own_text(game))
    assert hosted.table is not None
    with Store(tmp_path / "data") as store:
        keep_edition(store, Offered(game, own_text(game)))  # which is no table, and nothing to complain of
        keep(store, "oak", *map(written, journal))
    ran = piped("doctor", "--data", str(tmp_path / "data"))
    assert (ran.code, ran.out) == (0, f"1 tables, {hosted.ply:,} decisions, 1 finished: all replay\n")
    record, mine = tmp_path / "game.txt", tmp_path / "mine.toml"
    record.write_text(hosted.table.record(), encoding="utf-8")
    mine.write_text(hosted.opened.edition_text, encoding="utf-8")
    assert piped("replay", str(record), "--edition", str(mine), "--verify").code == 0
    assert piped("replay", str(record), "--verify").code == 1


@in_every_game
def test_an_edition_that_is_called_like_one_of_the_game_is_not_taken_for_it(game: str) -> None:
    printed = load(game).edition()
    hosted, _ = full(game, own_text(game, printed.id))
    assert hosted.setup.edition.id == printed.id
    assert hosted.setup.edition.digest != printed.digest
    assert hosted.table is not None
    record = hosted.table.record()
    assert f'[EditionHash "{hosted.setup.edition.digest}"]' in record
    with pytest.raises(Unreadable, match="EditionHash"):
        replay(record)
    assert load(game).edition(printed.id) is printed  # and the other way round


def test_editions_with_the_same_facts_keep_their_own_names() -> None:
    one, other = (edition_of(Offered("hunt", own_text("hunt", title=title))) for title in ("Oak", "Elm"))
    assert one.digest == other.digest
    assert (one.title.en, other.title.en) == ("Oak", "Elm")


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("edition_hash", "0123456789abcdef", "other cards under the same name"),
        ("edition", "hunt-2011", "other cards under the same name"),
        ("edition_text", "days = ", "edition: Invalid value"),
        ("edition_text", "", "edition 'mine' is unknown"),
    ],
)
def test_a_table_whose_edition_is_not_what_it_says_is_refused(field: str, value: str, complaint: str) -> None:
    entry = msgspec.structs.replace(opened("hunt", own_text("hunt")), **{field: value})
    with pytest.raises(Unreadable, match=complaint):
        Hosted(entry)


def test_journals_from_before_there_were_own_editions_are_read() -> None:
    entry = msgspec.json.decode(written(full("hunt", own_text("hunt"))[1][0]))
    del entry["edition_text"]
    old = read(msgspec.json.encode(entry))
    assert isinstance(old, Opened)
    assert old.edition_text == ""


def test_a_kept_edition_is_found_by_its_name_after_a_restart(tmp_path: Path) -> None:
    offered = Offered("hunt", own_text("hunt"))
    with Store(tmp_path) as store:
        name = keep_edition(store, offered)
        assert keep_edition(store, offered) == name
        assert keep_edition(store, Offered("hunt", offered.text + "\n")) != name
    with Store(tmp_path) as store:
        assert find(store, name) == offered
        assert store.ids() == []
        assert store.count_by_stage() == {}
        assert store.open_tables(10) == []
        kept = store.kept(name)
        assert kept is not None
        assert (kept.stage, kept.listed, kept.seats, kept.players) == ("offered", False, 0, ())


@pytest.mark.parametrize("name", ["", "edition-", "edition-0123", "oak", "../oak", "x" * 10_000])
def test_what_was_never_kept_is_not_found(tmp_path: Path, name: str) -> None:
    with Store(tmp_path) as store:
        keep(store, "oak", written(opened("hunt", own_text("hunt"))))
        with pytest.raises(NotAllowed):
            find(store, name)


def test_what_cannot_be_played_is_not_kept(tmp_path: Path) -> None:
    wrong = Offered("hunt", own_text("hunt").replace("days = 1", "days = 5"))
    assert complaints(wrong) == ["[edition]: days: Expected `int` <= 4"]
    with Store(tmp_path) as store, pytest.raises(Unreadable):
        keep_edition(store, wrong)
