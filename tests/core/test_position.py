"""Positions: whatever the rules can never lead to is refused, and said in words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sousbois.core.errors import SousboisError, Unreadable
from sousbois.core.position import digest_of, table_of
from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.play.table import Table
from tests.toy import GAME as TOY

HUNT = load("hunt")


def at_round(rounds: int, more: int = 0) -> dict[str, Any]:
    """A position of the hunt in its first day, some rounds and some secret choices on."""
    table = Table.dealt(set_up(HUNT, 4), 7)
    for _ in range(4 * rounds + more):
        seat = table.acting()[0]
        table.play(seat, table.legal(seat)[-1])
    return table.position()


def at_the_end() -> dict[str, Any]:
    """The position of a hunt that is over."""
    table = Table.dealt(set_up(HUNT, 4), 7)
    while acting := table.acting():
        table.play(acting[0], table.legal(acting[0])[0])
    return table.position()


EARLY = at_round(1)
CHOOSING = at_round(2, more=2)
OVER = at_the_end()


def changed(position: dict[str, Any], change: Change) -> dict[str, Any]:
    copy = deepcopy(position)
    change(copy)
    return copy


class Change:
    """Something done to a position at the end of a path."""

    def __init__(self, deed: str, path: tuple[Any, ...], do: Callable[[Any, Any], object]) -> None:
        self.deed = deed
        self.path = path
        self.do = do

    def __call__(self, position: Any) -> None:
        *keys, last = self.path
        for key in keys:
            position = position[key]
        self.do(position, last)

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path))} {self.deed}"


def put(*path: Any) -> Change:
    """The last of the path is put where the others lead."""
    *keys, value = path
    return Change(f"is {value!r}", tuple(keys), lambda part, key: part.__setitem__(key, value))


def add(number: int, *path: Any) -> Change:
    """A number is added to what lies at the end of the path."""
    return Change(f"{number:+}", path, lambda part, key: part.__setitem__(key, part[key] + number))


def missing(*path: Any) -> Change:
    """What lies at the end of the path is taken away."""
    return Change("is missing", path, lambda part, key: part.__delitem__(key))


def case(value: Any) -> str:
    """How a test's report calls a case."""
    if isinstance(value, dict):
        return {id(EARLY): "early", id(CHOOSING): "choosing", id(OVER): "over"}[id(value)]
    return str(value) if isinstance(value, Change) else ""


def test_the_positions_of_these_tests_are_possible() -> None:
    for position in (EARLY, CHOOSING, OVER):
        setup, table = table_of(HUNT, position)
        assert Table.standing(setup, table).position() == position


@pytest.mark.parametrize(
    ("position", "change", "complaint"),
    [
        (EARLY, add(1, "state", "hand", 0, "wolf"), r"hand\[0\].wolf: a player has 2, not 3|wolf: 9 on the table"),
        (EARLY, add(-1, "state", "hand", 0, "wolf"), "wolf: 7 on the table, but 4 players have 8"),
        (EARLY, put("state", "hand", 0, "wolf", -1), r"hand\[0\].wolf: a player has 2, not -1"),
        (EARLY, add(-1, "state", "pile", 0, "hunter"), r"pile\[0\].hunter: -1 is less than nothing"),
        (EARLY, put("state", "under", 0, -1), r"under\[0\]"),
        (EARLY, put("state", "under", 0, 2), "seat 0: 3 hunters"),
        (EARLY, put("state", "under", 0, 1), "seat 0: 2 hunters"),
        (EARLY, put("state", "easy", 0, "hunter"), r"easy\[0\]"),
        (EARLY, put("state", "day", 0), "day: 0 is not one of the 4 days"),
        (EARLY, put("state", "day", 5), "day: 5 is not one of the 4 days"),
        (EARLY, put("state", "day", 2), "rounds"),
        (EARLY, put("state", "rounds", [2, 1, 0, 0]), "rounds"),
        (EARLY, put("state", "rounds", [0, 0, 0, 0]), "rounds"),
        (EARLY, put("state", "rounds", [-1, 0, 0, 0]), "rounds"),
        (EARLY, put("state", "rounds", [2**15 - 1, 0, 0, 0]), "rounds"),
        (EARLY, put("state", "start", None), "start"),
        (EARLY, put("state", "owing", []), "owing"),
        (EARLY, put("state", "owing", [0]), r"above\[1\]"),
        (EARLY, put("state", "above", 0, "wolf"), r"above\[0\]: a seat owes a decision until it has laid a card"),
        (EARLY, put("state", "scored", 0, 0, 4), r"scored\[0\]: a day has points before it is counted"),
        (CHOOSING, put("state", "above", 0, None), r"above\[0\]"),
        (
            CHOOSING,
            put("state", "above", 0, "closed-season"),
            r"above\[0\]: closed-season is not in that player's hand",
        ),
        (CHOOSING, put("state", "chance", ["0"] * 4), "chance: a generator of zeros only yields zeros"),
        (OVER, put("state", "day", 3), "rounds|owing"),
        (OVER, put("state", "above", 0, "wolf"), r"above\[0\]"),
    ],
    ids=case,
)
def test_an_impossible_position_is_refused_and_the_place_is_named(
    position: dict[str, Any], change: Change, complaint: str
) -> None:
    with pytest.raises(Unreadable, match=f"impossible position: .*({complaint})"):
        table_of(HUNT, changed(position, change))


