"""Igels: every kind of support card has its test, and a new one can be written and played (I3, I40)."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.rules.course import told
from tests.rules.editions import written
from tests.rules.igels.battles import finish, fray
from tests.rules.igels.glade import Glade
from tests.rules.igels.sheets import FILE, tables

HERE = Path(__file__).parent
PLAYED_IN: dict[str, Sequence[str]] = {
    "test_combat_cards.py": (
        "mud-ball", "pine-cone", "empty-can", "tail-whip", "nettles", "golf-ball", "slingshot", "left-hook",
        "garden-gnome", "firecracker", "shopping-trolley", "chainsaw", "squirrel-punch", "quill-salvo", "thumper-kick",
        "mouse-swarm", "barbed-wire", "bear-trap", "waste-oil", "spider-web", "tantrum", "buzzard-bottsy",
        "frog-balloon",
    ),
    "test_bound_cards.py": (
        "junkie-needle", "club", "bottle-caps", "walnut-dumbbell", "pepper-mill", "hip-flask", "tin-opener", "hat-pin",
    ),
    "test_events_of_dens.py": ("hedgehog-den", "squirrel-nest", "rabbit-burrow", "mouse-hole"),
    "test_events_at_peace.py": ("thieving-magpie", "found-hiding-place", "doubtful-mushroom", "strong-coffee"),
    "test_events_of_death.py": ("forest-road", "stroke", "fairy-godmother"),
    "test_events_in_battle.py": ("flex-the-fox", "acid-rain", "bernie-the-bear", "runaway-elephant", "boy-scouts"),
    "test_events_of_outcome.py": ("cigarette-butts", "world-upside-down", "coach-party", "forest-ranger"),
    "test_counters.py": ("duckweed", "vet-on-call"),
}  # fmt: skip
"""Where each kind of card is laid or played."""


def with_event(path: Path, name: str, windows: Sequence[str], effect: dict[str, Any], *counters: str) -> Path:
    """The usual edition, and one event more."""
    changed = tables()
    changed["event"].append(
        {
            "id": name,
            "name": {"fr": name, "en": name},
            "copies": 2,
            "windows": list(windows),
            "effect": effect,
            "counters": list(counters),
            "text": {"fr": "Un essai.", "en": "A try."},
            "provenance": {"name": "reconstructed"},
        }
    )
    return written(path, changed)


def test_every_kind_of_support_card_has_its_test() -> None:
    """I3 The tests lay or play all cards of the edition, each in one place at least."""
    edition = tomllib.loads(FILE.read_text(encoding="utf-8"))
    printed = [card["id"] for table in ("combat", "event") for card in edition[table]]
    played = [card for cards in PLAYED_IN.values() for card in cards]
    assert sorted(played) == sorted(printed)
    assert len(played) == len(set(played)) == 31 + 22


@pytest.mark.parametrize(("file", "cards"), PLAYED_IN.items())
def test_the_table_of_tests_is_true(file: str, cards: Sequence[str]) -> None:
    """I3 Each card is mentioned where the table says."""
    text = (HERE / file).read_text(encoding="utf-8")
    assert [card for card in cards if card not in text] == []


# New cards


def test_a_new_event_that_weakens_an_opponent(tmp_path: Path) -> None:
    """I3, I40 Hiccups, −2 per supporter for one opponent: in the stand window, in the last one and face down."""
    hiccups = {"effect": "sap", "to": "opponent", "amount": -2, "per": "supporter"}
    edition = with_event(tmp_path / "hiccups.toml", "hiccups", ["stand", "last", "facedown"], hiccups, "vet-on-call")
    glade = fray(
        "jumbo", "berthe garenne hoppsa", "floxel", laid=("hiccups",), held=("hiccups", "vet-on-call"), edition=edition
    )
    glade.play(1, "decline")
    assert (glade.total(1), glade.total(2)) == (9 - 4, 5)
    glade.play(0, "play-hiccups")
    assert glade.legal(1) == ["decline", "counter-vet-on-call"]
    glade.play(1, "counter-vet-on-call")
    assert glade.total(1) == 5
    finish(glade)
    assert (glade.on_dump("hiccups"), glade.on_dump("vet-on-call")) == (2, 1)


def test_a_new_event_before_support_cards_are_laid(tmp_path: Path) -> None:
    """I12, I17 What it adds counts in the total, and not in the initial SAP."""
    cheers = {"effect": "sap", "to": "self", "amount": 2, "if": "alone"}
    edition = with_event(tmp_path / "cheers.toml", "cheers", ["stand"], cheers)
    glade = Glade(pools=("jumbo", "berthe garenne"), hands=("cheers", "cheers", "", "mud-ball"), edition=edition)
    glade.fights("jumbo", "berthe garenne")
    glade.play(0, "play-cheers")
    assert glade.refusal(1, "play-cheers") == ("R1", "no-sense")
    glade.lays("")
    assert told(glade.history, "initial-sap")[0] == {"seat": 0, "total": 5}
    assert glade.total(0) == 7


def test_a_new_event_that_makes_the_highest_card_void(tmp_path: Path) -> None:
    """I17 The highest combat card of one opponent; of equals the one laid first."""
    rust = {"effect": "void-combat", "of": "opponent", "which": "highest"}
    edition = with_event(tmp_path / "rust.toml", "rust", ["last"], rust)
    glade = fray("jumbo", "berthe", laid=("", "nettles left-hook slingshot"), held=("rust",), edition=edition)
    glade.play(0, "play-rust")
    assert told(glade.history, "card-void") == [{"seat": 1, "card": "left-hook", "total": 10}]


@pytest.mark.parametrize(("sides", "foods"), [(("jumbo",), 2), (("jumbo", "hoppsa"), 3)], ids=["alone", "opposed"])
@pytest.mark.parametrize("to", ["self", "winner"])
def test_an_event_on_the_loot_can_ask_for_an_opponent(
    tmp_path: Path, to: str, sides: tuple[str, ...], foods: int
) -> None:
    """I21 `if = "opposed"`: only if at least one other player had put a leader forward."""
    toast = {"effect": "loot", "to": to, "amount": 1, "if": "opposed"}
    edition = with_event(tmp_path / "toast.toml", "toast", ["last", "facedown"], toast)
    glade = fray(*sides, laid=("toast",), edition=edition)
    glade.pass_window()
    assert len(glade.foods_of(0)) == foods


def test_an_event_on_the_loot_without_the_opponent_it_asks_for_makes_no_sense(tmp_path: Path) -> None:
    """R1, I21 Played from the hand it would change nothing; an outsider is no opponent."""
    toast = {"effect": "loot", "to": "winner", "amount": 1, "if": "opposed"}
    edition = with_event(tmp_path / "toast.toml", "toast", ["last", "facedown"], toast)
    glade = fray("jumbo", pools=("", "berthe"), held=("toast", "toast"), edition=edition)
    assert glade.refusal(0, "play-toast") == ("R1", "no-sense")
    glade.play(0, "pass")
    assert glade.refusal(1, "play-toast") == ("R1", "no-sense")
