"""Automatic passes: others learn nothing from them, and players who want to be asked every time are asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles

import pytest

from sousbois.bots.levels import MEDIUM
from sousbois.core.errors import NotAllowed
from sousbois.play.hosted import Hosted
from sousbois.play.journal import AutoPass, read
from sousbois.play.store import Store
from sousbois.play.terms import Clock, Terms
from sousbois.web import passing
from sousbois.web.live import BEAT, CHANGES, Live
from sousbois.web.readers import Reader
from tests.play.hosting import any_decision, full
from tests.web.faketime import FakeTime
from tests.web.inside import InProcess
from tests.web.serving import Visitor
from tests.web.spectator import Pass, Watched, own_pause, share_guessed, watched_game
from tests.web.test_around import Asked, at_table, page
from tests.web.test_live_table import filled, until_only_pass, with_table

DECISIONS = 60
"""Of a game that is watched. `tests/campaign/passes.py` watches longer ones."""


# --- What a spectator receives ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Watched:
    """The beginning of a game at which players pass automatically."""
    return watched_game(tmp_path_factory.mktemp("watched"), 1, DECISIONS)


def test_spectator_receives_the_same_for_automatic_and_own_passes(watched: Watched, tmp_path: Path) -> None:
    own = watched_game(tmp_path, 1, DECISIONS, auto_pass=False)
    assert sum(each.is_automatic for each in watched.passes) > 10
    assert not any(each.is_automatic for each in own.passes)
    assert (watched.page, watched.stream) == (own.page, own.stream)


def test_pauses_before_passes_do_not_follow_from_what_is_known(watched: Watched, tmp_path: Path) -> None:
    """The same game at a table with the same id, played again."""
    again = watched_game(tmp_path, 1, DECISIONS)
    waits = [{each.waited for each in game.passes if each.is_automatic} for game in (watched, again)]
    assert len(waits[0]) > 10
    assert not waits[0] & waits[1]


def test_pauses_before_passes_are_spread_like_those_of_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nowhere do they heap up, and some are long."""
    monkeypatch.setattr(passing, "_chance", Random(1))
    pauses = [passing.pause_before_pass() for _ in range(4000)]
    assert min(pauses) > passing.QUICKEST
    assert max(pauses) <= passing.LONGEST
    assert len(set(pauses)) == len(pauses)
    assert median(pauses) == pytest.approx(1.7, rel=0.05)
    assert quantiles(pauses, n=100)[-1] == pytest.approx(7.7, rel=0.15)


def steady_pause() -> float:
    """What a pass must not take: always about as long."""
    return passing._chance.uniform(1.0, 2.5)


