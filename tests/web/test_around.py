"""Around the game at a live table: taking back by consent, stand-ins, clocks and talk. Time passes by our leave."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from sousbois.bots.levels import MEDIUM
from sousbois.core.errors import NotAllowed
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Decided, Entry, Opened, read, written
from sousbois.play.store import Store
from sousbois.play.table import Table
from sousbois.play.terms import Clock, Terms
from sousbois.web.listing import kept_of
from sousbois.web.live import Live
from sousbois.web.messages import Decide
from sousbois.web.opponents import Opponents
from sousbois.web.readers import Reader
from tests.apart import run_apart
from tests.play.hosting import any_decision, full, opened
from tests.web.faketime import FakeTime


class Asked(Opponents):
    """Bots that decide at once, and remember for whom."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, str]] = []
        self.asked_for: list[tuple[str, bool]] = []
        """For which clients, and whether people were there."""

    async def decide(
        self, table_id: str, table: Table, seat: int, level: str, *, client: str, has_people: bool
    ) -> tuple[str, ...]:
        self.asked.append((seat, level))
        self.asked_for.append((client, has_people))
        moves: list[str] = []
        ahead = table
        while not moves or ahead.setup.midway(ahead.state):
            moves.append(str(ahead.legal(seat)[0]))
            ahead = table.after(seat, moves)
        return tuple(moves)


Act = Callable[[Live, FakeTime, Asked], Coroutine[Any, Any, None]]


def at_table(folder: Path, game: str, terms: Terms, act: Act, seats: int = 3, bots: int = 0) -> list[Entry]:
    """Let something happen at a live table full of people, with bots in the last seats; the answer is its journal."""
    time = FakeTime()

    async def no_pause(_: float) -> None: ...

    async def run() -> None:
        with Store(folder) as store:
            start: Opened = msgspec.structs.replace(opened(game, seats), terms=terms)
            hosted = Hosted(start)
            journal: list[Entry] = [start]
            for seat in range(seats):
                name = f"Nom {seat}"
                is_bot = seat >= seats - bots
                journal.append(
                    hosted.sit_bot(seat, MEDIUM, [name]) if is_bot else hosted.sit(seat, f"player-{seat}", name)
                )
                hosted.take(journal[-1])
            kept = kept_of("table", hosted)
            await asyncio.wrap_future(store.append("table", 0, [written(each) for each in journal], kept))
            opponents = Asked()
            live = Live("table", hosted, store, opponents, no_pause, time)
            try:
                await act(live, time, opponents)
            finally:
                await live.stop()
                opponents.close()
            kept_journal.extend(map(read, store.journal("table")))

    kept_journal: list[Entry] = []
    run_apart(run())
    return kept_journal


def page(live: Live, seat: int | None, client: str = "") -> Reader:
    """Open a page of a player or a spectator."""
    reader = Reader(seat, "en", 0, client=client)
    live.join(reader)
    return reader


async def until(holds: Callable[[], bool]) -> None:
    """Let others go on until something holds, however slow the disk is."""
    while not holds():  # `run_apart` ends what takes too long
        await asyncio.to_thread(lambda: None)  # the store writes in a thread of its own


async def decide(live: Live, seat: int, seed: int = 1) -> None:
    """A person decides something at random."""
    decision = any_decision(live.hosted, Random(seed), seat)
    await live.decide(seat, Decide(decision.ply, decision.moves))


def last_scene(reader: Reader) -> str:
    """The board that a page shows now."""
    html = ""
    while not reader.outbox.empty():
        text = reader.outbox.get_nowait()
        assert text is not None
        message = json.loads(text)
        if message["kind"] == "scene":
            html = message["frames"][-1]["html"]
    return str(html)


# --- Undoing -------------------------------------------------------------------------------------------------------


