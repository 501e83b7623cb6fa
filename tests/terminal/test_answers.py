"""What an answer means, and what is said when it means nothing."""

from __future__ import annotations

import pytest

from sousbois.core.action import Action
from sousbois.games.hunt.rules import ACTIONS
from sousbois.terminal.answer import Vocabulary
from tests.terminal.command import piped

FRENCH = {
    "hunter": "chasseur",
    "wolf": "loup",
    "rabbit": "lapin",
    "carrot": "carotte",
    "closed-season": "chasse interdite",
}
ALL = tuple(ACTIONS)
WITHOUT_HUNTER = ALL[1:]

PLAY = ("play", "hunt", "--seed", "7", "--opponents", "random")


def in_french(legal: tuple[Action, ...]) -> Vocabulary:
    """What a French person may say when these actions are legal."""
    return Vocabulary(legal, ALL, lambda action: FRENCH[action.text])


@pytest.mark.parametrize(
    ("answer", "cards"),
    [
        ("1", "hunter"),
        ("5", "closed-season"),
        ("wolf", "wolf"),
        ("WOLF", "wolf"),
        ("loup", "wolf"),
        ("lo", "wolf"),
        ("Lapîn", "rabbit"),
        ("closed", "closed-season"),
        ("chasse i", "closed-season"),
        ("interdite chasse", "closed-season"),
        ("chas", "hunter closed-season"),
        ("c", "hunter carrot closed-season"),
        ("6", ""),
        ("0", ""),
        ("bear", ""),
    ],
)
def test_an_answer_is_a_number_a_move_a_name_or_a_beginning(answer: str, cards: str) -> None:
    assert " ".join(map(str, in_french(ALL).meant(answer))) == cards


@pytest.mark.parametrize(
    ("answer", "cards"),
    [
        ("lapin loup", "wolf rabbit"),
        ("interdite chasse loup loup", "wolf wolf closed-season"),
        ("chasse interdite carotte", "carrot closed-season"),
        ("loup ours", ""),
        ("loup c", ""),
        ("", ""),
    ],
)
def test_several_answers_in_one_line_are_taken_in_the_order_of_the_rules(answer: str, cards: str) -> None:
    assert " ".join(map(str, in_french(ALL).meant_one_by_one(answer))) == cards


def test_a_beginning_means_a_legal_card_before_one_that_is_gone() -> None:
    assert in_french(WITHOUT_HUNTER).meant("chas") == (ACTIONS.read("closed-season"),)


def test_a_card_that_is_gone_can_be_meant_so_that_its_refusal_is_explained() -> None:
    assert in_french(WITHOUT_HUNTER).meant("hunt") == (ACTIONS.read("hunter"),)


@pytest.mark.parametrize(
    ("language", "refusal"),
    [
        ("en", "You have no closed season left in your hand. (J3)"),
        ("fr", "Vous n’avez plus de chasse interdite en main. (J3)"),
    ],
)
def test_a_refusal_names_its_clause(language: str, refusal: str) -> None:
    ran = piped(*PLAY, "--lang", language, typed="closed-season\nclosed-season\n")
    assert refusal in ran.out.splitlines()
    assert "0:closed-season" in ran.out
    assert ran.out.count("0:closed-season") == 1


@pytest.mark.parametrize(("typed", "card"), [("loup", "wolf"), ("car", "carrot"), ("chasse int", "closed-season")])
def test_a_card_is_chosen_by_how_its_name_begins(typed: str, card: str) -> None:
    assert f"0:{card}" in piped(*PLAY, "--lang", "fr", typed=f"{typed}\n").out


@pytest.mark.parametrize(
    ("language", "unknown", "ambiguous"),
    [
        ("en", "“bear” is none of the choices.", "“c” could be any of these: carrot, closed season."),
        (
            "fr",
            "« bear » ne fait pas partie des choix.",
            "« c » peut désigner plusieurs choix : chasseur, carotte, chasse interdite.",
        ),
    ],
)
def test_an_unclear_answer_is_explained(language: str, unknown: str, ambiguous: str) -> None:
    shown = piped(*PLAY, "--lang", language, typed="bear\nc\n").out.replace("\xa0", " ")
    assert unknown in shown
    assert ambiguous in shown
    assert "0:" not in shown


def test_an_empty_answer_is_told_what_can_be_typed() -> None:
    before, after = (piped(*PLAY, typed=typed).out.count("Answer with a number") for typed in ("", "\n  \n"))
    assert (before, after) == (1, 3)


@pytest.mark.parametrize(
    ("language", "clause"), [("en", "J5 · Hunters — Hunters act only"), ("fr", "J5 · Les chasseurs — Les chasseurs n")]
)
@pytest.mark.parametrize("asked", ["? J5", "?j5", "?  J5 "])
def test_a_question_mark_and_a_clause_show_that_clause(language: str, clause: str, asked: str) -> None:
    shown = piped(*PLAY, "--lang", language, typed=f"{asked}\n").out
    assert clause in shown
    assert "J6 ·" not in shown


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_question_mark_shows_all_rules_and_the_table_again(language: str) -> None:
    shown = piped(*PLAY, "--lang", language, typed="?\n").out
    assert all(f"J{number} · " in shown for number in range(1, 15))
    assert shown.count("● ") - shown.count("● Alma") >= 2
    assert "**" not in shown


def test_a_clause_that_does_not_exist_is_told() -> None:
    shown = piped(*PLAY, typed="? Z9\n").out
    assert "There is no clause “Z9”: they run from J1 to J14." in shown
