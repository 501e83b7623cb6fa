"""Taking back: a secret choice freely, the last decision only where nothing lies between."""

from __future__ import annotations

from random import Random

import pytest

from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.core.setup import Setup
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry, Returned, Said, StoodIn, Undone, Withdrawn
from tests.play.hosting import any_decision, full


def played(game: str, seed: int, decisions: int) -> tuple[Hosted, Hosted, int]:
    """A table after so many random decisions; the same before the last of them; who made that one."""
    hosted, _ = full(game, seed=seed)
    chance = Random(seed)
    before, seat = hosted, 0
    for _ in range(decisions):
        before = hosted.copy()
        decision = any_decision(hosted, chance)
        seat = decision.seat
        hosted.take(decision)
    return hosted, before, seat


def reason(hosted: Hosted, seat: int) -> str:
    """Why a seat cannot take the last decision back; empty, if it can."""
    try:
        hosted.undo(seat)
    except NotAllowed as refusal:
        return refusal.reason
    return ""


@pytest.mark.parametrize(("game", "decisions"), [("badger", 37), ("igels", 9), ("menagerie", 1)])
def test_a_decision_that_is_taken_back_was_never_made(game: str, decisions: int) -> None:
    hosted, before, seat = played(game, 0, decisions)
    hosted.take(hosted.undo(seat))
    assert hosted.table is not None
    assert before.table is not None
    assert hosted.table.position() == before.table.position()
    assert (hosted.ply, hosted.owing()) == (before.ply, before.owing())
    assert list(hosted.log.since(0)) == list(before.log.since(0))
    assert hosted.table.players == before.table.players
    assert hosted.table.record() == before.table.record()


def test_another_decision_can_follow_and_the_journal_tells_it_all() -> None:
    hosted, journal = full("badger", seed=3)
    chance = Random(3)

    def take(entry: Entry) -> None:
        journal.append(entry)
        hosted.take(entry)

    first = any_decision(hosted, chance)
    take(first)
    take(hosted.undo(first.seat))
    for _ in range(5):
        take(any_decision(hosted, chance))
    again = Hosted.told_by(journal)
    assert again.table is not None
    assert hosted.table is not None
    assert again.table.position() == hosted.table.position()
    assert len(again.log) == len(hosted.log)


@pytest.mark.parametrize(
    ("game", "seed", "decisions", "why"),
    [
        ("badger", 0, 45, "undo-random"),  # the trick was the last of a round: the next one is dealt
        ("menagerie", 0, 9, "undo-random"),
        ("igels", 0, 1, "undo-random"),
        ("igels", 1, 31, "undo-hidden"),
        ("hunt", 0, 4, "undo-together"),
        ("hamster", 0, 4, "undo-together"),
    ],
)
def test_what_lies_between_is_named(game: str, seed: int, decisions: int, why: str) -> None:
    hosted, _, seat = played(game, seed, decisions)
    assert reason(hosted, seat) == why


def test_offer_does_not_compare_with_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all that could be differs from what is, only the check on asking notices."""
    hosted, _, seat = played("igels", 1, 31)
    redealt = Setup.redealt
    monkeypatch.setattr(Setup, "redealt", lambda setup, state, seat, _: redealt(setup, state, seat, 0))
    assert hosted.is_worth_undoing(seat)
    assert reason(hosted, seat) == "undo-hidden"


def test_offer_is_withheld_where_what_is_revealed_may_differ() -> None:
    hosted, _, seat = played("igels", 1, 31)
    assert not hosted.is_worth_undoing(seat)


def test_what_is_chosen_in_secret_lies_between() -> None:
    hosted, _, _ = played("hunt", 0, 4)
    choice = any_decision(hosted, Random(1))
    hosted.take(choice)
    assert reason(hosted, choice.seat) == "undo-chosen"


def test_only_whoever_decided_last_can_take_it_back() -> None:
    hosted, _ = full("badger")
    assert reason(hosted, 0) == "undo-nothing"
    decision = any_decision(hosted, Random(1))
    hosted.take(decision)
    assert {reason(hosted, seat) for seat in range(4) if seat != decision.seat} == {"undo-anothers"}


def test_an_undoing_that_nobody_could_ask_for_does_not_replay() -> None:
    hosted, journal = full("hunt")
    chance = Random(1)
    while hosted.ply == 0:
        journal.append(any_decision(hosted, chance))
        hosted.take(journal[-1])
    with pytest.raises(Unreadable, match="entry 9"):
        Hosted.told_by([*journal, Undone(hosted.ply - 1)])


def test_a_secret_choice_can_be_taken_back_until_all_have_chosen() -> None:
    hosted, _ = full("hunt")
    chance = Random(5)
    hosted.take(any_decision(hosted, chance, 2))
    assert 2 not in hosted.owing()
    hosted.take(hosted.withdraw(2, 0))
    assert hosted.owing() == (0, 1, 2, 3)
    for seat in range(4):
        hosted.take(any_decision(hosted, chance, seat))
    with pytest.raises(NotAllowed):
        hosted.withdraw(2, hosted.ply)


@pytest.mark.parametrize("wrong", [Withdrawn(0, 1), StoodIn(9, "easy"), Returned(0), Said(4, "hello"), Said(0, "")])
def test_entries_that_nobody_was_given_do_not_replay(wrong: Entry) -> None:
    _, journal = full("hunt")
    with pytest.raises(Unreadable, match="entry 5"):
        Hosted.told_by([*journal, wrong])


def test_a_stand_in_decides_until_its_person_is_back() -> None:
    hosted, _ = full("badger")
    hosted.take(hosted.stand_in(1, "medium"))
    assert hosted.decides_for(1) == "medium"
    assert hosted.deciding_people() == (0, 2, 3)
    hosted.take(hosted.come_back(1))
    assert hosted.decides_for(1) is None


def test_what_is_said_is_one_line_of_plain_text() -> None:
    hosted, _ = full("badger")
    hosted.take(hosted.say(2, "  well \n played "))
    hosted.take(hosted.say(0, "x" * 200))
    assert hosted.said == [Said(2, "well played"), Said(0, "x" * 200)]
    assert hosted.sayings == 2
    for wrong in ("", " ", "x" * 201, "a\u0007b"):
        with pytest.raises(Unreadable):
            hosted.say(2, wrong)


def test_after_the_end_nothing_is_taken_back() -> None:
    hosted, _ = full("hamster", 1)
    chance = Random(1)
    while hosted.stage == "running":
        hosted.take(any_decision(hosted, chance))
    assert reason(hosted, 0) == "undo-over"
