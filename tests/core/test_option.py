"""Options: declared once, checked always, carried in every state. And how a game is made ready."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sousbois.core.errors import Unreadable
from sousbois.core.option import Choice, Switch, checked_options, settings_of
from sousbois.core.position import table_of
from sousbois.core.setup import USUAL_SEATS, set_up
from sousbois.games import load
from sousbois.play.gamerecord import replay, verify
from sousbois.play.table import Table
from tests.toy import GAME
from tests.toy.rules import Options

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


def test_a_game_tells_its_options_with_default_range_and_clause() -> None:
    assert settings_of(Options) == {"naps": Switch("N4"), "turns": Choice(default=3, low=1, high=5, clause="N5")}
    assert settings_of(None) == {}


def test_options_that_are_not_given_have_their_default() -> None:
    assert checked_options(Options, {}) == {"naps": False, "turns": 3}
    assert checked_options(Options, {"turns": 5}) == {"naps": False, "turns": 5}
    assert checked_options(Options, {"naps": True}) == {"naps": True, "turns": 3}
    assert checked_options(None, {}) == {}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"nap": True}, r"option 'nap': unknown \(this game's options: naps, turns\)"),
        ({"Naps": True}, "option 'Naps': unknown"),
        ({"naps": 1}, "option naps: expected true or false, found 1"),
        ({"naps": "true"}, "option naps: expected true or false, found 'true'"),
        ({"naps": None}, "option naps: expected true or false, found None"),
        ({"turns": 0}, "option turns: expected a whole number from 1 to 5, found 0"),
        ({"turns": 6}, "option turns: expected a whole number from 1 to 5, found 6"),
        ({"turns": -1}, "option turns: expected a whole number from 1 to 5, found -1"),
        ({"turns": 3.0}, "option turns: expected a whole number from 1 to 5, found 3.0"),
        ({"turns": "3"}, "option turns: expected a whole number from 1 to 5, found '3'"),
        ({"turns": True}, "option turns: expected a whole number from 1 to 5, found True"),
        ({"turns": None}, "option turns: expected a whole number from 1 to 5, found None"),
        ({"turns": [3]}, r"option turns: expected a whole number from 1 to 5, found \[3\]"),
    ],
)
def test_an_option_of_another_name_type_or_range_is_refused_by_name(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        set_up(GAME, options=given)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(Unreadable, match=r"option 'naps': unknown \(this game's options: none\)"):
        set_up(load("hunt"), options={"naps": True})


def test_options_reach_the_state_and_change_the_game() -> None:
    calm = Table.dealt(set_up(GAME, 2, options={"naps": True, "turns": 1}), 1)
    assert (calm.state.options.naps, calm.state.options.turns) == (1, 1)
    seat = calm.acting()[0]
    assert "sleep" in map(str, calm.legal(seat))
    calm.play(seat, "sleep")
    calm.play(*((seat := calm.acting()[0]), "sleep"))
    assert calm.acting() == ()
    busy = Table.dealt(set_up(GAME, 2), 1)
    assert "sleep" not in map(str, busy.legal(busy.acting()[0]))


def test_a_view_shows_the_options_in_words() -> None:
    table = Table.dealt(set_up(GAME, 2, options={"naps": True}), 1)
    assert table.view(0)["options"] == table.view(None)["options"] == {"naps": True, "turns": 3}


def test_a_position_keeps_the_options() -> None:
    table = Table.dealt(set_up(GAME, 3, options={"naps": True, "turns": 4}), 1)
    position = json.loads(json.dumps(table.position()))
    assert position["options"] == {"naps": True, "turns": 4}
    assert "options" not in position["state"]
    setup, state = table_of(GAME, position)
    assert setup.options == {"naps": True, "turns": 4}
    assert Table.standing(setup, state).position() == position


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"turns": 9}, "option turns"),
        ({"naps": 0}, "option naps"),
        ({"sleep": True}, "option 'sleep'"),
        ([], "options: expected a mapping"),
        (None, "options: expected a mapping"),
    ],
)
def test_a_position_with_wrong_options_is_refused(options: Any, complaint: str) -> None:
    position = Table.dealt(set_up(GAME, 2), 1).position() | {"options": options}
    with pytest.raises(Unreadable, match=complaint):
        table_of(GAME, position)


def test_a_position_is_judged_by_its_own_options() -> None:
    table = Table.dealt(set_up(GAME, 2, options={"naps": True, "turns": 2}), 1)
    for _ in range(3):
        table.play(table.acting()[0], "sleep")
    for options, complaint in (({"naps": True, "turns": 1}, "taken"), ({"turns": 2}, "asleep: nobody may sleep")):
        with pytest.raises(Unreadable, match=f"impossible position: {complaint}"):
            table_of(GAME, table.position() | {"options": options})


def record(**options: Any) -> str:
    """The record of a short game."""
    table = Table.dealt(set_up(GAME, 2, options=options), 1)
    for _ in range(2):
        table.play(table.acting()[0], "den-1")
    return table.record()


def test_a_record_keeps_the_options() -> None:
    text = record(naps=True, turns=2)
    assert '[Options "naps=true turns=2"]' in text
    assert verify(text).setup.options == {"naps": True, "turns": 2}


def test_a_typed_record_may_leave_out_options_that_are_as_usual() -> None:
    lines = [line for line in record().split("\n") if not line.startswith(("[Options", "[State"))]
    assert replay("\n".join(lines)).setup.options == {"naps": False, "turns": 3}


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ("naps=yes turns=2", "option 'naps=yes': expected name=true, name=false or name=number"),
        ("naps", "option 'naps': expected name=true, name=false or name=number"),
        ("=1", "option"),
        ("naps=1 turns=2", "option naps: expected true or false, found 1"),
        ("naps=true turns=99", "option turns: expected a whole number from 1 to 5, found 99"),
        ("naps=true turns=2 walks=1", "option 'walks': unknown"),
        ("turns=2 naps=true", "line 5: Options: the record has 'turns=2 naps=true'"),
        ("naps=false naps=true turns=2", "option naps: is there twice"),
        ("naps=true turns=3", "line 9: State: the record has"),
    ],
)
def test_a_record_with_wrong_options_is_refused(options: str, complaint: str) -> None:
    text = record(naps=True, turns=2).replace("naps=true turns=2", options)
    with pytest.raises(Unreadable, match=complaint):
        verify(text)


def test_actions_depend_on_the_edition() -> None:
    assert [str(action) for action in set_up(GAME, edition="toy-one-den").actions][4:] == ["den-1"]
    assert [str(action) for action in set_up(GAME, edition="toy-three-dens").actions][4:] == ["den-1", "den-2", "den-3"]
    table = Table.dealt(set_up(GAME, 2, "toy-one-den"), 1)
    with pytest.raises(Unreadable, match=r"move 'den-2': expected one of acorn, .*, den-1$"):
        table.play(table.acting()[0], "den-2")
    with pytest.raises(Unreadable, match="move 5: actions are numbered from 0 to 4"):
        table.play(table.acting()[0], 5)


def test_what_is_not_said_is_as_usual() -> None:
    assert set_up(load("hunt")).seats == USUAL_SEATS
    assert set_up(GAME).seats == 3
    assert set_up(GAME).edition.id == "toy-one-den"


@pytest.mark.parametrize("seats", [2, 6, 0, -4, "4", True, 4.0, 4.5, [4], {}])
def test_a_number_of_seats_that_cannot_play_is_refused(seats: Any) -> None:
    with pytest.raises(Unreadable, match=r"seats .*: hunt is for 3 to 5 players"):
        set_up(load("hunt"), seats)


@pytest.mark.parametrize("edition", ["hunt-1900", "", "HUNT-2011", "../hunt-2011"])
def test_an_unknown_edition_is_refused_and_the_known_ones_are_named(edition: str) -> None:
    with pytest.raises(Unreadable, match=rf"edition '{edition}': unknown \(editions of hunt: hunt-2011\)"):
        set_up(load("hunt"), edition=edition)


@pytest.mark.parametrize("edition", [5, 1.5, True, [], {}, "\0.toml", "\ud800.toml"])
def test_what_cannot_name_an_edition_is_unreadable(edition: Any) -> None:
    with pytest.raises(Unreadable, match=r"edition|toml"):
        set_up(load("hunt"), edition=edition)
