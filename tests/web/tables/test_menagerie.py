"""The menagerie in the browser: what is drawn at every moment, and what can be done there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

import pytest

from sousbois.core.errors import Illegal
from sousbois.core.naming import names_of
from sousbois.core.outcome import Outcome
from sousbois.games import load
from sousbois.games.menagerie.known import Held
from sousbois.games.menagerie.material import Event, Species
from sousbois.games.menagerie.rules import cards_for_a_majority, majority
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Opened
from sousbois.play.steps import Step
from sousbois.web.drawing import Scene
from sousbois.web.rendering import Painter
from sousbois.web.scenes import scene_now, scenes_between
from sousbois.web.strip import SeatMark
from tests.play.hosting import any_decision
from tests.web.markup import Element, elements

KINDS = {kind.name.lower().replace("_", "-") for kind in Event}


@dataclass(frozen=True)
class Played:
    """A whole game: who plays, how, and who reads along in which language."""

    seats: int
    seed: int
    language: str
    options: dict[str, Any]


GAMES = (
    Played(2, 53, "fr", {}),  # sudden death at the end
    Played(4, 58, "en", {}),  # sudden death among four
    Played(5, 73, "fr", {"advanced": True}),  # a life gained
    Played(2, 21, "en", {"turn_limit": 1, "round_limit": 3}),  # all equal, then the limit of rounds
)
each_game = pytest.mark.parametrize("played", GAMES, ids=str)


def table(seats: int, seed: int, **options: Any) -> Hosted:
    """A table full of people."""
    game = load("menagerie")
    edition = game.edition()
    hosted = Hosted(
        Opened(game.name, game.version, edition.id, edition.digest, options, seats, seed, "p", listed=False)
    )
    for seat in range(seats):
        hosted.take(hosted.sit(seat, f"player-{seat}", f"Nom {seat}"))
    return hosted


def moments(played: Played) -> Iterator[tuple[Hosted, list[Step]]]:
    """The table after each decision of a game, and what the decision set off."""
    hosted, chance = table(played.seats, played.seed, **played.options), Random(played.seed)
    yield hosted, []
    while hosted.stage == "running":
        steps = hosted.take(any_decision(hosted, chance))
        yield hosted, steps


class Page:
    """A board as it is drawn for one reader."""

    def __init__(self, painter: Painter, names: tuple[str, ...], scene: Scene, outcome: Outcome | None = None) -> None:
        strip = [SeatMark(seat, name, False, False, "", False, False, "here", "") for seat, name in enumerate(names)]
        self.scene = scene
        self.html = painter.board(scene, strip, outcome, table_id="x", followed_by=None)
        self.all = elements(self.html)
        ids = Counter(element.attributes["id"] for element in self.all if "id" in element.attributes)
        assert set(ids.values()) == {1}

    def by_id(self, wanted: str) -> Element:
        """The element of an id."""
        return next(element for element in self.all if element.attributes.get("id") == wanted)

    def of_class(self, wanted: str) -> list[Element]:
        """The elements of a class."""
        return [element for element in self.all if wanted in element.classes]

    def controls(self, *, refused: bool = False) -> list[list[str]]:
        """What the buttons send that begin a decision; those that may be pressed, or those that are refused."""
        return [
            element.attributes["data-moves"].split()
            for element in self.all
            if element.attributes.get("data-moves") and ("aria-disabled" in element.attributes) == refused
        ]

    def boxes(self) -> list[Element]:
        """The cards of the hand that can be picked, in their order on the page."""
        return self.of_class("pick__box")


def drawn(hosted: Hosted, seat: int | None, *draft: str, language: str = "en") -> Page:
    """The table as it stands, for one reader."""
    assert hosted.table is not None
    painter = Painter(hosted.setup, hosted.names, seat, language)
    return Page(painter, hosted.names, scene_now(hosted, seat, draft), hosted.table.outcome())


def told(hosted: Hosted, seat: int | None, steps: list[Step], language: str = "en") -> list[Page]:
    """What is shown of a decision, moment by moment."""
    painter = Painter(hosted.setup, hosted.names, seat, language)
    scenes = scenes_between(hosted, seat, steps, painter.drawing)
    return [Page(painter, hosted.names, scene) for scene, _ in scenes]


def is_refused(hosted: Hosted, seat: int, moves: list[str]) -> bool:
    """Whether the rules forbid a decision, with a reason."""
    try:
        hosted.considered(seat, hosted.ply, moves)
    except Illegal:
        return True
    return False


# What can be done


@each_game
def test_every_legal_action_has_one_control_and_every_other_control_is_refused(played: Played) -> None:
    for hosted, _ in moments(played):
        for seat in hosted.owing():
            page = drawn(hosted, seat, language=played.language)
            assert sorted(page.controls()) == sorted([move] for move in page.scene.legal)
            for moves in page.controls(refused=True):
                assert is_refused(hosted, seat, moves)


@each_game
def test_in_an_exchange_every_card_of_the_hand_can_be_picked(played: Played) -> None:
    chance = Random(played.seed)
    for hosted, _ in moments(played):
        for seat in hosted.owing():
            assert hosted.table is not None
            rows = [str(action) for action in hosted.table.legal(seat) if action.block == "row"]
            if not rows:
                continue
            row = chance.choice(rows)
            page = drawn(hosted, seat, row, language=played.language)
            hand = Counter(hosted.table.view(seat)["hand"][seat])
            assert Counter(box.attributes["value"] for box in page.boxes()) == +hand
            assert set(page.scene.legal) <= {box.attributes["value"] for box in page.boxes()}
            assert len(page.of_class("tray__slot")) == int(row[-1])
            assert page.by_id("take-back").attributes["data-moves"] == ""
            for moves in page.controls():
                hosted.considered(seat, hosted.ply, moves)


def test_whatever_is_picked_in_the_order_of_the_page_is_an_exchange_unless_it_is_the_row_itself() -> None:
    hosted = table(3, 11)
    for _ in range(4):
        seat = hosted.owing()[0]
        for row in (1, 2, 3, 4):
            page = drawn(hosted, seat, f"row-{row}")
            values = [box.attributes["value"] for box in page.boxes()]
            lying = [species for species in page.scene.view["rows"][row - 1] if species]
            for picked in set(combinations(values, row)):
                moves = [f"row-{row}", *picked]
                assert is_refused(hosted, seat, moves) == (list(picked) == lying)
                if list(picked) != lying:
                    decided = hosted.decide(seat, hosted.ply, moves)
                    assert decided is not None
        hosted.take(any_decision(hosted, Random(hosted.ply)))


def test_a_draft_with_cards_shows_them_as_picked() -> None:
    hosted = table(3, 11)
    hosted.take(any_decision(hosted, Random(3)))  # so that an exchange has just been told
    seat = hosted.owing()[0]
    draft = ["row-4"]
    for missing in (4, 3, 2, 1):
        page = drawn(hosted, seat, *draft)
        picked = [box.attributes["value"] for box in page.boxes() if "checked" in box.attributes]
        assert len(page.boxes()) == 10
        assert picked == draft[1:]
        assert str(missing) in page.by_id("prompt").text or missing == 1
        draft.append(page.scene.legal[0])


def test_nothing_can_be_pressed_while_others_decide() -> None:
    for hosted, _ in moments(GAMES[1]):
        onlookers = [None, *(seat for seat in range(4) if seat not in hosted.owing())]
        assert has_no_choices(drawn(hosted, onlookers[hosted.ply % len(onlookers)]))


def has_no_choices(page: Page) -> bool:
    """Whether there is nothing to press and nothing to pick."""
    return not page.boxes() and not any("data-moves" in element.attributes for element in page.all)


def test_a_knock_is_asked_twice_and_explained() -> None:
    hosted = table(2, 5)
    first = drawn(hosted, hosted.owing()[0])
    assert "aria-disabled" in first.by_id("knock").attributes
    for _ in range(2):
        decide(hosted, *an_exchange(hosted))
    page = drawn(hosted, hosted.owing()[0])
    assert page.by_id("knocking").tag == "details"
    assert "one last turn" in page.by_id("knocking").text
    decide(hosted, "knock")
    other = drawn(hosted, hosted.owing()[0])
    assert "Leave it at that" in other.by_id("knocking").text
    assert "has knocked" in other.by_id("tray").text


def decide(hosted: Hosted, *moves: str) -> list[Step]:
    """Let whoever has the turn decide; what it sets off."""
    decided = hosted.decide(hosted.owing()[0], hosted.ply, moves)
    assert decided is not None
    return hosted.take(decided)


def an_exchange(hosted: Hosted) -> list[str]:
    """Some exchange of the first row."""
    seat = hosted.owing()[0]
    return ["row-1", str(hosted.considered(seat, hosted.ply, ["row-1"]).legal(seat)[0])]


# What is told


def test_every_kind_of_event_can_be_shown_and_nothing_can_be_pressed_meanwhile() -> None:
    seen = set()
    for played in GAMES:
        reader = played.seed % played.seats
        for hosted, steps in moments(played):
            assert all(map(has_no_choices, told(hosted, reader, steps, played.language)))
            seen |= {event.kind for event in scene_now(hosted, reader).events}
    assert seen == KINDS


def test_cards_glide_between_the_hand_and_the_row() -> None:
    hosted = table(2, 5)
    reader = hosted.owing()[0]
    drawing = Painter(hosted.setup, hosted.names, reader, "en").drawing
    view = scene_now(hosted, reader).view
    down = next(species for species, count in view["hand"][reader].items() if count and species != view["rows"][0][0])
    before = f"hand-{down}-{view['hand'][reader][down] - 1}"
    assert before in in_hand(drawing.picture(scene_now(hosted, reader, ("row-1",))))
    steps = decide(hosted, "row-1", down)
    ((scene, _),) = scenes_between(hosted, reader, steps, drawing)
    between, after = drawing.picture(scene), drawing.picture(scene_now(hosted, reader))
    assert [card.id for card in between["told"].down] == [before]
    assert [card.id for card in after["rows"][0].cards] == [before]
    (taken,) = [card.id for card in between["rows"][0].cards]
    assert taken not in in_hand(between)
    assert taken in in_hand(after)


def in_hand(picture: Mapping[str, Any]) -> list[str]:
    """The ids of the cards in the reader's hand."""
    return [card.id for kind in picture["hand"] for card in kind.cards]


