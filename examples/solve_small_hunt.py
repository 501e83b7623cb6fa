"""Solve a small hunt with OpenSpiel's own CFR+.

    python examples/solve_small_hunt.py              two seats, until little is left to gain by playing otherwise
    python examples/solve_small_hunt.py --seats 3    three seats, for which CFR promises nothing

Each player has a wolf, a rabbit and a carrot, for one day (`small-hunt.toml`). The figure printed is what a player
could gain, on average, by the best answer to what all others do: nothing in a Nash equilibrium. To be ahead of all
others is worth 1, behind all others -1. For two seats OpenSpiel calls this figure exploitability.

The printed hunt is for 3 to 5. For two, the rules of the game are left as they are and only its header is changed, so
no parameters of `pyspiel.load_game` lead there: the game of OpenSpiel is made from a set-up.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.exploitability import nash_conv

from sousbois.core.setup import set_up
from sousbois.doors.openspiel import spiel_game
from sousbois.games import load

EDITION = Path(__file__).with_name("small-hunt.toml")

DEALS = {2: 6, 3: 3}
"""By the number of seats, so many deals that all seats hold the start card equally often. Nothing else is drawn."""

LOOK_EVERY = 10
"""The figure is worked out every so many iterations."""


def small_hunt(seats: int) -> pyspiel.Game:
    """The small hunt for two or three seats."""
    if seats in load("hunt").seats:
        return pyspiel.load_game("sousbois_hunt", {"players": seats, "edition": str(EDITION), "deals": DEALS[seats]})
    for_fewer = replace(load("hunt"), seats=range(seats, 6))
    return spiel_game(set_up(for_fewer, seats, EDITION), DEALS[seats])


def solve(game: pyspiel.Game, goal: float, iterations: int) -> float:
    """Iterate until a player could gain no more than the goal, or so many times; the answer is what one could gain."""
    solver = CFRPlusSolver(game)
    gain = float("inf")
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration % LOOK_EVERY == 0 or iteration == iterations:
            gain = nash_conv(game, solver.average_policy()) / game.num_players()
            print(f"iteration {iteration}: {gain:.4f}", flush=True)
            if gain < goal:
                break
    return gain


def main() -> None:
    """Read the command line and solve."""
    parser = argparse.ArgumentParser(description="Solve a small hunt with OpenSpiel's own CFR+.")
    parser.add_argument("--seats", type=int, choices=DEALS, default=2, help="how many play (default: 2)")
    parser.add_argument("--goal", type=float, default=0.01, help="stop when less can be gained (default: 0.01)")
    parser.add_argument("--iterations", type=int, default=200, help="at most so many (default: 200)")
    options = parser.parse_args()
    game = small_hunt(options.seats)
    gain = solve(game, options.goal, options.iterations)
    print(f"{game}: by playing otherwise a player could gain {gain:.4f} on average")


if __name__ == "__main__":
    main()
