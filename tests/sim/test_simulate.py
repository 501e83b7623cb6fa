"""The command that plays many random games."""

from __future__ import annotations

import json

import pytest

from sousbois.cli import main

pytestmark = pytest.mark.xdist_group("compiled igels")


def test_wins_are_told_by_seat_and_by_species(capsys: pytest.CaptureFixture[str]) -> None:
    """So that the balance of the cards can be judged; with three seats, each species misses some games."""
    assert main(["simulate", "igels", "--seats", "3", "--games", "200", "--seed", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    species = found["by_species"]
    assert list(species) == ["hedgehog", "rabbit", "squirrel", "mouse"]
    assert sum(figures["games"] for figures in species.values()) == 3 * 200
    assert sum(figures["wins"] for figures in species.values()) == pytest.approx(sum(found["wins_by_seat"]))
    assert all(0 < figures["games"] < 200 for figures in species.values())


def test_the_table_of_species_says_what_would_be_fair(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "igels", "--games", "200"]) == 0
    told = capsys.readouterr().out
    assert [line.split()[0] for line in told.splitlines() if "%" in line][4:] == [
        *("hedgehog", "rabbit", "squirrel", "mouse"),
        "fair",
    ]
    assert "25.00%" in told
