"""Batches: many games, whose figures depend on nothing but the seed."""

from __future__ import annotations

import json
from math import isclose
from statistics import mean, stdev
from typing import Any

import pytest

from sousbois.core.errors import Unreadable
from sousbois.core.setup import Setup, set_up
from sousbois.games import load
from sousbois.sim import batch as batch_module
from sousbois.sim.batch import Batch
from sousbois.sim.playout import play_interpreted
from sousbois.sim.tally import Result
from tests.toy import GAME as TOY

HUNT = load("hunt")
TIMES = ("seconds", "compile_seconds", "moves_per_second", "games_per_second")


def figures(result: Result) -> dict[str, Any]:
    """All that a batch reports, but not how long it took."""
    return {name: value for name, value in result.plain().items() if name not in TIMES}


@pytest.mark.parametrize("games", [0, -1, 1.5, "10", True, None])
def test_a_number_of_games_that_cannot_be_played_is_refused(games: Any) -> None:
    with pytest.raises(Unreadable, match=f"games {games!r}: expected a whole number, at least 1"):
        Batch(set_up(HUNT, 3), games, 1)


@pytest.mark.parametrize("seed", [-1, 2**64, "x", 1.5, True])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(Unreadable, match=f"seed {seed!r}"):
        Batch(set_up(HUNT, 3), 10, seed)


@pytest.mark.parametrize("threads", [0, -1, 1.5, "2", True])
def test_a_number_of_threads_that_cannot_work_is_refused(threads: Any) -> None:
    with pytest.raises(Unreadable, match=f"threads {threads!r}: expected a whole number, at least 1"):
        Batch(set_up(HUNT, 3), 10, 1).play_random(threads)


@pytest.mark.xdist_group("compiled hunt")
class TestCompiled:
    """What needs the compiled rules."""

    def test_the_figures_do_not_depend_on_threads_nor_on_how_the_batch_is_cut(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for setup in (set_up(HUNT, 4), set_up(TOY, 3, options={"naps": True})):
            whole = figures(Batch(setup, 1100, 3).play_random())
            assert figures(Batch(setup, 1100, 3).play_random(threads=3)) == whole
            for size in (9, 500, 5000):
                with monkeypatch.context() as patch:
                    patch.setattr(batch_module, "CHUNK", size)
                    assert figures(Batch(setup, 1100, 3).play_random(threads=2)) == whole

    @pytest.mark.parametrize(
        "setup",
        [set_up(HUNT, 3), set_up(HUNT, 5), set_up(TOY, 2, options={"turns": 1})],
        ids=["hunt-3", "hunt-5", "toy"],
    )
    def test_the_figures_are_those_of_games_played_by_the_interpreted_rules(self, setup: Setup) -> None:
        games, seed = 12, 2**64 - 1
        ends = [play_interpreted(setup, seed, number) for number in range(games)]
        outcomes = [outcome for state, _ in ends if (outcome := setup.outcome(state))]
        result = Batch(setup, games, seed).play_random()
        assert (result.games, result.moves) == (games, sum(made for _, made in ends))
        for seat in range(setup.seats):
            scores = [outcome.scores[seat] for outcome in outcomes]
            shares = [1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners]
            assert isclose(result.mean_score_by_seat[seat], mean(scores))
            assert isclose(result.spread_of_score_by_seat[seat], stdev(scores), abs_tol=1e-9)
            assert isclose(result.wins_by_seat[seat], sum(shares))
        for name, field in setup.game.reports.items():
            columns = zip(*(getattr(state, field) for state, _ in ends), strict=True)
            means = [mean(column) for column in columns]
            assert result.reports[name] == pytest.approx(means[: setup.seats] if field == "found" else means)

    def test_every_game_has_one_victory_to_share(self) -> None:
        result = Batch(set_up(HUNT, 4), 3000, 1).play_random()
        assert isclose(sum(result.wins_by_seat), 3000)

    def test_another_seed_is_another_batch_and_the_same_seed_the_same(self) -> None:
        first, again, other = (figures(Batch(set_up(HUNT, 3), 200, seed).play_random()) for seed in (1, 1, 2))
        assert first == again
        assert first | {"seed": 2} != other

    def test_a_larger_batch_begins_with_the_smaller_one(self) -> None:
        moves = [Batch(set_up(HUNT, 3), games, 5).play_random().moves for games in (1, 2, 3)]
        assert [b - a for a, b in zip([0, *moves], moves, strict=False)] == [
            play_interpreted(set_up(HUNT, 3), 5, number)[1] for number in range(3)
        ]

    def test_progress_is_told_up_to_the_last_game(self) -> None:
        for threads in (1, 2):
            told: list[int] = []
            Batch(set_up(HUNT, 3), 2500, 5).play_random(threads, told.append)
            assert told == [1024, 2048, 2500]

    def test_a_batch_that_is_interrupted_stops(self) -> None:
        def stop(games: int) -> None:
            raise KeyboardInterrupt

        for threads in (1, 2):
            with pytest.raises(KeyboardInterrupt):
                Batch(set_up(HUNT, 3), 10_000, 5).play_random(threads, stop)

    def test_the_report_is_json_and_names_all_that_it_depends_on(self) -> None:
        plain = Batch(set_up(TOY, 2, options={"naps": True}), 10, 1).play_random().plain()
        assert json.loads(json.dumps(plain)) == plain
        named = {name: plain[name] for name in ("game", "rules", "edition", "options", "seats", "seed", "games")}
        assert named == {
            "game": "toy",
            "rules": 3,
            "edition": "toy-one-den",
            "options": {"naps": True, "turns": 3},
            "seats": 2,
            "seed": 1,
            "games": 10,
        }
        assert plain["moves_per_game"] == 6

    def test_the_clock_counts_play_and_compiling_apart(self) -> None:
        result = Batch(set_up(HUNT, 3), 500, 1).play_random()
        assert result.seconds > 0
        assert result.compile_seconds >= 0
        assert result.moves_per_second == result.moves / result.seconds
        assert result.games_per_second == 500 / result.seconds

    def test_one_game_has_no_spread(self) -> None:
        assert set(Batch(set_up(HUNT, 3), 1, 1).play_random().spread_of_score_by_seat) == {0.0}
