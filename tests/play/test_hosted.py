"""The authority over a hosted table: what it refuses, what counts, and that its journal is all of it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sousbois.core.errors import Illegal, NotAllowed, SousboisError, Unreadable
from sousbois.play.gamerecord import verify
from sousbois.play.hosted import Hosted, checked_name
from sousbois.play.journal import Bot, Decided, Entry, Followed, Free, Seated, Undone, read, written
from tests.play.hosting import GAMES, any_decision, full, opened, play_on


def is_refused(reason: str) -> pytest.RaisesExc[NotAllowed]:
    """The error with this reason."""
    return pytest.RaisesExc(NotAllowed, check=lambda error: error.reason == reason)


def test_the_cards_are_dealt_when_the_last_seat_is_taken() -> None:
    hosted = Hosted(opened("hunt", seats=3))
    hosted.take(hosted.sit(0, "a", "Ana"))
    hosted.take(hosted.sit_bot(2, "hard", ["Boris"]))
    dealt = hosted.table
    assert dealt is None
    hosted.take(hosted.sit(1, "b", "Ana"))
    assert hosted.names == ("Ana", "Ana 2", "Boris")
    assert hosted.table is not None
    assert hosted.table.players == ("Ana", "Ana 2", "Boris (hard)")


def test_a_seat_is_taken_once_and_a_person_sits_once() -> None:
    hosted = Hosted(opened("hunt", seats=3))
    hosted.take(hosted.sit(0, "a", "Ana"))
    with is_refused("seat-taken"):
        hosted.sit(0, "b", "Boris")
    with is_refused("seated-already"):
        hosted.sit(1, "a", "Ana")
    with is_refused("seat-taken"):
        hosted.sit_bot(0, "hard", ["Boris"])
    with pytest.raises(Unreadable, match="the seats are 0 to 2"):
        hosted.sit(3, "b", "Boris")


def test_a_person_may_leave_until_the_game_begins() -> None:
    hosted, _ = full("hunt")
    with is_refused("begun"):
        hosted.leave("player-0")
    waiting = Hosted(opened("hunt"))
    waiting.take(waiting.sit(2, "a", "Ana"))
    waiting.take(waiting.leave("a"))
    assert waiting.sitters[2] == Free()
    with is_refused("not-seated"):
        waiting.leave("a")


def test_a_decision_for_another_position_is_refused() -> None:
    hosted, _ = full("badger")
    entry = any_decision(hosted, Random(1))
    hosted.take(entry)
    with is_refused("stale"):
        hosted.decide(entry.seat, entry.ply, entry.moves)
    with is_refused("stale"):
        hosted.decide(entry.seat, entry.ply + 2, entry.moves)


def test_a_decision_before_the_deal_is_refused() -> None:
    with is_refused("waiting"):
        Hosted(opened("hunt")).decide(0, 0, ["wolf"])


def test_a_decision_out_of_turn_is_refused() -> None:
    hosted, _ = full("badger")
    assert hosted.table is not None
    (acting,) = hosted.table.acting()
    with is_refused("not-your-turn"):
        hosted.decide((acting + 1) % 4, 0, ["pink-1"])


def test_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    hosted, _ = full("badger")
    assert hosted.table is not None
    (acting,) = hosted.table.acting()
    with pytest.raises(Illegal) as refused:
        hosted.decide(acting, 0, ["pink-1"])
    assert refused.value.clause.startswith("B")
    assert hosted.ply == 0


def test_too_many_or_no_actions_are_no_decision() -> None:
    hosted, _ = full("hunt")
    for moves in ([], ["wolf"] * 17):
        with pytest.raises(Unreadable, match="no decision"):
            hosted.decide(0, 0, moves)
    with pytest.raises(Unreadable, match="the decision is complete without it"):
        hosted.decide(0, 0, ["wolf"] * 16)


def test_a_secret_choice_can_be_changed_until_the_last_has_chosen() -> None:
    hosted, _ = full("hunt", seats=3)
    for seat, card in ((0, "wolf"), (1, "carrot"), (0, "rabbit")):
        entry = hosted.decide(seat, 0, [card])
        assert entry is not None
        assert hosted.take(entry) == []
    assert hosted.owing() == (2,)
    last = hosted.decide(2, 0, ["carrot"])
    assert last is not None
    steps = hosted.take(last)
    revealed = [step.event.values["card"] for step in steps if step.event.kind == "reveal"]
    assert revealed == ["rabbit", "carrot", "carrot"]
    assert hosted.ply == 3


def test_a_begun_decision_is_no_entry_yet() -> None:
    hosted, journal = full("menagerie", seats=2)
    assert hosted.table is not None
    (acting,) = hosted.table.acting()
    rows = [str(action) for action in hosted.table.legal(acting) if str(action) != "knock"]
    assert hosted.decide(acting, 0, [rows[0]]) is None
    assert hosted.ply == 0
    with pytest.raises(Unreadable, match="entry 3: decision 0 is not complete"):
        Hosted.told_by([*journal, Decided(0, acting, (rows[0],))])


def test_only_a_whole_answer_is_considered_with_the_true_cards() -> None:
    """Trying answers out must not show what the seat cannot know."""
    hosted, _ = full("menagerie", seats=2)
    assert hosted.table is not None
    whole = any_decision(hosted, Random(1))
    begun = whole.moves[:1]
    assert len(whole.moves) > 1
    for moves, is_true in ((begun, False), (whole.moves, True)):
        considered = hosted.considered(whole.seat, 0, moves).position()
        assert (considered == hosted.table.after(whole.seat, moves).position()) == is_true


def test_a_rematch_is_settled_once_and_after_the_game() -> None:
    hosted, _ = full("hamster", seats=2)
    with is_refused("running"):
        hosted.follow("next")
    play_on(hosted, Random(2))
    hosted.take(hosted.follow("next"))
    assert hosted.followed_by == "next"
    with is_refused("followed"):
        hosted.follow("another")


@pytest.mark.parametrize("game", GAMES)
def test_the_journal_tells_the_whole_table(game: str) -> None:
    hosted, journal = full(game)
    chance = Random(5)
    while hosted.stage == "running":
        entry = any_decision(hosted, chance)
        journal.append(entry)
        hosted.take(entry)
    again = Hosted.told_by(read(written(entry)) for entry in journal)
    assert hosted.table is not None
    assert again.table is not None
    assert again.table.record() == hosted.table.record()
    assert list(again.log.since(0)) == list(hosted.log.since(0))
    assert (again.ply, again.entries, again.choices) == (hosted.ply, len(journal), hosted.choices)
    assert hosted.entries == len(journal)
    verify(again.table.record())


@given(data=st.data(), game=st.sampled_from(GAMES))
@settings(max_examples=40, deadline=None)
def test_any_interleaving_of_messages_leaves_a_table_that_replays(data: st.DataObject, game: str) -> None:
    """Right, stale, foreign, half-made and senseless messages, in any order."""
    hosted, journal = full(game, seed=data.draw(st.integers(0, 2**64 - 1)))
    texts = [str(action) for action in hosted.setup.actions]
    for _ in range(data.draw(st.integers(1, 30))):
        before = hosted.copy()
        seat = data.draw(st.integers(0, hosted.opened.seats - 1))
        ply = max(0, hosted.ply + data.draw(st.sampled_from([0, 0, 0, 0, -1, 1, 99])))
        if data.draw(st.booleans()) and hosted.owing():
            right = any_decision(hosted, Random(data.draw(st.integers(0, 999))))
            seat, moves = right.seat, right.moves[: data.draw(st.integers(1, len(right.moves)))]
        else:
            moves = tuple(data.draw(st.lists(st.sampled_from([*texts, "", "nonsense", "pass"]), max_size=3)))
        try:
            entry = hosted.decide(seat, ply, moves)
        except SousboisError:
            entry = None
        if entry is None:
            assert hosted.table is not None
            assert before.table is not None
            assert hosted.table.position() == before.table.position()
            assert (hosted.ply, hosted.choices, hosted.entries) == (before.ply, before.choices, before.entries)
        else:
            journal.append(entry)
            hosted.take(entry)
    again = Hosted.told_by(read(written(entry)) for entry in journal)
    assert hosted.table is not None
    assert again.table is not None
    assert again.table.record() == hosted.table.record()
    assert again.choices == hosted.choices


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (Seated(9, Bot("hard", "Boris")), "entry 5: seat 9"),
        (Seated(0, Bot("hard", "Boris")), "entry 5: seat 0 is taken"),
        (Seated(0, Free()), "entry 5: seat 0 cannot be left"),
        (Decided(3, 0, ("wolf",)), "entry 5: decision 3 is not asked for"),
        (Undone(3), "entry 5: decision 3 is not the last one"),
        (Undone(-1), "entry 5: decision -1 is not the last one"),
        (Followed("x"), "entry 5: the game is not over"),
        (opened("hunt"), "entry 5: a table is opened once"),
    ],
)
def test_a_journal_that_cannot_be_is_refused_by_the_number_of_its_entry(wrong: Entry, complaint: str) -> None:
    _, journal = full("hunt")
    with pytest.raises(Unreadable, match=complaint):
        Hosted.told_by([*journal, wrong])


def test_a_journal_begins_with_the_opening() -> None:
    with pytest.raises(Unreadable, match="entry 0"):
        Hosted.told_by([Followed("x")])


@pytest.mark.parametrize("kept", [b"", b"{", b'{"type":"sat"}', b'{"type":"decided","ply":"x"}', b"[]", b"\xff"])
def test_an_entry_that_cannot_be_read_is_refused(kept: bytes) -> None:
    with pytest.raises(Unreadable, match="entry"):
        read(kept)


@pytest.mark.parametrize("name", ["", "  ", "a,b", "[x]", 'say "hi"', "x" * 25, "tab\x00"])
def test_a_name_that_no_record_can_hold_is_refused(name: str) -> None:
    with pytest.raises(Unreadable, match="a name has"):
        checked_name(name)


def test_a_name_loses_what_is_around_it() -> None:
    assert checked_name("  Anne   Marie ") == "Anne Marie"
    assert checked_name(f" {'x' * 24} ") == "x" * 24
