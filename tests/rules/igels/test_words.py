"""The words of igels, in both languages."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from sousbois.core.naming import names_of
from sousbois.core.words import LANGUAGES
from sousbois.games.igels.material import Deed, Step, Way
from sousbois.games.igels.vocabulary import Effect, Food, Species, Window
from tests.rules.sayings import ALICE, BORIS, YOU, said_in, words_of
from tests.rules.sayings import NO_BREAK_SPACE as N

AT_YOU = {"victim": "Alice", "victim_is": "you"}
AT_ALICE = {"victim": "Alice", "victim_is": "other"}
AT_BORIS = {"victim": "Boris", "victim_is": "other"}


said = partial(said_in, "igels")
words_in = partial(words_of, "igels")


# Species, foods and labels


@pytest.mark.parametrize(
    ("species", "in_french", "in_english"),
    [
        ("hedgehog", "les hérissons", "the hedgehogs"),
        ("rabbit", "les lapins", "the rabbits"),
        ("squirrel", "les écureuils", "the squirrels"),
        ("mouse", "les souris", "the mice"),
    ],
)
def test_every_species_is_drawn_chosen_and_refused_by_its_name(species: str, in_french: str, in_english: str) -> None:
    assert said("event-species-drawn", species=species, **YOU) == (
        f"Le sort vous attribue {in_french}.",
        f"The lot gives you {in_english}.",
    )
    assert said("event-species-chosen", species=species, **ALICE) == (
        f"Alice choisit {in_french}.",
        f"Alice chooses {in_english}.",
    )
    assert said("refusal-species-taken", species=species) == (
        f"Quelqu’un a déjà pris {in_french}{N}: choisissez une espèce encore libre.",
        f"Somebody has taken {in_english} already: choose a species that is free.",
    )
    assert said("action-species", species=species) == (f"Choisir {in_french}.", f"Choose {in_english}.")


@pytest.mark.parametrize(
    ("food", "in_french", "in_english"),
    [
        ("nut", "une noix", "a nut"),
        ("worm", "un ver", "a worm"),
        ("turnip", "un navet", "a turnip"),
        ("berry", "des baies", "some berries"),
        ("picnic", "des restes de pique-nique", "some picnic leftovers"),
        ("grass", "de l’herbe fraîche", "some fresh grass"),
        ("leaf", "des feuilles luxuriantes", "some lush leaves"),
        ("bug", "une punaise", "a bug"),
    ],
)
def test_every_food_has_its_article(food: str, in_french: str, in_english: str) -> None:
    assert said(f"food-{food}.indefinite") == (in_french, in_english)
    assert said("event-food-taken", food=food, **YOU) == (
        f"Vous prenez {in_french} dans la forêt.",
        f"You take {in_english} from the forest.",
    )
    assert said("action-food", food=food) == (f"Choisir {in_french}.", f"Choose {in_english}.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("message", "kind"),
    [
        ("species-{}.title", Species),
        ("food-{}.title", Food),
        ("window-name-{}", Window),
        ("effect-{}", Effect),
    ],
)
def test_whatever_the_table_shows_has_a_name_of_its_own(language: str, message: str, kind: Any) -> None:
    told = {words_in(language).say(message.format(name)) for name in names_of(kind)}
    assert len(told) == len(kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_asks_has_a_question_of_its_own(language: str) -> None:
    windows = [step for step in names_of(Step) if step.endswith("-window")]
    asking = ("species", "build", "leaders", "supporters", "lay", "loot", "trade", *windows)
    assert len({words_in(language).say(f"question-{step}") for step in asking}) == len(asking)


def test_the_heading_tells_the_round_and_its_phase() -> None:
    assert said("round-heading", round=3) == ("Tour 3", "Round 3")
    assert [said("phase-name", phase=phase) for phase in (1, 2, 3, 4)] == [
        ("Construire", "Build"),
        ("Combattre", "Battle"),
        ("Prendre le butin", "Loot"),
        ("Organiser", "Organise"),
    ]


# The build and the battle


def test_a_round_is_told_to_you_and_of_others() -> None:
    assert said("event-round-begins", round=2, **YOU) == (
        f"Tour 2{N}: le marqueur de premier joueur est chez vous.",
        "Round 2 begins: the first-player marker is with you.",
    )
    assert said("event-animal-drawn", animal="Jumbo", sap=5, **ALICE) == (
        "Alice pioche Jumbo (SAP 5) pour son pool.",
        "Alice draws Jumbo (SAP 5) into the pool.",
    )
    assert said("event-leads", animal="Jumbo", sap=5, **BORIS) == (
        "Boris fait avancer Jumbo (SAP 5) comme chef.",
        "Boris puts Jumbo forward as leader (SAP 5).",
    )
    assert said("event-supports", animal="Gilly", sap=3, **YOU) == (
        "Vous envoyez Gilly (SAP 3) en soutien.",
        "You send Gilly in support (SAP 3).",
    )
    assert said("event-initial-sap", total=8, **ALICE) == (
        "Le SAP initial d’Alice est de 8.",
        "Alice’s initial SAP is 8.",
    )


def test_cards_that_are_drawn_laid_or_stolen_are_not_named() -> None:
    assert said("event-card-drawn", **ALICE) == ("Alice pioche une carte de soutien.", "Alice draws a support card.")
    assert said("event-card-laid", **YOU) == ("Vous posez une carte face cachée.", "You lay a card face down.")
    assert said("event-card-stolen", **BORIS, **AT_YOU) == (
        "Boris prend au hasard une carte de votre main.",
        "Boris takes a card at random from your hand.",
    )
    assert said("event-card-stolen", **BORIS, **AT_ALICE) == (
        "Boris prend au hasard une carte de la main d’Alice.",
        "Boris takes a card at random from Alice’s hand.",
    )


@pytest.mark.parametrize(
    ("amount", "in_french", "in_english"),
    [
        (3, "Alice reçoit 3 SAP (X), pour un total de 7.", "Alice gets 3 SAP (X), for a total of 7."),
        (-4, "Alice reçoit −4 SAP (X), pour un total de 7.", "Alice gets −4 SAP (X), for a total of 7."),
    ],
)
def test_sap_is_told_with_its_sign_its_source_and_the_total(amount: int, in_french: str, in_english: str) -> None:
    assert said("event-sap-changed", amount=amount, source="X", total=7, **ALICE) == (in_french, in_english)


def test_a_fallen_leader_is_told_with_what_becomes_of_the_side() -> None:
    assert said("event-dies", animal="Jumbo", **ALICE) == (
        "Alice perd Jumbo, qui meurt et finit au dépotoir.",
        "Alice loses Jumbo, who dies and goes to the dump.",
    )
    assert said("event-leads-on", animal="Gilly", sap=3, **YOU) == (
        "À la mort du chef, Gilly (SAP 3) prend la tête de votre camp.",
        "With the leader dead, Gilly (SAP 3) leads on for you.",
    )
    assert said("event-side-out", **BORIS) == (
        f"Boris n’a plus personne pour mener{N}: son camp sort de la bataille.",
        "Boris has nobody left to lead: that side is out of the battle.",
    )


# Events and abilities


def test_an_event_is_told_to_whom_it_is_aimed_at_and_to_others() -> None:
    assert said("event-event-aimed", card="X", **BORIS, **AT_YOU) == (
        f"Boris joue «{N}X{N}» contre vous.",
        "Boris plays “X” against you.",
    )
    assert said("event-event-at-animal", card="X", animal="Jumbo", **YOU, **AT_BORIS) == (
        f"Vous jouez «{N}X{N}» contre Jumbo, chez Boris.",
        "You play “X” against Jumbo, on Boris’s side.",
    )
    assert said("event-card-at-animal", card="X", animal="Jumbo", **BORIS, **AT_YOU) == (
        f"Boris dirige «{N}X{N}» contre Jumbo, chez vous.",
        "Boris aims “X” at Jumbo, on your side.",
    )
    assert said("event-ability-aimed", animal="Jumbo", **ALICE, **AT_BORIS) == (
        "Chez Alice, Jumbo s’en prend à Boris.",
        "For Alice, Jumbo picks on Boris.",
    )


def test_a_theft_is_told_to_the_thief_to_the_victim_and_to_others() -> None:
    assert said("event-food-stolen", food="nut", **YOU, **AT_BORIS) == (
        "Vous prenez une noix à Boris.",
        "You take a nut from Boris.",
    )
    assert said("event-food-stolen", food="grass", **BORIS, **AT_YOU) == (
        "Boris vous prend de l’herbe fraîche.",
        "Boris takes some fresh grass from you.",
    )
    assert said("event-event-at-food", card="X", food="berry", **BORIS, **AT_YOU) == (
        f"Boris joue «{N}X{N}» pour vous prendre des baies.",
        "Boris plays “X” to take some berries from you.",
    )
    assert said("event-event-at-food", card="X", food="worm", **BORIS, **AT_ALICE) == (
        f"Boris joue «{N}X{N}» pour prendre un ver à Alice.",
        "Boris plays “X” to take a worm from Alice.",
    )


def test_a_counter_is_told_before_the_card_that_it_stops() -> None:
    assert said("event-countered", counter="X", card="Y", **ALICE) == (
        f"Alice répond par «{N}X{N}»{N}: la carte «{N}Y{N}» échoue, et toutes deux vont au dépotoir.",
        "Alice answers with “X”: “Y” fails, and both cards go to the dump.",
    )


def test_french_elides_before_animals_and_players() -> None:
    about: dict[str, Any] = {
        "animal": "Écureuil ninja",
        "card": "X",
        "sap": 9,
        "total": 14,
        "seat": "Émile",
        "seat_is": "other",
    }
    of_animals = ("ability-acts", "ability-declined", "one-shot", "sap-raised")
    of_players = ("card-acts", "card-idle", "card-void", "leads-on", "total", "wakes", "wins-tie")
    for name, events in (("d’Écureuil ninja", of_animals), ("d’Émile", of_players)):
        for event in events:
            sentence = words_in("fr").say(f"event-{event}", **about)
            assert name in sentence
            assert not re.search(r"\b(de|que) [AEIOUÉaeioué]", sentence)


# The loot and the count


@pytest.mark.parametrize(
    ("amount", "in_french", "in_english"),
    [
        (1, "prend une nourriture de plus", "takes one extra food"),
        (-1, "prend une nourriture de moins", "takes one food less"),
    ],
)
def test_a_change_of_the_loot_is_told_as_more_or_less(amount: int, in_french: str, in_english: str) -> None:
    assert said("event-loot-of-winner-changed", amount=amount) == (
        f"Qui gagne cette bataille {in_french}.",
        f"Whoever wins {in_english}.",
    )
    french, english = said("event-loot-changed", amount=amount, **ALICE)
    assert french.endswith(in_french.removeprefix("prend ") + ".")
    assert english.endswith(in_english.removeprefix("takes ") + ".")


@pytest.mark.parametrize(
    ("foods", "in_french", "in_english"),
    [
        (
            0,
            f"La forêt n’a plus de nourriture à partager{N}: personne n’en prend.",
            "The forest has no food left to share: nobody takes any.",
        ),
        (
            1,
            f"La forêt n’a plus qu’une nourriture, trop peu pour le partage du match nul{N}: personne n’en prend.",
            "The forest has only one food left, too few for everyone in the draw: nobody takes any.",
        ),
        (
            2,
            f"La forêt n’a plus que 2 nourritures, trop peu pour le partage du match nul{N}: personne n’en prend.",
            "The forest has only 2 foods left, too few for everyone in the draw: nobody takes any.",
        ),
    ],
)
def test_a_draw_with_too_few_foods_tells_how_many_are_left(foods: int, in_french: str, in_english: str) -> None:
    assert said("event-too-few-foods", foods=foods) == (in_french, in_english)


def test_a_vegetarian_leader_puts_food_back() -> None:
    assert said("event-food-put-back", food="worm", **YOU) == (
        f"Votre chef a un régime végétarien{N}: vous remettez un ver dans la forêt.",
        "Your leader is a vegetarian: you put a worm back into the forest.",
    )


def test_the_count_tells_foods_bonus_and_penalty() -> None:
    assert said("event-counted", foods=12, bonus=3, penalty=2, **ALICE) == (
        "Au décompte, Alice a 12 points de nourriture, 3 de bonus et 2 de pénalité.",
        "At the count Alice has 12 points of food, 3 of bonus and 2 of penalty.",
    )
    assert said("event-counted", foods=1, bonus=0, penalty=0, **YOU) == (
        "Au décompte, vous avez 1 point de nourriture, 0 de bonus et 0 de pénalité.",
        "At the count you have 1 point of food, 0 of bonus and 0 of penalty.",
    )
    assert said("outcome-winner", points=-1, **ALICE) == (
        "Alice gagne avec −1 point.",
        "Alice wins with −1 point.",
    )


# The menu and its refusals


def test_the_menu_says_what_can_be_done_with_a_card() -> None:
    assert {deed: said("action-card", card="X", deed=deed) for deed in names_of(Deed)} == {
        "lay": (f"Poser «{N}X{N}» face cachée.", "Lay “X” face down."),
        "play": (f"Jouer «{N}X{N}».", "Play “X”."),
        "counter": (f"Contrer l’événement avec «{N}X{N}».", "Stop the event with “X”."),
        "trade": (f"Échanger «{N}X{N}».", "Exchange “X”."),
    }


def test_the_menu_says_how_to_say_no() -> None:
    assert {way: said("action-pass", way=way) for way in names_of(Way)} == {
        "pass": ("Passer.", "Pass."),
        "stay-out": ("Rester en dehors de cette bataille.", "Stay out of this battle."),
        "decline": ("Renoncer.", "Decline."),
    }


def test_the_menu_says_whose_food_or_which_player_is_meant() -> None:
    assert said("action-food-of", food="bug", **AT_BORIS) == ("Prendre une punaise à Boris.", "Take a bug from Boris.")
    assert said("action-player", **AT_ALICE) == ("Viser Alice.", "Aim at Alice.")
    assert said("name-food-of", food="bug", **AT_BORIS) == ("punaise de chez Boris", "bug from Boris")


def test_a_refusal_names_the_animal_or_card_and_says_what_to_do_instead() -> None:
    assert said("refusal-asleep", animal="Jumbo") == (
        f"Laissez dormir Jumbo jusqu’à la fin de ce tour{N}: choisissez un animal prêt.",
        "Let Jumbo sleep until the end of this round: choose an animal that is ready.",
    )
    assert said("refusal-no-counter", card="X") == (
        f"«{N}X{N}» n’arrête pas cet événement{N}: répondez par une carte de contre qui convient, ou laissez faire.",
        "“X” does not stop this event: answer with a fitting counter card, or let it happen.",
    )
