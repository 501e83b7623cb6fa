"""Games that can be watched again: those finished at a table, and those whose record somebody has uploaded."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime
from threading import Lock

from sousbois.play.course import Course
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Bot, Opened, Person, Uploaded, written
from sousbois.play.store import Kept, Store
from sousbois.play.table import Table
from sousbois.play.upload import game_uploaded
from sousbois.web.audience import check_may_be_watched
from sousbois.web.lobby import Lobby, new_id
from sousbois.web.stored import NoTable
from sousbois.web.work import Turn

_REMEMBERED = 32
"""Games that need not be played through again when the next part of them is asked for."""

_LONGEST_NAME = 40
"""The signs that are shown of a name in a record: it may have come from anywhere."""


@dataclass(frozen=True)
class Recorded:
    """A game that can be watched again."""

    id: str
    opened: Opened
    """How a table is opened that goes on with it."""
    course: Course
    names: tuple[str, ...]
    """Who sat where; empty where nobody has said."""
    levels: tuple[str, ...]
    """The level of each bot; empty for people, and where nobody knows."""
    players: tuple[str, ...] = ()
    """The ids of those who sat there, bots have none; nothing, if it was played elsewhere."""

    @property
    def is_hosted(self) -> bool:
        """Whether it was played at a table of this server."""
        return bool(self.players)

    def seat_of(self, player: str | None) -> int | None:
        """Where somebody sat."""
        return self.players.index(player) if player and player in self.players else None


class Archive:
    """Finds games to watch again, and keeps those that people bring."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby
        self._known: dict[str, Recorded] = {}
        self._one_at_a_time = Lock()
        """Held while what is remembered changes, for threads do that."""

    async def game(self, game: str, player: str | None, turn: Turn) -> Recorded:
        """A game by its id, for somebody who wants to watch it. While it is still played, nobody may."""
        known = self._known.get(game)
        if known is not None and not known.is_hosted:
            if self._store.kept(game) is not None:
                return known
            with self._one_at_a_time:
                self._known.pop(game, None)  # it was removed
        try:
            hosted = (await self._lobby.table(game)).hosted
        except NoTable:
            return await turn.do(self._uploaded, game, alike=game)
        check_may_be_watched(hosted, None if player is None else hosted.seat_of(player))
        if known is None or known.course.table is not hosted.table:
            known = await turn.do(self._finished, game, hosted, alike=game)
        return known

    async def keep(self, record: str, table: Table, player: str) -> str:
        """Keep a record that somebody has brought and that holds; the answer is the id of its game."""
        game = new_id()
        outcome = table.outcome()
        kept = Kept(
            id=game,
            game=table.setup.game.name,
            stage="uploaded",
            listed=False,
            seats=table.seats,
            about={"names": list(_shown_names(table)), "finished": outcome is not None},
            players=(player,),
            updated=datetime.now(UTC).isoformat(timespec="microseconds"),
        )
        await asyncio.wrap_future(self._store.append(game, 0, [written(Uploaded(record, player))], kept))
        return game

    def _remembered(self, recorded: Recorded) -> Recorded:
        with self._one_at_a_time:
            self._known.pop(recorded.id, None)
            while len(self._known) >= _REMEMBERED:
                del self._known[next(iter(self._known))]
            self._known[recorded.id] = recorded
        return recorded

    def _uploaded(self, game: str) -> Recorded:
        known = self._known.get(game)
        if known is not None:  # by now
            return known
        journal = self._store.journal(game)
        with self._store.making_sense():
            table = game_uploaded(journal)
        assert table is not None  # that it is no table, the lobby has seen
        setup = table.setup
        opened = Opened(
            game=setup.game.name,
            rules=setup.game.version,
            edition=setup.edition.id,
            edition_hash=setup.edition.digest,
            options=setup.options,
            seats=setup.seats,
            seed=table.mark,
            host="",
            listed=False,
        )
        names = _shown_names(table)
        return self._remembered(Recorded(game, opened, Course.of(table), names, ("",) * setup.seats))

    def _finished(self, game: str, hosted: Hosted) -> Recorded:
        """The game of a table, by the table's own set-up."""
        assert hosted.table is not None  # it is over, so it has begun
        known = self._known.get(game)
        if known is not None and known.course.table is hosted.table:  # by now
            return known
        levels = tuple(each.level if isinstance(each, Bot) else "" for each in hosted.sitters)
        players = tuple(each.player if isinstance(each, Person) else "" for each in hosted.sitters)
        course = Course.of(hosted.table)
        return self._remembered(Recorded(game, hosted.opened, course, hosted.names, levels, players))


def _shown_names(table: Table) -> tuple[str, ...]:
    return tuple(name[:_LONGEST_NAME] for name in table.players) or ("",) * table.seats
