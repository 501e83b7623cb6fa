"""The text of every card and thing that a player can ask about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.naming import names_of
from sousbois.core.rulebook import clauses
from sousbois.core.words import LANGUAGES, Words
from sousbois.games import load, names
from sousbois.games.badger import material as badger
from sousbois.games.hamster import material as hamster
from sousbois.games.hunt.rules import Card as HuntCard
from sousbois.games.igels import material as igels
from sousbois.games.igels.vocabulary import Effect, Food
from sousbois.games.menagerie.material import Species
from sousbois.web.pictures import NAMES
from sousbois.web.rendering import FOLDER
from sousbois.web.rulespage import rules_html, thing_html
from sousbois.web.ruletext import RuleText
from sousbois.web.things import things_of
from sousbois.web.things.thing import Thing
from tests.rules.editions import tables_of, written
from tests.web.markup import elements

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_edition = pytest.mark.parametrize(
    ("game", "edition"),
    [pytest.param(load(name), load(name).edition(each), id=each) for name in names() for each in load(name).editions],
)


def in_views(game: Game, edition: LoadedEdition) -> list[str]:
    """The ids of all cards and things that views of a game can show."""
    printed = edition.printed
    return {
        "badger": lambda: [
            name
            for kind in (badger.Kind, badger.Offer, badger.Stack, badger.Colour, badger.Leaf)
            for name in names_of(kind)
        ],
        "hamster": lambda: [*printed[hamster.Room], "acorn", "die", "mushroom", "ones", "timer", "tunnel"],
        "hunt": lambda: [*names_of(HuntCard), "lodge"],
        "igels": lambda: [*names_of(Food), *printed[igels.Animal], *printed[igels.Card]],
        "menagerie": lambda: list(names_of(Species)),
    }[game.name]()


def all_things(game: Game, edition: LoadedEdition, language: str) -> Iterator[Thing]:
    """Listed or not."""
    words = Words(language, game.folder / "words", FOLDER / "rules")
    module = things_of(game.name)
    for group in module.listed(edition, words):
        yield from group.things
    yield from module.others(edition, words)


@of_every_edition
@in_every_language
def test_every_thing_that_a_view_can_show_has_a_text(game: Game, edition: LoadedEdition, language: str) -> None:
    for name in in_views(game, edition):
        html = thing_html(game, edition, name, language)
        assert html is not None, name
        found = elements(html)
        (title,) = [element.text for element in found if element.tag == "h2"]
        paragraphs = [element.text for element in found if element.tag == "p"]
        assert title
        assert any(text.endswith((".", "!", ":", "…")) for text in paragraphs), name


@of_every_edition
@in_every_language
def test_every_clause_that_speaks_of_a_thing_exists(game: Game, edition: LoadedEdition, language: str) -> None:
    known = clauses(game.name, language)
    for thing in all_things(game, edition, language):
        named = [reference.split(" ")[0] for reference in thing.clauses.quoted]
        assert {*named, *thing.clauses.also} <= set(known)
        assert not set(named) & set(thing.clauses.also)


@of_every_edition
@in_every_language
def test_every_link_of_a_text_leads_to_a_clause_on_the_page_of_the_rules(
    game: Game, edition: LoadedEdition, language: str
) -> None:
    page = elements(rules_html(game, language, edition))
    there = {f"/rules/{game.name}#{element.attributes['id']}" for element in page if "id" in element.attributes}
    for thing in all_things(game, edition, language):
        html = thing_html(game, edition, thing.name, language)
        assert html is not None
        links = [element for element in elements(html) if element.tag == "a"]
        assert links
        assert {link.attributes["href"] for link in links} <= there


@of_every_edition
def test_every_thing_has_a_picture(game: Game, edition: LoadedEdition) -> None:
    assert {thing.picture for thing in all_things(game, edition, "en")} <= set(NAMES)


@of_every_edition
@in_every_language
def test_the_facts_of_a_thing_are_marked_as_in_the_edition(game: Game, edition: LoadedEdition, language: str) -> None:
    for thing in all_things(game, edition, language):
        assert {fact.key: fact.mark for fact in thing.facts}.items() <= edition.provenance.items()


@of_every_edition
@in_every_language
@pytest.mark.parametrize("name", ["", "unicorn", "BADGER", "../hunt", "badger ", "<b>"])
def test_nothing_is_said_of_what_is_unknown(game: Game, edition: LoadedEdition, language: str, name: str) -> None:
    assert thing_html(game, edition, name, language) is None


@in_every_language
def test_a_wolf_says_what_it_does_and_what_it_is_worth(language: str) -> None:
    game = load("hunt")
    html = thing_html(game, game.edition(), "wolf", language)
    assert html is not None
    assert RuleText("hunt", language, page="/rules/hunt").quoted("J6").body in html
    assert "−4 points" in html


def test_a_leaf_says_what_tramples_it() -> None:
    game = load("badger")
    for leaf, says in {
        "orange-1": "is trampled by the 5 of the same colour",
        "blue-5": "tramples the 1 of the same colour",
        "pink-5": "tramples the 7 of the same colour",
        "green-7": "tramples the 11 of the same colour",
    }.items():
        html = thing_html(game, game.edition(), leaf, "en")
        assert html is not None
        assert says in html
    assert "trampled by" not in str(thing_html(game, game.edition(), "pink-2", "en"))


def test_a_card_face_up_says_what_its_arrow_means() -> None:
    game = load("badger")
    assert "the highest wins" in str(thing_html(game, game.edition(), "bone-up", "en"))
    assert "the lowest wins" in str(thing_html(game, game.edition(), "bone-down", "en"))


def test_a_room_says_what_it_bears() -> None:
    game = load("hamster")
    html = str(thing_html(game, game.edition("hamster-2020-b"), "E", "en"))
    assert "7 points · 10 cells · 1 acorn · 1 mushroom" in html


def test_of_the_species_only_those_of_sudden_death_speak_of_it() -> None:
    game = load("menagerie")
    speaking = [name for name in names_of(Species) if "sudden" in str(thing_html(game, game.edition(), name, "en"))]
    assert speaking == ["rabbit", "pig", "cat"]


@in_every_language
def test_an_animal_and_a_card_of_igels_say_what_is_written_on_them(language: str) -> None:
    game = load("igels")
    for name, title in game.edition().texts.items():
        html = thing_html(game, game.edition(), name, language)
        assert html is not None
        assert getattr(title, language) in [element.text for element in elements(html)]


@in_every_language
def test_the_list_of_effects_explains_every_effect(language: str) -> None:
    rules = RuleText("igels", language)
    assert all(rules.quoted(f"I40 {name}").body for name in names_of(Effect))


def test_what_an_edition_of_ones_own_does_not_mark_is_not_called_known(tmp_path: Path) -> None:
    tables = tables_of("igels")
    chainsaw = next(card for card in tables["combat"] if card["id"] == "chainsaw")
    chainsaw |= {"id": "big-saw", "provenance": {"name": "sourced"}}
    game = load("igels")
    edition = game.read_edition(written(tmp_path / "mine.toml", tables))
    html = thing_html(game, edition, "big-saw", "en")
    assert html is not None
    said = [element.text for element in elements(html) if element.tag == "p"]
    assert "✓ known name" in said
    assert "○ origin not stated value 5 · in the game: 2" in said