def test_the_tray_shows_what_an_exchange_gained_and_gave() -> None:
    hosted = table(3, 11)
    seat = hosted.owing()[0]
    moves = an_exchange(hosted)
    gained = scene_now(hosted, seat).view["rows"][0][:1]
    decide(hosted, *moves)
    reader = (seat + 1) % 3
    told = Painter(hosted.setup, hosted.names, reader, "en").drawing.picture(scene_now(hosted, reader))["told"]
    assert (told.player.seat, list(told.gained), list(told.given)) == (seat, gained, moves[1:])


@each_game
def test_tray_and_hand_keep_their_place_until_the_game_is_over(played: Played) -> None:
    reader = played.seed % played.seats
    for hosted, steps in moments(played):
        pages = [*told(hosted, reader, steps, played.language), drawn(hosted, reader, language=played.language)]
        for page in pages:
            places = [*page.of_class("tray"), *page.of_class("menagerie__hand")]
            assert len(places) == (0 if page.scene.over else 2)


@each_game
def test_what_is_counted_of_the_reader_is_in_the_hand(played: Played) -> None:
    reader = played.seed % played.seats
    for hosted, steps in moments(played):
        for page in told(hosted, reader, steps, played.language):
            shown = page.scene.view["shown"][reader]
            if page.scene.events[-1].kind == "majority" and any(shown.values()):
                counted = Counter({species: cards for species, cards in shown.items() if cards})
                assert Counter(element.attributes["data-card"] for element in cards_in_hand(page)) == counted