def test_a_hand_never_holds_more_than_a_player_has_even_if_all_cards_are_there() -> None:
    hands = EARLY["state"]["hand"]
    card = next(card for card in hands[0] if hands[0][card] == hands[1][card] > 0 and hands[0][card] > 0)
    richer = changed(changed(EARLY, add(hands[1][card], "state", "hand", 0, card)), put("state", "hand", 1, card, 0))
    with pytest.raises(Unreadable, match=rf"hand\[0\].{card}: a player has"):
        table_of(HUNT, richer)


def test_a_card_above_must_be_in_the_hand() -> None:
    held = CHOOSING["state"]["hand"][0]
    for card in [card for card, count in held.items() if count == 0]:
        with pytest.raises(Unreadable, match=rf"above\[0\]: {card} is not in that player's hand"):
            table_of(HUNT, changed(CHOOSING, put("state", "above", 0, card)))
    assert 0 in held.values()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (put("game", "chess"), "of the game 'chess', not 'hunt'"),
        (put("game", None), "of the game None"),
        (put("rules", 2), r"rules version 2 is unknown \(known: 1\)"),
        (put("rules", "1"), "rules version '1' is unknown"),
        (put("edition", "hunt-1900"), "edition 'hunt-1900'"),
        (put("edition", None), "edition"),
        (put("edition", 5), "edition"),
        (put("edition", []), "edition"),
        (put("edition_hash", "0" * 16), f"the hash of edition hunt-2011 is [0-9a-f]{{16}}, not '{'0' * 16}'"),
        (put("edition_hash", None), "hash"),
        (put("options", {"naps": True}), "option 'naps': unknown"),
        (put("options", []), "options: expected a mapping"),
        (put("seats", 6), "seats 6: hunt is for 3 to 5 players"),
        (put("seats", "4"), "seats '4'"),
        (put("seats", 4.0), "seats 4.0"),
        (put("seats", None), "seats"),
        (put("seats", 5), "expected 5 values, found 4"),
        (put("seats", 3), "expected 3 values, found 4|no seat 3"),
        (put("state", []), "state: expected a mapping"),
        (put("state", None), "state: expected a mapping"),
        (put("state", "weather", 1), "state: 'weather' is unknown"),
        (put("weather", 1), "position: 'weather' is unknown"),
        (put("state", "day", "1"), "day: expected a whole number, found '1'"),
        (put("state", "day", 1.0), "day: expected a whole number, found 1.0"),
        (put("state", "day", True), "day: expected a whole number, found True"),
        (put("state", "day", 300), "day: 300 is out of range"),
        (put("state", "rounds", [1, 0, 0]), "rounds: expected 4 values, found 3"),
        (put("state", "start", 4), "start: there is no seat 4 at a table of 4"),
        (put("state", "owing", [4]), "owing: there is no seat 4"),
        (put("state", "owing", [None]), "owing"),
        (put("state", "owing", 15), "owing: expected a list of seats, found 15"),
        (put("state", "hand", []), "hand: expected 4 values, found 0"),
        (put("state", "hand", 0, {}), r"hand\[0\]: missing or unknown: "),
        (put("state", "hand", 0, "bear", 1), r"hand\[0\]: missing or unknown: bear"),
        (put("state", "hand", 0, "wolf", None), r"hand\[0\].wolf: expected a whole number"),
        (put("state", "easy", 0, "bear"), r"easy\[0\]: 'bear' is none of hunter, wolf"),
        (put("state", "turned", 0, 1), r"turned\[0\]: expected true or false, found 1"),
        (put("state", "scored", 0, [0]), r"scored\[0\]: expected 4 values, found 1"),
        (put("state", "scored", 0, 0, 40000), r"scored\[0\]\[0\]: 40000 is out of range"),
        (put("state", "chance", ["0"]), "chance: expected 4 values, found 1"),
        (put("state", "chance", 0, "magic"), r"chance\[0\]: 'magic' is not a hexadecimal number"),
        (put("state", "chance", 0, "f" * 17), r"chance\[0\]: .* has more than 64 bits"),
        *((missing(key), f"position: '{key}' is missing") for key in EARLY),
        *((missing("state", key), f"state: '{key}' is missing") for key in EARLY["state"]),
    ],
    ids=case,
)
def test_a_position_that_cannot_be_read_is_refused_and_the_place_is_named(change: Change, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        table_of(HUNT, changed(EARLY, change))


@pytest.mark.parametrize("position", [None, 5, "hunt", [], [EARLY], True])
def test_what_is_no_mapping_is_no_position(position: Any) -> None:
    with pytest.raises(Unreadable, match="position: expected a mapping, found"):
        table_of(HUNT, position)


def test_a_position_of_one_game_is_refused_by_another() -> None:
    with pytest.raises(Unreadable, match="of the game 'hunt', not 'toy'"):
        table_of(TOY, EARLY)


def test_a_position_with_another_edition_than_it_names_is_refused() -> None:
    position = Table.dealt(set_up(TOY, 2, "toy-three-dens"), 1).position()
    with pytest.raises(Unreadable, match="hash of edition toy-one-den"):
        table_of(TOY, position, "toy-one-den")


def test_a_position_does_not_open_files_by_itself() -> None:
    path = HUNT.editions["hunt-2011"]
    with pytest.raises(Unreadable, match="edition"):
        table_of(HUNT, EARLY | {"edition": str(path)})
    assert table_of(HUNT, EARLY, path)[0].edition.digest == EARLY["edition_hash"]


def test_a_position_leaves_out_how_it_came_about() -> None:
    assert not {"tale", "told"} & set(EARLY["state"])
    assert Table.standing(*table_of(HUNT, EARLY)).events == ()


def test_the_hash_of_a_position_ignores_the_order_of_names_and_nothing_else() -> None:
    backwards = json.loads(json.dumps(dict(reversed(EARLY.items()))))
    assert digest_of(backwards) == digest_of(EARLY)
    assert re.fullmatch("[0-9a-f]{32}", digest_of(EARLY))
    assert digest_of(CHOOSING) != digest_of(EARLY) != digest_of(changed(EARLY, put("seats", 5)))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.sampled_from([127, 128, -128, -129, 2**15 - 1, 2**15, 2**31, 2**63, 2**64, 10**30, -(10**30)])
    | st.floats()
    | st.sampled_from(["", "wolf", "hunter", "hidden", "hunt", "hunt-2011", "x.toml", "ffffffffffffffff", "0", "-1"])
    | st.text(max_size=5),
    lambda parts: st.lists(parts, max_size=5) | st.dictionaries(st.text(max_size=5), parts, max_size=3),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place within a JSON value."""
    found = [path] if path else []
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return found + [place for key, child in children for place in places(child, (*path, key))]


def play_on(position: Any, seed: int) -> None:
    """Play some moves from a position and write everything down, unless it is refused as it should be."""
    try:
        played = Table.standing(*table_of(HUNT, position))
    except SousboisError:
        return
    for number in range(12):
        if not (acting := played.acting()):
            break
        seat = acting[seed % len(acting)]
        legal = played.legal(seat)
        played.play(seat, legal[(seed + number) % len(legal)])
        played.view(seat)
    played.record()
    played.outcome()


@settings(max_examples=150)
@given(st.data())
def test_a_mutated_position_is_refused_in_words_or_can_be_played(data: st.DataObject) -> None:
    position = deepcopy(data.draw(st.sampled_from([EARLY, CHOOSING, OVER])))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.sampled_from(places(position)))
        put(*place, data.draw(JSON))(position)
    play_on(position, data.draw(st.integers(0, 100)))


@settings(max_examples=100)
@given(place=st.sampled_from(places(EARLY["state"])), delta=st.integers(-2, 2))
def test_a_position_that_is_a_little_off_is_refused_in_words_or_can_be_played(
    place: tuple[Any, ...], delta: int
) -> None:
    position = deepcopy(EARLY)
    value: Any = position["state"]
    for key in place:
        value = value[key]
    if isinstance(value, int):
        put("state", *place, value + delta)(position)
    play_on(position, delta)


@settings(max_examples=50)
@given(JSON)
def test_any_json_is_refused_in_words(value: Any) -> None:
    with pytest.raises(SousboisError):
        table_of(HUNT, value)
