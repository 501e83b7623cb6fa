"""Words: sentences in one language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sousbois.core.errors import Unreadable
from sousbois.core.words import LANGUAGES, LONGEST_VALUE, Words
from tests.patience import PATIENCE

FRENCH = """
hello = Bonjour, { $name }.
    .short = Salut.
of = { DE($name) }
that = { QUE($name) }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
broken = { nowhere } et { $name }
only-attribute =
    .short = Salut.
"""
ENGLISH = """
hello = Hello, { $name }.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "words.fr.ftl").write_text(FRENCH, encoding="utf-8")
    (tmp_path / "words.en.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path / "words"


@pytest.fixture
def french(source: Path) -> Words:
    return Words("fr", source)


def test_each_language_has_its_own_sentences(source: Path) -> None:
    assert [Words(language, source).say("hello", name="Alice") for language in LANGUAGES] == [
        "Bonjour, Alice.",
        "Hello, Alice.",
    ]


def test_several_sources_make_one_vocabulary(source: Path) -> None:
    source.with_name("more.en.ftl").write_text("bye = Goodbye.", encoding="utf-8")
    words = Words("en", source, source.with_name("more"))
    assert (words.say("hello", name="Boris"), words.say("bye")) == ("Hello, Boris.", "Goodbye.")


def test_an_attribute_is_named_after_a_dot(french: Words) -> None:
    assert french.say("hello.short") == "Salut."


def test_a_name_stands_in_a_sentence_without_bidi_isolation(french: Words) -> None:
    assert french.say("hello", name="עלמה") == "Bonjour, עלמה."


@pytest.mark.parametrize("name", ["Alice", "alice", "Élodie", "E\u0301lodie", "Ïo", "Œdipe", "Ulysse", "Ourse"])
def test_de_and_que_elide_before_a_vowel_with_or_without_accent(french: Words, name: str) -> None:
    assert (french.say("of", name=name), french.say("that", name=name)) == (f"d’{name}", f"qu’{name}")


@pytest.mark.parametrize("name", ["Hélène", "Henri", "hirondelle", "Yves", "Yvonne"])
def test_de_elides_before_a_mute_h_and_before_a_y_that_sounds_like_a_vowel(french: Words, name: str) -> None:
    assert french.say("of", name=name) == f"d’{name}"


@pytest.mark.parametrize(
    "name", ["hamster", "hérisson", "Hibou", "Harry", "Hoppsa", "Yann", "Yasmine", "ouistiti", "onze"]
)
def test_de_does_not_elide_before_an_aspirated_h_nor_a_half_vowel(french: Words, name: str) -> None:
    assert french.say("of", name=name) == f"de {name}"


@pytest.mark.parametrize("name", ["Boris", "Siège 2", "Çelik", "2", ""])
def test_de_and_que_stay_whole_before_anything_else(french: Words, name: str) -> None:
    assert (french.say("of", name=name), french.say("that", name=name)) == (f"de {name}", f"que {name}")


@pytest.mark.parametrize(
    ("count", "in_french", "in_english"),
    [
        (-2, "−2 points", "−2 points"),
        (-1, "−1 point", "−1 point"),
        (0, "0 point", "0 points"),
        (1, "1 point", "1 point"),
        (2, "2 points", "2 points"),
    ],
)
def test_the_plural_follows_the_language(source: Path, count: int, in_french: str, in_english: str) -> None:
    said = [Words(language, source).say("points", count=count) for language in ("fr", "en")]
    assert said == [in_french, in_english]


def test_long_values_are_shortened(french: Words) -> None:
    """Fluent raises an error at 2,500 characters, and refusals quote what was sent."""
    assert french.say("hello", name="x" * LONGEST_VALUE) == f"Bonjour, {'x' * LONGEST_VALUE}."
    assert french.say("hello", name="x" * 3000) == f"Bonjour, {'x' * LONGEST_VALUE}…."


@pytest.mark.parametrize("message", ["nothing", "hello.long", "nothing.short", "only-attribute", ""])
def test_a_missing_message_is_an_error_that_names_message_and_language(french: Words, message: str) -> None:
    with pytest.raises(LookupError, match=rf"'{message}'.*'fr'"):
        french.say(message)


@pytest.mark.parametrize("message", ["hello", "of", "points", "broken"])
def test_a_sentence_with_a_gap_is_never_said(french: Words, message: str) -> None:
    with pytest.raises(LookupError, match=rf"'{message}'.*'fr'"):
        french.say(message)


def test_an_unknown_language_is_unreadable(source: Path) -> None:
    with pytest.raises(Unreadable, match=r"'de'.*fr, en"):
        Words("de", source)


def test_fluent_is_not_loaded_before_words_are_needed() -> None:
    code = "import sys, sousbois.core.words; sys.exit(bool({'fluent', 'babel'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, check=False).returncode == 0


def test_numbers_below_zero_have_a_true_minus_and_names_keep_their_hyphens(french: Words) -> None:
    assert [french.say("points", count=count) for count in (-4, -1, 0)] == ["−4 points", "−1 point", "0 point"]
    assert french.say("hello", name="Anne-2") == "Bonjour, Anne-2."
