"""What came of many games: whole-number sums, so that the order in which games end never shows in a figure."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sousbois.core.naming import names_of
from sousbois.core.record import Records, Seats
from sousbois.core.setup import Setup

Sums = NDArray[np.int64]

_LEAST = np.iinfo(np.int32).min


@dataclass
class Tally:
    """Sums over games."""

    games: int
    moves: int
    victories: Sums
    """By seat and by number of winners less one: how often the seat won with so many."""
    scores: Sums
    """By seat."""
    squares: Sums
    """Of the scores, by seat."""
    reports: dict[str, Sums] = field(default_factory=dict)
    """The fields that the game wants reported, summed over final states."""
    roles: Sums = field(default_factory=lambda: np.zeros((0, 0), np.int64))
    """By role, where a game has roles: how often it was played, its scores, and its victories by number of winners."""

    @classmethod
    def empty(cls, setup: Setup) -> Tally:
        seats, steps = setup.seats, len(setup.game.steps)
        nothing = setup.game.rules.State.blank(0)
        return cls.of(setup, nothing, np.zeros(0, np.int64), np.zeros((steps, seats, 0), np.int32))

    @classmethod
    def of(cls, setup: Setup, tables: Records, moves: Sums, standings: NDArray[np.int32]) -> Tally:
        """The tally of some finished games; their standings by step, seat and game."""
        winning = winners(standings)
        together = winning.sum(axis=0)
        scores = standings[0].astype(np.int64)
        return cls(
            games=len(tables),
            moves=int(moves.sum()),
            victories=np.stack(
                [(winning & (together == many)).sum(axis=1) for many in range(1, setup.seats + 1)], axis=1
            ).astype(np.int64),
            scores=scores.sum(axis=1),
            squares=(scores**2).sum(axis=1),
            reports={name: tables[column].astype(np.int64).sum(axis=0) for name, column in setup.game.reports.items()},
            roles=_sums_by_role(setup, tables, scores, winning),
        )

    def add(self, other: Tally) -> None:
        """Add the sums of other games."""
        self.games += other.games
        self.moves += other.moves
        self.victories = self.victories + other.victories
        self.scores = self.scores + other.scores
        self.squares = self.squares + other.squares
        self.reports = {name: sums + other.reports[name] for name, sums in self.reports.items()}
        self.roles = self.roles + other.roles


def roles_of(setup: Setup) -> tuple[str, ...]:
    """What a seat can play as; nothing, where all play alike."""
    meanings = {field.name: field.meaning for field in setup.game.rules.State.fields}
    return names_of(meanings[setup.game.role]) if setup.game.role else ()


def _sums_by_role(setup: Setup, tables: Records, scores: Sums, winning: NDArray[np.bool_]) -> Sums:
    """Games, scores, and victories by number of winners, of each role."""
    names = roles_of(setup)
    sums = np.zeros((len(names), 2 + setup.seats), np.int64)
    together = winning.sum(axis=0)
    for role in range(len(names)):
        playing: NDArray[np.bool_] = np.equal(tables[setup.game.role][:, : setup.seats].T, role)
        sums[role, 0] = playing.sum()
        sums[role, 1] = scores[playing].sum()
        for many in range(1, setup.seats + 1):
            sums[role, 1 + many] = (winning & (together == many) & playing).sum()
    return sums


def winners(standings: NDArray[np.int32]) -> NDArray[np.bool_]:
    """Who is still in contention after every step of the ranking: by seat and game."""
    left = np.ones(standings.shape[1:], bool)
    for values in standings:
        contending = np.where(left, values, _LEAST)
        left &= contending == contending.max(axis=0)
    return left


def _named_means(axes: list[Any], means: Any, seats: int) -> Any:
    """Means along axes: those of names become a mapping, all others a list."""
    if not axes:
        return float(means)
    first, *rest = axes
    if isinstance(first, Seats):
        return [_named_means(rest, part, seats) for part in means[:seats]]
    parts = [_named_means(rest, part, seats) for part in means]
    return parts if isinstance(first, int) else dict(zip(names_of(first), parts, strict=True))


@dataclass(frozen=True)
class Result:
    """The figures of a batch."""

    setup: Setup
    seed: int
    tally: Tally
    seconds: float
    compile_seconds: float

    @property
    def games(self) -> int:
        return self.tally.games

    @property
    def moves(self) -> int:
        """Decisions made in all games."""
        return self.tally.moves

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def wins_by_seat(self) -> tuple[float, ...]:
        """Victories of each seat; one that is shared by two counts as a half for each."""
        shares = 1 / np.arange(1, self.setup.seats + 1)
        return tuple(float(wins) for wins in self.tally.victories @ shares)

    @property
    def mean_score_by_seat(self) -> tuple[float, ...]:
        return tuple(float(total) / self.games for total in self.tally.scores)

    @property
    def spread_of_score_by_seat(self) -> tuple[float, ...]:
        """The standard deviation of each seat's score."""
        pairs = zip(self.tally.scores.tolist(), self.tally.squares.tolist(), strict=True)
        return tuple(sqrt((square - total * total / self.games) / max(self.games - 1, 1)) for total, square in pairs)

    @property
    def by_role(self) -> dict[str, dict[str, float]]:
        """How often each role was played, its victories (shared ones in parts), their share, and its mean score."""
        shares = 1 / np.arange(1, self.setup.seats + 1)
        found = {}
        for name, (games, scores, *victories) in zip(roles_of(self.setup), self.tally.roles.tolist(), strict=True):
            wins = float(np.array(victories) @ shares)
            played = max(games, 1)
            found[name] = {"games": games, "wins": wins, "share": wins / played, "mean_score": scores / played}
        return found

    @property
    def reports(self) -> dict[str, Any]:
        """The means of what this game wants reported: named as the fields of the state are, cut to the seats."""
        game, seats = self.setup.game, self.setup.seats
        axes = {field.name: list(field.shape or ()) for field in game.rules.State.fields}
        return {
            name: _named_means(axes[game.reports[name]], sums / self.games, seats)
            for name, sums in self.tally.reports.items()
        }

    def plain(self) -> dict[str, Any]:
        """All figures as one JSON-able object."""
        return {
            "game": self.setup.game.name,
            "rules": self.setup.game.version,
            "edition": self.setup.edition.id,
            "options": dict(self.setup.options),
            "seats": self.setup.seats,
            "seed": self.seed,
            "games": self.games,
            "moves": self.moves,
            "seconds": self.seconds,
            "compile_seconds": self.compile_seconds,
            "moves_per_second": self.moves_per_second,
            "games_per_second": self.games_per_second,
            "moves_per_game": self.moves / self.games,
            "wins_by_seat": list(self.wins_by_seat),
            "mean_score_by_seat": list(self.mean_score_by_seat),
            "spread_of_score_by_seat": list(self.spread_of_score_by_seat),
            **({f"by_{self.setup.game.role}": self.by_role} if self.setup.game.role else {}),
            **self.reports,
        }
