"""The words of the hunt, in both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import sousbois
from sousbois.core.words import LANGUAGES, Words
from tests import ftl

SOURCE = Path(sousbois.__path__[0]) / "games" / "hunt" / "words"

CARDS = ("hunter", "wolf", "rabbit", "carrot", "closed-season")
TOLD = ("event", "action", "refusal", "outcome")
SEAT = {"seat", "seat_is"}
VICTIM = {"victim", "victim_is"}

PROMISED: dict[str, set[str]] = {
    **{f"card-{card}{form}": set() for card in CARDS for form in ("", ".indefinite", ".definite")},
    **{f"card-{card}.counted": {"count"} for card in CARDS},
    "action-choose": {"card"},
    "refusal-not-in-hand": {"card"},
    "event-new-day": {"day"} | SEAT,
    "event-reveal": {"card"} | SEAT,
    "event-hunter-seized": SEAT,
    "event-lodge-turned": SEAT,
    "event-hunter-takes-wolf": {"place"} | SEAT | VICTIM,
    "event-hunter-goes-under": SEAT,
    "event-wolf-takes-rabbit": {"place"} | SEAT | VICTIM,
    "event-wolf-returns": SEAT,
    "event-wolves-stay": set(),
    "event-rabbit-takes-carrot": {"card", "place"} | SEAT | VICTIM,
    "event-rabbit-returns": SEAT,
    "event-rabbits-stay": set(),
    "event-easy-prey-to-pile": {"card"} | SEAT,
    "event-card-becomes-easy-prey": {"card"} | SEAT,
    "event-start-card-moves": SEAT,
    "event-hand-empty": SEAT,
    "event-last-prey-to-pile": {"card"} | SEAT,
    "event-day-counted": {"points"} | SEAT,
    "event-game-over": set(),
    "outcome-winner": {"points"} | SEAT,
    "outcome-shared": {"names", "points"},
    "outcome-decided-by": {"step"},
    "step-points": set(),
    "step-best-day": set(),
    "title": set(),
    "one-line": set(),
    **{f"label-{label}": set() for label in ("seat", "easy-prey", "pile", "lodge", "hand", "score", "above")},
    "label-day": {"day", "days"},
    "label-round": {"round"},
    **{f"state-{state}": set() for state in ("chosen", "thinking", "hunter-under", "start-card", "nothing")},
    "state-lodge-four": set(),
    "state-lodge-plain": set(),
}
"""The variables of each message that the rest of the game may say."""

VALUES: dict[str, tuple[str | int, ...]] = {
    "seat": ("Alice", "Boris", "Siège 2"),
    "seat_is": ("you", "other"),
    "victim": ("Émile", "Seat 3"),
    "victim_is": ("you", "other"),
    "card": CARDS,
    "place": ("easy", "above"),
    "day": (1, 4),
    "days": (4,),
    "round": (1, 12),
    "count": (0, 1, 2),
    "points": (-5, -1, 0, 1, 2),
    "names": ("Alice & Boris",),
    "step": ("X",),
}


def every_sentence(words: Words, message: str, names: set[str]) -> list[str]:
    return ftl.every_sentence(words, message, names, VALUES)


@cache
def words_in(language: str) -> Words:
    return Words(language, SOURCE)


@pytest.fixture
def french() -> Words:
    return words_in("fr")


@pytest.fixture
def english() -> Words:
    return words_in("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_promised_message_is_there_and_only_parts_of_sentences_besides(language: str) -> None:
    said = {name: names for name, names in ftl.variables(SOURCE, language).items() if not name.startswith("part-")}
    assert said == PROMISED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", PROMISED)
def test_every_message_is_whole_for_every_value(language: str, message: str) -> None:
    for sentence in every_sentence(words_in(language), message, PROMISED[message]):
        assert sentence == sentence.strip()
        assert sentence
        assert not re.search(r"[{}\u2068\u2069\n'\"]|  ", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", [name for name in PROMISED if name.split("-")[0] in TOLD])
def test_what_happens_is_told_in_whole_sentences(language: str, message: str) -> None:
    for sentence in every_sentence(words_in(language), message, PROMISED[message]):
        assert sentence[0].isupper()
        assert sentence.endswith(".")


@pytest.mark.parametrize("message", PROMISED)
def test_french_elides_before_every_vowel(french: Words, message: str) -> None:
    for sentence in every_sentence(french, message, PROMISED[message]):
        assert not re.search(r"\b(de|que|le|la) [AEIOUÉaeioué]", sentence)


def test_you_and_others_are_told_apart(french: Words, english: Words) -> None:
    you, other = {"seat": "Alice", "seat_is": "you"}, {"seat": "Alice", "seat_is": "other"}
    assert french.say("event-reveal", card="wolf", **you) == "Vous révélez un loup."
    assert french.say("event-reveal", card="closed-season", **other) == "Alice révèle une chasse interdite."
    assert english.say("event-reveal", card="wolf", **you) == "You reveal a wolf."
    assert english.say("event-reveal", card="closed-season", **other) == "Alice reveals a closed season."


def test_french_elides_before_the_names_of_players(french: Words) -> None:
    alice = {"seat": "Alice", "seat_is": "other", "victim": "Émile", "victim_is": "other"}
    boris = {"seat": "Boris", "seat_is": "other", "victim": "Émile", "victim_is": "you"}
    assert [
        french.say("event-hunter-takes-wolf", place="above", **alice),
        french.say("event-wolf-takes-rabbit", place="easy", **alice),
        french.say("event-wolf-takes-rabbit", place="above", **boris),
        french.say("event-rabbit-takes-carrot", place="easy", card="closed-season", **boris),
    ] == [
        "Le chasseur d’Alice prend le loup qu’Émile vient de jouer, puis revient en main.",
        "Le loup d’Alice attrape le lapin en proie facile chez Émile.",
        "Le loup de Boris attrape le lapin que vous venez de jouer.",
        "Le lapin de Boris mange la chasse interdite en proie facile chez vous.",
    ]


def test_english_says_whose_card_is_taken(english: Words) -> None:
    you = {"seat": "Alice", "seat_is": "you", "victim": "Boris", "victim_is": "other"}
    boris = {"seat": "Boris", "seat_is": "other", "victim": "Alice", "victim_is": "you"}
    assert [
        english.say("event-hunter-takes-wolf", place="above", **you),
        english.say("event-wolf-takes-rabbit", place="easy", **you),
        english.say("event-rabbit-takes-carrot", place="above", card="carrot", **boris),
    ] == [
        "Your hunter takes the wolf Boris has just played, then returns to your hand.",
        "Your wolf catches the rabbit from Boris’s easy prey.",
        "Boris’s rabbit eats the carrot you have just played.",
    ]


@pytest.mark.parametrize(
    ("points", "in_french", "in_english"),
    [
        (-4, "−4 points", "−4 points"),
        (-1, "−1 point", "−1 point"),
        (0, "0 point", "0 points"),
        (1, "1 point", "1 point"),
        (2, "2 points", "2 points"),
    ],
)
def test_points_are_counted_as_each_language_counts(
    french: Words, english: Words, points: int, in_french: str, in_english: str
) -> None:
    said = french.say("event-day-counted", seat="Alice", seat_is="other", points=points)
    assert said == f"Alice marque {in_french} pour ce jour de chasse."
    said = english.say("event-day-counted", seat="Alice", seat_is="you", points=points)
    assert said == f"You score {in_english} for the day."


def test_cards_are_counted_as_each_language_counts(french: Words, english: Words) -> None:
    assert [french.say("card-wolf.counted", count=count) for count in (0, 1, 2)] == ["0 loup", "1 loup", "2 loups"]
    assert [english.say("card-wolf.counted", count=count) for count in (0, 1, 2)] == ["0 wolves", "1 wolf", "2 wolves"]


@pytest.mark.parametrize(
    ("card", "in_french", "in_english"),
    [
        ("hunter", "Vous n’avez plus de chasseur en main.", "You have no hunter left in your hand."),
        ("carrot", "Vous n’avez plus de carotte en main.", "You have no carrot left in your hand."),
        (
            "closed-season",
            "Vous n’avez plus de chasse interdite en main.",
            "You have no closed season left in your hand.",
        ),
    ],
)
def test_a_refusal_names_the_card_that_is_missing(
    french: Words, english: Words, card: str, in_french: str, in_english: str
) -> None:
    assert french.say("refusal-not-in-hand", card=card) == in_french
    assert english.say("refusal-not-in-hand", card=card) == in_english
