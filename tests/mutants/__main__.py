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
    parser.add_argument("scopes", nargs="*", metavar="scope", help=f"{', '.join(SCOPES)} (default: all)")
    parser.add_argument("--fresh", action="store_true", help="forget the results of earlier runs")
    parser.add_argument("--sample", type=int, metavar="N", help="so many mutants of each scope, chosen at random")
    parser.add_argument("--seconds", type=float, default=10, metavar="S", help="of tests for each mutant (default: 10)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count(), metavar="N", help="mutants at once (default: cores)"
    )
    parser.add_argument("--at-least", type=float, default=0, metavar="PERCENT", help="fail where a score is lower")
    options = parser.parse_args()
    for name in options.scopes:
        if name not in SCOPES:
            parser.error(f"scope {name!r}: unknown (scopes: {', '.join(SCOPES)})")
    well = True
    for scope in [SCOPES[name] for name in options.scopes or SCOPES]:
        excused = excuses(scope.name)
        mutants = [*scope.mutants()]
        useless = [text for excuse in excused for text in excuse.useless(mutants)]
        mutants = [mutant for mutant in mutants if not any(excuse.fits(mutant) for excuse in excused)]
        if options.sample is not None:
            mutants = sampled(mutants, options.sample)
        results = Results(scope, fresh=options.fresh)
        test_mutants(scope, mutants, results, options.jobs, options.seconds)
        score = report.show(scope, mutants, results)
        for text in useless:
            print(f"excused, but no mutant any more: {text}")
        well = well and not useless and score >= options.at_least
    return 0 if well else 1


def sampled(mutants: list[Mutant], many: int) -> list[Mutant]:
    """Some of the mutants, the same ones every time."""
    chosen = random.Random(0).sample(range(len(mutants)), min(many, len(mutants)))
    return [mutants[number] for number in sorted(chosen)]


if __name__ == "__main__":
    sys.exit(main())
