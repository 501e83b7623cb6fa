"""The public face of a game: its facts, and the ways to play it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from sousbois.core.errors import Unreadable
from sousbois.core.game import Game
from sousbois.core.option import Setting, settings_of
from sousbois.core.position import table_of
from sousbois.core.rulebook import clauses
from sousbois.core.setup import set_up
from sousbois.core.words import LANGUAGES
from sousbois.games import load
from sousbois.play.table import Table
from sousbois.sim.batch import Batch

_SEED_BITS = 32
"""A seed drawn for people is short enough to be read aloud."""


@dataclass(frozen=True)
class PlayableGame:
    """A game and all one can do with it. Get one by `sousbois.game(name)`."""

    game: Game

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def version(self) -> int:
        """The version of the rules."""
        return self.game.version

    @property
    def seats(self) -> range:
        """How many can play."""
        return self.game.seats

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that come with the game; the first is the usual one."""
        return tuple(self.game.editions)

    @cached_property
    def options(self) -> dict[str, Setting]:
        """The variants and house rules, each with its default and its clause."""
        return settings_of(self.game.options)

    @cached_property
    def title(self) -> dict[str, str]:
        """The title, by language."""
        return {language: self.game.words(language).say("title") for language in LANGUAGES}

    @cached_property
    def clauses(self) -> dict[str, str]:
        """The clauses of the rules: ids and English titles, in order."""
        return {clause.id: clause.title for clause in clauses(self.name, "en").values()}

    def table(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | Path | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Table:
        """Open a table: dealt from a seed (drawn if none is given), or going on from a position."""
        if position is None:
            setup = set_up(self.game, seats, edition, options)
            return Table.dealt(setup, secrets.randbits(_SEED_BITS) if seed is None else seed)
        if seats is not None or seed is not None or options is not None:
            raise Unreadable("position: says itself how many seats and which options there are, and needs no seed")
        return Table.standing(*table_of(self.game, position, edition))

    def batch(
        self,
        seats: int | None = None,
        games: int = 1,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        edition: str | Path | None = None,
    ) -> Batch:
        """Many games at once, in compiled code."""
        return Batch(set_up(self.game, seats, edition, options), games, seed)


def open_game(name: str) -> PlayableGame:
    """The game of this name."""
    return PlayableGame(load(name))
