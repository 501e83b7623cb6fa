"""Whatever a game can tell has its words in both languages, and its clause in the rules."""

from __future__ import annotations

import re
from enum import IntEnum
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from sousbois.core.cited import Cited
from sousbois.core.event import Event
from sousbois.core.game import Game
from sousbois.core.naming import named_member, names_of
from sousbois.core.option import settings_of
from sousbois.core.outcome import ranked
from sousbois.core.record import NOTHING, Printed, Seat
from sousbois.core.rulebook import clauses
from sousbois.core.telling import Teller
from sousbois.core.words import LANGUAGES
from sousbois.games import load, names
from tests import ftl
from tests.contract.walks import SETUPS, in_every_game

NAMES = ("Alice", "Boris", "Chloé", "Dora", "Émile", "Fatou")

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def examples(meaning: type) -> list[Any]:
    """Values that a number of an event can have, as events tell them."""
    if meaning is bool:
        return [False, True]
    if issubclass(meaning, IntEnum):
        return list(names_of(meaning))
    if issubclass(meaning, Seat):
        return [0, 1]
    if issubclass(meaning, Printed):
        return ["a"]
    return [-3, 0, 1, 2]


def events(kind: Cited) -> list[Event]:
    """The event with every combination of example values, for a seat and for nobody in particular."""
    rows = product(*map(examples, kind.numbers.values()))
    return [Event(named_member(kind), kind.clause, 0, dict(zip(kind.numbers, row, strict=True))) for row in rows]


def cited(game: Game) -> dict[str, str]:
    """All that cites a clause, with the clause."""
    found = {f"event {named_member(kind)}": kind.clause for kind in game.rules.Event}
    found |= {f"refusal {named_member(reason)}": reason.clause for reason in game.rules.Refusal}
    found |= {f"step {step.name}": step.clause for step in game.steps}
    return found | {f"option {name}": setting.clause for name, setting in settings_of(game.options).items()}


def is_whole(sentence: str) -> bool:
    """Whether a text is made of whole sentences without a gap."""
    return bool(re.fullmatch(r"[A-ZÀÉÊ“«0-9][^{}\n]*[.!]( ?[»”])?", sentence)) and "  " not in sentence


def source(game: Game) -> Path:
    """Where the words of a game lie."""
    return game.folder / "words"


@in_every_game
@in_every_language
def test_every_line_of_the_words_is_understood_and_no_message_stands_twice(game: Game, language: str) -> None:
    body = ftl.entries(source(game), language)
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(messages) == len(set(messages))


@in_every_game
def test_both_languages_have_the_same_messages_about_the_same_values(game: Game) -> None:
    assert ftl.variables(source(game), "fr") == ftl.variables(source(game), "en")


@in_every_game
@in_every_language
def test_words_are_set_in_good_type(game: Game, language: str) -> None:
    """Curly apostrophes and quotation marks; in French, no line breaks before double punctuation."""
    wrong = r"['\"]|\.\.\."
    if language == "fr":
        wrong += r"|(?<!\u00a0)[:;!?»]|«(?!\u00a0)"
    assert [text for text in ftl.texts(source(game), language) if re.search(wrong, text)] == []


@in_every_game
@in_every_language
@pytest.mark.parametrize("reader", [0, 1, NOTHING])
def test_every_kind_of_event_has_words(game: Game, language: str, reader: int) -> None:
    teller = Teller(game, game.words(language), NAMES, reader)
    for kind in game.rules.Event:
        for event in events(kind):
            assert is_whole(teller.sentence(event))
            assert teller.event(event).endswith(f" ({kind.clause})")


@in_every_game
@in_every_language
def test_every_refusal_has_words_for_every_action_it_can_be_about(game: Game, language: str) -> None:
    teller = Teller(game, game.words(language), NAMES)
    for reason in list(game.rules.Refusal)[1:]:
        for action in {action for setup in SETUPS if setup.game is game for action in setup.actions}:
            if set(reason.numbers) <= set(action.values):
                told = teller.refusal(named_member(reason), reason.clause, action)
                assert told.endswith(f" ({reason.clause})")
                assert is_whole(told.removesuffix(f" ({reason.clause})"))


@in_every_game
@in_every_language
def test_every_action_has_words_of_its_own(game: Game, language: str) -> None:
    teller = Teller(game, game.words(language), NAMES)
    for setup in (setup for setup in SETUPS if setup.game is game):
        sentences = {teller.action(action) for action in setup.actions}
        assert len(sentences) == len(setup.actions)
        assert all(map(is_whole, sentences))


@in_every_game
@in_every_language
def test_whoever_plays_alone_is_told_the_score(game: Game, language: str) -> None:
    if min(game.seats) == 1:
        teller = Teller(game, game.words(language), NAMES[:1], 0)
        (told,) = teller.outcome(ranked(game.steps, [(17,) * len(game.steps)]))
        assert "17" in told
        assert is_whole(told)


@in_every_game
@in_every_language
def test_every_outcome_has_words(game: Game, language: str) -> None:
    teller = Teller(game, game.words(language), NAMES)
    for decisive in range(len(game.steps) + 1):
        winner = tuple(2 if at >= decisive else 1 for at in range(len(game.steps)))
        outcome = ranked(game.steps, [(1,) * len(game.steps), winner])
        told = " ".join(teller.outcome(outcome))
        assert all(NAMES[seat] in told for seat in outcome.winners)
        if len(outcome.winners) == 1:
            assert teller.words.say(f"step-{game.steps[decisive].name}") in told


@pytest.mark.parametrize("name", names())
@in_every_language
def test_every_option_has_words(name: str, language: str) -> None:
    game = load(name)
    for option in settings_of(game.options):
        assert game.words(language).say(f"option-{option.replace('_', '-')}")


@in_every_game
def test_refusals_begin_with_the_one_that_allows(game: Game) -> None:
    assert next(reason.name for reason in game.rules.Refusal) == "ALLOWED"


@pytest.mark.parametrize("name", names())
@in_every_language
def test_every_clause_that_is_cited_stands_in_the_rules(name: str, language: str) -> None:
    known = clauses(name, language)
    assert {what: clause for what, clause in cited(load(name)).items() if clause not in known} == {}


@pytest.mark.parametrize("name", names())
def test_the_rules_have_the_same_clauses_in_both_languages(name: str) -> None:
    first, *others = [list(clauses(name, language)) for language in LANGUAGES]
    assert all(other == first for other in others)
    assert len(first) > 1
