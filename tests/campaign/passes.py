"""Long games of igels that a spectator watches, to guess which passes are automatic. A game lasts about a minute."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from random import Random

import pytest

from tests.web.spectator import share_guessed, watched_game

GAMES = 8
DECISIONS = 600


@pytest.mark.parametrize("first_seed", [100, 200])
def test_spectator_guesses_automatic_passes_no_better_than_by_chance(tmp_path: Path, first_seed: int) -> None:
    seeds = range(first_seed, first_seed + GAMES)
    games = [watched_game(tmp_path / str(seed), seed, DECISIONS) for seed in seeds]
    passes = [each for game in games for each in game.passes]
    Random(first_seed).shuffle(passes)
    share = share_guessed(passes)
    automatic = sum(each.is_automatic for each in passes)
    error = sqrt(2 / automatic + 2 / (len(passes) - automatic)) / 4  # half of each kind is guessed
    print(f"{len(passes)} passes, {automatic} of them automatic; guessed: {share:.3f}, standard error {error:.3f}")
    assert abs(share - 0.5) < 4 * error


@pytest.mark.parametrize("seed", [300, 301])
def test_spectator_receives_the_same_for_automatic_and_own_passes(tmp_path: Path, seed: int) -> None:
    automatic = watched_game(tmp_path / "automatic", seed, DECISIONS)
    own = watched_game(tmp_path / "own", seed, DECISIONS, auto_pass=False)
    assert (automatic.page, automatic.stream) == (own.page, own.stream)
