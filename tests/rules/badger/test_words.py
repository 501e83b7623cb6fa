"""The words of the badger, in both languages."""

from __future__ import annotations

import re
from functools import partial

import pytest

from sousbois.core.naming import names_of
from sousbois.core.words import LANGUAGES
from sousbois.games.badger.material import Colour, Leaf, Offer, Stack
from tests.rules.sayings import ALICE, BORIS, YOU, said_in, words_of
from tests.rules.sayings import NO_BREAK_SPACE as N

FRENCH_COLOURS = {"pink": "rose", "orange": "orange", "blue": "bleu", "green": "vert", "yellow": "jaune"}

FROM_YOU = {"owner": "Alice", "owner_is": "you"}
FROM_ALICE = {"owner": "Alice", "owner_is": "other"}
FROM_BORIS = {"owner": "Boris", "owner_is": "other"}


said = partial(said_in, "badger")
words_in = partial(words_of, "badger")


# Leaves and cards


@pytest.mark.parametrize("leaf", names_of(Leaf))
@pytest.mark.parametrize(("message", "variable"), [("part-leaf", "leaf"), ("part-trampler", "trampler")])
def test_every_leaf_is_called_by_its_colour_and_value(leaf: str, message: str, variable: str) -> None:
    colour, value = leaf.split("-")
    assert said(message, **{variable: leaf}) == (f"{value} {FRENCH_COLOURS[colour]}", f"{colour} {value}")


@pytest.mark.parametrize("offer", names_of(Offer))
@pytest.mark.parametrize(
    ("message", "variable", "form"), [("part-an-offer", "card", "indefinite"), ("part-the-offer", "offer", "definite")]
)
def test_every_card_face_up_is_called_by_its_type_and_arrow(offer: str, message: str, variable: str, form: str) -> None:
    kind, arrow = offer.split("-")
    names = [f"{name} {'▲' if arrow == 'up' else '▼'}" for name in said(f"card-{kind}.{form}")]
    assert said(message, **{variable: offer}) == tuple(names)


@pytest.mark.parametrize("offer", names_of(Offer))
def test_a_card_that_is_won_loses_its_arrow_and_keeps_its_name(offer: str) -> None:
    kind, _ = offer.split("-")
    assert said("part-the-card", card=offer) == said("part-the-card", card=kind) == said(f"card-{kind}.definite")


@pytest.mark.parametrize("offer", names_of(Offer))
def test_the_arrow_says_which_value_wins(offer: str) -> None:
    french, english = said("event-stake-chosen", card=offer, **ALICE)
    best = ("la plus haute", "the highest") if offer.endswith("up") else ("la plus basse", "the lowest")
    assert french.endswith(f"{N}: la valeur {best[0]} l’emporte.")
    assert english.endswith(f": {best[1]} value wins.")


@pytest.mark.parametrize("leaf", names_of(Leaf))
def test_trumps_win_among_trumps_and_all_others_in_the_colour_led(leaf: str) -> None:
    french, english = said("event-trick-won", card="bone-up", leaf=leaf, **ALICE)
    is_trump = leaf.startswith("pink")
    assert french.startswith("Parmi les atouts, " if is_trump else "Dans la couleur demandée, ")
    assert english.startswith("Among trumps, " if is_trump else "In the colour led, ")


def test_no_two_stacks_are_called_alike() -> None:
    for language in LANGUAGES:
        assert len({words_in(language).say("part-a-stack", stack=stack) for stack in names_of(Stack)}) == len(Stack)


@pytest.mark.parametrize("colour", names_of(Colour))
def test_french_gives_every_colour_its_article(colour: str) -> None:
    name = FRENCH_COLOURS[colour]
    article = "l’" if name == "orange" else "le "
    assert said("part-the-colour", colour=colour) == (f"{article}{name}", colour)


# A trick


def test_a_trick_is_told_to_you_and_of_others() -> None:
    assert said("event-stake-chosen", card="bone-up", **YOU) == (
        f"Vous mettez en jeu un os ▲{N}: la valeur la plus haute l’emporte.",
        "You put a bone ▲ at stake: the highest value wins.",
    )
    assert said("event-leaf-led", leaf="orange-1", **ALICE) == (
        "Alice entame du 1 orange.",
        "Alice leads the orange 1.",
    )
    assert said("event-leaf-follows", leaf="orange-5", **YOU) == (
        "Vous fournissez le 5 orange.",
        "You follow with the orange 5.",
    )
    assert said("event-leaf-discarded", leaf="blue-4", **YOU) == (
        f"Vous ne pouvez pas fournir{N}: vous vous débarrassez du 4 bleu.",
        "You cannot follow and throw away the blue 4.",
    )
    assert said("event-leaf-trumps", leaf="pink-5", **BORIS) == (
        "Boris ne peut pas fournir et coupe avec le 5 rose.",
        "Boris cannot follow and trumps with the pink 5.",
    )


