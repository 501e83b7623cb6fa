"""Measure how fast the games run here."""

from __future__ import annotations

import argparse
import json
import sys


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", help="the games (default: all)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import track
    from rich.table import Table

    from sousbois.cli.notice import announce_compiling
    from sousbois.core.setup import set_up
    from sousbois.games import load, names
    from sousbois.sim.measure import compiled_speed, interpreted_speed

    setups = [set_up(load(name)) for name in arguments.games or names()]
    work = [(measure, setup) for setup in setups for measure in (interpreted_speed, compiled_speed)]
    console = Console(stderr=True)
    for setup in setups:
        announce_compiling(setup.game, console)
    progress = track(work, "measuring …", console=console, transient=True, disable=not sys.stderr.isatty())
    speeds = [measure(setup) for measure, setup in progress]
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
