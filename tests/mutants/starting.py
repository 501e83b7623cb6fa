"""Mutants of what is run when modules are imported or tests are collected: planted before that, in a fork each."""

from __future__ import annotations

from types import CodeType

from tests.mutants.forks import Say, confine, limit
from tests.mutants.importing import import_as
from tests.mutants.mutating import Mutant
from tests.mutants.scopes import Scope

TO_COLLECT = 60
"""How many seconds it may take to collect the tests."""


def judge_from_start(scope: Scope, mutant: Mutant, tests: dict[str, float], say: Say) -> None:
    """Import a mutant, collect the tests, and run these until one fails."""
    confine()
    limit(TO_COLLECT)
    _plant(mutant)
    from tests.mutants.suite import Suite

    def use(suite: Suite) -> None:
        found = {item.nodeid: number for number, item in enumerate(suite.items)}
        missing = [name for name in tests if name not in found]
        if missing:
            say([missing[0], "failed"])
            return
        chosen = [(found[name], seconds) for name, seconds in tests.items()]
        suite.run_until_one_fails(chosen, lambda said: say([said[0] and suite.items[said[0]].nodeid, said[1]]))

    say(["", "begun"])
    if not Suite(scope, use).collect():
        say(["", "failed"])


def _plant(mutant: Mutant) -> None:
    """Import a module with the mutant in it."""
    path = str(mutant.unit.module.path)
    code: CodeType = compile(mutant.edit.of(mutant.unit.module.source), path, "exec", dont_inherit=True)
    import_as(lambda imported: code if imported == path else None)