def test_a_trampled_leaf_is_told_with_its_owner_and_its_trampler() -> None:
    leaves = {"leaf": "orange-1", "trampler": "orange-5"}
    assert said("event-leaf-trampled", **leaves, **ALICE) == (
        "Piétiné par le 5 orange, le 1 orange d’Alice sort de la course.",
        "Trampled by the orange 5, Alice’s orange 1 is out of the contest.",
    )
    assert said("event-leaf-trampled", **leaves, **YOU) == (
        "Piétiné par le 5 orange, votre 1 orange sort de la course.",
        "Trampled by the orange 5, your orange 1 is out of the contest.",
    )


def test_a_trick_that_is_won_is_told_with_the_reason() -> None:
    assert said("event-trick-won", card="badger-down", leaf="pink-5", **BORIS) == (
        f"Parmi les atouts, la valeur la plus basse l’emporte{N}: Boris prend le blaireau avec le 5 rose.",
        "Among trumps, the lowest value wins: Boris takes the badger with the pink 5.",
    )
    assert said("event-trick-won", card="bone-up", leaf="green-7", **YOU) == (
        f"Dans la couleur demandée, la valeur la plus haute l’emporte{N}: vous prenez l’os avec le 7 vert.",
        "In the colour led, the highest value wins: you take the bone with the green 7.",
    )


# The collection


@pytest.mark.parametrize(
    ("stack", "in_french", "in_english"),
    [
        ("female", "une femelle", "a female"),
        ("male-weevil", "un mâle nourri d’un charançon", "a male fed with a weevil"),
        ("female-wheat-trap", "une femelle piégée et nourrie de blé", "a trapped female fed with wheat"),
    ],
)
def test_hamsters_are_lost_with_all_that_lies_with_them(stack: str, in_french: str, in_english: str) -> None:
    assert said("event-badger-eats", stack=stack, **ALICE) == (
        f"Le blaireau affamé d’Alice mange {in_french}.",
        f"Alice’s hungry badger eats {in_english}.",
    )
    assert said("event-hamster-lost-in-quarrel", stack=stack, **YOU) == (
        f"Vous perdez {in_french}.",
        f"You lose {in_english}.",
    )


@pytest.mark.parametrize(
    ("hamster", "food", "in_french", "in_english"),
    [
        ("female", "wheat", "Votre femelle est nourrie de blé", "Your female is fed with wheat"),
        (
            "female-trap",
            "weevil",
            "Votre femelle piégée est nourrie d’un charançon",
            "Your trapped female is fed with a weevil",
        ),
        ("male", "weevil", "Votre mâle est nourri d’un charançon", "Your male is fed with a weevil"),
        ("male-trap", "wheat", "Votre mâle piégé est nourri de blé", "Your trapped male is fed with wheat"),
    ],
)
def test_feeding_agrees_with_the_hamster(hamster: str, food: str, in_french: str, in_english: str) -> None:
    assert said("event-hamster-gets-food", hamster=hamster, food=food, **YOU) == (
        f"{in_french}, pour 1 point de plus.",
        f"{in_english}, for 1 extra point.",
    )


def test_a_bone_goes_to_a_badger_in_a_cage_or_not() -> None:
    assert said("event-bone-keeps-badger-busy", badger="badger", **YOU) == (
        "L’os occupe pour toujours votre blaireau.",
        "The bone keeps your badger busy for good.",
    )
    assert said("event-bone-keeps-badger-busy", badger="badger-cage", **ALICE) == (
        "L’os occupe pour toujours le blaireau en cage d’Alice.",
        "The bone keeps Alice’s caged badger busy for good.",
    )


# Magpie, cage and trap


def test_a_magpie_is_told_with_whose_card_it_goes_for() -> None:
    assert said("event-magpie-eats", food="wheat", **BORIS, **FROM_ALICE) == (
        "La pie de Boris mange le blé d’Alice.",
        "Boris’s magpie eats Alice’s wheat.",
    )
    assert said("event-magpie-takes", card="twig", **BORIS, **FROM_YOU) == (
        "La pie de Boris prend une brindille chez vous.",
        "Boris’s magpie takes a twig from you.",
    )
    assert said("event-stolen-card-kept", card="twig", **YOU) == (
        "Vous gardez la brindille volée.",
        "You keep the stolen twig.",
    )
    assert said("event-stolen-card-discarded", card="bone", **BORIS) == (
        "Boris défausse l’os volé.",
        "Boris discards the stolen bone.",
    )


