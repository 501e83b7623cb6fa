"""Bots among themselves play only while a page or a stream shows their table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from sousbois.play.store import Store
from sousbois.web.api.stream import Listening
from sousbois.web.live import Live
from sousbois.web.readers import Reader
from tests.play.hosting import full
from tests.web.test_live_table import filled, with_table

Watcher = Callable[[Live], Callable[[], None]]


def with_page(live: Live) -> Callable[[], None]:
    """A page of a spectator; return how it is closed."""
    reader = Reader(None, "en", 0)
    live.join(reader)
    return lambda: live.leave(reader)


def with_stream(live: Live) -> Callable[[], None]:
    """A stream of a spectator; return how it ends."""
    listening = Listening(None, "en", since=0)
    live.listen(listening)
    return lambda: live.unlisten(listening)


async def driven(live: Live) -> int:
    """Let the bots decide until nothing happens by itself any more; return how many decisions that were."""
    before = live.hosted.ply
    if live._driver is not None:
        await live._driver
    return live.hosted.ply - before


@pytest.mark.parametrize("watch", [with_page, with_stream])
def test_bots_play_while_watched_and_stop_after_the_decision_being_made(tmp_path: Path, watch: Watcher) -> None:
    async def act(live: Live, _: Store, pauses: list[float]) -> None:
        for ply in (1, 2):
            leave = watch(live)
            while not pauses:  # the bot begins to decide
                await asyncio.sleep(0)
            leave()
            assert await driven(live) == 1
            assert live.hosted.ply == ply
            pauses.clear()
        assert not live.is_busy

    with_table(tmp_path, filled("badger", 3, seed=1), act)


def test_looking_once_lets_no_bot_decide(tmp_path: Path) -> None:
    async def act(live: Live, _: Store, __: list[float]) -> None:
        live.attend(None)
        live.seen_by(None)
        assert live._driver is None

    with_table(tmp_path, filled("badger", 3, seed=1), act)


def test_substitutes_of_all_players_stop_when_nobody_watches(tmp_path: Path) -> None:
    async def act(live: Live, _: Store, __: list[float]) -> None:
        for seat in range(3):
            live.hosted.take(live.hosted.stand_in(seat, "easy"))
        assert live._next_by_itself() is None
        live.readers.pages.add(Reader(None, "en", 0))
        assert live._next_by_itself() is not None

    with_table(tmp_path, full("badger", 3)[0], act)


def test_bots_go_on_for_a_player_who_is_away(tmp_path: Path) -> None:
    """They stop where the player has to decide."""

    async def act(live: Live, _: Store, __: list[float]) -> None:
        live._drive()
        await driven(live)
        assert live.hosted.owing() == (0,)

    with_table(tmp_path, filled("badger", 2, seed=1), act)
