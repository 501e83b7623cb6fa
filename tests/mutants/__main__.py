"""The command line: `python -m tests.mutants --help`."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import Counter

from tests.mutants.excuses import excuses
from tests.mutants.mutating import Mutant
from tests.mutants.progress import Progress
from tests.mutants.results import Results
from tests.mutants.scopes import NAMES, Scope


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("scopes", nargs="*", metavar="scope", help=f"{', '.join(NAMES)} (default: all)")
    parser.add_argument("--fresh", action="store_true", help="forget the results of earlier runs")
    parser.add_argument("--sample", type=int, metavar="N", help="so many mutants of each scope, chosen at random")
    parser.add_argument("--seconds", type=float, default=10, metavar="S", help="tests for one mutant (default: 10 s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="mutants side by side")
    parser.add_argument("--at-least", type=float, metavar="PERCENT", help="fail where a score is lower")
    options = parser.parse_args()
    for name in options.scopes:
        if name not in NAMES:
            parser.error(f"scope {name!r}: unknown (scopes: {', '.join(NAMES)})")
    passed = True
    for name in options.scopes or NAMES:
        scope = Scope(name)
        mutants = [*scope.mutants()]
        if options.sample is not None:
            mutants = sampled(mutants, options.sample)
        Results(scope, fresh=options.fresh)
        test_in_a_fork(scope, mutants, options.jobs, options.seconds)
        passed &= report(scope, mutants, options.at_least)
    return 0 if passed else 1


def sampled(mutants: list[Mutant], many: int) -> list[Mutant]:
    """Some of the mutants, the same ones every time."""
    chosen = random.Random(0).sample(range(len(mutants)), min(many, len(mutants)))
    return [mutants[at] for at in sorted(chosen)]


def test_in_a_fork(scope: Scope, mutants: list[Mutant], jobs: int, seconds: float) -> None:
    """Test what has no result yet, in a process of its own: no scope finds what another has imported."""
    results = Results(scope)
    excused = excuses(scope.name)
    left = [
        mutant
        for mutant in mutants
        if results.of(mutant) is None and not any(excuse.fits(mutant) for excuse in excused)
    ]
    if not left:
        return
    sys.stdout.flush()
    process = os.fork()
    if process == 0:
        from tests.mutants.running import test_all

        test_all(scope, left, results, Progress(scope.name, len(left)), jobs, seconds)
        sys.stdout.flush()
        os._exit(0)
    _, status = os.waitpid(process, 0)
    if status != 0:
        raise SystemExit(f"{scope.name}: the tests of the mutants have stopped")


def report(scope: Scope, mutants: list[Mutant], at_least: float | None) -> bool:
    """Print the score and the survivors; the answer is whether all is as it should be."""
    results = Results(scope)
    allowed = excuses(scope.name)
    excused = [mutant for mutant in mutants if any(excuse.fits(mutant) for excuse in allowed)]
    verdicts = {mutant: result for mutant in mutants if mutant not in excused and (result := results.of(mutant))}
    survivors = [mutant for mutant, result in verdicts.items() if not result.test]
    found = len(verdicts) - len(survivors)
    score = 100 * found / max(1, len(verdicts))
    print(f"{scope.name}: {score:.1f} % ({found} of {len(verdicts)} mutants found; {len(excused)} excused)")
    for file, many in Counter(mutant.file for mutant in survivors).most_common():
        print(f"  {file}: {many} not found")
    for mutant in survivors:
        not_reached = ", reached by no test" if verdicts[mutant].verdict == "not reached" else ""
        print(f"\n{mutant.id} in {mutant.function}{not_reached}\n  - {mutant.text}\n  + {mutant.mutated_text}")
    unused = [(excuse, change) for excuse in allowed for change in excuse.unused(excused)]
    for excuse, change in unused:
        print(f"\nexcused, but there is no such mutant: {excuse.file} {excuse.function}: {excuse.line}: {change}")
    print()
    return not unused and (at_least is None or score >= at_least)


if __name__ == "__main__":
    sys.exit(main())
