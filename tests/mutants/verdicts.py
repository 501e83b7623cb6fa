"""What comes of a mutant."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import Any


class Verdict(StrEnum):
    """What came of a mutant."""

    KILLED = "killed"
    TIMEOUT = "timeout"
    """A test that usually ends did not."""
    SURVIVED = "survived"
    NOT_REACHED = "not reached"
    """No test runs what is changed."""

    @property
    def found(self) -> bool:
        return self in (Verdict.KILLED, Verdict.TIMEOUT)


def verdict_on(said: Any, status: int) -> tuple[Verdict, Any]:
    """The verdict of a fork that has run tests until one failed, by the last that it said; and the test that failed."""
    test, outcome = said or (None, "begun")
    if os.WIFSIGNALED(status):
        return Verdict.TIMEOUT, test
    return (Verdict.SURVIVED, None) if outcome == "passed" else (Verdict.KILLED, test)
