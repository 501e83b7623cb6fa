"""The hamster in the browser: every position can be drawn, and nothing but what the rules say is offered."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sousbois.core.event import Event
from sousbois.core.naming import named_member
from sousbois.core.outcome import Outcome
from sousbois.core.record import PrintedName
from sousbois.core.setup import Setup, set_up
from sousbois.core.telling import Teller
from sousbois.games import load
from sousbois.games.hamster import rules
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Opened
from sousbois.play.table import Table
from sousbois.web.drawing import Scene
from sousbois.web.rendering import Painter, game_words
from sousbois.web.scenes import scene_now, scenes_between
from sousbois.web.tables.hamster_burrow import burrow_of
from sousbois.web.tables.hamster_strokes import cross, outline
from tests.play.hosting import any_decision
from tests.web.markup import Element, elements

EDITIONS = ("hamster-2020-a", "hamster-2020-b")
NAMES = ("Ana", "Boris", "Chloé", "Émile", "Fanny", "Gaspard")

SHEET = """
[edition]
id = "odd"
title = {{ fr = "Bizarre", en = "Odd" }}
ones_track = {ones}
timer = {timer}
provenance = {{ ones_track = "reconstructed", timer = "reconstructed" }}
[sheet]
map = '''
{map}
'''
points = {{ {points} }}
acorns = [{acorns}]
mushrooms = []
[sheet.provenance]
rooms = "reconstructed"
map = "reconstructed"
points = "reconstructed"
acorns = "reconstructed"
mushrooms = "reconstructed"
"""

MAPS = {
    "as wide as can be": ("SS-AAAAAA-BBBBB-CCCCC-DDDD\nSS.A....A.B...B.C...C.D..D", "a1 b1 d1 z2"),
    "high and narrow": ("SSS\nS..\nSSS\n|..\nAAA\n..A\nAAA\n|..\nBBB\nB.B\nBBB\n|..\nCCC\nC..\nCCC", "a1 b1 c1 a15"),
    "without earth": ("SSAAA\nSSAAA\nSS-AA\nSSAAA", "a1 b1 c1 d1"),
}


def hosted(seats: int, edition: str = EDITIONS[0], seed: int = 7) -> Hosted:
    """A table full of people."""
    game = load("hamster")
    table = Hosted(Opened("hamster", game.version, edition, game.edition(edition).digest, {}, seats, seed, "p", False))
    for seat in range(seats):
        table.take(table.sit(seat, f"player-{seat}", NAMES[seat]))
    return table


def painter(table: Hosted, reader: int | None = 0, language: str = "en") -> Painter:
    """Who paints a table for a reader."""
    return Painter(table.setup, table.names, reader, language)


def drawn(paint: Painter, scene: Scene, outcome: Outcome | None = None) -> list[Element]:
    """The elements of the board; no id stands there twice, and every picture that is used again is there."""
    found = elements(paint.board(scene, [], outcome, table_id="table", followed_by=None))
    ids = Counter(element.attributes["id"] for element in found if "id" in element.attributes)
    assert max(ids.values()) == 1
    assert {href[1:] for each in found if (href := each.attributes.get("href", "")).startswith("#")} <= set(ids)
    assert not any("style" in element.attributes for element in found)
    return found


def by_id(found: list[Element], name: str) -> Element:
    """The element with an id."""
    return next(element for element in found if element.attributes.get("id") == name)


def with_class(found: list[Element], name: str) -> list[Element]:
    """The elements of a class."""
    return [element for element in found if name in element.classes]


def hints(found: list[Element]) -> dict[str, str]:
    """What the script may have to say."""
    return {each.attributes["data-hint"]: each.text for each in found if "data-hint" in each.attributes}


def cells(found: list[Element]) -> dict[str, Element]:
    """The cells that can be chosen."""
    return {each.attributes["data-cell"]: each for each in found if "data-cell" in each.attributes}


def check_choices(table: Hosted, scene: Scene, found: list[Element]) -> None:
    """The reader is offered exactly the legal placements; whoever looks on or waits is offered nothing."""
    moves = [each.attributes["data-moves"] for each in found if "data-moves" in each.attributes]
    assert moves == []
    if not scene.active:
        assert not cells(found)
        return
    assert table.table is not None
    given = by_id(found, "cells").attributes["data-legal"].split(" ")
    assert given == [str(action) for action in table.table.legal(scene.view["seat"])]
    lit = {name for name, cell in cells(found).items() if "aria-disabled" not in cell.attributes}
    assert lit == {name for placement in given for name in placement.split("-")}
    sizes = {placement.count("-") + 1 for placement in given}
    told = hints(found)
    assert all(f"ready-{size}" in told for size in sizes)
    assert all(f"picked-{size}" in told for size in range(max(sizes)))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "language"), [(1, "fr"), (2, "en"), (4, "fr"), (6, "en")])
def test_every_position_of_a_whole_game_is_drawn_with_the_legal_placements(
    seats: int, language: str, edition: str
) -> None:
    table, chance = hosted(seats, edition, seed=seats), Random(seats)
    painters = {reader: painter(table, reader, language) for reader in (0, seats - 1, None)}
    while table.stage == "running":
        steps = table.take(any_decision(table, chance))
        for reader, paint in painters.items() if steps else ():
            for scene, _ in scenes_between(table, reader, steps, paint.drawing):
                drawn(paint, scene)
            assert table.table is not None
            now = scene_now(table, reader)
            check_choices(table, now, drawn(paint, now, table.table.outcome()))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_result_adds_up_to_the_scores(seats: int, language: str) -> None:
    table, chance = hosted(seats, seed=11), Random(seats)
    while table.stage == "running":
        table.take(any_decision(table, chance))
    assert table.table is not None
    outcome = table.table.outcome()
    assert outcome is not None
    paint = painter(table, 0, language)
    result = paint.drawing.result(outcome, table.table.view(0))
    assert [row.seat for row in result["rows"]] == list(outcome.by_place)
    for row in result["rows"]:
        points = row.points
        assert points.rooms + points.mushrooms + points.acorn_points == points.total == outcome.scores[row.seat]
        assert sum(room.points for room in row.full) == points.rooms
    found = drawn(paint, scene_now(table, 0), outcome)
    totals = [int(each.text) for each in with_class(found, "points-table__total")]
    assert totals == sorted(outcome.scores, reverse=True)
    assert len([each for each in found if each.attributes.get("scope") == "col"]) == 5


def some_event(kind: Any, seat: int, setup: Setup) -> Event:
    """An event of a kind, about the first things there are."""
    printed = {name: (setup.edition.printed[what][0] if what is not int else 1) for name, what in kind.numbers.items()}
    values = {name: PrintedName(value) if isinstance(value, str) else value for name, value in printed.items()}
    about = {"cells-crossed", "room-begun", "ones-used", "room-full", "cannot-cross", "track-empty", "sheet-counted"}
    name = named_member(kind)
    return Event(name, kind.clause, seat if name in about else None, values)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", list(rules.Event), ids=named_member)
def test_every_kind_of_event_can_be_shown(kind: Any, language: str) -> None:
    table = hosted(2)
    event = some_event(kind, 1, table.setup)
    scene = replace(scene_now(table, 0), events=(event,), acting=(), legal=())
    told = by_id(drawn(painter(table, 0, language), scene), "hamster-told").text
    teller = Teller(table.setup.game, game_words(language, "hamster"), table.names, 0)
    assert told == teller.sentence(event)


def decided(table: Hosted, seat: int, placement: str) -> Any:
    """What counts when a seat crosses cells."""
    entry = table.decide(seat, table.ply, [placement])
    assert entry is not None
    return entry


def test_cells_are_named_by_room_row_and_column_with_what_lies_there() -> None:
    table = hosted(1)
    english = cells(drawn(painter(table), scene_now(table, 0)))
    assert english["b1"].attributes["aria-label"] == "room A, row 1, column b: acorn, free"
    assert english["h7"].attributes["aria-label"] == "room S, row 7, column h: free"
    table.take(decided(table, 0, "g6-h6-i6-g7-h7"))
    french = cells(drawn(painter(table, 0, "fr"), scene_now(table, 0)))
    assert french["h7"].attributes["aria-label"] == "salle S, ligne 7, colonne h\N{NO-BREAK SPACE}: cochée"
    assert french["g2"].attributes["aria-label"] == "salle N, ligne 2, colonne g\N{NO-BREAK SPACE}: champignon, libre"


def test_what_the_reader_has_chosen_is_pencilled_in_and_can_still_be_changed() -> None:
    table = hosted(2)
    assert table.table is not None
    placement = str(table.table.legal(0)[3])
    table.take(decided(table, 0, placement))
    scene = scene_now(table, 0)
    found = drawn(painter(table), scene)
    pencilled = [name for name, cell in cells(found).items() if cell.attributes["aria-pressed"] == "true"]
    assert "-".join(pencilled) == placement == by_id(found, "cells").attributes["data-choice"]
    assert placement in by_id(found, "prompt").text
    assert by_id(found, "prompt").text == hints(found)["settled"]
    assert scene.active


def test_what_another_has_chosen_is_not_shown() -> None:
    table = hosted(2)
    before = drawn(painter(table, 1), scene_now(table, 1))
    assert table.table is not None
    table.take(decided(table, 0, str(table.table.legal(0)[3])))
    assert drawn(painter(table, 1), scene_now(table, 1)) == before


def test_the_die_is_in_the_hand_while_crosses_are_shown() -> None:
    table, chance = hosted(2), Random(1)
    paint = painter(table)
    shown = []
    while table.stage == "running":
        for scene, _ in scenes_between(table, 0, table.take(any_decision(table, chance)), paint.drawing):
            rolled = any(event.kind == "rolled" for event in scene.events)
            in_hand = with_class(drawn(paint, scene), "is-in-hand")
            assert bool(in_hand) != rolled
            shown.append(rolled)
    assert set(shown) == {True, False}


def test_those_who_cross_at_the_same_time_are_named_together() -> None:
    table = hosted(3)
    event = some_event(rules.Event.CELLS_CROSSED, 0, table.setup)
    together = tuple(replace(event, seat=seat) for seat in range(3))
    scene = replace(scene_now(table, 0), events=together, acting=(), legal=())
    assert by_id(drawn(painter(table), scene), "hamster-told").text == "Crosses by Ana, Boris, Chloé."


def test_a_roll_of_1_asks_for_as_many_cells_as_the_track_has_points() -> None:
    table = hosted(2)
    scene = scene_now(table, 0)
    view = {**scene.view, "roll": 1, "ones_used": [4, 0]}
    found = drawn(painter(table), replace(scene, view=view))
    group = by_id(found, "cells").attributes
    assert (group["data-fewest"], group["data-most"]) == ("1", "3")
    assert hints(found)["ready-2"] == "2 cells chosen: ready to cross. Points left for later: 1."
    assert "H8" in hints(found)["over"]


@pytest.mark.parametrize(
    ("seats", "on", "run", "crossed", "clause"),
    [
        (2, False, 1, 0, "H9"),
        (2, True, 1, 1, "H10"),
        (2, True, 1, 4, "H11"),
        (1, True, 1, 1, "H16"),
        (1, True, 2, 1, "H16"),
    ],
)
def test_the_timer_says_what_it_does(seats: int, on: bool, run: int, crossed: int, clause: str) -> None:
    table = hosted(seats)
    scene = scene_now(table, 0)
    view = {**scene.view, "timer_on": on, "timer_run": run, "timer_crossed": crossed}
    timer = painter(table).drawing.picture(replace(scene, view=view))["timer"]
    assert (timer.clause, timer.crossed, timer.dice, timer.on) == (clause, crossed, 4, on)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_room_has_its_sign_on_earth_of_its_own(edition: str) -> None:
    burrow = burrow_of(load("hamster").edition(edition))
    signs = [(room.sign.x // 40, room.sign.y // 40) for room in burrow.rooms]
    dug = {(cell.place[1], cell.place[0]) for cell in burrow.cells.values()}
    assert len(set(signs)) == len(signs)
    assert not set(signs) & dug


@pytest.mark.parametrize("shape", MAPS)
def test_sheets_of_any_shape_are_drawn(tmp_path: Path, shape: str) -> None:
    plan, acorns = MAPS[shape]
    rooms = sorted(set(plan) & set("ABCDS"))
    path = tmp_path / "odd.toml"
    path.write_text(
        SHEET.format(
            ones=60,
            timer=1,
            map=plan,
            points=", ".join(f"{room} = {number * 20}" for number, room in enumerate(rooms)),
            acorns=", ".join(f'"{cell}"' for cell in acorns.split()),
        )
    )
    setup = set_up(load("hamster"), 2, str(path), {})
    table, chance = Table.dealt(setup, 5), Random(5)
    while table.acting():
        seat = table.acting()[0]
        legal = tuple(map(str, table.legal(seat)))
        scene = Scene(table.view(seat), table.events, 0, table.acting(), legal=legal)
        found = drawn(Painter(setup, NAMES[:2], seat, "en"), scene)
        assert len(cells(found)) == sum(mark in rooms for mark in plan)
        assert len([sign for sign in with_class(found, "sign") if "data-card" in sign.attributes]) == len(rooms)
        table.play(seat, chance.choice(legal))


def test_the_walls_of_a_room_go_round_it_and_round_what_it_encloses() -> None:
    ring = [(row, column) for row in range(3) for column in range(3) if (row, column) != (1, 1)]
    assert outline([(0, 0)]).count("M") == 1
    assert outline([(0, 0)]).count("Q") == 4
    assert outline(ring).count("M") == 2
    assert outline(ring).count("Q") == 12 + 4


@pytest.mark.parametrize("corner", [(0, 0), (0, 2), (2, 0), (2, 2)])
def test_a_room_may_meet_itself_at_a_corner(corner: tuple[int, int]) -> None:
    around = [(row, column) for row in range(3) for column in range(3) if (row, column) not in ((1, 1), corner)]
    assert outline(around).count("M") == 1
    assert outline(around).count("Q") == 16


def test_a_cross_is_drawn_alike_each_time_but_unlike_its_neighbours() -> None:
    assert cross((3, 4)) == cross((3, 4))
    shapes = {re.sub(r"M\d+ \d+", "", cross((row, column))) for row in range(5) for column in range(5)}
    assert len(shapes) > 20
