"""The command line: `python -m tests.mutants --help`."""

from __future__ import annotations

import argparse
import os
import random
import sys

from tests.mutants import report
from tests.mutants.excuses import excuses
from tests.mutants.mutating import Mutant
from tests.mutants.results import Results
from tests.mutants.scopes import SCOPES
from tests.mutants.testing import test_mutants


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description="Plant mistakes one by one, and count those that the tests find."
    )
    parser.add_argument(
        "parts", nargs="*", metavar="part", help=f"{', '.join(SCOPES)} (default: all), or a file: igels/deck.py"
    )
    parser.add_argument("--fresh", action="store_true", help="forget the results of earlier runs")
    parser.add_argument("--sample", type=int, metavar="N", help="so many mutants of each part, chosen at random")
    parser.add_argument("--seconds", type=float, default=10, metavar="S", help="of tests for each mutant (default: 10)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count(), metavar="N", help="mutants at once (default: cores)"
    )
    parser.add_argument("--at-least", type=float, default=0, metavar="PERCENT", help="fail where a score is lower")
    options = parser.parse_args()
    parts = [part.partition("/") for part in options.parts or SCOPES]
    for name, _, file in parts:
        if name not in SCOPES:
            parser.error(f"part {name!r}: unknown (parts: {', '.join(SCOPES)})")
        if file and not (SCOPES[name].folder / file).is_file():
            parser.error(f"part {name}/{file}: no such file in {SCOPES[name].folder}")
    scores = [score(name, file, options) for name, _, file in parts]
    return 0 if min(scores) >= options.at_least else 1


def score(name: str, file: str, options: argparse.Namespace) -> float:
    """Test the mutants of a part, show what came of them, and return the score; 0 if an excuse is out of date."""
    scope, excused = SCOPES[name], excuses(name)
    mutants = [*scope.mutants()]
    useless = [text for excuse in excused for text in excuse.useless(mutants)]
    mutants = [mutant for mutant in mutants if not any(excuse.fits(mutant) for excuse in excused)]
    if file:
        mutants = [mutant for mutant in mutants if mutant.file == f"{name}/{file}"]
    if options.sample is not None:
        mutants = sampled(mutants, options.sample)
    results = Results(scope, fresh=options.fresh)
    test_mutants(scope, mutants, results, options.jobs, options.seconds)
    found = report.show(scope, mutants, results)
    for text in useless:
        print(f"excused, but no mutant any more: {text}")
    return 0 if useless else found


def sampled(mutants: list[Mutant], many: int) -> list[Mutant]:
    """Some of the mutants, the same ones every time."""
    chosen = random.Random(0).sample(range(len(mutants)), min(many, len(mutants)))
    return [mutants[number] for number in sorted(chosen)]


if __name__ == "__main__":
    sys.exit(main())
