"""Searching the rules: what is found, in which order, and how it is shown."""

from __future__ import annotations

import re

import pytest

from sousbois.core.rulebook import clauses
from sousbois.core.words import LANGUAGES
from sousbois.games import names
from sousbois.web.rulesearch import EXCERPT, LONGEST, MOST_SHOWN, MOST_WORDS, Found, folded, search, words_of
from tests.web.markup import elements

of_every_game = pytest.mark.parametrize("game", names())
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def ids(query: str, language: str = "en", *games: str) -> list[str]:
    """The clauses found."""
    return [found.passage.id for found in search(query, language, games).shown if found.passage.id]


@of_every_game
@in_every_language
def test_a_clause_asked_for_by_its_number_comes_first(game: str, language: str) -> None:
    for name in clauses(game, language):
        assert ids(name, language)[0] == name
        assert ids(name.lower(), language, game)[0] == name


def test_a_number_is_not_the_beginning_of_another() -> None:
    """B1 is neither B10 nor B11; but clauses that mention it are found after it."""
    assert set(ids("B1")) == {"B1"} | {
        name for name, clause in clauses("badger", "en").items() if re.search(r"\bB1\b", clause.text)
    }


@in_every_language
def test_every_clause_is_found_by_the_words_of_its_title(language: str) -> None:
    for game in names():
        for clause in clauses(game, language).values():
            assert clause.id in ids(clause.title, language, game), clause.title


def test_accents_and_capital_letters_do_not_matter() -> None:
    assert "B16" in ids("blaireau affamé", "fr")
    assert ids("BLAIREAU AFFAME", "fr") == ids("blaireau affamé", "fr") == ids("Blaireau affamé", "fr")
    assert folded("Cœur, ÉTÉ, Noël") == "coeur, ete, noel"


def test_the_order_of_the_words_does_not_matter() -> None:
    assert ids("hungry badger") == ids("badger hungry")
    assert "B16" in ids("badger hungry")


def test_the_beginning_of_a_word_is_enough_and_all_words_are_needed() -> None:
    assert "B11" in ids("tramp")
    assert ids("ample", "en", "badger") == []
    assert ids("tramp lodge") == []


def test_an_ending_of_the_plural_does_not_matter() -> None:
    assert set(ids("quarrel")) <= set(ids("quarrels"))
    assert words_of("badgers bus as") == ["badger", "bus", "as"]


def test_words_in_a_title_come_before_words_in_a_text() -> None:
    found = ids("knock", "en", "menagerie")
    assert found[0] == "M6"
    assert len(found) > 1


def test_one_game_can_be_searched_alone() -> None:
    assert {found.passage.game for found in search("rabbit", "en").shown} == {"hunt", "igels", "menagerie"}
    assert {found.passage.game for found in search("rabbit", "en", ["hunt"]).shown} == {"hunt"}


def test_cards_are_found_by_their_names_in_the_edition_that_has_them() -> None:
    (chainsaw,) = [found.passage for found in search("chainsaw", "en").shown if found.passage.edition]
    assert (chainsaw.anchor, chainsaw.edition) == ("card-chainsaw", "igels-reconstructed-1")
    rooms = [found.passage for found in search("room", "en", ["hamster"]).shown if found.passage.anchor == "card-E"]
    assert [room.edition for room in rooms] == ["hamster-2020-a", "hamster-2020-b"]


@pytest.mark.parametrize("query", ["", "   ", "…!?", "unicorn", "<unicorn>"])
def test_where_there_is_nothing_nothing_is_found(query: str) -> None:
    assert search(query, "en") == (0, [])


def test_a_query_is_looked_at_only_so_far() -> None:
    assert words_of("y" * 10_000) == ["y" * LONGEST]
    assert len(words_of("a b c d e f g h i j k l")) == MOST_WORDS


def test_only_the_first_places_are_shown_but_all_are_counted() -> None:
    found = search("a", "en")
    assert len(found.shown) == MOST_SHOWN < found.total


def marked(found: Found) -> set[str]:
    """The words marked."""
    return {element.text for element in elements(str(found.excerpt)) if element.tag == "mark"}


def test_the_words_are_marked_in_a_part_of_the_text_that_has_them() -> None:
    long = [found for found in search("stolen", "en", ["badger"]).shown if found.excerpt.startswith("… ")]
    assert long
    for found in long:
        assert marked(found) == {"stolen"}
        assert len(found.excerpt.striptags()) < EXCERPT + len("… …")


def test_what_stands_in_the_rules_is_text_and_never_markup() -> None:
    for found in search("a", "en").shown:
        assert {element.tag for element in elements(str(found.title + found.excerpt))} <= {"mark"}