def cards_in_hand(page: Page) -> list[Element]:
    """The reader's cards on the page."""
    return [element for element in page.all if element.attributes.get("id", "").startswith(("hand-", "taken-"))]


@each_game
def test_what_is_told_of_a_count_agrees_with_what_stands_there_afterwards(played: Played) -> None:
    for hosted, steps in moments(played):
        if not any(step.event.kind == "points-counted" for step in steps):
            continue
        assert hosted.table is not None
        view = hosted.table.view(0)
        number = view["round"] - (hosted.stage == "running")
        painter = Painter(hosted.setup, hosted.names, 0, played.language)
        ended = [scene for scene, _ in scenes_between(hosted, 0, steps, painter.drawing)]
        last = painter.drawing.picture(ended[-1])["ending"].count
        count = painter.drawing.picture(scene_now(hosted, 0))["count"]
        assert (last.round, count.round) == (number, number)
        assert last.points == count.points == [view["points"][player.seat] for player in count.players]
        assert [line.cells for line in last.lines] == [line.cells for line in count.lines]
        assert [sum(line.cells[at].points for line in count.lines) for at in range(len(count.players))] == count.points
        assert count.lives == [view["lives"][player.seat] for player in count.players]
        for player, lost, settled in zip(count.players, last.lost, count.lost, strict=True):
            assert settled == (lost or 0) or not view["lives"][player.seat]
        assert str(number) in painter.drawing.heading(ended[-1].view)


