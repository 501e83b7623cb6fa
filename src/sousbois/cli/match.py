"""Let bots play a match against each other."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from typing import TYPE_CHECKING, Any

from sousbois.cli.arguments import add_option_argument

if TYPE_CHECKING:
    from sousbois.arena.figures import Figures
    from sousbois.arena.match import Match
    from sousbois.arena.played import Played


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command accepts."""
    parser.add_argument("game", metavar="GAME", help="the game, such as hunt")
    bots = "the bots, one for each seat, such as expert@2s,expert,greedy (@: a budget of its own); they change seats"
    parser.add_argument("--bots", metavar="KINDS", required=True, help=bots)
    games = "how many games; best a multiple of the ways to seat the bots (default: 400)"
    parser.add_argument("--games", type=int, metavar="N", default=400, help=games)
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: as many as bots are named)")
    budget = "how long a bot may think about a decision, as 50ms, 2s or 2000it (iterations; default: as it likes)"
    parser.add_argument("--budget", metavar="B", help=budget)
    parser.add_argument("--threads", type=int, metavar="N", default=1, help="how many games side by side (default: 1)")
    parser.add_argument("--seed", type=int, metavar="S", default=0, help="the seed of it all (default: 0)")
    parser.add_argument("--edition", metavar="E", help="the edition: its id, or a file of your own")
    add_option_argument(parser)
    out = "write each game to this file as it ends; the same command goes on from there if it was interrupted"
    parser.add_argument("--out", metavar="FILE", help=out)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a text")


def run(arguments: argparse.Namespace) -> int:
    """Play the match, and say what came of it."""
    from sousbois.arena.figures import by_bot

    match = _match(arguments)
    begun = time.perf_counter()
    played = _play(match, arguments)
    seconds = time.perf_counter() - begun
    figures = by_bot(match, played)
    print(
        json.dumps(_plain(match, figures, seconds)) if arguments.json else "\n".join(_report(match, figures, seconds))
    )
    return 0


def _match(arguments: argparse.Namespace) -> Match:
    """The match that is asked for."""
    from sousbois.arena.match import Match, check_count
    from sousbois.bots.budget import Budget
    from sousbois.core.option import read_options
    from sousbois.core.setup import set_up
    from sousbois.games import load

    check_count("threads", arguments.threads)
    kinds = tuple(kind.strip() for kind in arguments.bots.split(","))
    seats = len(kinds) if arguments.seats is None else arguments.seats
    setup = set_up(load(arguments.game), seats, arguments.edition, read_options(arguments.option))
    budget = None if arguments.budget is None else Budget.read(arguments.budget)
    return Match(setup, kinds, arguments.games, arguments.seed, budget)


def _play(match: Match, arguments: argparse.Namespace) -> list[Played]:
    """All games of the match in their order; those that are in the file already are not played again."""
    from sousbois.arena.matchfile import MatchFile

    if arguments.out is None:
        return _played(match, arguments.threads, {}, lambda game: None)
    file = MatchFile(arguments.out, match)
    try:
        return _played(match, arguments.threads, file.played, file.add)
    except KeyboardInterrupt:
        held = f"{arguments.out} holds {len(file.played):,} games"
        print(f"sousbois: interrupted; {held}, and the same command goes on from there", file=sys.stderr)
        raise


def _played(match: Match, threads: int, before: Mapping[int, Played], keep: Callable[[Played], object]) -> list[Played]:
    """All games of the match in their order: those played before, and the others, each of which is kept as it ends."""
    from sousbois.bots.warming import warm_up
    from sousbois.cli.notice import prepare_bots, progress_bar
    from sousbois.terminal.language import terminal_words
    from sousbois.terminal.opponents import think_in_compiled_code

    played = {number: game for number, game in before.items() if number < match.games}
    if len(played) < match.games and think_in_compiled_code(match.names.values()):
        prepare_bots(match.setup, terminal_words("en"))
        warm_up(match.setup)  # so that no bot's thinking time begins with loading what was compiled before
    with progress_bar() as progress, closing(match.play(threads, frozenset(played))) as games:
        task = progress.add_task(f"{match.setup.game.name}, match", total=match.games, completed=len(played))
        for game in games:
            keep(game)
            played[game.number] = game
            progress.advance(task)
    return [played[number] for number in range(match.games)]


def _plain(match: Match, figures: list[Figures], seconds: float) -> dict[str, Any]:
    """All figures as one JSON-able object."""
    return {
        "game": match.setup.game.name,
        "seats": match.setup.seats,
        "edition": match.setup.edition.id,
        "options": dict(match.setup.options),
        "seed": match.seed,
        "budget": None if match.budget is None else str(match.budget),
        "games": match.games,
        "arrangements": len(match.arrangements),
        "faults": sum(each.faults.total() for each in figures),
        "seconds": seconds,
        "bots": [each.plain() for each in figures],
    }


def _report(match: Match, figures: list[Figures], seconds: float) -> Iterator[str]:
    """The figures for people: a line for each kind of bot."""
    from sousbois.arena.figures import by_kind

    setup, ways = match.setup, len(match.arrangements)
    budget = "" if match.budget is None else f", budget {match.budget}"
    yield f"{setup.game.name}, {setup.seats} seats, edition {setup.edition.id}, seed {match.seed}{budget}"
    yield f"{match.games:,} games, {seconds:.1f} s"
    if ways > 1:
        yield f"every deal is played {ways} times, with the bots in all different arrangements"
    if match.games % ways:
        yield f"the last deal is incomplete: {match.games % ways} of {ways}"
    kinds = by_kind(figures)
    width = max(len("bot"), *(len(kind.name) for kind in kinds))
    yield ""
    yield f"{'bot':<{width}}  seats  share a seat  {'95 % interval':>18}  times fair  {'thinking':>9}"
    for kind in kinds:
        low, high = kind.interval
        yield (
            f"{kind.name:<{width}}  {kind.bots:>5}  {kind.share:>12.2%}  {low:>7.2%} to {high:>7.2%}"
            f"  {kind.share * setup.seats:>10.2f}  {kind.mean_seconds * 1000:>6.1f} ms"
        )
    for kind in kinds:
        for fault, times in kind.faults.most_common():
            yield f"{kind.name} was replaced by a random move {times:,} times: {fault}"
