"""Fuzz a server: every route, header, form, message and upload, with values that no page of ours would send.

    python -m tests.web.faults.fuzz --requests 20000 --seed 7

What is found is printed with the request that led to it; `--request` sends that one again, alone.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from random import getrandbits
from statistics import median
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.web.faults.fuzzing.request import Request
from tests.web.faults.fuzzing.run import Report, fuzzed, sent_alone

SHOWN = 15
"""Routes in the table: those with the slowest answers."""


def main() -> int:
    """Fuzz, and say what was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.faults.fuzz", description="Fuzz a server.")
    parser.add_argument("--requests", type=int, default=20_000, help="how many (default: 20000)")
    parser.add_argument("--seed", type=int, default=getrandbits(32), help="the same requests again (default: others)")
    parser.add_argument("--request", help="one request to send alone, as a finding prints it")
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        if arguments.request:
            report = asyncio.run(sent_alone(Path(folder), Request.read(arguments.request)))
        else:
            report = _fuzzed(Path(folder), arguments.requests, arguments.seed)
    print(report)
    return 1 if report.findings else 0


def _fuzzed(folder: Path, requests: int, seed: int) -> Report:
    """Fuzz with a bar that moves, and print a table at the end."""
    print(f"{requests} requests, seed {seed}")
    console = Console()
    with Progress(console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("requests", total=requests)
        report = asyncio.run(fuzzed(folder, requests, seed, lambda done: progress.update(bar, completed=done)))
    console.print(_table(report))
    print(", ".join(f"{kind}: {count}" for kind, count in sorted(report.statuses.items())))
    return report


def _table(report: Report) -> Table:
    table = Table("route", "requests", "median ms", "slowest ms")
    slowest = sorted(report.seconds.items(), key=lambda each: -max(each[1]))[:SHOWN]
    for route, seconds in slowest:
        table.add_row(route, str(len(seconds)), f"{1000 * median(seconds):.1f}", f"{1000 * max(seconds):.0f}")
    return table


if __name__ == "__main__":
    sys.exit(main())
