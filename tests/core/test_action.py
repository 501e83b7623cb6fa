"""Actions and events: numbers with names."""

from __future__ import annotations

from typing import Any

import pytest

from sousbois.core.action import Actions, Block
from sousbois.core.cited import Cited
from sousbois.core.errors import Unreadable
from sousbois.core.event import events_of, tell
from sousbois.core.record import NOTHING, Printed, Seat
from sousbois.core.shadow import Shadow
from sousbois.core.state import GameState

ACTIONS = Actions(Block("choose", "{card}", card=("wolf", "rabbit")), Block("answer", "{word}", word=("yes", "no")))


class Door(Printed):
    """A door that has a name on it."""


class Kind(Cited):
    """What can happen here."""

    QUIET = "X1"
    LOUD_NOISE = "X2", {"by": Seat, "times": int}
    KNOCK = "X3", {"door": Door}


class Room(GameState, events=2):
    """A state with room for two events."""


def test_blocks_follow_one_another() -> None:
    assert [(action.number, action.block, str(action)) for action in ACTIONS] == [
        (0, "choose", "wolf"),
        (1, "choose", "rabbit"),
        (2, "answer", "yes"),
        (3, "answer", "no"),
    ]
    assert (ACTIONS.start("choose"), ACTIONS.start("answer"), len(ACTIONS)) == (0, 2, 4)


def test_an_action_is_its_number_where_a_number_is_needed() -> None:
    assert int(ACTIONS[2]) == 2
    assert "abcd"[ACTIONS[2]] == "c"


@pytest.mark.parametrize("move", ["", "bear", "wol", -1, 4, 1.0, True, None, [], b"wolf", (1,)])
def test_what_is_no_action_is_unreadable_and_the_actions_are_named(move: Any) -> None:
    with pytest.raises(Unreadable, match=r"expected one of wolf, rabbit, yes, no|numbered from 0 to 3") as refused:
        ACTIONS.read(move)
    assert str(refused.value).startswith(f"move {move!r}: ")


@pytest.mark.parametrize("texts", [("a", "a"), ("a b",), ("a:b",), ("a;b",), ("[a",), ("a]",)])
def test_a_text_that_a_record_could_not_hold_is_refused(texts: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="text of an action"):
        Actions(Block("block", "{text}", text=texts))


@pytest.mark.parametrize("text", ["Wolf", " ", "", "a\tb", "a\nb"])
def test_a_text_that_would_not_read_back_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="text of an action"):
        Actions(Block("block", "{text}", text=(text,)))


def test_kinds_are_numbered_in_order_and_cite_their_clause() -> None:
    assert [(kind.value, kind.clause) for kind in Kind] == [(0, "X1"), (1, "X2"), (2, "X3")]
    assert tuple(Kind)[1] is Kind.LOUD_NOISE
    assert Kind.LOUD_NOISE.numbers == {"by": Seat, "times": int}


def test_events_are_told_in_order_with_their_values_by_name() -> None:
    state = Shadow(Room, Room.blank())
    assert list(events_of(state, Kind, {})) == []
    tell(state, Kind.LOUD_NOISE, 2, NOTHING, 3)
    tell(state, Kind.QUIET)
    loud, quiet = events_of(state, Kind, {})
    assert (loud.kind, loud.clause, loud.seat, loud.values) == ("loud-noise", "X2", 2, {"by": None, "times": 3})
    assert (quiet.kind, quiet.clause, quiet.seat, quiet.values) == ("quiet", "X1", None, {})
    assert loud.plain() == {"kind": "loud-noise", "clause": "X2", "seat": 2, "by": None, "times": 3}


def test_what_is_printed_is_told_by_the_name_that_the_edition_knows() -> None:
    state = Shadow(Room, Room.blank())
    tell(state, Kind.KNOCK, NOTHING, 1)
    (knock,) = events_of(state, Kind, {Door: ("front", "back")})
    assert knock.values == {"door": "back"}


def test_an_event_too_many_is_an_error() -> None:
    state = Shadow(Room, Room.blank())
    tell(state, Kind.QUIET)
    tell(state, Kind.QUIET)
    with pytest.raises(IndexError, match="no cell 2, 0"):
        tell(state, Kind.QUIET)
