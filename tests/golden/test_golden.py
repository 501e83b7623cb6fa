"""Golden games: whole games told as text, and every word of them must stay."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from sousbois.play.gamerecord import verify
from tests.regenerate_goldens import FOLDER, Golden, goldens

GOLDENS = list(goldens())
in_every_golden = pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)


@in_every_golden
def test_the_game_goes_as_it_always_went(golden: Golden) -> None:
    before, now = golden.path.read_text(encoding="utf-8"), golden.text()
    difference = unified_diff(before.splitlines(), now.splitlines(), f"{golden.name}, golden", "now", lineterm="")
    assert before == now, "if it is meant, run make goldens\n" + "\n".join(difference)


@in_every_golden
def test_the_record_at_the_end_plays_the_game_again(golden: Golden) -> None:
    text = golden.path.read_text(encoding="utf-8")
    record = text[text.index("[Game ") :]
    assert verify(record).record() == record


def test_every_file_is_a_golden_of_today() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(golden.path for golden in GOLDENS)