def test_a_decision_is_taken_back_when_all_people_agree(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        pages = [page(live, seat) for seat in range(3)]
        (first,) = live.hosted.owing()
        await decide(live, first)
        await live.ask_undo(first, 1)
        others = [seat for seat in range(3) if seat != first]
        assert 'id="undo-yes"' in last_scene(pages[others[0]])
        assert 'id="undo-yes"' not in last_scene(pages[first])
        await live.answer_undo(others[0], 1, agreed=True)
        assert live.hosted.ply == 1
        await live.answer_undo(others[1], 1, agreed=True)
        assert (live.hosted.ply, live.hosted.owing()) == (0, (first,))

    journal = at_table(tmp_path, "badger", Terms(), act)
    assert Hosted.told_by(journal).ply == 0


def test_programs_are_not_asked_to_agree(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        (first,) = live.hosted.owing()
        await decide(live, first)
        for seat in range(3):
            if seat != first:
                live.attend(seat, "here")
        await live.ask_undo(first, 1)
        assert live.hosted.ply == 0

    at_table(tmp_path, "badger", Terms(), act)


def test_whoever_does_not_agree_ends_the_asking(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        (first,) = live.hosted.owing()
        await decide(live, first)
        await live.ask_undo(first, 1)
        other = (first + 1) % 3
        await live.answer_undo(other, 1, agreed=False)
        with pytest.raises(NotAllowed) as refusal:
            await live.answer_undo((first + 2) % 3, 1, agreed=True)
        assert refusal.value.reason == "undo-unasked"
        assert live.hosted.ply == 1

    at_table(tmp_path, "badger", Terms(), act)


def test_with_the_next_decision_the_asking_is_over(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        (first,) = live.hosted.owing()
        await decide(live, first)
        await live.ask_undo(first, 1)
        (second,) = live.hosted.owing()
        await decide(live, second)
        with pytest.raises(NotAllowed) as refusal:
            await live.answer_undo(second, 1, agreed=True)
        assert refusal.value.reason == "stale"
        with pytest.raises(NotAllowed) as refusal:
            await live.ask_undo((second + 1) % 3, 2)
        assert refusal.value.reason == "undo-anothers"

    at_table(tmp_path, "badger", Terms(), act)


def test_consent_that_is_over_takes_nothing_back(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        (first,) = live.hosted.owing()
        await decide(live, first)
        await live.ask_undo(first, 1)
        consent = live._around.consent
        assert consent is not None
        await live.answer_undo((first + 1) % 3, 1, agreed=False)
        with pytest.raises(NotAllowed) as refusal:
            live._undone(live.hosted, consent)
        assert refusal.value.reason == "stale"

    at_table(tmp_path, "badger", Terms(), act)


def test_a_choice_that_is_taken_back_keeps_the_others_waiting(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        pages = [page(live, seat) for seat in range(3)]
        await decide(live, 0)
        await decide(live, 1)
        assert 'id="withdraw"' in last_scene(pages[0])
        await live.withdraw(0, 0)
        await decide(live, 2)
        assert (live.hosted.ply, live.hosted.owing()) == (0, (0,))
        await decide(live, 0)
        assert live.hosted.ply == 3

    at_table(tmp_path, "hunt", Terms(), act)


# --- Who is gone ---------------------------------------------------------------------------------------------------


def test_a_bot_decides_for_somebody_who_is_gone_when_the_others_ask_for_it_and_until_they_are_back(
    tmp_path: Path,
) -> None:
    async def act(live: Live, time: FakeTime, bots: Asked) -> None:
        (gone,) = live.hosted.owing()
        here = (gone + 1) % 3
        reader, leaving = page(live, here), page(live, gone)
        live.leave(leaving)
        time.pass_by(119)
        with pytest.raises(NotAllowed) as refusal:
            await live.stand_in(here, gone)
        assert refusal.value.reason == "nobody-gone"
        assert f'id="replace-{gone}"' not in last_scene(reader)
        time.pass_by(1)
        await until(lambda: not reader.outbox.empty())
        assert f'id="replace-{gone}"' in last_scene(reader)
        await live.stand_in(here, gone)
        await until(lambda: live.hosted.ply > 0)
        assert set(bots.asked) == {(gone, MEDIUM)}
        page(live, gone)
        await live.come_back(gone)
        assert live.hosted.deciding_people() == (0, 1, 2)

    journal = at_table(tmp_path, "badger", Terms(grace=120), act)
    assert Hosted.told_by(journal).stand_ins == {}


def test_a_bot_decides_by_itself_where_that_was_agreed(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        (gone,) = live.hosted.owing()
        page(live, (gone + 1) % 3)
        time.pass_by(60)
        await until(lambda: live.hosted.ply > 0)
        assert gone in live.hosted.stand_ins

    at_table(tmp_path, "badger", Terms(away="automatic", grace=60), act)


def test_program_that_polls_is_not_replaced(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        (polling,) = live.hosted.owing()
        page(live, (polling + 1) % 3)
        for _moment in range(3):
            time.pass_by(40)
            live.attend(polling, "here")
            assert polling not in live._around.presence.missing(live.hosted)
        time.pass_by(60)
        await until(lambda: polling in live.hosted.stand_ins)

    at_table(tmp_path, "badger", Terms(away="automatic", grace=60), act)


def test_nobody_is_replaced_while_nobody_waits(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        reader = page(live, 0)
        live.leave(reader)
        time.pass_by(100_000)
        onlooker = page(live, None)
        await asyncio.sleep(0)
        assert live.hosted.stand_ins == {}
        live.leave(onlooker)

    at_table(tmp_path, "badger", Terms(away="automatic", grace=60), act)


def test_at_a_table_where_everybody_waits_nobody_is_replaced(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        page(live, 0)
        time.pass_by(100_000)
        with pytest.raises(NotAllowed):
            await live.stand_in(0, 1)

    at_table(tmp_path, "badger", Terms(away="never"), act)


# --- Clocks ----------------------------------------------------------------------------------------------------------


def test_whose_time_for_a_decision_is_up_has_a_bot_decide_it(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, bots: Asked) -> None:
        pages = [page(live, seat) for seat in range(3)]
        (slow,) = live.hosted.owing()
        time.pass_by(29.0)
        await asyncio.sleep(0)
        assert live.hosted.ply == 0
        time.pass_by(1.0)
        await until(lambda: live.hosted.ply == 1)
        assert bots.asked == [(slow, MEDIUM)]
        assert live.hosted.deciding_people() == (0, 1, 2)
        assert "0:30" in last_scene(pages[0])

    at_table(tmp_path, "badger", Terms(clock=Clock("move", 30)), act)


def test_a_bank_holds_for_the_whole_game_and_survives_a_restart(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        for seat in range(3):
            page(live, seat)
        for seconds in (10, 20, 30):
            (seat,) = live.hosted.owing()
            thought[seat] += 1000 * seconds
            time.pass_by(seconds)
            await decide(live, seat)
        assert live.hosted.thought == thought

    thought = [0, 0, 0]
    terms = Terms(clock=Clock("game", 300))
    journal = at_table(tmp_path, "badger", terms, act)
    assert Hosted.told_by(journal).thought == thought


def test_who_changes_a_secret_choice_has_thought_all_the_while(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        time.pass_by(10)
        await decide(live, 0)
        time.pass_by(10)
        await decide(live, 0, seed=2)
        for seat in (1, 2):
            await decide(live, seat)
        assert live.hosted.thought == [20_000, 20_000, 20_000]

    at_table(tmp_path, "hunt", Terms(clock=Clock("game", 300)), act)


def test_a_bot_may_decide_for_those_alone_whose_time_is_up(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, bots: Asked) -> None:
        for seat in range(3):
            page(live, seat)
        await decide(live, 0)
        time.pass_by(30)
        await until(lambda: live.hosted.ply == 3)
        assert {seat for seat, _ in bots.asked} == {1, 2}

    at_table(tmp_path, "hunt", Terms(clock=Clock("move", 30)), act)


def test_a_choice_of_a_bot_that_its_person_takes_back_was_never_made() -> None:
    hosted, _ = full("hunt", 3)
    choice = any_decision(hosted, Random(1), 0)
    hosted.take(msgspec.structs.replace(choice, by_bot=True))
    assert hosted.late == {0}
    hosted.take(hosted.withdraw(0, hosted.ply))
    assert not hosted.late


def test_all_see_that_a_bot_has_decided_until_its_person_decides_again(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        looker = page(live, 0)
        await decide(live, 0)
        time.pass_by(30)
        await until(lambda: live.hosted.ply == 3)
        for seat in (0, 1, 2):
            assert last_scene(looker).count("time was up: a bot decided") == min(2, 3 - seat)
            await decide(live, seat)
        assert "time was up" not in last_scene(looker)

    journal = at_table(tmp_path, "hunt", Terms(clock=Clock("move", 30)), act)
    decided = [entry for entry in journal if isinstance(entry, Decided)]
    assert [each.seat for each in decided if each.by_bot] == [1, 2]


# --- Talk ----------------------------------------------------------------------------------------------------------


def test_what_is_said_reaches_everybody_as_plain_text_and_no_board_is_drawn_anew(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        reader, onlooker = page(live, 1), page(live, None)
        last_scene(reader), last_scene(onlooker)
        await live.say(0, "<b>hello</b>")
        for each in (reader, onlooker):
            text = each.outbox.get_nowait()
            assert text is not None
            message = json.loads(text)
            assert message["kind"] == "talk"
            assert "&lt;b&gt;hello" in message["lines"][0]
            assert each.outbox.empty()
        late = page(live, 2)
        late.outbox.get_nowait()
        text = late.outbox.get_nowait()
        assert text is not None
        assert "hello" in text

    at_table(tmp_path, "badger", Terms(), act)


def test_nobody_talks_without_a_breath_nor_without_a_seat(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        with pytest.raises(NotAllowed):
            await live.say(None, "hello")
        for _number in range(5):
            await live.say(0, "hello")
        with pytest.raises(NotAllowed) as refusal:
            await live.say(0, "hello")
        assert refusal.value.reason == "too-much"
        await live.say(1, "hello")
        time.pass_by(2)
        await live.say(0, "hello")
        assert live.hosted.sayings == 7

    at_table(tmp_path, "badger", Terms(), act)
