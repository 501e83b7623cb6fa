"""Undo at a table that allows it: one player among bots goes back as far as they like, whatever was revealed."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.play.gamerecord import replay, verify
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry, Opened, Undone, read, written
from sousbois.play.table import Table
from sousbois.play.terms import Terms
from tests.play.hosting import GAMES, SHORTER, any_decision, opened

ME = 1
DECISIONS = {"hamster": 30, "menagerie": 30}
"""How many are made in a game; 90 in those that are longer."""


def alone(game: str, seed: int = 7, *, begun: str = "") -> tuple[Hosted, list[Entry]]:
    """A table that allows undo, with one player among bots, and its journal."""
    start = msgspec.structs.replace(
        opened(game, 3, seed, SHORTER.get(game)), terms=Terms(undo=True), begun=begun, seed=seed
    )
    hosted = Hosted(start)
    journal: list[Entry] = [start]
    for seat in range(3):
        name = f"Nom {seat}"
        journal.append(hosted.sit(seat, "me", name) if seat == ME else hosted.sit_bot(seat, "easy", [name]))
        hosted.take(journal[-1])
    return hosted, journal


def snapshot(hosted: Hosted) -> tuple[object, ...]:
    """All that a table shows, and what its record says."""
    assert hosted.table is not None
    return hosted.ply, hosted.owing(), hosted.table.position(), hosted.table.record(), list(hosted.log.since(0))


def played(hosted: Hosted, journal: list[Entry], decisions: int, seed: int = 3) -> list[tuple[object, ...]]:
    """Play at random; how the table stood before each choice of the player's own."""
    chance, before = Random(seed), []
    for _ in range(decisions):
        if hosted.stage != "running":
            break
        assert hosted.table is not None
        was_settled = not hosted.choices
        if was_settled:
            now = snapshot(hosted)
            is_own = ME in hosted.owing() and hosted.table.only_pass(ME) is None
        journal.append(any_decision(hosted, chance))
        hosted.take(journal[-1])
        if not hosted.choices and is_own:
            before.append(now)
    return before


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_choice_by_choice_to_the_first(game: str) -> None:
    hosted, journal = alone(game)
    before = played(hosted, journal, DECISIONS.get(game, 90))
    if hosted.choices.get(ME):
        hosted.take(hosted.withdraw(ME, hosted.ply))
    assert len(before) > 3  # otherwise there is little to undo
    while before:
        hosted.take(hosted.undo(ME))
        assert snapshot(hosted) == before.pop()
        assert not hosted.choices
    with pytest.raises(NotAllowed) as refusal:
        hosted.undo(ME)
    assert refusal.value.reason == "undo-nothing"
    assert not hosted.may_undo_freely(ME)


def test_journal_with_undone_moves_replays() -> None:
    hosted, journal = alone("igels")
    for seed in range(4):
        played(hosted, journal, 20, seed)
        if ME in hosted.choices:
            journal.append(hosted.withdraw(ME, hosted.ply))
            hosted.take(journal[-1])
        journal.append(hosted.undo(ME))
        hosted.take(journal[-1])
    played(hosted, journal, 20)
    assert snapshot(Hosted.told_by(map(read, map(written, journal)))) == snapshot(hosted)


def test_undo_passes_over_passes_without_a_choice() -> None:
    """The table would pass again at once, and nothing would ever be undone."""
    hosted, journal = alone("igels")
    chance = Random(5)
    own: int | None = None
    while True:
        assert hosted.table is not None
        entry = any_decision(hosted, chance)
        can_only_pass = hosted.table.only_pass(ME) is not None
        if entry.seat == ME and len(hosted.table.acting()) == 1:
            if can_only_pass and own is not None:
                break
            own = hosted.ply
        journal.append(entry)
        hosted.take(entry)
    hosted.take(entry)
    assert hosted.undo(ME).ply == own


def test_secret_choice_is_changed_and_not_undone() -> None:
    hosted, journal = alone("hunt")
    played(hosted, journal, 3)
    assert hosted.may_undo_freely(ME)
    hosted.take(any_decision(hosted, Random(1), ME))
    assert not hosted.may_undo_freely(ME)
    with pytest.raises(NotAllowed) as refusal:
        hosted.undo(ME)
    assert refusal.value.reason == "stale"


