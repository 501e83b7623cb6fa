"""How long an automatic pass takes: as long as a pass could take that people make themselves.

A pass that always took equally long, or a time that anyone can calculate, would show that there was nothing else to
do. So the pause is drawn from the system's entropy, from a distribution of the form that people's reactions have: a
shifted log-normal. It has no bounds at which passes would heap up, and its tail is long enough for a pass that was
thought about. The median is short, because players wait for these passes in every round.
"""

from __future__ import annotations

from math import log
from random import SystemRandom

QUICKEST = 0.6
"""Seconds in which no person sees that it is their turn and presses a button."""

MEDIAN = 1.1
"""Seconds beyond these that half of all passes take at most: half of them take less than 1.7 s."""

SPREAD = 0.8
"""The standard deviation of the logarithm: one pass in nine takes more than 3.5 s, one in a hundred more than 7.7 s."""

LONGEST = 15.0
"""Seconds after which players would think that the table is stuck. About one pass in a thousand would take longer."""

_chance = SystemRandom()


def pause_before_pass() -> float:
    """Seconds until an automatic pass at a table where others could draw conclusions from it."""
    while (pause := QUICKEST + _chance.lognormvariate(log(MEDIAN), SPREAD)) > LONGEST:
        pass
    return pause
