"""Every event, action, refusal, option and outcome of a game has words in both languages."""

from __future__ import annotations

import re
from enum import IntEnum
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from sousbois.core.action import Actions
from sousbois.core.cited import Cited
from sousbois.core.event import Event
from sousbois.core.game import Game
from sousbois.core.naming import named_member, names_of
from sousbois.core.option import settings_of
from sousbois.core.outcome import ranked
from sousbois.core.record import NOTHING, Printed, Seat
from sousbois.core.telling import Teller
from sousbois.core.words import LANGUAGES, Words
from sousbois.games import load, names
from tests import ftl
from tests.contract.walks import in_every_game

NAMES = ("Alice", "Boris", "Chloé", "Dora", "Émile", "Fatou")

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def examples(meaning: type) -> list[Any]:
    """Return values that a number of an event can have, as events name them."""
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
    """Return the event of a seat with every combination of example values."""
    rows = product(*map(examples, kind.numbers.values()))
    return [Event(named_member(kind), kind.clause, 0, dict(zip(kind.numbers, row, strict=True))) for row in rows]


def is_whole(sentence: str) -> bool:
    """Return whether a text is made of whole sentences without a gap."""
    return bool(re.fullmatch(r"[A-ZÀÉÊ“«0-9][^{}\n]*[.!]( ?[»”])?", sentence)) and "  " not in sentence


def source(game: Game) -> Path:
    """Return where the words of a game are, without language and ending."""
    return game.folder / "words"


@cache
def words(folder: Path, language: str) -> Words:
    """Return the words of a game, read once for all tests."""
    return Words(language, folder / "words")


def teller(game: Game, language: str, reader: int = NOTHING) -> Teller:
    """Return a teller of a game among six players."""
    return Teller(game, words(game.folder, language), NAMES, reader)


def all_actions(game: Game) -> list[Actions]:
    """Return the actions of every edition: nothing else makes a difference to them."""
    return [game.actions(game.edition(name)) for name in game.editions]


@in_every_game
@in_every_language
def test_words_parse_without_duplicate_messages(game: Game, language: str) -> None:
    body = ftl.entries(source(game), language)
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(messages) == len(set(messages))


@in_every_game
def test_languages_share_messages_and_variables(game: Game) -> None:
    assert ftl.variables(source(game), "fr") == ftl.variables(source(game), "en")


@in_every_game
@in_every_language
def test_words_follow_typography(game: Game, language: str) -> None:
    """Curly apostrophes and quotation marks; in French, no line breaks before double punctuation."""
    wrong = r"['\"]|\.\.\."
    if language == "fr":
        wrong += r"|(?<!\u00a0)[:;!?»]|«(?!\u00a0)"
    assert [text for text in ftl.texts(source(game), language) if re.search(wrong, text)] == []


@in_every_game
@in_every_language
def test_events_have_words_for_every_reader(game: Game, language: str) -> None:
    for reader in (0, 1, NOTHING):
        to_reader = teller(game, language, reader)
        for kind in game.rules.Event:
            for event in events(kind):
                sentence = to_reader.sentence(event)
                assert is_whole(sentence), (reader, event)
                assert to_reader.event(event) == f"{sentence} ({kind.clause})"


@in_every_game
@in_every_language
def test_refusals_have_words_for_their_actions(game: Game, language: str) -> None:
    to_all = teller(game, language)
    distinct = {action for actions in all_actions(game) for action in actions}
    for reason in list(game.rules.Refusal)[1:]:
        for action in distinct:
            if set(reason.numbers) <= set(action.values):
                told = to_all.refusal(named_member(reason), reason.clause, action)
                assert told.endswith(f" ({reason.clause})")
                assert is_whole(told.removesuffix(f" ({reason.clause})"))


@in_every_game
@in_every_language
def test_actions_have_distinct_words(game: Game, language: str) -> None:
    to_all = teller(game, language)
    for actions in all_actions(game):
        sentences = {to_all.action(action) for action in actions}
        assert len(sentences) == len(actions)
        assert all(map(is_whole, sentences))


@in_every_game
@in_every_language
def test_solo_outcome_states_the_score(game: Game, language: str) -> None:
    if min(game.seats) == 1:
        alone = Teller(game, words(game.folder, language), NAMES[:1], 0)
        (told,) = alone.outcome(ranked(game.steps, [(17,) * len(game.steps)]))
        assert "17" in told
        assert is_whole(told)


@in_every_game
@in_every_language
def test_outcomes_have_words(game: Game, language: str) -> None:
    to_all = teller(game, language)
    for decisive in range(len(game.steps) + 1):
        winner = tuple(2 if at >= decisive else 1 for at in range(len(game.steps)))
        outcome = ranked(game.steps, [(1,) * len(game.steps), winner])
        told = " ".join(to_all.outcome(outcome))
        assert all(NAMES[seat] in told for seat in outcome.winners)
        if len(outcome.winners) == 1:
            assert to_all.words.say(f"step-{game.steps[decisive].name}") in told


@pytest.mark.parametrize("name", names())
@in_every_language
def test_options_have_words(name: str, language: str) -> None:
    game = load(name)
    for option in settings_of(game.options):
        assert words(game.folder, language).say(f"option-{option.replace('_', '-')}")


@in_every_game
def test_first_refusal_is_allowed(game: Game) -> None:
    assert next(reason.name for reason in game.rules.Refusal) == "ALLOWED"