def test_undo_drops_what_bots_have_chosen_in_secret() -> None:
    hosted, journal = alone("hunt")
    played(hosted, journal, 3)
    hosted.take(any_decision(hosted, Random(1), 0))
    hosted.take(hosted.undo(ME))
    assert hosted.owing() == (0, 1, 2)


def test_finished_game_stays_finished() -> None:
    hosted, journal = alone("hamster")
    played(hosted, journal, 10_000)
    assert hosted.stage == "finished"
    assert not hosted.may_undo_freely(ME)
    with pytest.raises(NotAllowed) as refusal:
        hosted.undo(ME)
    assert refusal.value.reason == "undo-over"


def test_undone_entry_leads_to_own_last_choice_only() -> None:
    hosted, journal = alone("badger")
    played(hosted, journal, 12)
    right = hosted.undo(ME).ply
    for ply in range(-1, hosted.ply + 2):
        if ply != right:
            with pytest.raises(Unreadable, match="is not the last one"):
                Hosted.told_by([*journal, Undone(ply)])
    assert Hosted.told_by([*journal, Undone(right)]).ply == right


def test_second_player_cannot_sit_down_where_undo_is_allowed() -> None:
    start = msgspec.structs.replace(opened("hunt", 3), terms=Terms(undo=True))
    hosted = Hosted(start)
    first = hosted.sit(0, "me", "Ana")
    other = hosted.sit(1, "other", "Boris")
    hosted.take(first)
    with pytest.raises(NotAllowed) as refusal:
        hosted.sit(1, "other", "Boris")
    assert refusal.value.reason == "undo-not-alone"
    with pytest.raises(Unreadable, match="entry 2"):
        Hosted.told_by([start, first, other])


def test_earlier_journals_do_not_allow_undo() -> None:
    told = msgspec.json.decode(written(opened("hunt")))
    del told["terms"]["undo"]
    entry = read(msgspec.json.encode(told))
    assert isinstance(entry, Opened)
    assert entry.terms == Terms()
    assert not entry.terms.undo


# --- The game file -------------------------------------------------------------------------------------------------


def table_of(hosted: Hosted) -> Table:
    assert hosted.table is not None
    return hosted.table


def test_game_file_says_that_undo_was_allowed_and_holds() -> None:
    hosted, journal = alone("badger")
    played(hosted, journal, 12)
    hosted.take(hosted.undo(ME))
    record = table_of(hosted).record()
    assert '[Undo "allowed"]' in record.split("\n")
    assert verify(record).undo_allowed
    assert verify(record).record() == record


def test_game_file_of_another_table_says_nothing_of_undo() -> None:
    record = Table.dealt(table_of(alone("badger")[0]).setup, 7).record()
    assert "Undo" not in record
    assert not replay(record).undo_allowed


def test_game_file_with_another_word_for_undo_is_refused() -> None:
    record = table_of(alone("badger")[0]).record().replace('[Undo "allowed"]', '[Undo "never"]')
    with pytest.raises(Unreadable, match="line 8: Undo: 'never' is not 'allowed'"):
        replay(record)


def test_game_that_continues_one_with_undo_is_marked_too() -> None:
    hosted, journal = alone("badger")
    played(hosted, journal, 12)
    record = table_of(hosted).stood(9).record()
    start = msgspec.structs.replace(opened("badger", 3), begun=record)
    later = Hosted(start)
    for seat in range(3):
        later.take(later.sit(seat, f"player-{seat}", f"Nom {seat}"))
    assert '[Undo "allowed"]' in table_of(later).record()


def test_undo_does_not_go_back_into_a_game_that_was_continued() -> None:
    first, journal = alone("badger")
    played(first, journal, 12)
    hosted, later = alone("badger", begun=table_of(first).record())
    with pytest.raises(NotAllowed) as refusal:
        hosted.undo(ME)
    assert refusal.value.reason == "undo-nothing"
    before = played(hosted, later, 12)
    for stood in reversed(before):
        hosted.take(hosted.undo(ME))
        assert snapshot(hosted) == stood
