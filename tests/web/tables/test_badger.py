"""The badger in the browser: what is drawn at every moment, and what can be done there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Any

import pytest

from sousbois.core.errors import Illegal
from sousbois.core.event import Event as Told
from sousbois.core.naming import names_of
from sousbois.core.outcome import Outcome
from sousbois.core.words import LANGUAGES
from sousbois.games import load
from sousbois.games.badger.material import Event
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Opened
from sousbois.play.steps import Step
from sousbois.web.drawing import Scene
from sousbois.web.rendering import Painter
from sousbois.web.scenes import scene_now, scenes_between
from sousbois.web.strip import SeatMark
from sousbois.web.tables.badger import BadgerDrawing
from sousbois.web.tables.badger_cards import Cards
from sousbois.web.tables.badger_places import ARRIVING, DISCARD, Spot, lying, stacks_of
from sousbois.web.tables.badger_result import result_rows
from tests.play.hosting import any_decision
from tests.web.markup import Element, elements

GAMES = [(3, 0, "fr"), (4, 3, "en"), (5, 2, "fr")]
"""Seats, seed and language of games that are looked at from beginning to end."""
each_game = pytest.mark.parametrize(("seats", "seed", "language"), GAMES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def table(seats: int = 4, seed: int = 3, **options: Any) -> Hosted:
    """A table full of people."""
    game = load("badger")
    edition = game.edition()
    hosted = Hosted(
        Opened(game.name, game.version, edition.id, edition.digest, options, seats, seed, "p", listed=False)
    )
    for seat in range(seats):
        hosted.take(hosted.sit(seat, f"player-{seat}", f"Nom {seat}"))
    return hosted


def moments(hosted: Hosted, seed: int) -> Iterator[list[Step]]:
    """Plays a game to its end; what each decision set off, beginning with none."""
    chance = Random(seed)
    yield []
    while hosted.stage == "running":
        yield hosted.take(any_decision(hosted, chance))


def painter_for(hosted: Hosted, seat: int | None, language: str = "en") -> Painter:
    return Painter(hosted.setup, hosted.names, seat, language)


class Page:
    """A board as it is drawn for one reader."""

    def __init__(self, painter: Painter, hosted: Hosted, scene: Scene) -> None:
        outcome = hosted.table.outcome() if hosted.table and scene.over else None
        names = enumerate(hosted.names)
        strip = [SeatMark(seat, name, False, False, "", False, False, "here", "") for seat, name in names]
        self.html = painter.board(scene, strip, outcome, table_id="x", followed_by=None)
        ids = Counter(re.findall(r' id="([^"]+)"', self.html))
        assert set(ids.values()) == {1}, [each for each, count in ids.items() if count > 1]
        self.ids = set(ids)

    @cached_property
    def all(self) -> list[Element]:
        """The elements in their order."""
        return elements(self.html)

    def by_id(self, wanted: str) -> Element:
        """The element of an id."""
        return next(element for element in self.all if element.attributes.get("id") == wanted)

    def of_class(self, wanted: str) -> list[Element]:
        """The elements of a class."""
        return [element for element in self.all if wanted in element.classes]

    def controls(self, *, refused: bool = False) -> list[str]:
        """What the buttons send, those that may be pressed or those that are refused."""
        buttons = re.findall(r' data-moves="([^"]*)"([^>]*)>', self.html)
        return [moves for moves, others in buttons if ("aria-disabled" in others) == refused]

    def gliding(self) -> set[str]:
        """The ids of what glides when it moves."""
        return set(re.findall(r' id="([^"]+)"[^>]* data-glide>', self.html))


def drawn(hosted: Hosted, seat: int | None, language: str = "en", **fields: Any) -> Page:
    """The table as it stands, with these fields instead of what a reader sees; what a mapping leaves out is 0."""
    scene = scene_now(hosted, seat)
    view = dict(scene.view)
    for name, value in fields.items():
        view[name] = dict.fromkeys(view[name], 0) | value if isinstance(value, dict) else value
    return Page(painter_for(hosted, seat, language), hosted, replace(scene, view=view))


def collections(hosted: Hosted, *found: dict[str, int]) -> list[dict[str, int]]:
    """A collection for each seat, from its beginnings."""
    nothing = dict.fromkeys(scene_now(hosted, None).view["collection"][0], 0)
    return [nothing | each for each in (*found, *[{}] * hosted.opened.seats)][: hosted.opened.seats]


def is_refused(hosted: Hosted, seat: int, move: str) -> bool:
    """Whether the rules forbid a decision, with a reason."""
    try:
        hosted.considered(seat, hosted.ply, [move])
    except Illegal:
        return True
    return False


# What can be done


@each_game
def test_every_legal_action_has_one_control_and_every_other_control_is_refused(
    seats: int, seed: int, language: str
) -> None:
    hosted = table(seats, seed, optional_effects=seats == 5)
    questions = set()
    for _ in moments(hosted, seed):
        for seat in hosted.owing():
            scene, page = scene_now(hosted, seat), drawn(hosted, seat, language)
            questions.add(scene.view["question"])
            assert sorted(page.controls()) == sorted(scene.legal)
            assert all(is_refused(hosted, seat, move) for move in page.controls(refused=True))
    assert questions == {"stake", "leaf", "magpie", "keep", "cage", "trap", "partner"}


def test_who_is_not_asked_and_who_looks_on_have_nothing_to_press() -> None:
    hosted = table()
    for _, _ in zip(moments(hosted, 5), range(12), strict=False):
        (asked,) = hosted.owing()
        for reader in {None, 0, 1, 2, 3} - {asked}:
            page = drawn(hosted, reader)
            assert page.controls() == page.controls(refused=True) == []


@in_every_language
def test_leaves_that_may_be_played_are_raised_and_the_others_are_refused(language: str) -> None:
    hosted, chance = table(), Random(1)
    while True:
        (seat,) = hosted.owing()
        scene = scene_now(hosted, seat)
        hand = scene.view["hand"][seat]
        if scene.view["question"] == "leaf" and 0 < len(scene.legal) < len(hand):
            break
        hosted.take(any_decision(hosted, chance))
    page = drawn(hosted, seat, language)
    for leaf in hand:
        card = page.by_id(f"leaf-{leaf}")
        assert card.tag == "button"
        assert card.attributes["data-moves"] == leaf
        assert card.attributes["data-card"] == leaf
        assert ("card--raised" in card.classes) == (leaf in scene.legal)
        assert ("aria-disabled" in card.attributes) == (leaf not in scene.legal)


def test_leaves_can_be_pressed_in_vain_while_a_card_is_to_be_chosen() -> None:
    hosted = table()
    (seat,) = hosted.owing()
    assert drawn(hosted, seat).controls(refused=True) == scene_now(hosted, seat).view["hand"][seat]


# What is seen


def test_nobody_sees_leaves_of_others_before_they_are_laid() -> None:
    hosted = table(3, 2)
    for step, _ in enumerate(moments(hosted, 2)):
        reader = (0, 1, 2, None)[step % 4]
        page, view = drawn(hosted, reader), scene_now(hosted, reader).view
        own = [] if reader is None else view["hand"][reader]
        shown = {each.removeprefix("leaf-") for each in page.ids if each.startswith("leaf-")}
        assert shown <= {*own, *view["laid"]}


def test_the_hand_lies_by_colour_and_value_and_only_trumps_wear_a_crown() -> None:
    hosted = table()
    hand = ["pink-5", "orange-1", "orange-11", "green-4"]
    page = drawn(hosted, 2, hand=["hidden", "hidden", hand, "hidden"])
    leaves = [each for each in page.of_class("leaf") if each.attributes["id"].startswith("leaf-")]
    assert [each.attributes["data-card"] for each in leaves] == hand
    assert ["♛" in each.text for each in leaves] == [True, False, False, False]
    assert [each.attributes["aria-label"] for each in leaves] == [
        "pink 5, trump, tramples the 7",
        "orange 1, trampled by the 5",
        "orange 11, trampled by the 7",
        "green 4",
    ]
    assert ["leaf--begins" in each.classes for each in leaves] == [True, True, False, True]


@in_every_language
def test_the_winning_leaf_and_a_trampled_one_have_a_sign_and_words(language: str) -> None:
    hosted = table()
    laid = ["orange-1", "orange-5", "blue-11", None]
    page = drawn(hosted, None, language, stake="male-down", first=0, turn=3, question="leaf", laid=laid)
    (winning,) = page.of_class("is-winning")
    (trampled,) = page.of_class("is-trampled")
    assert "★" in winning.text
    assert "✗" in trampled.text
    say = painter_for(hosted, None, language).words.say
    assert page.by_id("leaf-orange-5").attributes["aria-label"].endswith(say("state-winning"))
    assert page.by_id("leaf-orange-1").attributes["aria-label"].endswith(say("state-trampled"))


@each_game
def test_one_leaf_is_marked_as_winning_as_long_as_leaves_lie_there(seats: int, seed: int, language: str) -> None:
    hosted = table(seats, seed)
    drawing = painter_for(hosted, 0, language).drawing
    for steps in moments(hosted, seed):
        scenes = [scene for scene, _ in scenes_between(hosted, 0, steps, drawing)]
        winners = set()
        for scene in (*scenes, scene_now(hosted, 0)):
            places = drawing.picture(scene)["places"]
            winning = [place.seat for place in places if place.is_winning]
            assert len(winning) == any(place.leaf for place in places)
            winners.update(winning)
        assert len(winners) < 2


def test_cards_to_be_won_show_picture_arrow_and_points_and_those_alike_lie_on_each_other() -> None:
    hosted = table()
    page = drawn(hosted, None, face_up={"badger-down": 1, "twig-up": 3}, stake="female-up", question="leaf")
    assert page.by_id("offer-badger-down-0").text == "▼+3"
    assert page.by_id("offer-badger-down-0").attributes["aria-label"] == "badger, the lowest wins, 3 points"
    assert page.by_id("offer-twig-up-2").attributes["aria-label"] == "3 × twig, the highest wins, −1 point"
    assert {"offer-twig-up-0", "offer-twig-up-1"} < page.gliding()
    assert page.by_id("stake").attributes["aria-label"] == "At stake: female, the highest wins, 1 point"


def test_associated_cards_lie_on_each_other_and_stacks_alike_together() -> None:
    hosted = table()
    found = collections(hosted, {"bone": 1, "twig": 4, "badger-bone-cage": 1, "female-wheat": 2})
    page = drawn(hosted, 1, collection=found)
    groups = [each.attributes for each in page.all if each.attributes.get("id", "").startswith("group-0-")]
    assert [(each["id"], each["aria-label"]) for each in groups] == [
        ("group-0-badger-bone-cage", "a caged badger busy with its bone"),
        ("group-0-female-wheat", "2 × a female fed with wheat"),
        ("group-0-bone", "a bone"),
        ("group-0-twig", "4 × a twig"),
    ]
    held = [each for each in page.gliding() if each.startswith("held-0-")]
    kinds = Counter(each.rpartition("-")[2] for each in held)
    assert kinds == {"badger": 1, "bone": 2, "cage": 1, "female": 2, "wheat": 2, "twig": 4}
    assert page.by_id("group-0-twig").text == "4"


def test_a_collection_shows_its_points() -> None:
    hosted = table()
    found = collections(hosted, {"twig": 4}, {"badger-bone": 1, "female-weevil": 1})
    page = drawn(hosted, 1, collection=found)
    assert [each.text for each in page.of_class("collection__points")] == [
        "0 points",
        "0 points",
        "−4 points",
        "5 points",
    ]


def test_the_others_sit_clockwise_from_the_left_and_the_reader_last() -> None:
    hosted = table(5)
    names = [each.text for each in drawn(hosted, 3).of_class("collection__name")]
    assert names == ["Nom 4", "Nom 0", "Nom 1", "Nom 2", "Nom 3"]


def test_what_has_been_seen_names_the_leaves_that_are_left_and_who_lacks_a_colour() -> None:
    hosted = table(3)
    played = [f"orange-{value}" for value in range(1, 10)]
    hand = [["orange-10"], "hidden", "hidden"]
    page = drawn(hosted, 0, hand=hand, played=played, lacks=[[], ["orange"], ["orange", "blue"]])
    rows = [each.text for each in page.all if each.tag == "tr"]
    assert rows[1:] == [
        "pink, trumps 1 2 3 4 5 6 7 –",
        "orange 11 Nom 1, Nom 2",
        "blue 1 2 3 4 5 6 7 8 9 10 11 Nom 2",
    ]


def test_the_place_of_the_hand_stays_when_it_is_empty() -> None:
    hosted = table()
    page = drawn(hosted, 0, hand=[[], "hidden", "hidden", "hidden"])
    assert len(page.of_class("handplace")) == 1
    assert "hand" not in page.ids
    assert not drawn(hosted, None).of_class("handplace")


# What happens


@in_every_language
def test_every_kind_of_event_can_be_shown(language: str) -> None:
    unseen = set(names_of(Event)) - {"round-begins", "card-turned-up"}  # the deal is a position, not a decision
    for seed in range(40):
        hosted = table(3 + seed % 3, seed, optional_effects=seed % 2 == 0)
        reader = (0, 1, 2, None)[seed % 4]
        painter = painter_for(hosted, reader, language)
        for steps in moments(hosted, seed):
            if new := {step.event.kind for step in steps} & unseen:
                for scene, _ in scenes_between(hosted, reader, steps, painter.drawing):
                    (told,) = Page(painter, hosted, scene).of_class("told")
                    assert told.text
                Page(painter, hosted, scene_now(hosted, reader))
                unseen -= new
        if not unseen:
            return
    pytest.fail(f"never seen: {unseen}")


def moved(scene: Scene) -> set[str]:
    """The ids of the cards that do not bear the name of the place where they lie: those that have just come there."""
    return {
        card.id
        for (where, stack), stacks in lying(scene.events, scene.view).items()
        for number, cards in enumerate(stacks)
        for card in cards
        if not isinstance(where, int) or cards != stacks_of(where, stack, len(stacks))[number]
    }


@each_game
def test_collection_cards_glide_from_where_they_lay(seats: int, seed: int, language: str) -> None:
    hosted = table(seats, seed)
    painter = painter_for(hosted, 0, language)
    before: set[str] = set()
    for steps in moments(hosted, seed):
        scenes = [scene for scene, _ in scenes_between(hosted, 0, steps, painter.drawing)]
        for scene in (*scenes, scene_now(hosted, 0)):
            page = Page(painter, hosted, scene)
            assert moved(scene) - {ARRIVING} <= before
            if not scene.over:
                assert moved(scene) <= page.gliding()
            before = page.gliding()


def test_a_leaf_is_the_same_thing_in_the_hand_and_in_the_trick() -> None:
    hosted = table()
    (seat,) = hosted.owing()
    hosted.take(any_decision(hosted, Random(1)))
    before = drawn(hosted, seat)
    hosted.take(any_decision(hosted, Random(1)))
    leaf = f"leaf-{scene_now(hosted, seat).view['laid'][seat]}"
    assert leaf in before.gliding() & drawn(hosted, seat).gliding()
    assert before.by_id(leaf).tag == "button"


def test_all_that_a_hungry_badger_eats_is_seen_and_told_at_once() -> None:
    hosted = table()
    eaten = ["female", "female", "male-wheat"]
    events = tuple(Told("badger-eats", "B16", 1, {"stack": stack}) for stack in eaten)
    scene = replace(scene_now(hosted, 0), events=events, acting=(), legal=())
    page = Page(painter_for(hosted, 0), hosted, scene)
    assert "badger-eats" in BadgerDrawing.together
    assert [each.text for each in page.of_class("told")] == [
        "Nom 1’s hungry badger eats a female. (×2) Nom 1’s hungry badger eats a male fed with wheat."
    ]
    lost = {f"held-1-{at}" for at in ("female-0-female", "female-1-female", "male-wheat-0-male", "male-wheat-0-wheat")}
    assert lost <= page.gliding()


@pytest.mark.parametrize(
    ("events", "after", "where", "ids"),
    [
        (
            [("card-joins", 0, {"card": "wheat"}), ("hamster-gets-food", 0, {"hamster": "female", "food": "wheat"})],
            [{"female-wheat": 1}],
            (0, "female-wheat"),
            ["held-0-female-0-female", "stake"],
        ),
        (
            [("badger-stolen", 0, {"owner": 1, "stack": "badger-bone"})],
            [{"badger-bone-cage": 1}],
            (0, "badger-bone-cage"),
            ["held-1-badger-bone-0-badger", "held-1-badger-bone-0-bone", "stake"],
        ),
        (
            [("card-joins", 1, {"card": "female"}), ("badger-eats", 1, {"stack": "female"})],
            [{}, {"badger": 1}],
            (DISCARD, "female"),
            ["stake"],
        ),
        (
            [("magpie-takes", 0, {"owner": 2, "card": "twig"})],
            [{}, {}, {"twig": 1}],
            (ARRIVING, "twig"),
            ["held-2-twig-1-twig"],
        ),
        (
            [("bone-keeps-badger-busy", 1, {"badger": "badger-cage"})],
            [{}, {"badger-bone-cage": 1}],
            (1, "badger-bone-cage"),
            ["held-1-badger-cage-0-badger", "stake", "held-1-badger-cage-0-cage"],
        ),
    ],
    ids=["fed on arrival", "stolen with its bone", "eaten on arrival", "taken by a magpie", "a partner chosen"],
)
def test_a_card_keeps_its_name_from_move_to_move(
    events: list[tuple[str, int, dict[str, Any]]], after: list[dict[str, int]], where: Spot, ids: list[str]
) -> None:
    hosted = table()
    view = dict(scene_now(hosted, None).view) | {"collection": collections(hosted, *after)}
    told = [Told(kind, "B26", seat, values) for kind, seat, values in events]
    assert [[card.id for card in stack] for stack in lying(told, view)[where]] == [ids]


@each_game
def test_as_many_stacks_lie_in_a_collection_as_the_view_says(seats: int, seed: int, language: str) -> None:
    hosted = table(seats, seed)
    drawing = painter_for(hosted, None, language).drawing
    for steps in moments(hosted, seed):
        scenes = [scene for scene, _ in scenes_between(hosted, None, steps, drawing)]
        for scene in (*scenes, scene_now(hosted, None)):
            spots = lying(scene.events, scene.view)
            for seat, held in enumerate(scene.view["collection"]):
                assert {stack: len(spots[seat, stack]) for stack in held} == held


def test_the_card_at_stake_lies_there_until_it_is_told_where_it_goes() -> None:
    hosted, chance = table(), Random(1)
    painter = painter_for(hosted, 0)
    steps: list[Step] = []
    while "card-joins" not in [step.event.kind for step in steps]:
        steps = hosted.take(any_decision(hosted, chance))
    pages = {scene.events[-1].kind: scene for scene, _ in scenes_between(hosted, 0, steps, painter.drawing)}
    assert "stake" in Page(painter, hosted, pages["trick-won"]).ids
    assert not Page(painter, hosted, pages["card-joins"]).of_class("at-stake")


# The result


@each_game
def test_what_the_parts_are_worth_makes_up_the_score(seats: int, seed: int, language: str) -> None:
    hosted = table(seats, seed)
    for _ in moments(hosted, seed):
        pass
    assert hosted.table is not None
    outcome = hosted.table.outcome()
    assert outcome is not None
    painter = painter_for(hosted, 0, language)
    rows = painter.drawing.result(outcome, hosted.table.view(0))["rows"]
    assert [sum(part.worth for part in row.parts) for row in rows] == [row.total for row in rows]
    assert [row.total for row in rows] == [outcome.scores[seat] for seat in outcome.by_place]
    assert [row.place for row in rows] == sorted(outcome.ranking)


def test_twigs_fed_hamsters_and_a_pair_count_as_the_rules_say() -> None:
    hosted = table(3)
    view = dict(scene_now(hosted, 0).view)
    view["collection"] = collections(
        hosted, {"twig": 5, "female-wheat": 2, "male-trap": 1, "badger-bone-cage": 1}, {"twig": 2, "weevil": 1}
    )
    cards = Cards(hosted.setup, painter_for(hosted, 0).words, None)  # type: ignore[arg-type]  # nobody is told anything
    outcome = Outcome((19, -2, 0), (1, 3, 2), ())
    rows = result_rows(outcome, view, hosted.setup, painter_for(hosted, 0).words, hosted.names, cards)
    assert [[(part.label, part.worth) for part in row.parts] for row in rows] == [
        [
            ("a caged badger busy with its bone", 3),
            ("2 × a female fed with wheat", 4),
            ("a trapped male", 1),
            ("5 × a twig", 10),
            ("Pair", 1),
        ],
        [],
        [("2 × a twig", -2), ("a weevil", 0)],
    ]


@in_every_language
def test_the_result_is_a_table_with_headers_in_order_of_place(language: str) -> None:
    hosted = table(5, 2)
    for _ in moments(hosted, 2):
        pass
    page = drawn(hosted, 1, language)
    outcome = hosted.table.outcome() if hosted.table else None
    assert outcome is not None
    headers = [each for each in page.all if each.attributes.get("scope") == "col"]
    assert len(headers) == 5
    assert all(header.text for header in headers)
    players = [each.text for each in page.all if each.attributes.get("scope") == "row"]
    assert players == [f"{outcome.ranking[seat]}. {hosted.names[seat]}" for seat in outcome.by_place]
    assert not page.of_class("badger")  # the collections are shown once
