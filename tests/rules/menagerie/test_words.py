"""The words of the menagerie, in both languages."""

from __future__ import annotations

from functools import partial

import pytest

from sousbois.core.words import LANGUAGES
from tests.rules.sayings import ALICE, BORIS, YOU, said_in, words_of
from tests.rules.sayings import NO_BREAK_SPACE as N

SPECIES = ("giraffe", "bear", "mole", "goat", "sheep", "dog", "rabbit", "pig", "cat", "mouse")


said = partial(said_in, "menagerie")
words_in = partial(words_of, "menagerie")


def test_a_turn_is_told_to_you_and_of_others() -> None:
    assert said("event-row-taken", row=3, cards=3, **YOU) == (
        "Vous prenez la rangée 3 contre 3 de vos cartes.",
        "You take row 3 in exchange for 3 of your cards.",
    )
    assert said("event-row-taken", row=1, cards=1, **ALICE) == (
        "Alice prend la rangée 1 contre une carte de sa main.",
        "Alice takes row 1 in exchange for one card from the hand.",
    )
    assert said("event-knock", **YOU) == (
        f"Vous frappez sur la table{N}: tous les autres jouent un dernier tour.",
        "You knock on the table: everyone else has one last turn.",
    )
    assert said("event-last-turn-left", **BORIS) == (
        "Boris frappe aussi et renonce à son dernier tour.",
        "Boris knocks as well and gives up the last turn.",
    )


@pytest.mark.parametrize(
    ("species", "count", "in_french", "in_english"),
    [
        ("bear", 1, "Boris pose un ours.", "Boris puts down a bear."),
        ("mole", 1, "Boris pose une taupe.", "Boris puts down a mole."),
        ("sheep", 2, "Boris pose 2 moutons.", "Boris puts down 2 sheep."),
        ("mouse", 3, "Boris pose 3 souris.", "Boris puts down 3 mice."),
    ],
)
def test_animals_are_counted_as_each_language_counts(species: str, count: int, in_french: str, in_english: str) -> None:
    assert said("event-card-put-down", species=species, count=count, **BORIS) == (in_french, in_english)


def test_an_exchange_is_told_in_one_sentence() -> None:
    assert said("log-exchange", row=3, taken="A", down="B", **ALICE) == (
        "Alice prend la rangée 3 (A) et pose B.",
        "Alice takes row 3 (A) and puts down B.",
    )
    assert said("log-exchange", row=3, taken="A", down="B", **YOU) == (
        "Vous prenez la rangée 3 (A) et posez B.",
        "You take row 3 (A) and put down B.",
    )


@pytest.mark.parametrize(
    ("species", "in_french", "in_english"),
    [
        ("cat", "tous les chats", "all the cats"),
        ("rabbit", "tous les lapins", "all the rabbits"),
        ("goat", "toutes les chèvres", "all the goats"),
    ],
)
def test_a_sudden_death_names_the_whole_species(species: str, in_french: str, in_english: str) -> None:
    assert said("event-sudden-death", species=species, **ALICE) == (
        f"Mort subite{N}! Alice tient {in_french}{N}: la manche se termine à l’instant.",
        f"Sudden death! Alice holds {in_english}: the round ends on the spot.",
    )


def test_a_majority_tells_who_has_it_and_what_it_brings() -> None:
    assert said("event-majority", species="giraffe", cards=4, points=9, **ALICE) == (
        f"Girafes{N}: Alice a la majorité avec 4 cartes et reçoit 9 points.",
        "Giraffes: Alice has the majority with 4 cards and scores 9 points.",
    )
    assert said("event-majority", species="mouse", cards=1, points=3, **YOU) == (
        f"Souris{N}: vous avez la majorité avec 1 carte et recevez 3 points.",
        "Mice: you have the majority with 1 card and score 3 points.",
    )
    assert said("event-no-majority", species="sheep", cards=2) == (
        f"Moutons{N}: plusieurs joueurs sont à égalité en tête avec 2 cartes, personne ne reçoit rien.",
        "Sheep: several players tie for the most with 2 cards each, so nobody scores.",
    )
    assert said("event-single-card-is-none", species="bear", **BORIS) == (
        f"Ours{N}: Boris a une carte et l’autre joueur aucune, mais à deux une seule carte ne fait pas de majorité.",
        "Bears: Boris has one and the other player none, but between two a single card is no majority.",
    )


@pytest.mark.parametrize(
    ("lost", "left", "in_french", "in_english"),
    [
        (1, 4, f"Boris perd une vie{N}; il lui en reste 4.", "Boris loses a life and has 4 left."),
        (2, 1, f"Boris perd 2 vies{N}; il lui en reste 1.", "Boris loses 2 lives and has 1 left."),
        (2, 0, f"Boris perd 2 vies{N}; il ne lui en reste aucune.", "Boris loses 2 lives and has none left."),
    ],
)
def test_lost_lives_are_counted_as_each_language_counts(lost: int, left: int, in_french: str, in_english: str) -> None:
    assert said("event-lives-lost", lost=lost, left=left, **BORIS) == (in_french, in_english)


def test_a_life_lost_to_sudden_death_is_told_to_you() -> None:
    assert said("event-life-lost-to-sudden-death", lost=1, left=0, **YOU) == (
        f"La mort subite vous coûte une vie{N}; il ne vous en reste aucune.",
        "You lose a life to the sudden death and have none left.",
    )


@pytest.mark.parametrize(
    ("species", "in_french", "in_english"),
    [
        ("bear", "Vous n’avez plus d’ours à poser.", "You have no bear left to put down."),
        ("cat", "Vous n’avez plus de chat à poser.", "You have no cat left to put down."),
    ],
)
def test_a_refusal_names_the_animal_that_is_missing(species: str, in_french: str, in_english: str) -> None:
    assert said("refusal-not-in-hand", species=species) == (in_french, in_english)


def test_every_species_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        for form in ("", ".indefinite", ".all", ".title"):
            assert len({words_in(language).say(f"species-{species}{form}") for species in SPECIES}) == len(SPECIES)


def test_the_outcome_tells_how_long_the_winner_has_stayed_alive() -> None:
    assert said("outcome-winner", points=12, **ALICE) == (
        "Alice gagne, en vie après 12 manches.",
        "Alice wins: still alive after 12 rounds.",
    )
    assert said("outcome-winner", points=1, **YOU) == (
        "Vous gagnez, en vie après 1 manche.",
        "You win: you are still alive after 1 round.",
    )
    assert said("outcome-shared", points=100, names="Alice, Boris") == (
        f"La victoire est partagée après 100 manches entre ceux qui ont le plus de vies{N}: Alice, Boris.",
        "The victory is shared after 100 rounds by those with the most lives: Alice, Boris.",
    )
