"""The end of a lone hamster's game is counted out: the same figures as by the rulebook, pencil and patience."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.hinting import Sureness
from sousbois.bots.knowledge.hamster_ending import FEW, count_out
from sousbois.bots.search import Thought
from sousbois.play.table import Table
from tests.checked import checked_thoughts
from tests.contract.walks import seeds
from tests.rules.hamster.board import GAME, Burrow, burrow, crosses_of, dealt, random_choices, side, stand, written
from tests.rules.hamster.notebook import Cells
from tests.terminal.command import piped

pytestmark = pytest.mark.xdist_group("compiled hamster")

TWO_ROOMS_DRAWN = ("AAA-SSSS-BBBB", "A5 B4", "e1 f1 g1 h1")
TWO_ROOMS = burrow(*TWO_ROOMS_DRAWN, ones_track=1)
FULL_BUT_FIVE = "e1 f1 g1 h1 c1 j1"
"""Two cells of A are left, and three of B; the four acorns bring 16 points and the full room in the middle one."""

SMALL = burrow(
    """
    AAA-SS-BB
    A...SS-BB
    """,
    points="A4 B2 S1",
    acorns="a2 e2 f2 i1",
    mushrooms="a1 h2",
    ones_track=3,
    timer=2,
)


def counted(table: Table, compiled: bool = False) -> dict[str, float] | None:
    """What each placement leads to on average, in points; None where there is too much to count."""
    legal, edition = table.legal(0), table.setup.edition
    state: Any = table.state.copy()
    shadow: Any = edition.shadow
    scores, numbers = np.zeros(len(legal)), np.array([action.number for action in legal])
    if compiled:
        kernel: Any = checked_thoughts(GAME).of(count_out)
        found = kernel(state.store()[0], edition.facts[0], 0, numbers, scores)
    else:
        found = count_out(state, shadow, 0, numbers, scores)
    return {str(action): float(score) for action, score in zip(legal, scores, strict=True)} if found else None


def by_the_rulebook(table: Table, sheet: Burrow) -> dict[str, float]:
    """The same, out of the notebook's own rules."""
    paper, options = sheet.paper, table.setup.options

    @cache
    def expected(crossed: Cells, track: int, dice: int) -> Fraction:
        """The score to be expected before a roll. Rolls that change nothing are as good as not made."""
        if dice == 0:
            return Fraction(paper.standing(set(crossed))[0])
        outcomes = []
        for roll in range(1, 7):
            sizes = set(range(1, min(7, track) + 1)) if roll == 1 else {roll}
            dice_left = dice - 1 if roll >= 4 else dice
            choices = paper.open_to(set(crossed), sizes, options)
            if choices:
                spent = [len(cells) if roll == 1 else 0 for cells in choices]
                outcomes.append(
                    max(
                        expected(crossed | cells, track - used, dice_left)
                        for cells, used in zip(choices, spent, strict=True)
                    )
                )
            elif dice_left < dice:
                outcomes.append(expected(crossed, track, dice_left))
        return sum(outcomes, Fraction(0)) / len(outcomes)

    state = table.state
    crossed = frozenset(crosses_of(table, sheet, 0))
    track, dice = paper.track - state.ones_used[0], paper.timer - state.timer_crossed
    found = {}
    for action in map(str, table.legal(0)):
        cells = paper.cells(action)
        found[action] = float(expected(crossed | cells, track - len(cells) if state.roll == 1 else track, dice))
    return found


def asked(table: Table) -> Question:
    return Question(table.setup, 0, table.setup.redealt(table.state, 0, 1), table.legal(0), seed=1)


@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
def test_what_two_rooms_lead_to_is_as_worked_out_by_hand(compiled: bool) -> None:
    """H4, H10, H13, H16 One die is left on the timer, nothing on the track, and a 2 was rolled. With A full, a 3 fills
    B, a 2 spoils it, 4 to 6 end the game and a 1 changes nothing: a fifth of 4 points to come. With two cells of B, a 2
    fills A, 4 to 6 end the game and all else changes nothing: a fourth of 5 points."""
    table = stand(TWO_ROOMS, FULL_BUT_FIVE, roll=2, used=[1], dice=3, run=2)
    assert counted(table, compiled) == pytest.approx({"a1-b1": 17 + 5 + 4 / 5, "k1-l1": 17 + 5 / 4})


