"""Measure how fast the games run here."""

from __future__ import annotations

import argparse
import json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", help="the games (default: all)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.table import Table

    from sousbois.cli.notice import compiling, progress_bar
    from sousbois.core.setup import set_up
    from sousbois.games import load, names
    from sousbois.sim.measure import compiled_speed, interpreted_speed

    setups = [set_up(load(name)) for name in arguments.games or names()]
    speeds = []
    with progress_bar() as progress:
        task = progress.add_task("measuring …", total=2 * len(setups))
        for setup in setups:
            with compiling(setup.game, progress):
                for measure in (interpreted_speed, compiled_speed):
                    speeds.append(measure(setup))
                    progress.advance(task)
    if arguments.json:
        print(json.dumps({"speeds": [speed.plain() for speed in speeds]}))
        return 0
    table = Table(title="One thread, random play")
    for heading in ("game", "seats", "form", "moves/s", "games/s", "clone, ns", "legal list, ns"):
        table.add_column(heading, justify="left" if heading in ("game", "form") else "right")
    for speed in speeds:
        figures = speed.moves_per_second, speed.games_per_second, speed.clone_nanoseconds, speed.legal_nanoseconds
        table.add_row(speed.game, str(speed.seats), speed.form, *(f"{figure:,.0f}" for figure in figures))
    Console().print(table)
    return 0
