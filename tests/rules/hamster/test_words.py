"""The words of the hamster, in both languages."""

from __future__ import annotations

import pytest

from sousbois.core.event import Event
from sousbois.core.game import Game
from sousbois.core.outcome import ranked
from sousbois.core.telling import Teller
from sousbois.games import load
from tests.rules.sayings import NO_BREAK_SPACE

NAMES = ("Alice", "Boris", "Émile")


@pytest.fixture(scope="module")
def game() -> Game:
    return load("hamster")


def told(game: Game, language: str, kind: str, seat: int | None = None, **values: str | int) -> str:
    """An event as Alice reads it, no-break spaces shown as plain ones."""
    teller = Teller(game, game.words(language), NAMES, reader=0)
    return teller.sentence(Event(kind, "H1", seat, values)).replace(NO_BREAK_SPACE, " ")


def test_you_and_others_are_told_apart(game: Game) -> None:
    assert told(game, "en", "cells-crossed", 0, placement="g6-h6") == "You cross g6-h6."
    assert told(game, "en", "cells-crossed", 1, placement="g6-h6") == "Boris crosses g6-h6."
    assert told(game, "fr", "cells-crossed", 0, placement="g6-h6") == "Vous cochez g6-h6."
    assert told(game, "fr", "cells-crossed", 1, placement="g6-h6") == "Boris coche g6-h6."
    assert told(game, "fr", "room-begun", 2, room="W") == "Émile commence la salle W."
    assert told(game, "en", "cannot-cross", 0) == "You cannot place this roll, so you pass."
    assert told(game, "en", "cannot-cross", 1) == "Boris cannot place this roll and passes."


def test_french_elides_before_the_names_of_players(game: Game) -> None:
    assert told(game, "fr", "track-empty", 1) == "La piste des 1 de Boris est usée : Boris passe."
    assert told(game, "fr", "track-empty", 2) == "La piste des 1 d’Émile est usée : Émile passe."
    assert (
        told(game, "fr", "room-full", 2, room="C", points=4)
        == "La salle C d’Émile est pleine, ce qui rapporte 4 points."
    )


def test_a_roll_of_1_says_that_the_number_of_cells_is_free(game: Game) -> None:
    assert told(game, "en", "rolled", roll=4, turn=11) == "Turn 11: the die shows 4."
    assert (
        told(game, "en", "rolled", roll=1, turn=2)
        == "Turn 2: the die shows 1, so the number of cells is a free choice."
    )
    assert told(game, "fr", "rolled", roll=1, turn=2) == "Tour 2 : le dé donne 1, le nombre de cases est donc au choix."


@pytest.mark.parametrize(
    ("value", "in_english", "in_french"),
    [
        (
            1,
            "That uses up one point of Boris’s track for 1s; points left: 0.",
            "Cela use un point de la piste des 1 de Boris ; points restants : 0.",
        ),
        (
            3,
            "That uses up 3 points of Boris’s track for 1s; points left: 0.",
            "Cela use 3 points de la piste des 1 de Boris ; points restants : 0.",
        ),
    ],
)
def test_points_of_the_track_are_counted(game: Game, value: int, in_english: str, in_french: str) -> None:
    assert told(game, "en", "ones-used", 1, value=value, left=0) == in_english
    assert told(game, "fr", "ones-used", 1, value=value, left=0) == in_french


@pytest.mark.parametrize(
    ("left", "in_english", "in_french"),
    [
        (
            2,
            "One “4” of the timer is crossed off; 2 are left.",
            "On barre un « 4 » du minuteur ; il en reste 2.",
        ),
        (
            1,
            "One “4” of the timer is crossed off; only one is left.",
            "On barre un « 4 » du minuteur ; il n’en reste plus qu’un.",
        ),
        (0, "The last “4” of the timer is crossed off.", "On barre le dernier « 4 » du minuteur."),
    ],
)
def test_the_timer_says_how_many_dice_are_left(game: Game, left: int, in_english: str, in_french: str) -> None:
    assert told(game, "en", "timer-crossed", left=left) == in_english
    assert told(game, "fr", "timer-crossed", left=left) == in_french


@pytest.mark.parametrize(
    ("turns", "dice", "in_english", "in_french"),
    [
        (
            1,
            0,
            "For one turn the roll cannot be placed.",
            "Pendant un tour, le lancer ne peut pas être placé.",
        ),
        (
            2,
            1,
            "For 2 turns no roll can be placed; meanwhile one “4” of the timer is crossed off.",
            "Pendant 2 tours, aucun lancer ne peut être placé ; entre-temps, un « 4 » du minuteur est barré.",
        ),
        (
            5,
            3,
            "For 5 turns no roll can be placed; meanwhile 3 “4”s of the timer are crossed off.",
            "Pendant 5 tours, aucun lancer ne peut être placé ; entre-temps, 3 « 4 » du minuteur sont barrés.",
        ),
    ],
)
def test_turns_without_crosses_are_told_in_one(
    game: Game, turns: int, dice: int, in_english: str, in_french: str
) -> None:
    assert told(game, "en", "nobody-can-cross", turns=turns, dice=dice) == in_english
    assert told(game, "fr", "nobody-can-cross", turns=turns, dice=dice) == in_french


def test_a_count_says_where_the_points_come_from(game: Game) -> None:
    points = {"rooms": 12, "mushrooms": 3, "acorns": 4}
    assert (
        told(game, "en", "sheet-counted", 1, **points)
        == "Boris’s points: 12 for full rooms, 3 for mushrooms, 4 for acorns."
    )
    assert (
        told(game, "fr", "sheet-counted", 2, **points)
        == "Points d’Émile : 12 pour les salles pleines, 3 pour les champignons, 4 pour les glands."
    )


@pytest.mark.parametrize(
    ("language", "reader", "sentence"),
    [
        ("en", 0, "Your burrow is worth 22 points: the score to beat next time."),
        ("en", -1, "Alice’s burrow is worth 22 points: the score to beat next time."),
        ("fr", 0, "Votre terrier vaut 22 points : le score à battre la prochaine fois."),
        ("fr", -1, "Le terrier d’Alice vaut 22 points : le score à battre la prochaine fois."),
    ],
)
def test_whoever_plays_alone_beats_nobody(game: Game, language: str, reader: int, sentence: str) -> None:
    outcome = ranked(game.steps, [(22, 13, 5, 2)])
    teller = Teller(game, game.words(language), NAMES, reader)
    assert [said.replace(NO_BREAK_SPACE, " ") for said in teller.outcome(outcome)] == [sentence]


def test_a_tie_names_what_decided_it(game: Game) -> None:
    outcome = ranked(game.steps, [(19, 12, 3, 2), (19, 13, 2, 2)])
    assert Teller(game, game.words("en"), NAMES, reader=0).outcome(outcome) == [
        "Boris wins with 19 points.",
        "What decided the game: most points from full rooms (H14).",
    ]
