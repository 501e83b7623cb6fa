"""Servers with games to watch again: of all five, finished, running and waiting."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Opened
from sousbois.web.identity import COOKIE, Identities, Identity
from tests.play.hosting import GAMES, opened
from tests.web.inside import InProcess
from tests.web.serving import Server, Visitor
from tests.web.whole.prepared import Prepared, keep, played_until


class Shelf(NamedTuple):
    """A server whose games have the ids `hunt`, `running`, `waiting` and so on, and who signs its cookies."""

    server: Server
    identities: Identities

    def somebody(self, player: str, language: str = "en") -> httpx.Client:
        """Somebody with a browser, by their id."""
        identity = Identity(player, "Ana", "fr" if language == "fr" else "en", pace="instant", auto_pass=False)
        headers = {"origin": self.server.address, "cookie": f"{COOKIE}={self.identities.cookie(identity)}"}
        return self.server.browser(headers)

    def visitor(self) -> Visitor:
        """Somebody new who wants to be asked always."""
        visitor = Visitor(self.server, "Zoé")
        visitor.post("/preferences", auto_pass="no")
        return visitor


@cache
def finished(game: str) -> Prepared:
    """A game for four that came to its end."""
    return played_until(game, lambda hosted: hosted.stage == "finished")


def among_themselves(prepared: Prepared) -> Prepared:
    """The same game at a table where nobody might look on."""
    terms = msgspec.structs.replace(prepared.hosted.opened.terms, spectators=False)
    entry: Opened = msgspec.structs.replace(prepared.hosted.opened, terms=terms)
    return Prepared(prepared.hosted, [entry, *prepared.journal[1:]])


@contextmanager
def shelf_in(folder: Path, games: tuple[str, ...] = GAMES) -> Iterator[Shelf]:
    """A running server with games to watch again."""
    waiting = Hosted(opened("hunt"))
    tables = {
        **{game: finished(game) for game in games},
        "private": among_themselves(finished("hunt")),
        "running": played_until("hunt", lambda hosted: hosted.ply >= 8),
        "waiting": Prepared(waiting, [waiting.opened]),
    }
    identities = keep(folder, tables)
    with InProcess(folder) as server:
        yield Shelf(server, identities)
