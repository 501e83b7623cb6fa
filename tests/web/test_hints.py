"""Hints at the table: for whoever is asked, from what they can know, where hints are allowed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from sousbois.bots.budget import Budget
from sousbois.bots.hinting import Advice, Hint, Sureness
from sousbois.core.errors import NotAllowed
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Decided
from sousbois.play.store import Store
from sousbois.play.table import Table
from sousbois.play.terms import Terms
from sousbois.web.hints import MOST, SECONDS, Hints
from sousbois.web.limits import Allowance, Allowances
from sousbois.web.live import Live
from sousbois.web.messages import Decide
from sousbois.web.opponents import Opponents
from sousbois.web.pages.helping import hint_html
from tests.apart import run_apart
from tests.play.hosting import GAMES, SHORTER, any_decision, full, opened
from tests.web.inside import InProcess
from tests.web.serving import Server, Visitor
from tests.web.test_no_leak import exchanged

FEW = Budget(iterations=64)
"""Enough to think of several moves."""


PLENTY = Allowance(1000, 1.0)
"""What the address of all people may still ask for."""


class Thinkers(Opponents):
    """Bots that are ready at once, and say what somebody asked them to say."""

    ready = frozenset(GAMES)
    before: Callable[[], Awaitable[object]] | None = None
    """What happens while they think."""
    thoughts = 0

    async def advise(self, client: str, table: Table, seat: int, budget: Budget | None) -> Advice:
        self.thoughts += 1
        if self.before is not None:
            await self.before()
        hints = tuple(Hint((action,), 0.5, 0.01) for action in table.legal(seat)[:3])
        return Advice(seat, hints, Sureness.OPEN, 100, counted_out=False)


def with_hints(
    folder: Path,
    hosted: Hosted,
    act: Callable[[Live, Hints], Awaitable[None]],
    opponents: Opponents | None = None,
    budget: Budget | None = None,
) -> None:
    """Let something happen at a table where hints are given."""

    async def run() -> None:
        thinkers = opponents or Thinkers()
        with Store(folder) as store:
            try:
                await act(Live("table", hosted, store, thinkers), Hints(thinkers, budget))
            finally:
                thinkers.close()

    run_apart(run())


async def refusal(asked: Awaitable[object]) -> str:
    """Why something is refused."""
    with pytest.raises(NotAllowed) as refused:
        await asked
    return refused.value.reason


def without_hints(game: str) -> Hosted:
    """A full table whose host has ruled hints out."""
    hosted = Hosted(msgspec.structs.replace(opened(game), terms=Terms(hints=False)))
    for seat in range(hosted.opened.seats):
        hosted.take(hosted.sit(seat, f"player-{seat}", f"Nom {seat}"))
    return hosted


def test_only_whoever_is_asked_gets_a_hint(tmp_path: Path) -> None:
    hosted, _ = full("badger")
    (asked,) = hosted.owing()

    async def act(live: Live, hints: Hints) -> None:
        other = f"player-{(asked + 1) % 4}"
        assert (await hints.ask(live, f"player-{asked}", 0, "here", PLENTY)).seat == asked
        assert await refusal(hints.ask(live, other, 0, "here", PLENTY)) == "not-your-turn"
        assert await refusal(hints.ask(live, "somebody who looks on", 0, "here", PLENTY)) == "not-seated"
        assert await refusal(hints.ask(live, f"player-{asked}", 1, "here", PLENTY)) == "stale"

    with_hints(tmp_path, hosted, act)


def test_where_hints_were_ruled_out_nobody_gets_one(tmp_path: Path) -> None:
    hosted = without_hints("badger")
    (asked,) = hosted.owing()

    async def act(live: Live, hints: Hints) -> None:
        assert await refusal(hints.ask(live, f"player-{asked}", 0, "here", PLENTY)) == "no-hints"
        assert "hint-ask" not in live.readers.board(hosted, asked, "en")

    with_hints(tmp_path, hosted, act)


def test_the_button_is_there_for_whoever_is_asked_and_for_nobody_else(tmp_path: Path) -> None:
    hosted, _ = full("badger")
    (asked,) = hosted.owing()

    async def act(live: Live, _: Hints) -> None:
        boards = {seat: live.readers.board(hosted, seat, "en") for seat in (0, 1, 2, 3, None)}
        assert [seat for seat, board in boards.items() if "hint-ask" in board] == [asked]

    with_hints(tmp_path, hosted, act)


def test_bots_that_are_not_ready_say_so_at_once(tmp_path: Path) -> None:
    hosted, _ = full("badger")
    (asked,) = hosted.owing()

    async def act(live: Live, hints: Hints) -> None:
        assert await refusal(hints.ask(live, f"player-{asked}", 0, "here", PLENTY)) == "hint-not-ready"

    with_hints(tmp_path, hosted, act, Opponents())


def test_one_hint_at_a_time_is_thought_out_for_a_seat(tmp_path: Path) -> None:
    hosted, _ = full("hunt")
    thinkers = Thinkers()

    async def act(live: Live, hints: Hints) -> None:
        thought_out = asyncio.Event()
        thinkers.before = thought_out.wait
        first = asyncio.ensure_future(hints.ask(live, "player-0", 0, "here", PLENTY))
        other = asyncio.ensure_future(hints.ask(live, "player-1", 0, "here", PLENTY))
        again = asyncio.ensure_future(refusal(hints.ask(live, "player-0", 0, "here", PLENTY)))
        await asyncio.sleep(0)
        assert thinkers.thoughts == 2
        thought_out.set()
        assert await again == "hint-thinking"
        assert ((await first).seat, (await other).seat) == (0, 1)
        assert (await hints.ask(live, "player-0", 0, "here", PLENTY)).seat == 0

    with_hints(tmp_path, hosted, act, thinkers)


def test_nobody_keeps_the_bots_busy_with_hints(tmp_path: Path) -> None:
    hosted, _ = full("hunt")

    async def act(live: Live, hints: Hints) -> None:
        for _ in range(MOST):
            await hints.ask(live, "player-0", 0, "here", PLENTY)
        assert await refusal(hints.ask(live, "player-0", 0, "here", PLENTY)) == "hint-too-many"
        assert (await hints.ask(live, "player-1", 0, "here", PLENTY)).seat == 1

    with_hints(tmp_path, hosted, act)


def test_a_hint_that_comes_too_late_is_not_given(tmp_path: Path) -> None:
    hosted, _ = full("badger")
    (asked,) = hosted.owing()
    thinkers = Thinkers()

    async def act(live: Live, hints: Hints) -> None:
        async def decide() -> None:
            live.hosted.take(any_decision(live.hosted, Random(1)))

        thinkers.before = decide
        assert await refusal(hints.ask(live, f"player-{asked}", 0, "here", PLENTY)) == "stale"

    with_hints(tmp_path, hosted, act, thinkers)


def test_hint_for_a_position_that_was_taken_back_is_not_given(tmp_path: Path) -> None:
    hosted, _ = full("badger", 3)
    (asked,) = hosted.owing()  # who decides twice
    assert hosted.table is not None
    one, *_others, another = map(str, hosted.table.legal(asked))
    hosted.take(Decided(0, asked, (one,)))
    thinkers = Thinkers()

    async def act(live: Live, hints: Hints) -> None:
        async def decide_otherwise() -> None:
            live.hosted.take(live.hosted.undo(asked))
            live.hosted.take(Decided(0, asked, (another,)))

        thinkers.before = decide_otherwise
        assert await refusal(hints.ask(live, f"player-{asked}", 1, "", PLENTY)) == "stale"
        assert live.hosted.ply == 1

    with_hints(tmp_path, hosted, act, thinkers)


def test_a_hint_goes_on_from_what_was_begun(tmp_path: Path) -> None:
    hosted, _ = full("menagerie")
    (asked,) = hosted.owing()

    async def act(live: Live, hints: Hints) -> None:
        await live.decide(asked, Decide(0, ("row-2",)))
        advice = await hints.ask(live, f"player-{asked}", 0, "here", PLENTY)
        assert {hint.actions[0].block for hint in advice.hints} == {"put"}
        html = hint_html(live, advice, "en")
        assert all(moves.startswith("row-2 ") for moves in hinted(html))
        assert "Take row" not in html

    with_hints(tmp_path, hosted, act)


def hinted(html: str) -> list[str]:
    """The moves that a hint names."""
    return re.findall(r'data-hinted="([^"]+)"', html)


async def told(live: Live, hosted: Hosted, hints: Hints, seat: int) -> str:
    """What a table answers when somebody asks for a hint."""
    live.hosted = hosted
    return hint_html(live, await hints.ask(live, f"player-{seat}", hosted.ply, "here", PLENTY), "fr")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_does_not_depend_on_what_is_hidden(tmp_path: Path, game: str) -> None:
    hosted, _ = full(game, 3, seed=23, options=SHORTER.get(game))
    opponents = Opponents()
    opponents._ready.add(game)

    async def act(live: Live, hints: Hints) -> None:
        chance = Random(17)
        for number in range(40):
            hosted.take(any_decision(hosted, chance))
            if hosted.stage != "running":
                break
            if number % 5:
                continue
            seat = chance.choice(hosted.owing())
            assert hosted.table is not None
            decision = any_decision(hosted, chance, seat)
            live._drafts = {} if number % 2 else {seat: decision.moves[:-1]}
            hints._allowances = Allowances(MOST, SECONDS)
            true = await told(live, hosted, hints, seat)
            assert await told(live, exchanged(hosted, seat, number), hints, seat) == true
            check_moves(hosted, seat, hinted(true))

    with_hints(tmp_path, hosted, act, opponents, FEW)


def check_moves(hosted: Hosted, seat: int, moves: Sequence[str]) -> None:
    """The best move is a whole decision that counts; the others at least begin one."""
    assert 1 <= len(moves) <= 3
    assert isinstance(hosted.decide(seat, hosted.ply, moves[0].split()), Decided)
    for other in moves[1:]:
        hosted.considered(seat, hosted.ply, other.split())


def test_a_hint_over_the_wire(server: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, zoe = Visitor(server, "Ana"), Visitor(server, "Zoé", "fr")
    table = ana.open_table("hunt", seats=3, hints="on", **{"seat-0": "me", "seat-1": "easy", "seat-2": "easy"})
    assert "warming up" in ana.post(f"/table/{table}/hint", ply=0).text
    monkeypatch.setattr(server.house.opponents, "_ready", {"hunt"})
    answer = ana.post(f"/table/{table}/hint", ply=0)
    assert answer.status_code == 200
    assert 'class="hint"' in answer.text
    assert set(hinted(answer.text)) <= {"hunter", "wolf", "rabbit", "carrot", "closed-season"}
    stale = ana.post(f"/table/{table}/hint", ply=7)
    assert stale.status_code == 403
    assert "moved on" in stale.text
    spectator = zoe.post(f"/table/{table}/hint", ply=0)
    assert spectator.status_code == 403
    assert "<html" not in spectator.text
    assert ana.post("/table/nowhere/hint", ply=0).status_code == 404
    assert ana.post(f"/table/{table}/hint", ply=-1).status_code == 400


def test_a_table_without_hints_over_the_wire(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.open_table("hunt", seats=3, hints=None, **{"seat-0": "me", "seat-1": "easy", "seat-2": "easy"})
    page = ana.http.get(f"/table/{table}").text
    assert "hint.js" not in page
    assert "hint-ask" not in page
    answer = ana.post(f"/table/{table}/hint", ply=0)
    assert answer.status_code == 403
    assert "no hints at this table" in answer.text
