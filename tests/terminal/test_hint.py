"""`sousbois hint`, and the key for a hint in the middle of a game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sousbois
from sousbois.bots.budget import Budget
from sousbois.bots.hinting import Sureness
from sousbois.core.words import LANGUAGES
from sousbois.games import load, names
from sousbois.play.table import Table
from sousbois.terminal.answer import plain
from sousbois.terminal.language import terminal_words
from sousbois.terminal.prompt import HINT
from tests.terminal.command import Ran, piped
from tests.terminal.drawn import drawing
from tests.terminal.transcript import record_in

pytestmark = pytest.mark.xdist_group("compiled hunt")

SEATS = 3
BUDGET = Budget(iterations=200)
THINKING = ("--budget", str(BUDGET))
SHARE = re.compile(r"(\d+)\s?% ± (\d+)\s?%")


@pytest.fixture(scope="module", autouse=True)
def nothing_said_of_compiling() -> Iterator[None]:
    """Whether or not it was done before; tests/terminal/test_preparing.py is about that."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sousbois.bots.warming.is_warm", lambda game: True)
        yield


def played(decisions: int | None = None) -> Table:
    """A hunt in which everybody plays the first card that is left: so many decisions, or a whole game."""
    table = sousbois.game("hunt").table(seats=SEATS, seed=7)
    while table.acting() and len(table.history) != decisions:
        seat = table.acting()[0]
        table.play(seat, table.legal(seat)[0])
    return table


@pytest.fixture(scope="module")
def record() -> str:
    """A whole game."""
    return played().record()


def plain_advice(ran: Ran) -> dict[str, object]:
    """What was printed as JSON."""
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    advice: dict[str, object] = json.loads(ran.out)
    return advice


@pytest.mark.parametrize(("ply", "seats"), [(0, [0, 1, 2]), (7, [1, 2]), (20, [2]), (61, [1, 2])])
def test_a_record_gives_the_advice_for_all_who_are_to_decide_after_so_many_decisions(
    record: str, ply: int, seats: list[int]
) -> None:
    advice = plain_advice(piped("hint", "-", "--at", str(ply), "--json", *THINKING, typed=record))
    right = [played(ply).hint(seat, BUDGET).plain() for seat in seats]
    assert advice == {"game": "hunt", "ply": ply, "advice": right}


def test_a_record_of_a_game_under_way_is_taken_where_it_ends(tmp_path: Path) -> None:
    begun = tmp_path / "begun.txt"
    begun.write_text(played(8).record(), encoding="utf-8")
    advice = plain_advice(piped("hint", str(begun), "--json", *THINKING))
    assert advice == {"game": "hunt", "ply": 8, "advice": [played(8).hint(2, BUDGET).plain()]}


def test_a_position_is_advised_on_like_a_record() -> None:
    table = played(7)
    position = json.dumps(table.position(), indent=2)
    advice = plain_advice(piped("hint", "-", "--seat", "2", "--json", *THINKING, typed=f"\n{position}"))
    right = sousbois.game("hunt").table(position=table.position()).hint(2, BUDGET).plain()
    assert advice == {"game": "hunt", "ply": 0, "advice": [right]}


def test_a_choice_that_is_still_secret_changes_no_advice_for_the_others() -> None:
    advice = []
    for card in ("wolf", "carrot"):
        table = sousbois.game("hunt").table(seats=SEATS, seed=7)
        table.play(0, card)
        advice.append(plain_advice(piped("hint", "-", "--json", *THINKING, typed=table.record())))
    assert advice[0] == advice[1]


@pytest.mark.parametrize(
    ("language", "title", "cards", "basis"),
    [
        ("en", "Advice for Seat 2:", r"Play (a|the) \w+", "estimated from 200 imagined courses of the game."),
        ("fr", "Conseil pour Siège 2 :", r"Jouer (une?|la|le) \w+", "d’après 200 suites imaginées de la partie."),
    ],
)
def test_advice_in_words_names_the_seat_the_moves_and_what_it_rests_on(
    record: str, language: str, title: str, cards: str, basis: str
) -> None:
    ran = piped("hint", "-", "--at", "20", "--lang", language, *THINKING, typed=record)
    assert (ran.code, ran.err) == (0, "")
    shown = ran.out.replace("\xa0", " ")
    assert title in shown
    assert basis in " ".join(shown.split())
    moves = [line for line in shown.splitlines() if re.search(cards, line)]
    hints = played(20).hint(2, BUDGET).hints
    assert len(moves) == len(hints)
    for move, hint in zip(moves, hints, strict=True):
        share, margin = map(int, SHARE.findall(move)[0])
        assert share == round(100 * hint.value)
        assert margin - 1 < 100 * hint.margin <= margin


