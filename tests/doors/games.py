"""The games at all their tables, for tests of doors."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from sousbois.core.record import Records
from sousbois.core.setup import Setup, set_up
from sousbois.core.view import observe
from sousbois.games import load, names
from sousbois.play.table import Table


def compiled(name: str) -> pytest.MarkDecorator:
    """The mark by which all tests that compile a game share a worker, so that each kernel is compiled once."""
    return pytest.mark.xdist_group(f"compiled {name}")


in_every_game = pytest.mark.parametrize("name", [pytest.param(name, marks=compiled(name)) for name in names()])

TABLES = [(name, seats) for name in names() for seats in load(name).seats]

at_every_table = pytest.mark.parametrize(
    ("name", "seats"),
    [pytest.param(name, seats, marks=compiled(name), id=f"{name}-{seats}") for name, seats in TABLES],
)


def usual(name: str, seats: int | None = None) -> Setup:
    """A game made ready with its usual edition and options."""
    return set_up(load(name), seats)


def observed(setup: Setup, record: Records, seat: int) -> NDArray[np.int16]:
    """What a seat observes, by the marks on the fields."""
    return np.concatenate([[seat], observe(setup.game.rules.State, record, seat)[0]])


def seen_by(table: Table, seat: int) -> NDArray[np.int16]:
    """The same of a table at which rules run as they stand."""
    return observed(table.setup, table.state.store(), seat)
