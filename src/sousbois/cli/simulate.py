"""Play many random games and print what came of them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from sousbois.cli.arguments import add_option_argument

if TYPE_CHECKING:
    from sousbois.sim.tally import Result


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game, such as hunt")
    parser.add_argument("--seats", type=int, help="how many play (default: 4, or as many as can)")
    parser.add_argument("--games", type=int, default=100_000, help="how many games (default: 100000)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of it all (default: 0)")
    parser.add_argument("--threads", type=int, default=1, help="how many threads share the work (default: 1)")
    parser.add_argument("--edition", help="the edition: its id, or a file of your own")
    add_option_argument(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a text")


def run(arguments: argparse.Namespace) -> int:
    from sousbois.cli.notice import compiling, progress_bar
    from sousbois.core.option import read_options
    from sousbois.library import open_game

    batch = open_game(arguments.game).batch(
        seats=arguments.seats,
        games=arguments.games,
        seed=arguments.seed,
        options=read_options(arguments.option),
        edition=arguments.edition,
    )
    with progress_bar() as progress, compiling(batch.setup.game, progress):
        task = progress.add_task(f"{arguments.game}, random play", total=arguments.games)
        result = batch.play_random(arguments.threads, lambda games: progress.update(task, completed=games))
    print(json.dumps(result.plain()) if arguments.json else _report(result))
    return 0


def _report(result: Result) -> str:
    """The figures for people."""
    setup = result.setup
    lines = [
        f"{setup.game.name}, {setup.seats} seats, edition {setup.edition.id}, seed {result.seed}",
        f"{result.games:,} games, {result.moves:,} moves ({result.moves / result.games:.1f} a game)",
        f"{result.seconds:.2f} s, and {result.compile_seconds:.2f} s to make the compiled rules ready",
        f"{result.moves_per_second:,.0f} moves/s, {result.games_per_second:,.0f} games/s",
        "",
        f"{'seat':>4}  {'wins':>12}  {'share':>7}  {'mean score':>10}  {'spread':>7}",
    ]
    figures = zip(result.wins_by_seat, result.mean_score_by_seat, result.spread_of_score_by_seat, strict=True)
    for seat, (wins, mean, spread) in enumerate(figures):
        lines.append(f"{seat:>4}  {wins:>12,.1f}  {wins / result.games:>7.2%}  {mean:>10.2f}  {spread:>7.2f}")
    lines.append("")
    if result.by_role:
        lines += _role_lines(result)
    for name, means in result.reports.items():
        lines += _report_lines(name.replace("_", " "), means)
    return "\n".join(lines)


def _role_lines(result: Result) -> Iterator[str]:
    """How each role has fared: a table, and what its share would be if all were equal."""
    role = result.setup.game.role
    yield f"{role:>10}  {'games':>9}  {'wins':>12}  {'share':>7}  {'mean score':>10}"
    for name, figures in result.by_role.items():
        yield (
            f"{name:>10}  {figures['games']:>9,}  {figures['wins']:>12,.1f}  {figures['share']:>7.2%}"
            f"  {figures['mean_score']:>10.2f}"
        )
    yield f"{'fair':>10}  {'':>9}  {'':>12}  {1 / result.setup.seats:>7.2%}"
    yield ""


def _report_lines(name: str, means: Any) -> Iterator[str]:
    """What a game wants reported: a line for each row of numbers."""
    if isinstance(means, float):
        yield f"{name}: {means:.2f}"
        return
    parts = list(means.items() if isinstance(means, dict) else enumerate(means))
    if all(isinstance(part, float) for _, part in parts):
        named = [f"{label} {part:.2f}" if isinstance(means, dict) else f"{part:.2f}" for label, part in parts]
        yield f"{name}: {', '.join(named)}"
        return
    for label, part in parts:
        yield from _report_lines(f"{name}, {label}", part)
