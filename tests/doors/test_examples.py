"""The examples that a researcher would copy do what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.doors.games import compiled
from tests.patience import PATIENCE

EXAMPLES = Path(__file__).parents[2] / "examples"
GUIDE = EXAMPLES.parent / "docs" / "research.md"


def run(example: str, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / example), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@compiled("hunt")
def test_random_rollout_plays_through_both_doors() -> None:
    said = run("random_rollout.py", "hunt")
    assert said.count("earned") == 4
    assert "decisions a second" in said


@compiled("hunt")
def test_a_policy_without_a_plan_loses_against_easy_bots() -> None:
    last = run("evaluate_policy.py", "hunt", "--opponents", "easy", "--games", "40").splitlines()[-1]
    assert last.endswith("against easy, easy, easy (40 games)")
    assert float(last.split()[0]) < -0.3


@compiled("hunt")
def test_what_ppo_has_learnt_beats_players_without_a_plan(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    kept = tmp_path / "hunt.pt"
    said = run("train_ppo.py", "hunt", "--updates", "12", "--save", str(kept))
    assert len([line for line in said.splitlines() if line.startswith("update")]) == 12
    last = run(
        "evaluate_policy.py", "hunt", "--opponents", "random", "--games", "100", "--policy", str(kept)
    ).splitlines()[-1]
    assert float(last.split()[0]) > 0.2


def test_the_guide_names_every_example() -> None:
    assert all(example.name in GUIDE.read_text() for example in EXAMPLES.glob("*.py"))


@compiled("badger")
def test_the_lines_of_the_guide_run_as_they_stand(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    assert len(blocks) == 4
    known: dict[str, Any] = {}
    for block in blocks:
        exec(block, known)
    assert -1 <= float(capsys.readouterr().out) <= 1
    assert known["ended"].shape == (4096,)
    assert not known["env"].agents
    assert known["state"].is_chance_node()