@pytest.mark.parametrize(("pause", "low", "high"), [(passing.pause_before_pass, 0.45, 0.55), (steady_pause, 0.6, 1.0)])
def test_spectator_guesses_automatic_passes_no_better_than_by_chance(
    pause: Callable[[], float], low: float, high: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of the passes are automatic. Steady pauses would be recognised, so the guess is worth something."""
    chance = Random(2)
    monkeypatch.setattr(passing, "_chance", chance)
    kinds = [chance.random() < 0.5 for _ in range(4000)]
    passes = [Pass(ply, pause() if kind else own_pause(chance), kind) for ply, kind in enumerate(kinds)]
    assert low < share_guessed(passes) < high


# --- Players who are away --------------------------------------------------------------------------------------------


def by_itself(live: Live) -> int | None:
    """The seat for which something is about to be decided."""
    return live._next_by_itself()


def test_table_passes_for_players_only_while_they_are_there(tmp_path: Path) -> None:
    async def act(live: Live, _: Store, __: list[float]) -> None:
        seat = until_only_pass(live)
        others = [Reader(each, "en", 0) for each in (*range(3), None) if each != seat]
        for reader in others:
            live.join(reader)
        assert by_itself(live) is None
        live.join(player := Reader(seat, "en", 0))
        assert by_itself(live) == seat
        live.leave(player)
        assert by_itself(live) is None

    with_table(tmp_path, full("igels", 3, 1)[0], act)


def test_pass_of_player_who_leaves_meanwhile_does_not_count(tmp_path: Path) -> None:
    async def act(live: Live, _: Store, __: list[float]) -> None:
        seat, history = until_only_pass(live), live.hosted.history
        live.join(player := Reader(seat, "en", 0))
        moves = await live._decided_by_itself(seat)
        live.leave(player)
        assert live._for(live.hosted, seat, history, moves) is None

    with_table(tmp_path, full("igels", 3, 1)[0], act)


@pytest.mark.parametrize("can_only_pass", [False, True])
def test_substitute_decides_for_away_player_in_either_case(tmp_path: Path, can_only_pass: bool) -> None:
    async def act(live: Live, _: FakeTime, bots: Asked) -> None:
        while can_only_pass != (until_choice(live) is None):
            live.hosted.take(any_decision(live.hosted, Random(3)))
        (seat,) = live.hosted.owing()
        live.readers.pages.add(Reader(None, "en", 0))
        assert by_itself(live) is None
        live.hosted.take(live.hosted.stand_in(seat, MEDIUM))
        assert by_itself(live) == seat
        await live._decided_by_itself(seat)
        assert bots.asked == [(seat, MEDIUM)]

    at_table(tmp_path, "igels", Terms(), act)


def until_choice(live: Live) -> int | None:
    """The seat that has a choice now; None: it can only pass."""
    (seat,) = live.hosted.owing()
    assert live.hosted.table is not None
    return None if live.hosted.table.only_pass(seat) else seat


def test_bot_decides_when_time_is_up_before_the_automatic_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player whose time is up looks the same, whether they had a choice or not."""
    monkeypatch.setattr("sousbois.web.live.pause_before_pass", lambda: 14.0)

    async def act(live: Live, time: FakeTime, bots: Asked) -> None:
        async def pause(seconds: float) -> None:
            pauses.append(seconds)
            time.seconds += seconds

        pauses: list[float] = []
        live._pause = pause
        seat = until_only_pass(live)
        live._around.timing.ask()
        await live._decided_by_itself(seat)
        assert pauses == [5.0, BEAT]
        assert bots.asked == [(seat, MEDIUM)]

    at_table(tmp_path, "igels", Terms(clock=Clock("move", 5)), act)


# --- One player alone ------------------------------------------------------------------------------------------------


def lone() -> Hosted:
    """A table at which one person and two bots sit."""
    return filled("igels", 2, seed=1)


async def pause_of(live: Live, pauses: list[float]) -> float:
    """How long the only person's automatic pass takes."""
    while live.hosted.owing() != (0,) or until_choice(live) is not None:
        live.hosted.take(any_decision(live.hosted, Random(live.hosted.ply)))
    pauses.clear()
    await live._decided_by_itself(0)
    return pauses[0]


def test_player_alone_with_bots_passes_quickly(tmp_path: Path) -> None:
    async def act(live: Live, _: Store, pauses: list[float]) -> None:
        live.seen_by(0)
        assert await pause_of(live, pauses) == BEAT

    with_table(tmp_path, lone(), act)


def test_player_alone_passes_slowly_once_spectators_have_looked(tmp_path: Path) -> None:
    async def act(live: Live, _: Store, pauses: list[float]) -> None:
        live.attend(None, "")
        assert await pause_of(live, pauses) >= passing.QUICKEST

    with_table(tmp_path, lone(), act)


# --- Being asked every time ------------------------------------------------------------------------------------------


def test_player_who_wants_to_be_asked_every_time_is_asked(tmp_path: Path) -> None:
    async def act(live: Live, _: Store, __: list[float]) -> None:
        seat = until_only_pass(live)
        live.join(Reader(seat, "en", 0))
        live.hosted.take(AutoPass(seat, on=False))
        assert by_itself(live) is None
        assert 'data-moves="pass"' in live.readers.board(live.hosted, seat, "en")

    with_table(tmp_path, full("igels", 3, 1)[0], act)


def test_only_the_player_notices_what_they_choose_about_passes(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        own, other, spectator = (page(live, seat) for seat in (0, 1, None))
        for reader in (own, other, spectator):
            while not reader.outbox.empty():
                reader.outbox.get_nowait()
        await live.auto_pass(0, on=False)
        assert [reader.outbox.qsize() for reader in (own, other, spectator)] == [1, 0, 0]

    at_table(tmp_path, "igels", Terms(), act)


def test_choices_about_passes_are_limited(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        for number in range(CHANGES[0]):
            await live.auto_pass(0, on=bool(number % 2))
        with pytest.raises(NotAllowed) as refusal:
            await live.auto_pass(0, on=False)
        assert refusal.value.reason == "too-much"

    at_table(tmp_path, "igels", Terms(), act)


def asked_always(server: InProcess, table: str) -> list[AutoPass]:
    """What players have chosen about passes, as the store has it."""
    with Store.reading(server.folder) as store:
        return [entry for entry in map(read, store.journal(table)) if isinstance(entry, AutoPass)]


def opened_by(visitor: Visitor) -> str:
    """A table of igels with a person and two bots."""
    return visitor.open_table("igels", seats=3, **{"seat-0": "me", "seat-1": "easy", "seat-2": "easy"})


def show(visitor: Visitor, table: str) -> None:
    """Open a page of a table, until all that it sets off is done."""
    line = visitor.line(table)
    line.send(kind="ping")
    line.next("pong")
    line.close()


def test_settings_hold_at_tables_that_are_opened_later(server: InProcess) -> None:
    ana = Visitor(server, "Ana")
    ana.post("/preferences", auto_pass="no")
    table = opened_by(ana)
    assert asked_always(server, table) == []
    for _ in range(2):
        show(ana, table)
    assert asked_always(server, table) == [AutoPass(0, on=False)]


def test_choice_at_a_table_holds_on_all_devices(server: InProcess) -> None:
    phone = Visitor(server, "Ana")
    phone.post("/preferences", auto_pass="no")
    table = opened_by(phone)
    show(phone, table)
    desk = Visitor(server, "Ana")
    desk.http.cookies = phone.http.cookies
    desk.post("/preferences", auto_pass="yes", back=f"/table/{table}")
    show(phone, table)  # its own cookie says no
    assert asked_always(server, table) == [AutoPass(0, on=False), AutoPass(0, on=True)]
    assert "Ask me every time" in phone.http.get(f"/table/{table}").text


def test_spectators_choose_nothing_about_passes_at_a_table(server: InProcess) -> None:
    ana, zoe = Visitor(server, "Ana"), Visitor(server, "Zoé")
    table = opened_by(ana)
    zoe.post("/preferences", auto_pass="no", back=f"/table/{table}")
    show(zoe, table)
    assert asked_always(server, table) == []
    zoe.post("/preferences", auto_pass="no", back="/table/unknown")
