"""Igels in the browser: what is drawn at every moment, and what can be done there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sousbois.core.errors import Illegal
from sousbois.core.event import Event as Told
from sousbois.core.naming import names_of
from sousbois.games import load
from sousbois.games.igels.material import Event
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Opened
from sousbois.play.steps import Step
from sousbois.play.table import Table
from sousbois.web.drawing import Scene
from sousbois.web.pictures import NAMES
from sousbois.web.rendering import FOLDER, Painter
from sousbois.web.scenes import scene_now, scenes_between
from sousbois.web.tables.igels import IgelsDrawing
from tests import ftl
from tests.play.hosting import any_decision
from tests.rules.igels.glade import Glade
from tests.web.markup import Element, elements

WORDS = FOLDER / "tables" / "igels"
PEOPLE = ("Ana", "Boris", "Chloé", "Émile")
GAMES = [
    (3, 5, "fr", {"forest_size": 8, "choose_species": True}),
    (4, 2, "en", {"forest_size": 10, "standing_dens": True}),
]
"""Seats, seed, language and options of games that are looked at from beginning to end."""
each_game = pytest.mark.parametrize(("seats", "seed", "language", "options"), GAMES)
EVERY = 7
"""Of so many positions one is looked at."""


class Page:
    """A board as it is drawn for one reader."""

    def __init__(self, painter: Painter, scene: Scene, table: Table | None = None) -> None:
        outcome = table.outcome() if table and scene.over else None
        self.html = painter.board(scene, [], outcome, table_id="x", followed_by=None)
        self.all = elements(self.html)
        self.ids = Counter(element.attributes["id"] for element in self.all if "id" in element.attributes)
        assert set(self.ids.values()) == {1}, [each for each, count in self.ids.items() if count > 1]

    def by_id(self, wanted: str) -> Element:
        """The element of an id."""
        return next(element for element in self.all if element.attributes.get("id") == wanted)

    def of_class(self, wanted: str) -> list[Element]:
        """All elements of a class."""
        return [element for element in self.all if wanted in element.classes]

    def rows(self) -> list[tuple[str, ...]]:
        """The rows of all sums, one below the other."""
        cells = iter([element.text for element in self.all if element.tag in ("th", "td")])
        return list(zip(cells, cells, cells, strict=True))

    @property
    def controls(self) -> list[Element]:
        """Whatever can be pressed to decide something."""
        return [element for element in self.all if "data-moves" in element.attributes]

    def moves(self, enabled: bool = True) -> set[str]:
        """What can be decided; or what is there to press although it cannot."""
        return {
            control.attributes["data-moves"]
            for control in self.controls
            if ("aria-disabled" not in control.attributes) is enabled
        }


def hosted_table(seats: int, seed: int, options: dict[str, Any]) -> Hosted:
    """A table full of people."""
    game = load("igels")
    edition = game.edition()
    hosted = Hosted(Opened("igels", game.version, edition.id, edition.digest, options, seats, seed, "p", listed=False))
    for seat in range(seats):
        hosted.take(hosted.sit(seat, f"player-{seat}", PEOPLE[seat]))
    return hosted


def moments(hosted: Hosted, seed: int) -> Iterator[list[Step]]:
    """Plays a game to its end; what each decision set off, beginning with none."""
    chance = Random(seed)
    yield []
    while hosted.stage == "running":
        yield hosted.take(any_decision(hosted, chance))


def glade_page(glade: Glade, seat: int | None, *draft: str, language: str = "en") -> Page:
    """A table set up by hand, as it is drawn for one reader who may have begun a decision."""
    table = glade.table
    painter = Painter(table.setup, PEOPLE[: table.seats], seat, language)
    return Page(painter, glade_scene(glade, seat, draft), table)


def glade_scene(glade: Glade, seat: int | None, draft: Sequence[str] = ()) -> Scene:
    """What one reader sees of a table set up by hand."""
    table = glade.table
    seen = table if seat is None or not draft else table.after(seat, draft)
    legal = () if seat is None else tuple(map(str, seen.legal(seat)))
    return Scene(seen.view(seat), table.events, 0, table.acting(), draft=tuple(draft), legal=legal)


def check_controls(page: Page, scene: Scene, hosted: Hosted) -> None:
    """Every legal action is offered by a control with exactly these moves, and every other control is refused."""
    begun = "".join(f"{move} " for move in scene.draft)
    back = {""} if scene.draft else set()
    assert page.moves() == {begun + action for action in scene.legal} | back
    for moves in page.moves(enabled=False):
        with pytest.raises(Illegal):
            hosted.considered(scene.view["seat"], hosted.ply, moves.split())


# Words


def test_both_languages_have_the_same_words_set_in_good_type() -> None:
    assert ftl.variables(WORDS, "fr") == ftl.variables(WORDS, "en")
    wrong = {"en": r"['\"]|\.\.\.", "fr": r"['\"]|\.\.\.|(?<!\u00a0)[:;!?»]|«(?!\u00a0)"}
    for language, pattern in wrong.items():
        assert [text for text in ftl.texts(WORDS, language) if re.search(pattern, text)] == []


# Whole games


@each_game
def test_every_legal_action_and_nothing_else_can_be_pressed(
    seats: int, seed: int, language: str, options: dict[str, Any]
) -> None:
    hosted = hosted_table(seats, seed, options)
    painters = [Painter(hosted.setup, hosted.names, seat, language) for seat in range(seats)]
    begun: set[str] = set()
    for number, _ in enumerate(moments(hosted, seed)):
        if hosted.stage != "running":
            break
        (seat,) = hosted.owing()
        scene = scene_now(hosted, seat)
        if number % EVERY == 0:
            check_controls(Page(painters[seat], scene), scene, hosted)
        for action in set(scene.legal) - begun:
            if action.startswith(("play-", "trade-")) and hosted.decide(seat, hosted.ply, [action]) is None:
                begun.add(action)
                draft = scene_now(hosted, seat, (action,))
                check_controls(Page(painters[seat], draft), draft, hosted)
    assert len(begun) > 20


@each_game
def test_everybody_else_sees_the_same_table_without_anything_to_press(
    seats: int, seed: int, language: str, options: dict[str, Any]
) -> None:
    hosted = hosted_table(seats, seed, options)
    painters = [Painter(hosted.setup, hosted.names, seat, language) for seat in (*range(seats), None)]
    for number, steps in enumerate(moments(hosted, seed)):
        if number % EVERY:
            continue
        at = number // EVERY % len(painters)
        seat = at if at < seats else None
        if seat not in hosted.owing():
            assert not Page(painters[at], scene_now(hosted, seat), hosted.table).controls
        for scene, _ in scenes_between(hosted, seat, steps, painters[at].drawing):
            assert not Page(painters[at], scene).controls


def test_whatever_happens_is_drawn_with_pictures_that_exist() -> None:
    told: set[str] = set()
    for seats, seed, language, options in GAMES:
        hosted = hosted_table(seats, seed, options)
        painter = Painter(hosted.setup, hosted.names, 0, language)
        for steps in moments(hosted, seed):
            new = {step.event.kind for step in steps[:-1]} - told
            told |= {step.event.kind for step in steps}
            for scene, _ in scenes_between(hosted, 0, steps, painter.drawing) if new else ():
                page = Page(painter, scene)
                used = [element.attributes["href"] for element in page.all if element.tag == "use"]
                assert {href.partition("#")[2] for href in used} <= set(NAMES)
    assert IgelsDrawing.frames <= set(names_of(Event))
    assert IgelsDrawing.together <= IgelsDrawing.frames
    assert len(told & IgelsDrawing.frames) > len(IgelsDrawing.frames) / 2


@each_game
def test_the_result_tells_where_the_points_of_the_outcome_come_from(
    seats: int, seed: int, language: str, options: dict[str, Any]
) -> None:
    hosted = hosted_table(seats, seed, options)
    for _ in moments(hosted, seed):
        pass
    assert hosted.table is not None
    outcome = hosted.table.outcome()
    assert outcome is not None
    painter = Painter(hosted.setup, hosted.names, 1, language)
    view = hosted.table.view(1)
    players = painter.drawing.result(outcome, view)["players"]
    assert [player.seat for player in players] == list(outcome.by_place)
    for player in players:
        assert player.total == outcome.scores[player.seat] == player.foods + player.bonus + player.penalty
        assert player.foods + player.bonus == sum(stored.points for stored in player.larder)
        assert player.winner == (player.seat in outcome.winners)
    page = Page(painter, scene_now(hosted, 1), hosted.table)
    shown = [element.text for element in page.all if element.tag == "td"][-seats:]
    assert shown == [str(outcome.scores[seat]).replace("-", "−") for seat in outcome.by_place]


# The glade


def test_a_side_shows_who_stands_there_and_where_its_total_comes_from() -> None:
    glade = Glade(pools=("jumbo oppa", "pfeffer"), hands=("mud-ball waste-oil duckweed",))
    glade.bind("club")
    glade.fights("jumbo oppa", "pfeffer")
    glade.lays("mud-ball waste-oil")
    page = glade_page(glade, 0)
    assert page.by_id("animal-jumbo").attributes["aria-label"].startswith("Jumbo, SAP 7, Club")
    sums = page.rows()
    assert sums[: sums.index(("Total", "", "8")) + 1] == [
        ("From", "How", "SAP"),
        ("Jumbo", "", "5"),
        ("Club", "bound", "2"),
        ("Grandpa Oppa", "", "2"),
        ("Mud ball", "", "1"),
        ("Waste oil", "", "1"),
        ("Pfeffer", "ability", "−3"),
        ("Total", "", "8"),
    ]
    assert page.by_id("side-1").text.startswith("Boris")


def test_a_total_never_falls_below_nought_and_says_so() -> None:
    glade = Glade(pools=("oursin", "berthe"), hands=("", "bear-trap waste-oil duckweed"))
    glade.fights("oursin", "berthe")
    glade.lays("", "bear-trap waste-oil")
    totals = [row for row in glade_page(glade, 1).rows() if row[0] == "Total"]
    assert totals == [("Total", "instead of −1", "0"), ("Total", "", "7")]


def test_the_reader_sees_what_they_have_laid_and_only_the_backs_of_the_others() -> None:
    glade = Glade(pools=("jumbo", "pfeffer"), hands=("mud-ball mud-ball", "chainsaw"))
    glade.fights("jumbo", "pfeffer")
    glade.pass_window()
    glade.play(0, "lay-mud-ball")
    glade.play(1, "lay-chainsaw")
    mine, theirs = glade_page(glade, 0), glade_page(glade, 2)
    assert mine.by_id("card-0-mud-ball-1").attributes["aria-label"] == "Mud ball, combat card, value 1, face down"
    assert mine.by_id("card-0-mud-ball-0").attributes["data-moves"] == "lay-mud-ball"
    assert {"laid-0-0", "laid-1-0"} <= set(theirs.ids)
    assert "chainsaw" not in mine.html
    assert "mud-ball" not in theirs.html


def test_a_card_keeps_its_id_from_the_hand_to_the_glade() -> None:
    glade = Glade(pools=("jumbo", "pfeffer"), hands=("mud-ball mud-ball club", "chainsaw"))
    glade.fights("jumbo", "pfeffer")
    glade.pass_window()
    assert "data-glide" in glade_page(glade, 0).by_id("card-0-mud-ball-1").attributes
    glade.play(0, "lay-mud-ball")
    assert "is-face-down" in glade_page(glade, 0).by_id("card-0-mud-ball-1").classes
    glade.play(1, "pass")
    glade.play(0, "lay-mud-ball")
    laid = [element.attributes["id"] for element in glade_page(glade, 0).of_class("ig-laid")]
    assert laid == ["card-0-mud-ball-1", "card-0-mud-ball-0"]
    glade.play(0, "pass")
    assert "is-face-down" not in glade_page(glade, 0).by_id("card-0-mud-ball-0").classes


def test_an_event_lies_in_the_glade_while_it_is_answered() -> None:
    glade = Glade(pools=("", "pfeffer"), hands=("thieving-magpie", "duckweed"), foods=("", "nut"), step="build-window")
    glade.play(0, "play-thieving-magpie")
    page = glade_page(glade, 1)
    assert page.by_id("card-0-thieving-magpie-0").attributes["aria-label"].startswith("Thieving magpie")
    assert page.of_class("ig-now__said")[0].text == "Ana plays “Thieving magpie” to take a nut from you."
    assert page.moves() == {"counter-duckweed", "decline"}
    assert page.by_id("answer-decline").text == "Let it happen"


# Foods


@pytest.mark.parametrize(
    ("kind", "values", "place", "before"),
    [
        ("food-taken", {"food": "nut"}, "heap-larder-0-nut", "food-forest-nut-3"),
        ("food-stolen", {"food": "nut", "victim": 1}, "heap-larder-0-nut", "food-larder-1-nut-1"),
        ("food-secured", {"food": "worm"}, "heap-den-0-worm", "food-larder-0-worm-0"),
    ],
)
def test_a_food_that_has_just_moved_keeps_the_id_by_which_it_glides(
    kind: str, values: dict[str, Any], place: str, before: str
) -> None:
    glade = Glade(pools=("jumbo",), foods=("nut", "nut"), secured=("worm",))
    glade.state.forest[0] = 3
    scene = replace(glade_scene(glade, None), events=(Told(kind, "I21", 0, values),), acting=())
    page = Page(Painter(glade.table.setup, PEOPLE, None, "en"), scene)
    assert before in page.ids
    assert place in page.ids


def test_the_forest_tells_what_its_foods_are_worth_to_the_reader() -> None:
    glade = Glade(pools=("jumbo",))
    page = glade_page(glade, 0)
    assert page.by_id("heap-forest-worm").attributes["aria-label"] == "Worm × 5, 3 points each"
    assert [worth.text for worth in page.of_class("ig-heap__worth")] == ["2", "3 ♥", "2", "2", "4", "1", "1", "3"]
    french = glade_page(glade, None, language="fr")
    assert french.by_id("heap-forest-worm").attributes["aria-label"] == "Ver × 5, à 2 points"


# Decisions


def test_a_decision_of_two_steps_can_be_taken_back() -> None:
    glade = Glade(hands=("club mud-ball mud-ball",), step="trade")
    page = glade_page(glade, 0, "trade-mud-ball")
    picked = page.by_id("card-0-mud-ball-1")
    assert "is-picked" in picked.classes
    assert picked.attributes["data-moves"] == page.by_id("answer-back").attributes["data-moves"] == ""
    assert page.moves() == {"", "trade-mud-ball trade-mud-ball", "trade-mud-ball trade-club"}
    assert page.by_id("prompt").text == "And which second card?"


def test_a_target_is_named_by_pressing_the_food_itself_or_its_button() -> None:
    glade = Glade(hands=("thieving-magpie",), foods=("", "nut", "worm"), step="build-window")
    page = glade_page(glade, 0, "play-thieving-magpie")
    for name in ("heap-larder-1-nut", "answer-nut-of-1"):
        assert page.by_id(name).attributes["data-moves"] == "play-thieving-magpie nut-of-1"
    assert page.by_id("answer-nut-of-1").text == "NutBoris · 2 points"


def test_a_window_asks_in_passing() -> None:
    glade = Glade(hands=("strong-coffee mud-ball",), pools=("jumbo:asleep",), step="build-window")
    page = glade_page(glade, 0)
    assert "is-window" in page.of_class("ig-dock")[0].classes
    assert page.moves() == {"pass", "play-strong-coffee"}
    assert page.moves(enabled=False) == {"play-mud-ball"}
    quiet = glade_page(Glade(hands=("mud-ball",), step="build-window"), 0)
    assert quiet.by_id("prompt").text == "Before the battle: nothing in your hand fits this moment."


def test_animals_are_sent_by_pressing_them_and_sleepers_say_why_not() -> None:
    glade = Glade(pools=("jumbo gilly:asleep oppa:dead", "pfeffer"))
    page = glade_page(glade, 0)
    assert page.moves() == {"lead-jumbo", "stay-out"}
    assert page.moves(enabled=False) == {"lead-gilly", "lead-oppa"}
    assert page.by_id("animal-gilly").attributes["aria-label"] == "Gilly, SAP 3, asleep"


def test_a_one_shot_is_used_by_a_button_that_stands_beside_its_text() -> None:
    glade = Glade(pools=("piquant", "pfeffer"), hands=("", "mud-ball"))
    glade.fights("piquant", "pfeffer")
    glade.lays()
    page = glade_page(glade, 0)
    assert page.moves() == {"pass", "use"}
    assert page.of_class("ig-ask__about")[0].text.startswith("Sergeant Quill One single charge")


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Squirrel nest: which food do you hide? (3 to go)"),
        ("fr", "Nid d’écureuil\N{NO-BREAK SPACE}: quelle nourriture cachez-vous\N{NO-BREAK SPACE}? (encore 3)"),
    ],
)
def test_a_pick_says_what_for_and_how_many_are_to_come(language: str, asked: str) -> None:
    glade = Glade(hands=("", "", "squirrel-nest"), foods=("", "", "nut nut worm berry bug"), step="loot-window")
    glade.play(2, "play-squirrel-nest")
    page = glade_page(glade, 2, language=language)
    assert page.by_id("prompt").text == asked
    for name in ("heap-larder-2-nut", "answer-pick-nut"):
        assert page.by_id(name).attributes["data-moves"] == "pick-nut"


def test_cards_that_nobody_has_drawn_show_a_general_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = {name: file for name, file in NAMES.items() if name not in ("club", "duckweed")}
    monkeypatch.setattr("sousbois.web.tables.igels_pieces.NAMES", pictures)
    page = glade_page(Glade(hands=("club duckweed",), step="trade"), 0)
    used = [element.attributes["href"] for element in page.all if element.tag == "use"]
    assert {href.partition("#")[2] for href in used} <= set(pictures)
