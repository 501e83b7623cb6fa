"""Compare random play of sousbois's hunt with other game libraries on this machine.

`python benchmarks/peers.py` prints a table; `--json` prints one object instead. Every measurement runs in a process of
its own, on one core. All are measured in turn, several rounds long, and the best of each counts: machines are noisy,
and noise only ever slows down. Compile time stands apart. The last columns say how many decisions the hunt plays for
one of the peer's: best against best, and the least and the most of the single rounds.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from itertools import product
from pathlib import Path

from loops import LOOPS, SOUSBOIS, Run

LOOPS_SCRIPT = Path(__file__).with_name("loops.py")
PACKAGES = ("sousbois", "numpy", "numba", "open_spiel", "rlcard", "pgx", "jax")
ROUNDS = 3
TIME_LIMIT = 300.0
COLUMNS = "{:32}{:>5}{:>15}{:>13}{:>12}{:>11}{:>12}{:>20}"
HEADINGS = ("", "seats", "moves/s", "games/s", "moves/game", "compile s", "hunt is", "in single rounds")


class Skipped(Exception):
    """A measurement that could not be made, with the reason."""


@dataclass(frozen=True)
class Row:
    """One line of the comparison."""

    name: str
    seats: int
    moves_per_second: float
    games_per_second: float
    moves_per_game: float
    compile_seconds: float
    hunt_ratio: float
    least_ratio: float
    most_ratio: float


def speed_of(run: Run) -> float:
    """Decisions per second."""
    return run.moves / run.seconds


def measure(name: str, seconds: float) -> Run:
    """Run one loop in a process of its own."""
    command = [sys.executable, str(LOOPS_SCRIPT), name, str(seconds)]
    environment = os.environ | {"NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu"}
    limit = TIME_LIMIT + seconds
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        raise Skipped(f"not done after {limit:.0f} seconds") from None
    if done.returncode != 0:
        said = done.stderr.strip().splitlines()
        raise Skipped(said[-1] if said else f"ended with status {done.returncode}")
    return Run(**json.loads(done.stdout.splitlines()[-1]))


def make_row(name: str, runs: list[Run], hunt_runs: list[Run]) -> Row:
    """Sum up the runs of one loop by the best; compiling is counted where it was slowest, with nothing cached."""
    best = max(runs, key=speed_of)
    speed = speed_of(best)
    ratios = [speed_of(hunt) / speed_of(run) for hunt, run in zip(hunt_runs, runs, strict=True)]
    return Row(
        name=name,
        seats=LOOPS[name].seats,
        moves_per_second=speed,
        games_per_second=best.games / best.seconds,
        moves_per_game=best.moves / best.games,
        compile_seconds=max(run.compile_seconds for run in runs),
        hunt_ratio=max(map(speed_of, hunt_runs)) / speed,
        least_ratio=min(ratios),
        most_ratio=max(ratios),
    )


def cpu_name() -> str:
    """The name of the processor, as far as the system tells it."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def find_versions() -> dict[str, str]:
    """The versions of Python, of sousbois and what it stands on, of the peers, and of the compiler."""
    versions = {"python": platform.python_version()}
    for package in PACKAGES:
        try:
            versions[package] = version(package)
        except PackageNotFoundError:
            versions[package] = "not installed"
    if shutil.which("g++"):
        versions["g++"] = subprocess.check_output(["g++", "-dumpfullversion"], text=True).strip()
    return versions


def format_row(row: Row) -> str:
    """Lay one row out in the columns of the table."""
    return COLUMNS.format(
        row.name,
        row.seats,
        f"{row.moves_per_second:,.0f}",
        f"{row.games_per_second:,.0f}",
        f"{row.moves_per_game:.1f}",
        f"{row.compile_seconds:.1f}",
        f"{row.hunt_ratio:,.2f}x",
        f"{row.least_ratio:,.2f} to {row.most_ratio:,.2f}",
    )


def main() -> None:
    """Measure the hunt and its peers, round after round, and print the comparison."""
    parser = argparse.ArgumentParser(description="Compare random play of sousbois's hunt with other game libraries.")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of each measurement (default: 2)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    options = parser.parse_args()

    runs: dict[str, list[Run]] = {}
    skipped: dict[str, str] = {}
    for number, name in product(range(1, ROUNDS + 1), LOOPS):
        if name in skipped:
            continue
        print(f"round {number} of {ROUNDS}: {name}", file=sys.stderr)
        try:
            runs.setdefault(name, []).append(measure(name, options.seconds))
        except Skipped as skip:
            skipped[name] = str(skip)
            runs.pop(name, None)
    if SOUSBOIS in skipped:
        sys.exit(f"{SOUSBOIS}: {skipped[SOUSBOIS]}")

    hunt_speeds = sorted(map(speed_of, runs[SOUSBOIS]))
    rows = [make_row(name, measured, runs[SOUSBOIS]) for name, measured in runs.items()]
    cpu, versions = cpu_name(), find_versions()
    if options.json:
        report = {
            "cpu": cpu,
            "versions": versions,
            "seconds": options.seconds,
            "hunt_moves_per_second": hunt_speeds,
            "rows": [asdict(row) for row in rows],
            "skipped": skipped,
        }
        print(json.dumps(report, indent=2))
        return
    print(f"CPU: {cpu}")
    print(", ".join(f"{package} {number}" for package, number in versions.items()))
    print()
    print(COLUMNS.format(*HEADINGS))
    for row in rows:
        print(format_row(row))
    print()
    print(f"{SOUSBOIS}: best of {len(hunt_speeds)} runs, {hunt_speeds[0]:,.0f} to {hunt_speeds[-1]:,.0f} moves/s")
    for name, reason in skipped.items():
        print(f"{name}: skipped, {reason}")


if __name__ == "__main__":
    main()
