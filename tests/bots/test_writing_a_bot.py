"""The example in docs/writing-a-bot.md does what is said there."""

from __future__ import annotations

import argparse
import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from sousbois import bots
from sousbois.arena.figures import by_bot
from sousbois.arena.match import Match
from sousbois.bots.asking import ask
from sousbois.core.setup import Setup, set_up
from sousbois.games import load, names
from tests.arena.crowd import known
from tests.toy import GAME as TOY

DOCUMENT = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")


def code() -> str:
    """The Python in the document."""
    found = re.search(r"^```python\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def indented(beginning: str) -> list[str]:
    """The lines of the document that are set apart and begin like this."""
    return re.findall(rf"^    ({re.escape(beginning)}.*)$", DOCUMENT, re.MULTILINE)


def example() -> Any:
    """The class of the example."""
    module: dict[str, Any] = {}
    exec(code(), module)
    return module["FlatMonteCarlo"]


@pytest.fixture(scope="module")
def hunt_of_one_day(tmp_path_factory: pytest.TempPathFactory) -> Setup:
    """A hunt for three that does not take long."""
    hunt = load("hunt")
    text = hunt.editions["hunt-2011"].read_text(encoding="utf-8").replace("days = 4", "days = 1", 1)
    file = tmp_path_factory.mktemp("hunt") / "short.toml"
    file.write_text(text, encoding="utf-8")
    return set_up(hunt, 3, file)


def test_the_example_is_short() -> None:
    assert len([line for line in code().splitlines() if line.strip()]) <= 25


def test_the_example_beats_random_in_a_hunt(hunt_of_one_day: Setup) -> None:
    with known(mybot=example()):
        match = Match(hunt_of_one_day, ("mybot", "random", "random"), games=12)
        figures, *_ = by_bot(match, list(match.play()))
    assert not figures.faults
    assert figures.share > 0.5


def test_the_example_beats_random_in_the_toy_game() -> None:
    with known(mybot=example()):
        match = Match(set_up(TOY, 2, "toy-three-dens"), ("mybot", "random"), games=40)
        figures, *_ = by_bot(match, list(match.play()))
    assert not figures.faults
    assert figures.interval[0] > 0.5


@pytest.mark.parametrize("name", names())
def test_the_example_answers_legally_in_every_game(name: str) -> None:
    setup = set_up(load(name), min(load(name).seats))
    state = setup.deal(1)
    bot = example()
    bot.choose.__globals__["PLAYOUTS"] = 1
    answer = ask(bot(), setup, state, setup.acting(state)[0], seed=1)
    assert answer.fault is None


def test_the_entry_point_is_in_the_group_that_is_searched() -> None:
    project = tomllib.loads("\n".join(indented("[project") + indented("mybot")))
    assert project["project"]["entry-points"][bots.GROUP]["mybot"].endswith(f":{example().__name__}")


@pytest.mark.parametrize("line", indented("sousbois "))
def test_the_commands_are_understood(line: str) -> None:
    _, command, *words = line.split()
    parser = argparse.ArgumentParser(exit_on_error=False)
    import_module(f"sousbois.cli.{command}").add_arguments(parser)
    assert parser.parse_args(words).game == "hunt"
