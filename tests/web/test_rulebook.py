"""The rules as a page with pictures: every clause, every card, and figures that tell the truth."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from sousbois.core.contract import ALLOWED
from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.rulebook import clauses
from sousbois.core.words import LANGUAGES, Words
from sousbois.games import load, names
from sousbois.games.hamster import rules as hamster
from sousbois.games.hamster.material import ACORN_POINTS, Placement
from sousbois.web.figures import figures_of
from sousbois.web.figures.figure import Figure, Figures, Strip
from sousbois.web.figures.hamster import EXAMPLES
from sousbois.web.pictures import NAMES
from sousbois.web.rendering import FOLDER, game_words
from sousbois.web.rulespage import rulebook_html
from sousbois.web.things import things_of
from tests import ftl
from tests.web.markup import Element, elements

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
EDITIONS = [(load(name), load(name).edition(each)) for name in names() for each in load(name).editions]
of_every_edition = pytest.mark.parametrize(
    ("game", "edition"), [pytest.param(game, edition, id=edition.id) for game, edition in EDITIONS]
)

WORDS = FOLDER / "rulebook"
MOST_BYTES = {"igels": 200_000}
MOST_BYTES_ELSEWHERE = 90_000


@cache
def page(game: str, edition: str, language: str) -> list[Element]:
    return elements(rulebook_html(load(game), language, load(game).edition(edition)))


def drawn(game: str, edition: str | None = None, language: str = "en") -> Figures:
    found = load(game)
    return figures_of(game)(found, found.edition(edition), game_words(language, game))


def figure(game: str, clause: str, edition: str | None = None) -> Figure:
    (found,) = [each for each in drawn(game, edition).drawn() if each.clause == clause]
    return found


def winner(strip: Strip) -> str:
    (piece,) = [piece for piece in strip.pieces if piece.mark == "wins"]
    return str(piece.of.name)


# The page


@of_every_edition
@in_every_language
def test_every_clause_stands_on_the_page_once_and_in_order(game: Game, edition: LoadedEdition, language: str) -> None:
    found = page(game.name, edition.id, language)
    sections = [element.attributes["id"] for element in found if "clausetext" in element.classes]
    assert sections == [f"clause-{name}" for name in clauses(game.name, language)]


@of_every_edition
@in_every_language
def test_every_card_of_the_edition_stands_there_with_its_text_and_its_marks(
    game: Game, edition: LoadedEdition, language: str
) -> None:
    words = Words(language, game.folder / "words", FOLDER / "rules")
    found = {
        element.attributes["id"]: element
        for element in page(game.name, edition.id, language)
        if "gallery__thing" in element.classes
    }
    things = [thing for group in things_of(game.name).listed(edition, words) for thing in group.things]
    assert list(found) == [f"card-{thing.name}" for thing in things]
    for thing in things:
        said = found[f"card-{thing.name}"].text
        assert thing.title in said
        assert thing.text in said
        for mark, facts in thing.marked():
            assert f"{words.say(f'provenance-{mark}')} {' · '.join(facts)}" in said


def test_the_cards_of_igels_are_168() -> None:
    """I1 Animals are there once each; of all others it is said how many there are."""
    pictures = [
        element.text
        for element in page("igels", "igels-reconstructed-1", "en")
        if "gallery__picture" in element.classes
    ]
    copies = [re.findall(r"× (\d+)", text) for text in pictures]
    assert sum(int(found[0]) if found else 1 for found in copies) == 168


@of_every_edition
@in_every_language
def test_all_links_stay_on_the_page_and_lead_to_something(game: Game, edition: LoadedEdition, language: str) -> None:
    found = page(game.name, edition.id, language)
    ids = [element.attributes["id"] for element in found if "id" in element.attributes]
    assert len(ids) == len(set(ids))
    links = {element.attributes["href"] for element in found if element.tag == "a"}
    uses = {element.attributes["href"] for element in found if element.tag == "use"}
    assert links | {use for use in uses if use.startswith("#")} <= {f"#{name}" for name in ids}
    assert {use.rpartition("#")[2] for use in uses if use.startswith("/pictures.svg")} <= set(NAMES)


@of_every_edition
@in_every_language
def test_headings_skip_no_level(game: Game, edition: LoadedEdition, language: str) -> None:
    found = page(game.name, edition.id, language)
    levels = [int(element.tag[1]) for element in found if re.fullmatch(r"h\d", element.tag)]
    assert min(levels) == levels[0] == 2
    assert all(level <= before + 1 for before, level in pairwise(levels))


@of_every_edition
@in_every_language
def test_the_page_is_light_and_has_nothing_that_browsers_refuse(
    game: Game, edition: LoadedEdition, language: str
) -> None:
    html = rulebook_html(game, language, edition)
    assert len(html.encode()) < MOST_BYTES.get(game.name, MOST_BYTES_ELSEWHERE)
    for element in page(game.name, edition.id, language):
        assert element.tag not in ("script", "style", "img")
        assert not [name for name in element.attributes if name == "style" or name.startswith("on")]


# Figures


@of_every_edition
@in_every_language
def test_every_figure_belongs_to_a_clause_and_is_told_in_words(
    game: Game, edition: LoadedEdition, language: str
) -> None:
    figures = list(drawn(game.name, edition.id, language).drawn())
    assert {figure.clause for figure in figures} <= set(clauses(game.name, language))
    assert len(figures) == len({figure.clause for figure in figures}) >= 4
    for each in figures:
        assert each.caption.endswith(".")
        assert all(piece.label or piece.look == "sign" for strip in each.strips for piece in strip.pieces)


@in_every_language
def test_the_people_of_the_examples_are_called_as_in_the_text(language: str) -> None:
    for game, clause in (
        ("badger", "B11"),
        ("igels", "I15"),
        ("igels", "I17"),
        ("menagerie", "M9"),
        ("menagerie", "M11"),
    ):
        (found,) = [each for each in drawn(game, language=language).drawn() if each.clause == clause]
        people = (
            [strip.title for strip in found.strips]
            if game != "badger"
            else [piece.note for piece in found.strips[0].pieces[1:]]
        )
        for person in people:
            assert person.split(". ")[-1] in clauses(game, language)[clause].text


def test_in_a_trick_the_leaf_that_wins_by_the_rules_is_marked() -> None:
    assert [winner(strip) for strip in figure("badger", "B9").strips] == ["orange-9", "orange-4"]
    assert [winner(strip) for strip in figure("badger", "B10").strips] == ["pink-2", "orange-10"]
    (example,) = figure("badger", "B11").strips
    assert winner(example) == "pink-5"
    assert [piece.of.name for piece in example.pieces if piece.mark == "out"] == ["orange-1"]


def test_collections_show_what_the_rules_count() -> None:
    assert [strip.says for strip in figure("badger", "B17").strips] == ["1 point", "2 points", "4 points"]
    assert [strip.says for strip in figure("badger", "B21").strips] == ["−4 points", "10 points"]
    assert [strip.says for strip in figure("badger", "B28").strips] == ["17 points"]


def test_the_crosses_of_the_examples_are_allowed_or_not_as_the_rules_say() -> None:
    setup = drawn("hamster").setup
    facts: Any = setup.edition.shadow
    placements = {frozenset(name.split("-")): number for number, name in enumerate(setup.edition.printed[Placement])}
    for clause, crossings in EXAMPLES.items():
        for before, now, mark in crossings:
            state: Any = setup.deal(1)
            state.roll = len(now.split())
            for cell in before.split():
                alone = placements[frozenset({cell})]
                state.crossed[0, facts.room_of[alone]] |= facts.cells_of[alone]
            placement = placements.get(frozenset(now.split()))
            allowed = placement is not None and hamster.why_not(state, facts, 0, placement) == ALLOWED
            assert allowed == (mark == "yes"), (clause, now)


def test_examples_about_another_edition_are_left_out() -> None:
    assert "H4" in {each.clause for each in drawn("hamster", "hamster-2020-a").drawn()}
    assert not set(EXAMPLES) & {each.clause for each in drawn("hamster", "hamster-2020-b").drawn()}


def test_the_sums_of_the_hamster_are_those_of_the_table_and_the_example() -> None:
    *acorns, example = figure("hamster", "H13").strips
    assert [strip.says for strip in acorns] == [f"{points} points" for points in ACORN_POINTS[1:]]
    assert example.says == "5 + 7 + 3 + 4 = 19 points"


def test_the_sums_of_igels_are_those_of_the_examples() -> None:
    assert [strip.says for strip in figure("igels", "I15").strips] == ["2 + 5 + 3 = 10", "3 + 5 = 8", "3 + 5 = 8"]
    assert [strip.says for strip in figure("igels", "I17").strips] == ["3 + 4 + 3 + 1 + 2 = 13", "5 + 4 + 1 − 2 = 8"]
    assert [strip.says for strip in figure("igels", "I39").strips] == ["9 + 2 + 4 − 2 = 13"]


def test_sudden_death_shows_the_sets_of_its_variant() -> None:
    def sets(clause: str) -> list[tuple[str, int]]:
        return [(strip.pieces[0].of.picture, len(strip.pieces)) for strip in figure("menagerie", clause).strips]

    assert sets("M7") == [("rabbit", 5), ("pig", 5), ("cat", 4)]
    assert sets("M13") == [("rabbit", 5), ("pig", 5)]


# The words


def test_no_other_words_have_a_message_of_the_same_name() -> None:
    mine = set(ftl.variables(WORDS, "en"))
    others = [FOLDER / "words", FOLDER / "table", FOLDER / "rules"]
    others += [source for name in names() for source in (load(name).folder / "words", FOLDER / "tables" / name)]
    assert not mine & {name for source in others for name in ftl.variables(source, "en")}


@pytest.mark.parametrize("template", ["figures", "illustrated", "readable", "rulebooks", "rules", "rulesearch"])
def test_a_page_asks_only_for_words_that_there_are(template: str) -> None:
    asked = re.findall(r"""say\(["']([a-z-]+)["']""", (FOLDER / "templates" / f"{template}.html").read_text("utf-8"))
    there = {name for source in (WORDS, FOLDER / "words", FOLDER / "rules") for name in ftl.variables(source, "en")}
    assert set(asked) <= there