@settings(max_examples=60)
@given(seed=seeds, choices=seeds)
def test_counting_out_agrees_with_the_rulebook_in_every_ending(seed: int, choices: int) -> None:
    """H3–H16 In both forms, from the moment on when the second run of the timer has begun and seven cells are left."""
    table = Table.dealt(dealt(SMALL, 1, []).setup, seed)
    before = table.state.copy()
    for _ in random_choices(table, choices):
        ending = Table.standing(table.setup, before.store())
        if before.timer_run == 2 and len(SMALL.paper.letter) - len(crosses_of(ending, SMALL, 0)) <= 7:
            right = pytest.approx(by_the_rulebook(ending, SMALL))
            assert counted(ending) == right
            assert counted(ending, compiled=True) == right
        before = table.state.copy()


def test_only_little_is_counted_out() -> None:
    """A whole sheet is too much; so is a small one whose track and timer are long."""
    plain, side_a = burrow("AAA-SSSS-BBBB"), side("A")
    long = burrow("AAA-SSSS-BBBB", ones_track=60, timer=60)
    left = len(side_a.paper.letter) - 4
    assert left > FEW
    assert counted(stand(side_a, "g6 h6 g7 h7", roll=2, run=2)) is None
    assert counted(stand(plain, "e1 f1", roll=2, run=2), compiled=True) is not None
    assert counted(stand(long, "e1 f1", roll=2, turn=200, run=2), compiled=True) is None


def test_nothing_is_counted_out_against_rivals_or_in_the_first_run() -> None:
    """H16 Against others a higher score is no end in itself, and the first run is not the end."""
    assert counted(stand(TWO_ROOMS, FULL_BUT_FIVE, FULL_BUT_FIVE, roll=2)) is None
    assert counted(stand(TWO_ROOMS, FULL_BUT_FIVE, roll=2, run=1)) is None


def test_search_takes_what_was_counted_out_instead_of_trying() -> None:
    table = stand(TWO_ROOMS, FULL_BUT_FIVE, roll=2, used=[1], dice=3, run=2)
    thought = Thought(asked(table), Budget(iterations=100))
    first, second = thought.prospects()
    assert (thought.counted_out, thought.iterations) == (True, 0)
    assert (str(first.action), str(second.action)) == ("a1-b1", "k1-l1")
    assert (first.value, second.value) == pytest.approx((22.8, 18.25))
    assert first.error == second.error == 0


def test_a_hint_says_how_sure_what_was_counted_out_is() -> None:
    """The better of two moves is clearly so; of two equal ones neither is."""
    better = stand(TWO_ROOMS, FULL_BUT_FIVE, roll=2, used=[1], dice=3, run=2).hint(0)
    assert (better.sureness, better.iterations) == (Sureness.CLEAR, 0)
    wide = burrow("AAAAAA-SSSS-BBBBBB", acorns="h1 i1 j1 k1")
    equal = stand(wide, "h1 i1 j1 k1 f1 m1", roll=4, dice=4, run=2).hint(0)
    assert {str(*hint.actions) for hint in equal.hints} == {"b1-c1-d1-e1", "n1-o1-p1-q1"}
    assert equal.sureness is Sureness.OPEN


@pytest.mark.parametrize(
    ("language", "scores", "basis"),
    [
        ("en", ["22.8 points", "18.2 points"], "the points are the average."),
        ("fr", ["22,8 points", "18,2 points"], "les points en sont la moyenne."),
    ],
)
def test_a_hint_in_words_names_the_points_that_were_counted_out(
    language: str, scores: list[str], basis: str, tmp_path: Path
) -> None:
    sheet = tmp_path / "small.toml"
    sheet.write_text(written(*TWO_ROOMS_DRAWN, ones_track=1), encoding="utf-8")
    position = stand(TWO_ROOMS, FULL_BUT_FIVE, roll=2, used=[1], dice=3, run=2).position()
    ran = piped("hint", "-", "--edition", str(sheet), "--lang", language, typed=json.dumps(position))
    assert ran.code == 0
    shown = " ".join(ran.out.split())
    assert basis in shown
    assert re.findall(r"\d+[.,]\d points", shown) == scores
    assert "%" not in shown


def test_a_hint_as_json_has_points_instead_of_a_share_where_all_was_counted_out() -> None:
    best = stand(TWO_ROOMS, FULL_BUT_FIVE, roll=2, used=[1], dice=3, run=2).hint(0).plain()["moves"][0]
    assert best == {"actions": ["a1-b1"], "points": 22.8, "margin": 0.0}


def test_before_the_ending_a_hint_alone_says_against_whom_shares_are() -> None:
    position = dealt(side("A"), 1, [5]).position()
    ran = piped("hint", "-", "--budget", "50it", typed=json.dumps(position))
    assert ran.code == 0
    assert "There is nobody to beat: the rival is imaginary" in " ".join(ran.out.split())
