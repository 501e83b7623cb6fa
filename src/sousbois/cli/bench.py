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

    from sousbois.bots.measure import thinking_speed
    from sousbois.cli.notice import compiling, progress_bar
    from sousbois.core.setup import set_up
    from sousbois.games import load, names
    from sousbois.sim.measure import compiled_speed, interpreted_speed

    setups = [set_up(load(name)) for name in arguments.games or names()]
    speeds = []
    thinking = []
    with progress_bar() as progress:
        task = progress.add_task("measuring …", total=3 * len(setups))
        for setup in setups:
            with compiling(setup.game, progress):
                for measure in (interpreted_speed, compiled_speed):
                    speeds.append(measure(setup))
                    progress.advance(task)
                thinking.append(thinking_speed(setup))
                progress.advance(task)
    if arguments.json:
        plain = {"speeds": [speed.plain() for speed in speeds], "thinking": [speed.plain() for speed in thinking]}
        print(json.dumps(plain))
        return 0
    table = Table(title="One thread, random play")
    for heading in ("game", "seats", "form", "moves/s", "games/s", "clone, ns", "legal list, ns"):
        table.add_column(heading, justify="left" if heading in ("game", "form") else "right")
    for speed in speeds:
        figures = speed.moves_per_second, speed.games_per_second, speed.clone_nanoseconds, speed.legal_nanoseconds
        table.add_row(speed.game, str(speed.seats), speed.form, *(f"{figure:,.0f}" for figure in figures))
    bots = Table(title="One thread, bots")
    for heading in ("game", "seats", "playouts/s", "iterations of search/s"):
        bots.add_column(heading, justify="left" if heading == "game" else "right")
    for each in thinking:
        bots.add_row(
            each.game, str(each.seats), f"{each.playouts_per_second:,.0f}", f"{each.iterations_per_second:,.0f}"
        )
    Console().print(table, bots)
    return 0
