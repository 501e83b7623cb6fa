"""Let experts play against experts that think for longer, in many different deals.

`python benchmarks/twice_the_time.py GAME` puts two of each at a table of four. `sousbois match` plays every deal in all
arrangements; here every deal is played once, in the next arrangement. Luck weighs more in one game, but a long game
tells of one more deal, and where all roll the same die that counts for more. Points are compared as well as victories.
"""

from __future__ import annotations

import argparse
import sys
from fractions import Fraction
from math import sqrt
from statistics import mean, stdev

from sousbois.arena.figures import LIKELY, wilson
from sousbois.arena.match import Match
from sousbois.arena.played import Played
from sousbois.bots.warming import warm_up
from sousbois.core.errors import SousboisError
from sousbois.core.setup import set_up
from sousbois.games import load


def run(options: argparse.Namespace) -> None:
    """Play deal after deal, and print what has come of it so far after each."""
    setup = set_up(load(options.game), 4)
    less, more = f"expert@{options.less}", f"expert@{options.more}"
    arrangements = Match(setup, (less, less, more, more), 1).arrangements
    warm_up(setup)
    victories = Fraction()
    leads: list[float] = []
    print(f"{options.game}, 4 seats: two {more} against two {less}")
    for deal in range(options.deals):
        match = Match(setup, arrangements[deal % len(arrangements)], 1, options.seed + deal)
        (game,) = match.play()
        if game.faults:
            sys.exit("; ".join(f"{game.seats[seat]} {fault}" for seat, fault in game.faults))
        winners = [kind for kind, place in zip(game.seats, game.places, strict=True) if place == 1]
        victories += Fraction(winners.count(more), len(winners))
        leads.append(lead(game, more))
        print(summary(float(victories), leads), flush=True)


def lead(game: Played, kind: str) -> float:
    """How many points bots of a kind had more than the others, on average."""
    of_kind = [score for seat, score in zip(game.seats, game.scores, strict=True) if seat == kind]
    of_others = [score for seat, score in zip(game.seats, game.scores, strict=True) if seat != kind]
    return mean(of_kind) - mean(of_others)


def summary(victories: float, leads: list[float]) -> str:
    """The share of the victories and the lead in points, each with its interval at 95 %."""
    games = len(leads)
    low, high = wilson(victories, games)
    shares = f"games: {games}; {victories / games:.1%} of the victories ({low:.1%} to {high:.1%})"
    if games == 1:
        return shares
    return f"{shares}, {mean(leads):+.2f} ± {LIKELY * stdev(leads) / sqrt(games):.2f} points a seat"


def main() -> None:
    """Read the command line; whatever is wrong with it is told in one line."""
    parser = argparse.ArgumentParser(description="Let experts play against experts that think for longer.")
    parser.add_argument("game", help="the game, such as hamster")
    parser.add_argument("--deals", type=int, default=24, help="how many games (default: %(default)s)")
    parser.add_argument("--less", default="1s", help="the shorter time, or iterations as 500it (default: %(default)s)")
    parser.add_argument("--more", default="2s", help="the longer one (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal (default: %(default)s)")
    try:
        run(parser.parse_args())
    except SousboisError as error:
        sys.exit(f"twice_the_time: {error}")


if __name__ == "__main__":
    main()
