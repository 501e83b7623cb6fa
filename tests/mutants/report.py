"""The score of a scope, and the mutants that no test found."""

from __future__ import annotations

from collections import Counter

from tests.mutants.mutating import Mutant
from tests.mutants.results import Results
from tests.mutants.scopes import Scope
from tests.mutants.verdicts import Verdict


def show(scope: Scope, mutants: list[Mutant], results: Results) -> float:
    """Print the score and the survivors; the answer is the score, in percent."""
    verdicts = [(mutant, result.verdict) for mutant in mutants if (result := results.of(mutant))]
    survivors = [(mutant, verdict) for mutant, verdict in verdicts if not verdict.found]
    found = len(verdicts) - len(survivors)
    score = 100 * found / max(1, len(verdicts))
    print(f"{scope.name}: {score:.1f} % ({found} of {len(verdicts)} mutants found)")
    for file, many in Counter(mutant.file for mutant, _ in survivors).most_common():
        print(f"  {file}: {many} not found")
    for mutant, verdict in survivors:
        not_reached = ", not reached by any test" if verdict is Verdict.NOT_REACHED else ""
        print(f"\n{mutant.id}, in {mutant.function}{not_reached}\n  - {mutant.text}\n  + {mutant.mutated_text}")
    print(flush=True)
    return score
