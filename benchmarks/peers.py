"""Compare sousbois with other game libraries on this machine: its rules, and its environments for learners.

`python benchmarks/peers.py` prints two tables; `--json` prints one object instead. Every measurement runs in a process
of its own, on one core. All are measured in turn, several rounds long, and the best of each counts: machines are noisy,
and noise only ever slows down. Compile time stands apart. The last columns say how many decisions ours plays for one of
the peer's: best against best, and the least and the most of the single rounds.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from itertools import product
from pathlib import Path

from engines import ENGINES, SOUSBOIS
from environments import ENVIRONMENTS, VECTOR_BADGER, VECTOR_HUNT
from loop import Loop, Run

PACKAGES = (
    "sousbois",
    "numpy",
    "numba",
    "open_spiel",
    "pettingzoo",
    "gymnasium",
    "rlcard",
    "pgx",
    "jax",
)
ROUNDS = 3
TIME_LIMIT = 300.0
COLUMNS = "{:36}{:>5}{:>13}{:>12}{:>12}{:>11}"
HEADINGS = ("", "seats", "moves/s", "games/s", "moves/game", "compile s")
RATIO_COLUMNS = "{:>13}{:>22}"


class Skipped(Exception):
    """A measurement that could not be made, with the reason."""


@dataclass(frozen=True)
class Comparison:
    """Loops that are measured side by side."""

    title: str
    script: str
    """The program that measures one of them."""
    loops: Mapping[str, Loop]
    ours: Mapping[str, str]
    """Those that the others are compared with, each by what its columns are called."""


COMPARISONS = (
    Comparison("Rules: random play to the end", "engines.py", ENGINES, {"hunt": SOUSBOIS}),
    Comparison(
        "Environments: an observation and a mask for every decision",
        "environments.py",
        ENVIRONMENTS,
        {"hunt": VECTOR_HUNT, "badger": VECTOR_BADGER},
    ),
)


@dataclass(frozen=True)
class Ratio:
    """How many decisions one of ours plays for one of a peer's."""

    best: float
    least: float
    most: float


@dataclass(frozen=True)
class Row:
    """One line of a comparison."""

    name: str
    seats: int
    moves_per_second: float
    games_per_second: float
    moves_per_game: float
    compile_seconds: float
    ratios: dict[str, Ratio]


def speed_of(run: Run) -> float:
    """Decisions per second."""
    return run.moves / run.seconds


def measure(script: str, name: str, seconds: float) -> Run:
    """Run one loop in a process of its own."""
    command = [sys.executable, str(Path(__file__).with_name(script)), name, str(seconds)]
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


def measure_all(comparison: Comparison, seconds: float) -> tuple[dict[str, list[Run]], dict[str, str]]:
    """All loops, round after round; and those that could not be measured, with the reason."""
    runs: dict[str, list[Run]] = {}
    skipped: dict[str, str] = {}
    for number, name in product(range(1, ROUNDS + 1), comparison.loops):
        if name in skipped:
            continue
        print(f"round {number} of {ROUNDS}: {name}", file=sys.stderr)
        try:
            runs.setdefault(name, []).append(measure(comparison.script, name, seconds))
        except Skipped as skip:
            skipped[name] = str(skip)
            runs.pop(name, None)
    for name in comparison.ours.values():
        if name in skipped:
            sys.exit(f"{name}: {skipped[name]}")
    return runs, skipped


def compare(our_runs: list[Run], runs: list[Run]) -> Ratio:
    """Best against best, and round against round."""
    rounds = [speed_of(ours) / speed_of(run) for ours, run in zip(our_runs, runs, strict=True)]
    return Ratio(max(map(speed_of, our_runs)) / max(map(speed_of, runs)), min(rounds), max(rounds))


def make_row(comparison: Comparison, name: str, runs: dict[str, list[Run]]) -> Row:
    """Sum up the runs of one loop by the best; compiling is counted where it was slowest, with nothing cached."""
    best = max(runs[name], key=speed_of)
    return Row(
        name=name,
        seats=comparison.loops[name].seats,
        moves_per_second=speed_of(best),
        games_per_second=best.games / best.seconds,
        moves_per_game=best.moves / max(1, best.games),
        compile_seconds=max(run.compile_seconds for run in runs[name]),
        ratios={label: compare(runs[ours], runs[name]) for label, ours in comparison.ours.items()},
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
    line = COLUMNS.format(
        row.name,
        row.seats,
        f"{row.moves_per_second:,.0f}",
        f"{row.games_per_second:,.0f}",
        f"{row.moves_per_game:.1f}",
        f"{row.compile_seconds:.1f}",
    )
    for ratio in row.ratios.values():
        line += RATIO_COLUMNS.format(f"{ratio.best:,.2f}x", f"{ratio.least:,.2f} to {ratio.most:,.2f}")
    return line


def print_table(comparison: Comparison, rows: list[Row], skipped: dict[str, str]) -> None:
    """One comparison, for people."""
    print()
    print(comparison.title)
    print()
    print(
        COLUMNS.format(*HEADINGS) + "".join(RATIO_COLUMNS.format(f"{ours} is", "by rounds") for ours in comparison.ours)
    )
    for row in rows:
        print(format_row(row))
    for name, reason in skipped.items():
        print(f"{name}: skipped, {reason}")


def main() -> None:
    """Measure ours and the peers, round after round, and print the comparisons."""
    parser = argparse.ArgumentParser(description="Compare sousbois with other game libraries.")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of each measurement (default: 2)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    options = parser.parse_args()

    cpu, versions = cpu_name(), find_versions()
    report = {"cpu": cpu, "versions": versions, "seconds": options.seconds, "comparisons": (told := [])}
    if not options.json:
        print(f"CPU: {cpu}")
        print(", ".join(f"{package} {number}" for package, number in versions.items()))
    for comparison in COMPARISONS:
        runs, skipped = measure_all(comparison, options.seconds)
        rows = [make_row(comparison, name, runs) for name in runs]
        if options.json:
            told.append({"title": comparison.title, "rows": [asdict(row) for row in rows], "skipped": skipped})
        else:
            print_table(comparison, rows, skipped)
    if options.json:
        print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
