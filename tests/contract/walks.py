"""Every game in every set-up, and walks through its games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import getrandbits
from typing import NamedTuple
from zlib import crc32

import pytest
from hypothesis import settings
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

LARGEST_SEED = 2**64 - 1

seeds = st.integers(0, LARGEST_SEED)
"""Seeds of deals, of choices and of guesses."""


def values(setting: Setting) -> list[int | bool]:
    """Return the default of an option and its extremes."""
    if isinstance(setting, Switch):
        return [False, True]
    return sorted({setting.low, setting.default, setting.high})


def option_choices(game: Game) -> Iterator[dict[str, int | bool]]:
    """Yield the defaults, each other value of each option by itself, all lowest values, and all highest."""
    options = settings_of(game.options)
    chosen = [{name: setting.default for name, setting in options.items()}]
    for name, setting in options.items():
        chosen += [chosen[0] | {name: value} for value in values(setting)]
    chosen += [{name: values(setting)[end] for name, setting in options.items()} for end in (0, -1)]
    yield from (choice for at, choice in enumerate(chosen) if choice not in chosen[:at])


def setups() -> Iterator[Setup]:
    """Yield every game with every edition: at every number of seats with the default options, and with every other
    choice of options at the smallest and at the largest table; under `--hypothesis-profile=wide`, at all tables."""
    for game in GAMES:
        default, *others = option_choices(game)
        sizes = sorted({min(game.seats), max(game.seats)}) if settings().derandomize else game.seats
        for edition, (seats, options) in product(
            game.editions, [*product(game.seats, [default]), *product(sizes, others)]
        ):
            yield set_up(game, seats, edition, options)


def named(setup: Setup) -> str:
    """Return the name of a set-up in a test's id."""
    return "-".join([setup.edition.id, str(setup.seats), *(f"{name}={value}" for name, value in setup.options.items())])


def setups_of(game: Game) -> list[Setup]:
    """Return the set-ups of one game."""
    return [setup for setup in SETUPS if setup.game is game]


SETUPS = tuple(setups())
in_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
in_every_setup = pytest.mark.parametrize("setup", SETUPS, ids=named)
in_every_compiled_setup = pytest.mark.parametrize(
    "setup",
    [pytest.param(setup, marks=pytest.mark.xdist_group(f"compiled {setup.game.name}")) for setup in SETUPS],
    ids=map(named, SETUPS),
)
"""The same for tests of compiled rules: those of one game share a worker, so that each kernel is compiled once."""


FIRST_THINGS_FIRST = 5
"""The walks, one in sixteen, in which all take what comes first."""
FIRST_CHOICES = 1000
"""How long they do so: later they choose at random, because some games would go in circles for thousands of steps."""
TEMPERS = (0, 2, 3, FIRST_THINGS_FIRST)
"""What remains of the choices of successive walks divided by 16: random, all alike, what comes last, what comes
first."""

RARE_WALKS = {
    "hamster-2020-a-2-free_start=False-tunnels_reenter=False": (6, 96),
    "hamster-2020-b-1-free_start=True-tunnels_reenter=False": (6, 6),
    "igels-reconstructed-1-3-forest_size=32-choose_species=False-trim_absent=False-standing_dens=True": (0, 0),
    "menagerie-2016-2-advanced=True-turn_limit=40-round_limit=100": (42, 42),
}
"""Seed and choices of one more walk for some set-ups, each of which meets events that all others miss."""


def looked_at(number: int, choices: int) -> bool:
    """Return whether the laws look at the state of this number: at the first ones, then at fewer and fewer, in each
    walk at others."""
    every = 1 if number < 10 else 4 if number < 60 else 40
    return number % every == choices % every


def tempers(setup: Setup) -> Sequence[int]:
    """Return the tempers of the walks through a set-up: all with the default options; with others two, a random one and
    one that differs from set-up to set-up."""
    if setup.options == next(option_choices(setup.game)):
        return TEMPERS
    return TEMPERS[0], TEMPERS[1 + SETUPS.index(setup) % (len(TEMPERS) - 1)]


def walks(setup: Setup) -> Iterator[tuple[int, int]]:
    """Yield the seed and the choices of each walk through a set-up: one of each of its tempers, and perhaps a rare one.

    Under `--hypothesis-profile=wide` there are as many as it has examples, elsewhere on every run.
    """
    if named(setup) in RARE_WALKS:
        yield RARE_WALKS[named(setup)]
    wide = not settings().derandomize
    first = getrandbits(64) if wide else crc32(named(setup).encode())
    chosen = [TEMPERS[number % len(TEMPERS)] for number in range(settings().max_examples)] if wide else tempers(setup)
    for number, temper in enumerate(chosen):
        word = branch(first, number)
        seed = (0, LARGEST_SEED)[number] if number < 2 else branch(word, 0)
        yield seed, word - word % 16 + temper


class Step(NamedTuple):
    """A state, what the rules say about it, and the choice made there."""

    state: Shadow
    """Always the same object in the course of one walk."""
    acting: tuple[int, ...]
    legal: Mapping[int, tuple[Action, ...]]
    """The legal actions of each seat to act."""
    seat: int
    action: Action


def steps(setup: Setup, seed: int, choices: int) -> Iterator[Step]:
    """Yield every step of a game from the deal to the end; afterwards the state is that at the end.

    Some walks are played at random, in some all try the same at the same moment, in some all take what comes last, and
    in a few what comes first, for a long time.
    """
    state = setup.deal(seed)
    temper = choices % 4
    made = 0
    while acting := setup.acting(state):
        word = branch(choices, made)
        seat = acting[word % len(acting)]
        legal = {owing: setup.legal(state, owing) for owing in acting}
        assert all(legal.values()), f"a seat to act has no legal action: {legal}"
        if temper == 2:
            word = branch(choices, sum(setup.game.moment(state)))
        options = legal[seat]
        pick_first = choices % 16 == FIRST_THINGS_FIRST and made < FIRST_CHOICES
        action = options[0 if pick_first else -1 if temper == 3 else (word >> 32) % len(options)]
        yield Step(state, acting, legal, seat, action)
        apply(setup, state, seat, action)
        made += 1


def walk(setup: Setup, seed: int, choices: int) -> Iterator[tuple[Shadow, int, Action]]:
    """Yield the state before each choice of a game (always the same object), the seat and its choice."""
    for step in steps(setup, seed, choices):
        yield step.state, step.seat, step.action


def apply(setup: Setup, state: Shadow, seat: int, action: Action) -> None:
    """Carry an action out."""
    setup.game.rules.apply(state, setup.edition.shadow, seat, action.number)


def viewer(setup: Setup, number: int) -> int:
    """Return each seat of the table in turn, then NOTHING, a spectator."""
    return number % (setup.seats + 1) if number % (setup.seats + 1) < setup.seats else NOTHING


def content(state: Shadow) -> bytes:
    """Return all that a state holds, to the byte."""
    return state.store().tobytes()
