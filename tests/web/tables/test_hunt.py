"""The hunt in the browser: every moment can be drawn, secrets stay secret, and no card is ever in two places."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import permutations
from math import dist
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from sousbois.core.errors import Illegal
from sousbois.core.naming import named_member, names_of
from sousbois.core.outcome import ranked
from sousbois.core.words import LANGUAGES
from sousbois.games.hunt import GAME, rules
from sousbois.play.hosted import Hosted
from sousbois.play.steps import Step
from sousbois.web.drawing import Scene
from sousbois.web.rendering import Painter, signed
from sousbois.web.scenes import scene_now, scenes_between
from sousbois.web.tables.hunt import PHASES, HuntDrawing, Lodge
from sousbois.web.tables.hunt_ring import RINGS, Ring, arrows
from tests.play.hosting import any_decision, full
from tests.web.markup import Element, elements

KINDS = names_of(rules.Card)


def painter(hosted: Hosted, reader: int | None = 0, language: str = "en") -> Painter:
    """Who paints a table for a reader."""
    return Painter(hosted.setup, hosted.names, reader, language)


def html(paint: Painter, scene: Scene, **more: Any) -> str:
    """The board at one moment."""
    return paint.board(scene, [], table_id="table", followed_by=None, **more)


def drawn(paint: Painter, scene: Scene, **more: Any) -> list[Element]:
    """The elements of the board: no id stands there twice, and no style either."""
    found = elements(html(paint, scene, **more))
    ids = Counter(element.attributes["id"] for element in found if "id" in element.attributes)
    assert max(ids.values()) == 1
    assert not any("style" in element.attributes for element in found)
    return found


def by_id(found: list[Element], name: str) -> Element:
    """The element with an id."""
    (element,) = (element for element in found if element.attributes.get("id") == name)
    return element


def of_class(found: list[Element], name: str) -> list[Element]:
    """The elements of a class."""
    return [element for element in found if name in element.classes]


def moves(found: list[Element]) -> list[Element]:
    """What can be pressed."""
    return [element for element in found if "data-moves" in element.attributes]


def offers(board: str) -> list[tuple[str, bool]]:
    """What can be pressed, and whether it is marked as refused; no id stands on the board twice.

    Read without a parser: whole games are.
    """
    assert max(Counter(re.findall(r'\bid="([^"]+)"', board)).values()) == 1
    buttons = re.findall(r"<[^>]*data-moves=[^>]*>", board)
    return [(re.findall(r'data-moves="([^"]*)"', each)[0], 'aria-disabled="true"' in each) for each in buttons]


def lodges(paint: Painter, scene: Scene) -> dict[int, Lodge]:
    """The lodges as they are drawn, by seat."""
    return {lodge.seat: lodge for lodge in paint.drawing.picture(scene)["lodges"]}


def choose(hosted: Hosted, cards: Mapping[int, str] | list[str]) -> list[Step]:
    """Some seats choose; the answer is what came of it when all have."""
    steps: list[Step] = []
    for seat, card in cards.items() if isinstance(cards, Mapping) else enumerate(cards):
        entry = hosted.decide(seat, hosted.ply, [card])
        assert entry is not None
        steps = hosted.take(entry)
    return steps


def between(hosted: Hosted, steps: list[Step], paint: Painter, reader: int | None = 0) -> list[Scene]:
    """The moments at which it is shown what happened."""
    return [scene for scene, _ in scenes_between(hosted, reader, steps, paint.drawing)]


def whole_game(hosted: Hosted, seed: int) -> Iterator[list[Step]]:
    """Let people choose at random, one after the other, until the game is over."""
    chance = Random(seed)
    while hosted.stage == "running":
        yield hosted.take(any_decision(hosted, chance))


GAMES = [(seats, language) for seats in GAME.seats for language in LANGUAGES]


@pytest.mark.parametrize(("seats", "language"), GAMES)
def test_every_moment_of_a_game_can_be_drawn_and_offers_what_the_rules_allow(seats: int, language: str) -> None:
    hosted, _ = full("hunt", seats, seed=seats)
    paints = {reader: painter(hosted, reader, language) for reader in (*range(seats), None)}
    chance = Random(seats)
    for steps in whole_game(hosted, seed=seats):
        reader = chance.choice(list(paints))
        for scene in between(hosted, steps, paints[reader], reader):
            assert not offers(html(paints[reader], scene))
        if not steps and chance.random() < 0.6:
            continue  # somebody has chosen: the board is much as it was
        assert hosted.table is not None
        scene = scene_now(hosted, reader)
        offered = offers(html(paints[reader], scene, outcome=hosted.table.outcome()))
        assert [move for move, _ in offered] == list(KINDS if scene.active else ())
        for move, is_disabled in offered:
            assert is_disabled == (move not in scene.legal)
            if is_disabled:
                assert reader is not None
                with pytest.raises(Illegal):
                    hosted.decide(reader, hosted.ply, [move])


@pytest.mark.parametrize("seats", GAME.seats)
def test_at_every_moment_each_card_lies_in_one_place(seats: int) -> None:
    hosted, _ = full("hunt", seats, seed=1)
    paint = painter(hosted)
    cards = sum(hosted.setup.edition.shadow.copies[card] for card in rules.Card)
    for steps in whole_game(hosted, seed=1):
        for scene in (*between(hosted, steps, paint), scene_now(hosted, 0)):
            places = [
                lodge.held + lodge.pile_size + sum(map(bool, (lodge.above, lodge.easy, lodge.under)))
                for lodge in lodges(paint, scene).values()
            ]
            assert sum(places) == seats * cards, [event.kind for event in scene.events]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_card_that_moves_keeps_its_id(seats: int) -> None:
    hosted, _ = full("hunt", seats, seed=2)
    paint = painter(hosted)
    before = lodges(paint, scene_now(hosted, 0))
    glides = Counter[str]()
    for steps in whole_game(hosted, seed=2):
        for scene in (*between(hosted, steps, paint), scene_now(hosted, 0)):
            lay = {card.id for lodge in before.values() for card in (lodge.above, lodge.easy) if card}
            after = lodges(paint, scene)
            for seat, lodge in after.items():
                if lodge.comes_to_pile:
                    assert lodge.comes_to_pile.id in lay
                    glides["to pile"] += 1
                if lodge.comes_to_hand:
                    assert lodge.comes_to_hand == before[seat].above
                    glides["to hand"] += 1
                if lodge.easy and lodge.easy != before[seat].easy:
                    assert lodge.easy == before[seat].above
                    glides["to easy prey"] += 1
                if lodge.under and not before[seat].under:
                    assert lodge.under == before[seat].above
                    glides["under the lodge"] += 1
            before = after
    assert set(glides) == {"to pile", "to hand", "to easy prey", "under the lodge"}


def test_the_readers_card_glides_from_the_hand_and_back_to_it() -> None:
    hosted, _ = full("hunt", 3)
    paint = painter(hosted)
    top = of_class(drawn(paint, scene_now(hosted, 0)), "held__card")[KINDS.index("wolf")].attributes["id"]
    choose(hosted, {0: "wolf"})
    above = lodges(paint, scene_now(hosted, 0))[0].above
    assert above is not None
    assert above.id == top
    steps = choose(hosted, {1: "carrot", 2: "carrot"})
    *_, returned, _ = between(hosted, steps, paint)
    assert returned.events[-1].kind == "wolf-returns"
    assert "held__card" in by_id(drawn(paint, returned), top).classes
    assert lodges(paint, returned)[0].above is None


@pytest.mark.parametrize("reader", [0, 2, None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_have_chosen_is_nowhere_on_the_board(reader: int | None, language: str) -> None:
    boards = set()
    for card in KINDS:
        hosted, _ = full("hunt", 4)
        choose(hosted, {0: "rabbit", 1: card})
        boards.add(html(painter(hosted, reader, language), scene_now(hosted, reader)))
    assert len(boards) == 1


def test_the_reader_sees_the_card_chosen_and_may_choose_another() -> None:
    hosted, _ = full("hunt", 3)
    paint = painter(hosted)
    for card in ("wolf", "hunter"):
        choose(hosted, {0: card, 1: "carrot"})
        found = drawn(paint, scene_now(hosted, 0))
        assert [each.attributes["data-moves"] for each in moves(found) if "is-picked" in each.classes] == [card]
        assert by_id(found, f"hand-{card}").attributes["aria-pressed"] == "true"
        assert "aria-disabled" not in by_id(found, f"hand-{card}").attributes
        (secret,) = of_class(found, "is-secret")
        assert card in secret.attributes["aria-label"]
        assert len(of_class(found, "is-awaited")) == 1
    assert by_id(found, "count-hunter").text == "×0"
    assert by_id(found, "count-wolf").text == "×2"
    assert "card--back" in by_id(drawn(painter(hosted, 1), scene_now(hosted, 1)), "secret-0").classes


def test_all_cards_are_revealed_at_once_and_then_one_catch_follows_the_other() -> None:
    hosted, _ = full("hunt", 4)
    paint = painter(hosted, 3)
    start = scene_now(hosted, 3).view["start"]
    order = [(start + turn) % 4 for turn in range(4)]
    choose(hosted, ["carrot"] * 4)
    order = [(seat + 1) % 4 for seat in order]
    cards = dict(zip(order, ("wolf", "rabbit", "wolf", "rabbit"), strict=True))
    scenes = between(hosted, choose(hosted, cards), paint, 3)
    assert [scene.events[-1].kind for scene in scenes] == [
        "reveal",
        "wolf-takes-rabbit",
        "wolf-takes-rabbit",
        "card-becomes-easy-prey",
    ]
    revealed, first, second, _ = (lodges(paint, scene) for scene in scenes)
    assert {seat: lodge.above.kind for seat, lodge in revealed.items() if lodge.above} == cards
    assert [lodge.pile_size for lodge in revealed.values()] == [0] * 4
    for moment, taker, victim in ((first, 0, 1), (second, 2, 3)):
        assert {seat for seat, lodge in moment.items() if lodge.mark == "takes"} == {order[taker]}
        assert {seat for seat, lodge in moment.items() if lodge.mark == "loses"} == {order[victim]}
        assert moment[order[taker]].is_sideways
        assert moment[order[taker]].comes_to_pile == revealed[order[victim]].above
        assert moment[order[victim]].above is None
    assert [first[seat].pile_size for seat in order] == [1, 0, 0, 0]
    assert [second[seat].pile_size for seat in order] == [1, 0, 1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catch_is_told_by_an_arrow_by_marks_and_in_words(language: str) -> None:
    hosted, _ = full("hunt", 3)
    paint = painter(hosted, 0, language)
    steps = choose(hosted, ["hunter", "carrot", "wolf"])
    catch = between(hosted, steps, paint)[1]
    found = drawn(paint, catch)
    assert len(of_class(found, "arrow")) == len(RINGS)
    marks = [paint.words.say(f"hunt-mark-{mark}") for mark in ("takes", "loses")]
    assert [mark.text for mark in of_class(found, "lodge__mark")] == marks
    assert [each.attributes["data-card"] for each in of_class(found, "is-now")] == ["hunter"]
    (told,) = of_class(found, "clearing__step")
    assert told.text == f"{step_sentence(paint, catch)} J5"


@pytest.mark.parametrize("ring", RINGS, ids=lambda ring: ring.name)
@pytest.mark.parametrize("seats", GAME.seats)
def test_an_arrow_leads_from_the_victim_to_the_taker(seats: int, ring: Ring) -> None:
    places = ring.lodges[seats]
    for victim, taker in permutations(range(seats), 2):
        (arrow,) = (each for each in arrows(seats, victim, taker) if each.layout == ring.name)
        x1, y1, *_, x2, y2 = map(float, re.findall(r"[\d.]+", arrow.path))
        ends = [(x * 100 / ring.width, y) for x, y in ((x1, y1), (x2, y2))]
        nearest = [min(range(seats), key=lambda place: dist(end, places[place])) for end in ends]
        assert nearest == [victim, taker]


def step_sentence(paint: Painter, scene: Scene) -> str:
    """The last event of a scene as the log tells it, without its clause."""
    (line,) = (each for each in elements(paint.line(scene.events[-1])) if each.tag == "li")
    return line.text.removesuffix(f" {scene.events[-1].clause}")


def test_the_position_that_stays_has_no_marks_of_what_happened() -> None:
    hosted, _ = full("hunt", 3)
    choose(hosted, ["hunter", "carrot", "wolf"])
    found = drawn(painter(hosted), scene_now(hosted, 0))
    for name in ("arrow", "lodge__mark", "clearing__step", "is-now", "is-takes", "is-loses", "lodge__caught"):
        assert not of_class(found, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_can_be_shown(language: str) -> None:
    kinds = {named_member(kind) for kind in rules.Event}
    every_step: Any = SimpleNamespace(frames=kinds, together=(), one_picture=frozenset(), told_first=())
    shown = {"new-day", "game-over"}  # seen in the position that stays: nothing follows them
    for card in ("wolf", "rabbit"):
        hosted, _ = full("hunt", 3)
        paint = painter(hosted, 0, language)
        for steps in (choose(hosted, [card] * 3), *whole_game(hosted, seed=3)):
            for scene, _ in scenes_between(hosted, 0, steps, every_step):
                kind = scene.events[-1].kind
                if kind not in shown:
                    clearing = by_id(drawn(paint, scene), "clearing").text
                    assert kind not in PHASES or step_sentence(paint, scene) in clearing
                    shown.add(kind)
    assert shown == kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_at_several_lodges_at_once_is_told_in_one_sentence(language: str) -> None:
    several = {
        "wolf-returns": ["wolf", "wolf", "carrot"],
        "rabbit-returns": ["rabbit", "rabbit", "hunter"],
        "hunter-seized": ["hunter", "hunter", "closed-season"],
        "lodge-turned": ["hunter", "closed-season", "closed-season"],
    }
    for kind, cards in several.items():
        hosted, _ = full("hunt", 3)
        paint = painter(hosted, 0, language)
        (scene,) = (scene for scene in between(hosted, choose(hosted, cards), paint) if scene.events[-1].kind == kind)
        (told,) = of_class(drawn(paint, scene), "clearing__step")
        assert told.text == f"{paint.words.say(f'hunt-step-{kind}')} {scene.events[-1].clause}"


@pytest.mark.parametrize("card", ["wolf", "rabbit"])
def test_what_all_have_chosen_and_what_took_nothing_stays(card: str) -> None:
    hosted, _ = full("hunt", 3)
    paint = painter(hosted)
    scenes = between(hosted, choose(hosted, [card] * 3), paint)
    assert [scene.events[-1].kind for scene in scenes[1:]] == [
        {"wolf": "wolves-stay", "rabbit": "rabbits-stay"}[card],
        "card-becomes-easy-prey",
    ]
    assert all(lodge.above for lodge in lodges(paint, scenes[1]).values())


def test_the_count_of_a_day_is_drawn_out_until_the_next_reveal() -> None:
    hosted, _ = full("hunt", 3)
    paint = painter(hosted)
    chance = Random(5)
    steps: list[Step] = []
    while scene_now(hosted, 0).view["day"] == 1:
        assert not paint.drawing.picture(scene_now(hosted, 0))["counted"]
        steps = hosted.take(any_decision(hosted, chance))
    last = between(hosted, steps, paint)[-1]
    assert paint.drawing.heading(last.view).startswith("Day 1")
    hosted.take(any_decision(hosted, chance, seat=0))
    for scene in (last, scene_now(hosted, 0)):
        found = drawn(paint, scene)
        by_id(found, "day-count")
        for row in paint.drawing.picture(scene)["counted"]:
            assert row.pile + row.hand + row.lodge == row.points == scene.view["scored"][row.seat][0]
        assert [row.days for row in paint.drawing.picture(scene)["days"]] == [
            [points[0], None, None, None] for points in scene.view["scored"]
        ]
    hosted.take(any_decision(hosted, chance, seat=1))
    steps = hosted.take(any_decision(hosted, chance, seat=2))
    for scene in (*between(hosted, steps, paint), scene_now(hosted, 0)):
        assert not paint.drawing.picture(scene)["counted"]
        by_id(drawn(paint, scene), "days")


@pytest.mark.parametrize(("seats", "language"), GAMES)
def test_the_days_of_the_result_make_up_the_outcome(seats: int, language: str) -> None:
    hosted, _ = full("hunt", seats, seed=seats)
    for _ in whole_game(hosted, seed=seats):
        pass
    assert hosted.table is not None
    outcome = hosted.table.outcome()
    assert outcome is not None
    paint = painter(hosted, 0, language)
    rows = paint.drawing.result(outcome, scene_now(hosted, 0).view)["rows"]
    assert [row.points.seat for row in rows] == list(outcome.by_place)
    for place, points in rows:
        assert place == outcome.ranking[points.seat]
        assert sum(points.days) == points.total == outcome.scores[points.seat]
        assert points.best == max(points.days)
    found = drawn(paint, scene_now(hosted, 0), outcome=outcome)
    assert len(of_class(found, "best")) >= seats
    assert not any(each.attributes.get("id") == "days" for each in found)


def test_the_best_day_stands_out_where_it_parts_a_tie() -> None:
    hosted, _ = full("hunt", 3)
    scored = [[10, 10, 10, 10], [25, 5, 5, 5], [0, 0, 0, -1]]
    outcome = ranked(GAME.steps, [(sum(days), max(days)) for days in scored])
    scene = replace(
        scene_now(hosted, 0),
        view={**scene_now(hosted, 0).view, "scored": scored, "day": 4},
        acting=(),
        over=True,
        legal=(),
    )
    found = drawn(painter(hosted), scene, outcome=outcome)
    starred = [re.sub(r"\D+", "", each.text) for each in of_class(found, "best") if each.tag == "td"]
    assert starred == ["25", "10", "10", "10", "10", "0", "0", "0"]
    assert [each.attributes["data-clause"] for each in of_class(found, "clause")] == ["J14"]


def test_the_first_round_is_the_first() -> None:
    hosted, _ = full("hunt", 3)
    assert painter(hosted).drawing.heading(scene_now(hosted, 0).view) == "Day 1 of 4 · Round 1"


def test_cards_in_hand_say_what_they_are_worth() -> None:
    hosted, _ = full("hunt", 3)
    edition = hosted.setup.edition.shadow
    found = drawn(painter(hosted), scene_now(hosted, 0))
    for card, name in zip(rules.Card, KINDS, strict=True):
        held = by_id(found, f"hand-{name}")
        worth = signed(edition.pile_points[card]), signed(edition.hand_points[card])
        numbers = re.findall(r"[−×]?\d+", held.text)
        assert numbers == [*worth, f"×{edition.copies[card]}"]
        assert all(points in held.attributes["aria-label"] for points in worth)


def test_what_every_hand_holds_can_be_looked_up() -> None:
    hosted, _ = full("hunt", 3)
    choose(hosted, {0: "wolf", 1: "carrot"})
    for reader in (0, None):
        rows = [each for each in drawn(painter(hosted, reader), scene_now(hosted, reader)) if each.tag == "td"]
        assert [row.text for row in rows] == ["1", "2", "3", "3", "1"] * 3


def test_a_lodge_shows_its_side_its_pile_its_easy_prey_and_the_hunter_under_it() -> None:
    hosted, _ = full("hunt", 3)
    paint = painter(hosted, None)
    view = scene_now(hosted, None).view
    none = dict.fromkeys(KINDS, 0)
    view = {
        **view,
        "start": 1,
        "turned": [False, True, False],
        "under": [0, 1, 0],
        "easy": [None, "rabbit", None],
        "pile": [none, none | {"wolf": 2, "carrot": 1}, none],
        "hand": [none | {"carrot": 1}, none | {"wolf": 1, "rabbit": 2}, none | {"wolf": 1}],
    }
    scene = replace(scene_now(hosted, None), view=view)
    lodge = lodges(paint, scene)[1]
    assert (lodge.is_turned, lodge.starts, lodge.held, lodge.pile_size) == (True, True, 3, 3)
    assert [heap.text for heap in lodge.pile] == ["2 wolves", "1 carrot"]
    found = drawn(paint, scene)
    text = by_id(found, "lodge-1").text
    for words in ("start card", "Prey pile: 3", "2 wolves", "1 carrot", "3 cards in hand (1 wolf, 2 rabbits)"):
        assert words in text
    labels = [each.attributes.get("aria-label") for each in found if each.attributes.get("role") == "img"]
    for words in ("Lodge, “4” side up", "hunter under the lodge", "Easy prey: rabbit"):
        assert words in labels
    assert not of_class(found, "held")


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("reader", [0, 2])
def test_lodges_stand_clockwise_from_the_readers_own(seats: int, reader: int) -> None:
    hosted, _ = full("hunt", seats)
    around = paint_order(painter(hosted, reader), scene_now(hosted, reader))
    assert around == [(reader + place) % seats for place in range(seats)]


def paint_order(paint: Painter, scene: Scene) -> list[int]:
    """The seats in the order of their places in the ring."""
    drawn_lodges: list[Lodge] = paint.drawing.picture(scene)["lodges"]
    assert [lodge.place for lodge in drawn_lodges] == list(range(len(drawn_lodges)))
    return [lodge.seat for lodge in drawn_lodges]


def test_every_event_of_the_hunt_has_its_phase() -> None:
    """J3 What cards do is shown step by step; what only tidies up is not told one by one."""
    acting = {named_member(kind) for kind in rules.Event if kind.clause in ("J4", "J5", "J6", "J7")}
    assert set(PHASES) == acting
    assert acting <= HuntDrawing.frames
    assert HuntDrawing.together.isdisjoint({"hunter-takes-wolf", "wolf-takes-rabbit", "rabbit-takes-carrot"})
