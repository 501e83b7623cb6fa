"""The rules in the browser: every clause, every link, and where every fact comes from."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.rulebook import clauses, rulebook
from sousbois.core.words import LANGUAGES, Words
from sousbois.games import load, names
from sousbois.web.rendering import FOLDER, page_words, render
from sousbois.web.rulespage import rules_html
from sousbois.web.ruletext import RuleText
from sousbois.web.things import things_of
from tests import ftl
from tests.web.markup import Element, elements

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", [load(name) for name in names()], ids=names())
of_every_edition = pytest.mark.parametrize(
    ("game", "edition"),
    [pytest.param(load(name), load(name).edition(each), id=each) for name in names() for each in load(name).editions],
)

WORDS = FOLDER / "rules"
SIGNS = {"sourced": "✓", "reconstructed": "✎", "unmarked": "○"}
MOST_BYTES = {"igels": 120_000}
MOST_BYTES_ELSEWHERE = 30_000


def page(game: Game, language: str) -> list[Element]:
    return elements(rules_html(game, language, game.edition()))


def mentions(text: str, game: str, language: str) -> list[str]:
    """The clauses that a text names, in order."""
    return [found for found in re.findall(r"\b[A-Z]\d+\b", text) if found in clauses(game, language)]


@of_every_game
@in_every_language
def test_every_clause_stands_there_once_and_in_order_with_its_number_and_title(game: Game, language: str) -> None:
    found = page(game, language)
    sections = [element for element in found if "clausetext" in element.classes]
    known = clauses(game.name, language)
    assert [section.attributes["id"] for section in sections] == [f"clause-{name}" for name in known]
    headings = [element.text for element in found if element.tag == "h3"][: len(known)]
    assert headings == [f"{clause.id} {clause.title}" for clause in known.values()]


@of_every_game
@in_every_language
def test_every_clause_is_told_in_full(game: Game, language: str) -> None:
    """Letter by letter, but for the marks of the document."""
    sections = [element for element in page(game, language) if "clausetext" in element.classes]
    for section, clause in zip(sections, clauses(game.name, language).values(), strict=True):
        letters = re.sub(r"\W", "", f"{clause.id}{clause.title}{clause.text}".replace("---", ""))
        assert re.sub(r"\W", "", section.text) == letters


@of_every_game
@in_every_language
def test_every_clause_that_the_text_names_is_a_link_to_it(game: Game, language: str) -> None:
    links = [element for element in page(game, language) if "clause" in element.classes]
    texts = [clause.text for clause in clauses(game.name, language).values()]
    assert [link.text for link in links] == mentions("\n".join(texts), game.name, language)
    assert all(link.attributes["href"] == f"#clause-{link.text}" for link in links)
    assert all(link.attributes["data-clause"] == link.text for link in links)


@of_every_game
@in_every_language
def test_all_links_stay_on_the_page_and_lead_to_something(game: Game, language: str) -> None:
    found = page(game, language)
    ids = [element.attributes["id"] for element in found if "id" in element.attributes]
    assert len(ids) == len(set(ids))
    assert {element.attributes["href"] for element in found if element.tag == "a"} <= {f"#{name}" for name in ids}


@of_every_game
@in_every_language
def test_headings_begin_below_the_title_of_the_page_and_skip_no_level(game: Game, language: str) -> None:
    levels = [int(element.tag[1]) for element in page(game, language) if re.fullmatch(r"h\d", element.tag)]
    assert levels[0] == 2
    assert min(levels) == 2
    assert all(level <= before + 1 for before, level in pairwise(levels))


@in_every_language
def test_the_whole_page_has_one_title_and_then_the_rules(language: str) -> None:
    game = load("hunt")
    frame = {"say": page_words(language).say, "language": language, "theme": "auto", "me": None, "path": "/rules/hunt"}
    about = {"game": "hunt", "title": "Hunt", "editions": {}, "shown": "", "example": "J1", "longest": 80}
    links = {"link": lambda path, **_: path, "chosen": {}, "translated": "/rules/hunt?lang=fr"}
    html = render("rules.html", rules=rules_html(game, language, game.edition()), **frame, **about, **links)
    assert [element.text for element in elements(html) if element.tag == "h1"] == ["Hunt"]
    assert rules_html(game, language, game.edition()) in html


@of_every_game
@in_every_language
def test_the_page_has_nothing_that_the_browser_is_told_to_refuse(game: Game, language: str) -> None:
    for element in page(game, language):
        assert element.tag not in ("script", "style", "img", "iframe")
        assert not [name for name in element.attributes if name == "style" or name.startswith("on")]


@of_every_game
@in_every_language
def test_the_page_is_small_enough_for_a_panel(game: Game, language: str) -> None:
    size = len(rules_html(game, language, game.edition()).encode())
    assert size < MOST_BYTES.get(game.name, MOST_BYTES_ELSEWHERE)


def test_whatever_is_no_mark_of_the_rules_is_shown_as_text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    hostile = '<b onclick="x()">bold</b> <script>x()</script> [link](javascript:x) ![picture](x.png) & <!-- x -->'
    document = f"# A game\n\n{hostile}\n\n## <i>Part</i>\n\n**Z1 · <u>Title</u>** — {hostile}\n<p>Z1</p>"
    (tmp_path / "game.en.md").write_text(document, encoding="utf-8")
    monkeypatch.setattr("sousbois.core.rulebook._folder", lambda: tmp_path)
    rules = RuleText("game", "en")
    (chapter,) = rules.chapters
    (clause,) = chapter.clauses
    (introduction,) = elements(rules.introduction)
    assert introduction.text == hostile
    assert chapter.title == "&lt;i&gt;Part&lt;/i&gt;"
    assert clause.title == "&lt;u&gt;Title&lt;/u&gt;"
    assert {element.tag for element in elements(clause.body)} == {"p", "a"}
    assert rules.quoted("Z1").body == clause.body


def test_a_quoted_clause_comes_without_its_examples() -> None:
    rules = RuleText("hunt", "en", page="/rules/hunt")
    assert "Nora" in rulebook("hunt", "en")
    assert "Nora" not in rules.quoted("J8").body
    assert "the easy prey is nearer" in rules.quoted("J8").body


def test_of_a_table_one_row_can_be_quoted() -> None:
    quoted = RuleText("igels", "en", page="/rules/igels").quoted("I40 penalty")
    assert (
        quoted.body
        == "<p>Stays in front of the player it is aimed at, and costs points at the count (doubtful mushroom).</p>\n"
    )


def test_quotations_lead_to_the_page_of_the_rules() -> None:
    assert (
        '<a class="clause" href="/rules/hunt#clause-J8" data-clause="J8">J8</a>'
        in RuleText("hunt", "fr", page="/rules/hunt").quoted("J6").body
    )


# What is printed


@of_every_edition
@in_every_language
def test_every_fact_of_an_edition_is_listed_with_the_mark_it_has_there(
    game: Game, edition: LoadedEdition, language: str
) -> None:
    words = Words(language, game.folder / "words", WORDS)
    groups = things_of(game.name).listed(edition, words)
    facts = [fact for group in groups for thing in group.things for fact in thing.facts]
    assert {fact.key: fact.mark for fact in facts} == edition.provenance


@of_every_edition
@in_every_language
def test_every_fact_is_shown_beside_a_sign_and_a_word_for_where_it_comes_from(
    game: Game, edition: LoadedEdition, language: str
) -> None:
    words = Words(language, game.folder / "words", WORDS)
    shown = [element.text for element in elements(rules_html(game, language, edition)) if element.tag == "dd"]
    for group in things_of(game.name).listed(edition, words):
        for thing in group.things:
            for mark, facts in thing.marked():
                assert f"{SIGNS[mark]} {words.say(f'provenance-{mark}')} {' · '.join(facts)}" in shown


@of_every_edition
@in_every_language
def test_every_mark_on_the_page_is_explained(game: Game, edition: LoadedEdition, language: str) -> None:
    words = Words(language, WORDS)
    found = elements(rules_html(game, language, edition))
    used = {name for element in found for name in element.classes if name.startswith("mark--")}
    assert used == {f"mark--{mark}" for mark in edition.provenance.values()}
    for mark in set(edition.provenance.values()):
        explained = words.say(f"provenance-{mark}.meaning")
        assert explained in [element.text for element in found if element.tag == "dd"]


@in_every_language
def test_what_is_lost_is_never_shown_as_known(language: str) -> None:
    """The points of the foods of igels, and how the arrows of the badger are shared out."""
    for name, lost in (("igels", "nut.points"), ("badger", "twig.up")):
        game = load(name)
        words = Words(language, game.folder / "words", WORDS)
        groups = things_of(name).listed(game.edition(), words)
        (fact,) = [fact for group in groups for thing in group.things for fact in thing.facts if fact.key == lost]
        assert fact.mark == "reconstructed"


@in_every_language
def test_both_sheets_of_the_hamster_have_a_page_of_their_own(language: str) -> None:
    game = load("hamster")
    first, second = (rules_html(game, language, game.edition(name)) for name in game.editions)
    assert first != second


def test_the_page_is_made_once_for_each_language_and_edition() -> None:
    game = load("hunt")
    assert rules_html(game, "fr", game.edition()) is rules_html(game, "fr", game.edition())
    assert rules_html(game, "fr", game.edition()) != rules_html(game, "en", game.edition())


# The words


@in_every_language
def test_every_line_of_the_words_is_understood_and_no_message_stands_twice(language: str) -> None:
    body = ftl.entries(WORDS, language)
    messages = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert len(messages) == len(set(messages))


def test_both_languages_have_the_same_messages_about_the_same_values() -> None:
    assert ftl.variables(WORDS, "fr") == ftl.variables(WORDS, "en")


@of_every_game
def test_neither_a_game_nor_another_page_has_a_message_of_the_same_name(game: Game) -> None:
    mine = set(ftl.variables(WORDS, "en"))
    for source in (game.folder / "words", FOLDER / "words", FOLDER / "tables" / game.name):
        others = {entry.id.name for entry in ftl.entries(source, "en") if isinstance(entry, ast.Message)}
        assert not mine & others


@in_every_language
def test_the_words_are_set_in_good_type(language: str) -> None:
    wrong = r"['\"]|\.\.\."
    if language == "fr":
        wrong += r"|(?<!\u00a0)[:;!?»]|«(?!\u00a0)"
    assert [text for text in ftl.texts(WORDS, language) if re.search(wrong, text)] == []