# What one knows


@each_game
def test_what_is_known_of_the_hands_is_true(played: Played) -> None:
    species = names_of(Species)
    for hosted, _ in moments(played):
        if hosted.table is None or hosted.stage == "finished":
            continue
        reader = None if hosted.ply % 3 == 0 else hosted.ply % played.seats
        painter = Painter(hosted.setup, hosted.names, reader, played.language)
        known = painter.drawing.picture(scene_now(hosted, reader))["known"]
        hands = hosted.table.state.hand
        for line in known.lines:
            holder, cards = majority(hands, species.index(line.species))
            holds = holder if cards >= cards_for_a_majority(len(known.players)) else None
            nobody_claims = not any(cell.claim for cell in line.cells)
            for player, cell in zip(known.players, line.cells, strict=True):
                has = hands[player.seat, species.index(line.species)]
                assert held(cell.label).least <= has <= held(cell.label).most
                assert cell.claim != "sure" or holds == player.seat
                assert holds != player.seat or cell.claim or nobody_claims


def held(label: str) -> Held:
    """What a cell says in words."""
    numbers = [int(word) for word in label.replace(",", " ").split() if word.isdecimal()]
    return Held(min(numbers), max(numbers))


# The end


@each_game
def test_the_result_agrees_with_the_outcome(played: Played) -> None:
    *_, (hosted, _) = moments(played)
    assert hosted.table is not None
    outcome = hosted.table.outcome()
    assert outcome is not None
    page = drawn(hosted, 0, language=played.language)
    rows = page.html[page.html.index("<tbody>") : page.html.index("</tbody>")].split("<tr")[1:]
    for seat, row in zip(outcome.by_place, rows, strict=True):
        cells = [element.text for element in elements(f"<tr{row}") if element.tag in ("td", "th")]
        lives = hosted.table.view(0)["lives"][seat]
        assert cells[:3] == [str(outcome.ranking[seat]), hosted.names[seat], str(outcome.scores[seat])]
        assert cells[3] == str(lives) or not lives


def test_limits_that_were_agreed_upon_stand_in_the_heading() -> None:
    assert drawn(table(3, 1), 0).by_id("heading").text == "Round 1 · Turn 1"
    limited = drawn(table(3, 1, turn_limit=5, round_limit=2), 0, language="fr")
    assert limited.by_id("heading").text == "Manche 1 sur 2 · Tour 1 sur 5"


def test_only_species_of_the_variant_are_marked_for_sudden_death() -> None:
    for options, marked in (({}, {"rabbit", "pig", "cat"}), ({"advanced": True}, {"rabbit", "pig"})):
        hosted = table(3, 1, **options)
        painter = Painter(hosted.setup, hosted.names, 0, "en")
        known = painter.drawing.picture(scene_now(hosted, 0))["known"]
        assert {line.species for line in known.lines if line.is_sudden} == marked
