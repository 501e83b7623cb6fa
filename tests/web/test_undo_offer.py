"""Undo is offered to the player who would be granted it, to nobody else, and only then."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sousbois.core.action import Action
from sousbois.core.errors import NotAllowed
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Undone
from sousbois.play.table import Table
from sousbois.play.terms import Terms
from sousbois.play.undoing import seems_undoable
from sousbois.web.live import Live
from sousbois.web.messages import Decide
from sousbois.web.readers import Reader
from tests.play.hosting import GAMES, SHORTER, any_decision, full
from tests.web.faketime import FakeTime
from tests.web.test_around import Asked, at_table, decide, last_scene, page, until

OFFER = 'id="undo"'
DECISIONS = 12
UNDO = Terms(undo=True)


async def is_found_out(live: Live) -> None:
    """Wait until it is known whether undo is offered."""
    check = live._undo_offer._check
    await until(lambda: check is None or check.done())


def offered(pages: dict[int | None, Reader], shown: dict[int | None, str]) -> list[int | None]:
    """Whose pages offer undo; `shown` are their boards so far."""
    for seat, reader in pages.items():
        shown[seat] = last_scene(reader) or shown.get(seat, "")
    return [seat for seat, html in shown.items() if OFFER in html]


def granted(hosted: Hosted) -> list[int]:
    """The players who would be granted undo, if they asked for it."""
    seats = []
    for seat in range(hosted.opened.seats):
        try:
            hosted.undo(seat)
            seats.append(seat)
        except NotAllowed:
            pass
    return seats


@pytest.mark.parametrize("game", GAMES)
def test_undo_is_offered_to_whom_it_is_granted_and_to_nobody_else(tmp_path: Path, game: str) -> None:
    found: list[bool] = []

    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        pages = {seat: page(live, seat) for seat in (None, 0, 1, 2)}
        for seat in range(3):
            await live.auto_pass(seat, on=False)
        shown: dict[int | None, str] = {}
        chance = Random(5)
        while live.hosted.stage == "running" and len(found) < DECISIONS:
            entry = any_decision(live.hosted, chance)
            await live.decide(entry.seat, Decide(entry.ply, entry.moves))
            await is_found_out(live)
            to_grant = granted(live.hosted)
            assert offered(pages, shown) == to_grant
            found.append(bool(to_grant))

    at_table(tmp_path, game, Terms(), act)
    assert any(found) is (game not in ("hunt", "hamster"))  # where all decide at the same time


def test_page_that_comes_later_is_offered_undo_too(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        (first,) = live.hosted.owing()
        await decide(live, first)
        reader = page(live, first)
        await is_found_out(live)
        assert OFFER in last_scene(reader)

    at_table(tmp_path, "badger", Terms(), act)


def test_undo_is_not_offered_while_a_bot_is_about_to_decide(tmp_path: Path) -> None:
    """It would be withdrawn before it could be pressed."""

    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        page(live, 0)
        is_looked_for = []
        for _decision in range(12):
            await until(lambda: live.hosted.owing() == (0,))
            await decide(live, 0)
            is_own_again = live.hosted.owing() == (0,) and live.hosted.history[-1].seat == 0
            is_looked_for.append((is_own_again, live._undo_offer._check is not None))
        assert set(is_looked_for) == {(True, True), (False, False)}

    at_table(tmp_path, "badger", Terms(), act, bots=2)


def test_undo_is_not_offered_for_a_pass_that_the_table_has_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        (first,) = live.hosted.owing()
        await decide(live, first)
        assert granted(live.hosted) == [first]
        assert live.hosted.is_worth_undoing(first)
        monkeypatch.setattr(Table, "only_pass", lambda table, seat: table.legal(seat)[0])
        assert not live.hosted.is_worth_undoing(first)
        await live.auto_pass(first, on=False)
        assert live.hosted.is_worth_undoing(first)

    at_table(tmp_path, "badger", Terms(), act)


@pytest.mark.parametrize("can_only_pass", [False, True])
def test_offer_does_not_tell_whether_next_player_can_only_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, can_only_pass: bool
) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        pages = {seat: page(live, seat) for seat in range(3)}

        def only_pass(table: Table, seat: int) -> Action | None:
            is_next = bool(table.history) and seat != table.history[-1].seat and seat in table.acting()
            return table.legal(seat)[0] if can_only_pass and is_next else None

        monkeypatch.setattr(live, "_drive", lambda: None)  # the pause before the pass
        monkeypatch.setattr(Table, "only_pass", only_pass)
        while True:
            (first,) = live.hosted.owing()
            await decide(live, first)
            (following,) = live.hosted.owing()
            if following != first:
                break
        assert live._by_itself(following) is can_only_pass
        await is_found_out(live)
        assert OFFER in last_scene(pages[first])

    at_table(tmp_path, "badger", Terms(), act)


@pytest.mark.parametrize("game", ["badger", "igels", "menagerie"])
def test_the_offer_depends_on_nothing_hidden(game: str) -> None:
    hosted, _ = full(game, 3, options=SHORTER.get(game))
    chance = Random(9)
    for number in range(DECISIONS):
        before = hosted.copy().table
        decision = any_decision(hosted, chance)
        hosted.take(decision)
        assert before is not None
        assert hosted.table is not None
        other = Table.standing(before.setup, before.setup.redealt(before.state, decision.seat, number).store())
        other.decide(decision.seat, decision.moves)
        assert seems_undoable(other, decision.seat) == seems_undoable(hosted.table, decision.seat)


# --- Where undo is allowed -----------------------------------------------------------------------------------------


def test_player_among_bots_undoes_several_moves_in_a_row(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        reader = page(live, 0)
        asked: list[int] = []
        while len(asked) < 8:
            await until(lambda: live.hosted.owing() == (0,))
            asked.append(live.hosted.ply)
            await decide(live, 0)
        await until(lambda: live.hosted.owing() == (0,))
        assert OFFER in last_scene(reader)
        while asked:
            await live.ask_undo(0, live.hosted.ply)
            assert live.hosted.ply == asked.pop()
            assert live.hosted.owing() == (0,)
        with pytest.raises(NotAllowed) as refusal:
            await live.ask_undo(0, live.hosted.ply)
        assert refusal.value.reason == "undo-nothing"
        live.leave(reader)
        assert OFFER not in last_scene(page(live, 0))

    journal = at_table(tmp_path, "badger", UNDO, act, bots=2)
    assert sum(isinstance(entry, Undone) for entry in journal) == 8
    assert Hosted.told_by(journal).ply <= 2


def test_undo_pressed_twice_undoes_one_move(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        page(live, 0)
        for _decision in range(3):
            await until(lambda: live.hosted.owing() == (0,))
            await decide(live, 0)
        await until(lambda: live.hosted.owing() == (0,))
        seen = live.hosted.ply
        await live.ask_undo(0, seen)
        after = live.hosted.ply
        with pytest.raises(NotAllowed) as refusal:
            await live.ask_undo(0, seen)
        assert refusal.value.reason == "stale"
        assert live.hosted.ply == after

    at_table(tmp_path, "badger", UNDO, act, bots=2)


def test_undo_counts_though_bots_have_decided_since(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        page(live, 0)
        await until(lambda: live.hosted.owing() == (0,))
        asked = live.hosted.ply
        await decide(live, 0)
        seen = live.hosted.ply
        await until(lambda: live.hosted.owing() == (0,) and live.hosted.ply > seen)
        await live.ask_undo(0, seen)
        assert live.hosted.ply == asked

    at_table(tmp_path, "badger", UNDO, act, bots=2)


def test_spectator_is_not_offered_to_undo(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        mine, other = page(live, 0), page(live, None)
        await until(lambda: live.hosted.owing() == (0,))
        await decide(live, 0)
        await until(lambda: live.hosted.owing() == (0,))
        assert OFFER in last_scene(mine)
        assert OFFER not in last_scene(other)
        with pytest.raises(NotAllowed) as refusal:
            await live.ask_undo(None, live.hosted.ply)
        assert refusal.value.reason == "not-seated"

    at_table(tmp_path, "badger", UNDO, act, bots=2)
