"""A server whose bots answer at once, and whose reviews and hints think but a little."""

from __future__ import annotations

from pathlib import Path

from sousbois.bots.budget import Budget
from sousbois.bots.warming import warm_up
from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.web.hints import Hints
from sousbois.web.settings import Settings
from tests.play.hosting import GAMES
from tests.web.inside import InProcess

LITTLE = Budget(iterations=20)


class QuickServer(InProcess):
    """Ready to think from the start, though not for long. Tests may stop it and start it again at the same port."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, settings=Settings(review_iterations=LITTLE.iterations))

    def start(self, port: int = 0) -> None:
        super().start(port)
        self.house.hints = Hints(self.house.opponents, LITTLE)
        for game in GAMES:
            warm_up(set_up(load(game)))
        self.house.opponents._ready.update(GAMES)
