"""The description of observations and actions."""

from __future__ import annotations

from pathlib import Path

from sousbois.doors.compiled.observation import Observation
from sousbois.doors.describing import document
from sousbois.games import names
from tests.doors.games import in_every_game, usual

DOCUMENT = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_document_is_what_the_declarations_say() -> None:
    assert DOCUMENT.read_text() == document(), "make observations writes it anew"


def test_every_game_has_its_chapter() -> None:
    assert [line[3:] for line in document().splitlines() if line.startswith("## ")] == list(names())


@in_every_game
def test_no_number_of_an_observation_is_left_out_or_described_twice(name: str) -> None:
    form = Observation(usual(name))
    numbers = [number for part in form.parts for number in range(part.start, part.end)]
    assert numbers == list(range(1, form.size))
