"""The hasty bot needs nothing compiled, and never plays anything but a legal move that looks best at once."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sousbois.bots.asking import ask
from sousbois.bots.contract import Question
from sousbois.bots.hasty import Hasty
from sousbois.core.option import Switch, settings_of
from sousbois.core.setup import set_up
from sousbois.games import load, names
from sousbois.play.table import Table
from tests.patience import PATIENCE


@pytest.mark.parametrize("switched", [False, True])
@pytest.mark.parametrize("game", names())
def test_a_hasty_bot_plays_a_game_without_a_fault(game: str, *, switched: bool) -> None:
    """With all options that can be switched, or with none."""
    switches = [name for name, setting in settings_of(load(game).options).items() if isinstance(setting, Switch)]
    table = Table.dealt(set_up(load(game), options=dict.fromkeys(switches, switched)), 5)
    for _ in range(120):
        if not table.acting():
            break
        seat = table.acting()[0]
        answer = ask(Hasty(), table.setup, table.open_state, seat, seed=len(table.history))
        assert answer.fault is None
        table.play(seat, answer.action)


def test_a_hasty_bot_sees_what_lies_before_its_eyes() -> None:
    """Of the placements on a sheet it takes one of the better half, whatever the seed."""
    table = Table.dealt(set_up(load("hamster"), 1), 3)
    question = Question(table.setup, 0, table.state, table.legal(0), seed=1)
    choices = {Hasty().choose(Question(table.setup, 0, table.state, question.legal, seed)) for seed in range(5)}
    leads = {action: Hasty()._lead_after(question, action) for action in question.legal}
    assert all(leads[choice] >= sorted(leads.values())[len(leads) // 2] for choice in choices)


def test_a_hasty_bot_compiles_nothing() -> None:
    code = (
        "import sys; from sousbois.library import open_game; from sousbois.bots.asking import ask;"
        "from sousbois.bots.hasty import Hasty; table = open_game('igels').table(seed=1);"
        "ask(Hasty(), table.setup, table.open_state, table.acting()[0], 1); assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, check=True)
