"""Every game in every form, and walks through its games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import strategies as st

from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.game import Game
from sousbois.core.option import Setting, Switch, settings_of
from sousbois.core.record import NOTHING
from sousbois.core.setup import Setup, set_up
from sousbois.core.shadow import Shadow
from sousbois.games import load, names
from tests import toy

GAMES: tuple[Game, ...] = (*map(load, names()), toy.GAME)

seeds = st.integers(0, 2**64 - 1)
"""Seeds of deals, of choices and of guesses."""


def values(setting: Setting) -> list[int | bool]:
    """The usual value of an option, and its extremes."""
    if isinstance(setting, Switch):
        return [False, True]
    return sorted({setting.low, setting.default, setting.high})


def choices_of_options(game: Game) -> Iterator[dict[str, int | bool]]:
    """The usual options; each other value of each option by itself; all at their lowest, and all at their highest."""
    settings = settings_of(game.options)
    chosen = [{name: setting.default for name, setting in settings.items()}]
    for name, setting in settings.items():
        chosen += [chosen[0] | {name: value} for value in values(setting)]
    chosen += [{name: values(setting)[end] for name, setting in settings.items()} for end in (0, -1)]
    yield from (options for at, options in enumerate(chosen) if options not in chosen[:at])


def setups() -> Iterator[Setup]:
    """Every game with every edition: at every number of seats with the usual options, and with every other choice of
    options at the smallest and at the largest table."""
    for game in GAMES:
        usual, *others = choices_of_options(game)
        ends = sorted({min(game.seats), max(game.seats)})
        for edition, (seats, options) in product(
            game.editions, [*product(game.seats, [usual]), *product(ends, others)]
        ):
            yield set_up(game, seats, edition, options)


def named(setup: Setup) -> str:
    """How a test's report calls a set-up."""
    return "-".join([setup.edition.id, str(setup.seats), *(f"{name}={value}" for name, value in setup.options.items())])


in_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SETUPS = tuple(setups())
in_every_setup = pytest.mark.parametrize("setup", SETUPS, ids=named)
in_every_compiled_setup = pytest.mark.parametrize(
    "setup",
    [pytest.param(setup, marks=pytest.mark.xdist_group(f"compiled {setup.game.name}")) for setup in SETUPS],
    ids=map(named, SETUPS),
)
"""The same for tests of compiled rules: those of one game share a worker, so that each kernel is compiled once."""


FIRST_THINGS_FIRST = 5
"""The walks, one in sixteen, in which all take what comes first."""
LOOKED_AT = 40
"""Up to here every state of a walk is looked at; further on, in a long game, every thirtieth."""


def looked_at(number: int, choices: int) -> bool:
    """Whether a walk stops at its state of this number; in each walk at others."""
    return number < LOOKED_AT or number % 30 == choices % 30


def walk(setup: Setup, seed: int, choices: int) -> Iterator[tuple[Shadow, int, Action]]:
    """A game from the deal to the end: before each decision the state (always the same object), seat and choice.

    Some walks are played at random, in some all try the same at the same moment, in some all take what comes last, and
    in a few what comes first.
    """
    state = setup.deal(seed)
    temper = choices % 4
    pick_first = choices % 16 == FIRST_THINGS_FIRST
    made = 0
    while seats := setup.acting(state):
        word = branch(choices, made)
        seat = seats[word % len(seats)]
        legal = setup.legal(state, seat)
        if temper == 2:
            word = branch(choices, sum(setup.game.moment(state)))
        action = legal[0 if pick_first else -1 if temper == 3 else (word >> 32) % len(legal)]
        yield state, seat, action
        apply(setup, state, seat, action)
        made += 1


def states(setup: Setup, seed: int, choices: int) -> Iterator[Shadow]:
    """The states of a walk that are looked at, from the deal to the end; always the same object."""
    state = None
    for number, (state, _, _) in enumerate(walk(setup, seed, choices)):
        if looked_at(number, choices):
            yield state
    assert state is not None
    yield state


def apply(setup: Setup, state: Shadow, seat: int, action: Action) -> None:
    """Carry a decision out."""
    setup.game.rules.apply(state, setup.edition.shadow, seat, action.number)


def viewer(setup: Setup, number: int) -> int:
    """Somebody at the table, each in turn, or (NOTHING) somebody looking on."""
    return number % (setup.seats + 1) if number % (setup.seats + 1) < setup.seats else NOTHING


def content(state: Shadow) -> bytes:
    """All that a state holds, to the byte."""
    return state.store().tobytes()