def test_a_theft_is_told_to_the_thief_to_the_victim_and_to_others() -> None:
    assert said("event-badger-stolen", stack="badger-bone", **YOU, **FROM_BORIS) == (
        "Avec la cage, vous volez à Boris un blaireau occupé par son os.",
        "With the cage you steal a badger busy with its bone from Boris.",
    )
    assert said("event-hamster-stolen", stack="female-wheat", **BORIS, **FROM_YOU) == (
        "Avec le piège, Boris vous vole une femelle nourrie de blé.",
        "With the trap Boris steals a female fed with wheat from you.",
    )
    assert said("event-hamster-stolen", stack="male", **BORIS, **FROM_ALICE) == (
        "Avec le piège, Boris vole à Alice un mâle.",
        "With the trap Boris steals a male from Alice.",
    )


# The menu and its refusals


def test_the_menu_says_what_can_be_done_with_whose_cards() -> None:
    assert said("action-stake", offer="bone-down") == ("Mettre en jeu l’os ▼.", "Put the bone ▼ at stake.")
    assert said("action-leaf", leaf="pink-7") == ("Jouer le 7 rose.", "Play the pink 7.")
    assert said("action-magpie", card="weevil", **FROM_YOU) == (
        "Manger votre propre charançon.",
        "Eat your own weevil.",
    )
    assert said("action-magpie", card="bone", **FROM_ALICE) == ("Prendre un os chez Alice.", "Take a bone from Alice.")
    assert said("action-cage", badger="badger", **FROM_YOU) == (
        "Poser la cage sur votre blaireau affamé.",
        "Put the cage on your hungry badger.",
    )
    assert said("action-trap", hamster="female-weevil", **FROM_BORIS) == (
        "Voler à Boris une femelle nourrie d’un charançon.",
        "Steal a female fed with a weevil from Boris.",
    )


@pytest.mark.parametrize(
    ("card", "in_french", "in_english"),
    [
        ("bone", "Alice n’a pas d’os non associé.", "Alice has no unassociated bone."),
        ("twig", "Alice n’a pas de brindille.", "Alice has no twig."),
        ("weevil", "Alice n’a pas de charançon non associé.", "Alice has no unassociated weevil."),
    ],
)
def test_a_refusal_names_the_card_that_is_missing(card: str, in_french: str, in_english: str) -> None:
    assert said("refusal-not-there", card=card, **FROM_ALICE) == (in_french, in_english)


def test_a_refusal_to_follow_names_the_leaf() -> None:
    assert said("refusal-must-follow", leaf="blue-4") == (
        f"Vous avez la couleur demandée et devez en fournir{N}: le 4 bleu est d’une autre couleur.",
        "You have the colour led and must follow: the blue 4 is of another colour.",
    )


# The end


@pytest.mark.parametrize(
    ("counts", "in_french", "in_english"),
    [
        ((-2, 0, 1), "−2 points, avec 0 blaireau et 1 hamster", "−2 points, with 0 badgers and 1 hamster"),
        ((0, 1, 0), "0 point, avec 1 blaireau et 0 hamster", "0 points, with 1 badger and 0 hamsters"),
        ((1, 2, 3), "1 point, avec 2 blaireaux et 3 hamsters", "1 point, with 2 badgers and 3 hamsters"),
    ],
)
def test_collections_are_counted_as_each_language_counts(
    counts: tuple[int, int, int], in_french: str, in_english: str
) -> None:
    points, badgers, hamsters = counts
    assert said("event-collection-counted", points=points, badgers=badgers, hamsters=hamsters, **ALICE) == (
        f"La collection d’Alice vaut {in_french}.",
        f"Alice’s collection is worth {in_english}.",
    )


def test_french_elides_before_every_vowel() -> None:
    names = {"seat_is": "other", "seat": "Émile", "owner_is": "other", "owner": "Inès"}
    said_of_all = [
        words_in("fr").say(f"event-{event}", stack="female", food="wheat", card="bone", badger="badger", **names)
        for event in ("quarrel", "badger-eats", "magpie-eats", "bone-keeps-badger-busy", "cage-finds-nothing")
    ]
    assert all("d’Émile" in sentence for sentence in said_of_all)
    assert not any(re.search(r"\b(de|que|le|la) [AEIOUÉaeioué]", sentence) for sentence in said_of_all)