def test_every_seat_has_its_own_advice_by_the_name_in_the_record(record: str) -> None:
    named = record.replace('[Seed "', '[Players "Ada, Boris, Chloé"]\n[Seed "')
    shown = piped("hint", "-", "--at", "7", *THINKING, typed=named).out
    assert re.findall(r"Advice for (.*):", shown) == ["Boris", "Chloé"]
    assert shown.startswith("\nDay 1 of 4 · Round 3 ─")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_degree_of_sureness_has_a_sentence_of_its_own(language: str) -> None:
    words = terminal_words(language)
    assert len({words.say("advice-sureness", sureness=sureness.value) for sureness in Sureness}) == len(Sureness)


def test_the_only_move_is_called_so_without_figures(record: str) -> None:
    last = str(len(played().history) - 1)
    shown = piped("hint", "-", "--at", last, *THINKING, typed=record).out
    assert "There is no other move." in shown
    assert "%" not in shown


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "the game is over; say with --at how many decisions have been made, from 0 to 119"),
        (("--at", "120"), "--at 120: somebody is to decide after 0 to 119 decisions of this record"),
        (("--at", "-1"), "--at -1: somebody is to decide after 0 to 119 decisions of this record"),
        (("--at", "7", "--seat", "0"), "seat 0 owes no decision here; waiting for 1, 2"),
        (("--at", "7", "--seat", "3"), "seat 3: the seats of this game are 0 to 2"),
        (("--at", "7", "--budget", "1h"), "budget '1h': a whole number of ms, s or it (iterations)"),
        (("--at", "7", "--lang", "de"), "language 'de': the languages are fr, en"),
        (("--at", "7", "--edition", "none"), "edition 'none': unknown"),
    ],
)
def test_what_cannot_be_advised_on_is_told_in_one_line(record: str, words: tuple[str, ...], complaint: str) -> None:
    assert complaint in refused("-", *words, typed=record)


def test_a_position_is_one_moment_and_not_the_last() -> None:
    position, over = (json.dumps(table.position()) for table in (played(7), played()))
    assert "--at: a position is one moment of a game" in refused("-", "--at", "3", typed=position)
    assert "in this position the game is over" in refused("-", typed=over)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "record: the tag [Game] is missing"),
        ("{,}", "-: a position is written in JSON, but this is not: "),
        ("{" * 100_000, "-: a position is written in JSON, but this is not: "),
        ('{"a":' * 100_000, "-: a position is written in JSON, but this is not: "),
        ("{}", "-: position: 'game' is missing"),
        ('{"game": ["hunt"]}', "game ['hunt']: unknown"),
        ('{"game": "hunt"}', "position: 'rules' is missing"),
    ],
)
def test_a_text_that_is_neither_a_record_nor_a_position_is_told_in_one_line(text: str, complaint: str) -> None:
    assert complaint in refused("-", typed=text)


def test_a_file_that_cannot_be_read_is_told_in_one_line(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing")
    assert refused(missing) == f"sousbois: {missing}: No such file or directory\n"


def refused(*words: str, typed: str = "") -> str:
    """The one line that a command is refused with."""
    ran = piped("hint", *words, typed=typed)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("sousbois: ")
    assert ran.err.count("\n") == 1
    return ran.err


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint takes a few iterations rather than a second."""
    monkeypatch.setattr("sousbois.bots.hinting.USUAL_BUDGET", BUDGET)


PLAY = ("play", "hunt", "--seats", str(SEATS), "--seed", "7", "--opponents", "random")


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("language", "title"), [("en", "Advice for you:"), ("fr", "Conseil pour vous :")])
@pytest.mark.parametrize("key", ["h", " H "])
def test_a_lone_h_advises_by_the_numbers_of_the_choices_and_asks_again(language: str, title: str, key: str) -> None:
    ran = piped(*PLAY, "--lang", language, typed=f"{key}\n2\n")
    shown = ran.out.replace("\xa0", " ")
    listed = dict(re.findall(r"(?:^| )(\d) (\w+ \w+ [\w ]+\.)", shown[: shown.index(title)], re.MULTILINE))
    advised = re.findall(r"^ (\d)  (.*\.) +\d+ ?% ± \d+ ?%", shown[shown.index(title) :], re.MULTILINE)
    assert len(listed) == 5
    assert len(advised) == 3
    assert all(listed[number] == move for number, move in advised)
    assert "0:wolf" in record_in(ran.out)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("answer", ["hu", "hunter"])
def test_an_answer_that_begins_with_h_is_not_a_hint(answer: str) -> None:
    ran = piped(*PLAY, "--lang", "en", typed=f"{answer}\n")
    assert "Advice" not in ran.out
    assert "0:hunter" in record_in(ran.out)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_action_is_called_like_the_key_for_a_hint(game: str, language: str) -> None:
    for edition in load(game).editions:
        table = sousbois.game(game).table(seed=1, edition=edition)
        draws = drawing(table, language)
        called = {plain(name) for action in table.setup.actions for name in (action.text, draws.name(action))}
        assert HINT not in called


def test_the_key_for_a_hint_is_told_with_the_others() -> None:
    for language in LANGUAGES:
        sentence = terminal_words(language).say("how-to-answer", clause="J1").replace("\xa0", "")
        assert re.search(rf"[“«]{HINT}[”»]", sentence)
