"""`sousbois play`: a whole game against bots."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import sousbois
from sousbois.bots import CALLED
from sousbois.bots.contract import Question
from sousbois.bots.random import Random
from sousbois.core.action import Action
from sousbois.games import load, names
from sousbois.terminal.drawing import drawing_of
from sousbois.terminal.language import terminal_words
from tests.terminal.command import Ran, piped
from tests.terminal.drawn import drawing, drawn
from tests.terminal.transcript import ALWAYS_THE_FIRST, record_in

RANDOM = ("play", "hunt", "--seats", "3", "--seed", "7", "--opponents", "random")

compiled = pytest.mark.xdist_group("compiled hunt")
"""Of a test with bots that think."""


@cache
def whole_game(language: str) -> Ran:
    """A game from the rules to the record."""
    return piped(*RANDOM, "--lang", language, typed="?\n" + ALWAYS_THE_FIRST)


@pytest.mark.parametrize(
    ("language", "day", "end"), [("en", "Day 4 of 4", "The end"), ("fr", "Jour 4 sur 4", "Fin de la partie")]
)
def test_a_piped_game_is_played_to_its_end(language: str, day: str, end: str) -> None:
    ran = whole_game(language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.index(day) < ran.out.index(f"{end} ═")
    outcome = sousbois.replay(record_in(ran.out)).outcome()
    assert outcome is not None
    assert f"{max(outcome.scores)} points" in ran.out


@pytest.mark.parametrize("said", ["hunt", "HUNT", str(names().index("hunt") + 1)])
def test_whoever_names_no_game_is_asked_for_one(said: str) -> None:
    ran = piped("play", "--lang", "en", "--opponents", "random", typed=f"chess\n{said}\n")
    assert ran.code == 0
    assert "“chess” is none of the choices." in ran.out
    assert '[Game "hunt"]' in ran.out


def test_whoever_leaves_before_a_game_is_chosen_just_leaves() -> None:
    ran = piped("play", "--lang", "en", typed="q\n")
    assert (ran.code, ran.err) == (0, "")
    assert "[Game" not in ran.out


def test_a_pipe_gets_plain_lines_of_eighty_columns() -> None:
    shown = whole_game("fr").out
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", shown)
    table, _ = shown.split("[Game", maxsplit=1)
    assert max(map(len, table.splitlines())) == 80


def test_a_line_never_breaks_before_french_punctuation() -> None:
    shown = whole_game("fr").out
    assert not re.search(r"«\s*\n|\n[ ▌]*[:;!?»]", shown)


@compiled
def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    words = ("play", "hunt", "--seats", "3", "--seed", "11")
    first, second = (piped(*words, typed="1\n" * 5).out for _ in range(2))
    assert first == second


def test_a_seed_that_is_drawn_is_shown() -> None:
    shown = piped("play", "hunt", "--opponents", "random").out
    seeds = re.findall(r'Seed: (\d+)|Seed "(\d+)"', shown)
    assert seeds[0][0] == seeds[1][1]


@compiled
@pytest.mark.parametrize(
    ("language", "players"),
    [
        ("en", "You, Alma (random), Boris (hard), Chloé (greedy), Émile (random)."),
        ("fr", "Vous, Alma (au hasard), Boris (fort), Chloé (glouton), Émile (au hasard)."),
    ],
)
def test_the_bots_have_names_and_tell_once_what_they_are(language: str, players: str) -> None:
    opponents = "random,hard, greedy,random"
    shown = piped("play", "hunt", "--seats", "5", "--lang", language, "--opponents", opponents).out
    assert players in " ".join(shown.split())
    assert shown.count("Alma (") == 1


@pytest.mark.parametrize(
    ("language", "called"),
    [
        ("en", ("easy", "medium", "hard", "expert", "greedy", "random", "hedgehog-3000")),
        ("fr", ("facile", "moyen", "fort", "expert", "glouton", "au hasard", "hedgehog-3000")),
    ],
)
def test_bots_of_ours_are_called_in_the_language_of_the_table_and_others_by_their_own_names(
    language: str, called: tuple[str, ...]
) -> None:
    kinds = ("easy", "medium", "hard", "expert", "greedy", "random", "hedgehog-3000")
    words = terminal_words(language)
    assert tuple(words.say("bot-kind", kind=kind) for kind in kinds) == called


def test_whoever_plays_alone_reads_nothing_about_opponents() -> None:
    ran = piped("play", "hamster", "--seats", "1", "--lang", "en")
    assert ran.err == ""
    assert "At the table" not in ran.out
    assert "medium" not in ran.out


@pytest.mark.parametrize("typed", ["1\n2\n", "1\n2\nq\n", "1\n2\n  Q \n"])
def test_leaving_prints_a_record_that_replays(typed: str) -> None:
    ran = piped(*RANDOM, typed=typed)
    assert ran.code == 0
    table = sousbois.replay(record_in(ran.out))
    assert [made.seat for made in table.history] == [1, 2, 0, 1, 2, 0]


def test_a_game_that_is_left_does_not_tell_what_the_bots_have_chosen_in_secret() -> None:
    ran = piped(*RANDOM, typed="q\n")
    assert sousbois.replay(record_in(ran.out)).acting() == (0, 1, 2)


def test_bots_that_choose_in_secret_know_of_no_choice_made_before(monkeypatch: pytest.MonkeyPatch) -> None:
    owing = []

    def choose(self: Random, question: Question) -> Action:
        owing.append(question.setup.acting(question.state))
        return question.legal[0]

    monkeypatch.setattr(Random, "choose", choose)
    piped(*RANDOM)
    assert owing == [(0, 1, 2), (0, 1, 2)]


def test_a_resumed_game_goes_on_exactly(tmp_path: Path) -> None:
    answers = ["1\n", "3\n", "2\n"] * 100
    whole = record_in(piped(*RANDOM, typed="".join(answers)).out)
    begun = tmp_path / "begun.txt"
    begun.write_text(record_in(piped(*RANDOM, typed="".join(answers[:10])).out), encoding="utf-8")
    resumed = piped("play", "hunt", "--resume", str(begun), typed="".join(answers[10:]))
    assert record_in(resumed.out) == whole
    assert "goes on after 30 decisions" in resumed.out
    assert "Alma (random)" in resumed.out


@compiled
def test_a_game_of_other_people_is_resumed_against_the_usual_bots(tmp_path: Path) -> None:
    table = sousbois.game("hunt").table(seats=3, seed=5)
    table.players = ("Ada", "Boris", "Chloé")
    begun = tmp_path / "begun.txt"
    begun.write_text(table.record(), encoding="utf-8")
    assert "Alma (medium), Boris (medium)" in piped("play", "hunt", "--resume", str(begun)).out


def test_a_resumed_game_that_is_over_shows_its_outcome(tmp_path: Path) -> None:
    ended = tmp_path / "ended.txt"
    ended.write_text(record_in(whole_game("en").out), encoding="utf-8")
    ran = piped("play", "hunt", "--resume", str(ended))
    assert ran.code == 0
    assert "What decided the game" in ran.out


def test_a_game_that_began_from_a_position_is_resumed(tmp_path: Path) -> None:
    table = sousbois.game("hunt").table(seats=3, seed=5)
    begun = tmp_path / "position.txt"
    begun.write_text(sousbois.game("hunt").table(position=table.position()).record(), encoding="utf-8")
    words = ("play", "hunt", "--opponents", "random", "--resume", str(begun))
    first, second = (piped(*words, typed="1\n" * 5) for _ in range(2))
    assert first == second
    assert len(sousbois.replay(record_in(first.out)).history) == 15


def test_each_day_begins_with_a_banner_and_ends_with_a_count() -> None:
    shown = whole_game("en").out
    banners = [line.split(" ═")[0] for line in shown.splitlines() if line.startswith("Day ") and "═" in line]
    assert banners == ["Day 1 of 4", "Day 2 of 4", "Day 3 of 4", "Day 4 of 4"]
    assert shown.count("Points of the day (J12)") == 4


def test_the_end_tells_where_the_points_come_from() -> None:
    shown = whole_game("en").out
    position = sousbois.replay(record_in(shown)).position()["state"]
    end = shown[shown.index("The end ═") :]
    for name, days in zip(("You", "Alma", "Boris"), position["scored"], strict=True):
        figures = [str(points).replace("-", "−") for points in (*days, sum(days), max(days))]
        assert re.search(rf"^\d +{name} +{' +'.join(figures)}\s*$", end, re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess",), f"game 'chess': unknown (games: {', '.join(names())})"),
        (("hunt", "--seats", "9"), "seats 9: hunt is for 3 to 5 players"),
        (("hunt", "--seed", "-1"), "seed -1"),
        (("hunt", "--lang", "de"), "language 'de': the languages are fr, en"),
        (("hunt", "--opponents", "greedy,random"), "this table needs 3 (or one kind for all), not 2"),
        (("hunt", "--opponents", "clever"), "bot 'clever': unknown"),
        (("hunt", "--opponents", ""), "bot '': unknown"),
        (("hunt", "--edition", "none"), "edition 'none': unknown"),
        (("hunt", "--resume", "no/such/file"), "no/such/file: No such file or directory"),
        (("hunt", "--resume", "record", "--seed", "1"), "--resume: the record says itself"),
    ],
)
def test_what_cannot_be_understood_is_told_in_one_line(words: tuple[str, ...], complaint: str) -> None:
    ran = piped("play", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("sousbois: ")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1


def test_the_input_need_not_be_text() -> None:
    ran = piped(*RANDOM, typed=b"\xff\xfe\n1\n")
    assert ran.code == 0
    assert "is none of the choices" in ran.out


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_drawing_and_names_for_all_bots(game: str) -> None:
    assert drawing_of(game)
    assert len(CALLED) >= max(load(game).seats) - 1


@pytest.mark.parametrize("game", names())
def test_what_can_be_asked_for_is_explained_and_nothing_else(game: str) -> None:
    draws = drawing(sousbois.game(game).table(seed=1))
    assert (draws.explain(draws.explained()) is not None) == (draws.explained() != "")
    assert draws.explain("no such thing") is None


@pytest.mark.parametrize("game", names())
def test_where_nothing_has_happened_the_log_is_empty(game: str) -> None:
    table = sousbois.game(game).table(seed=1)
    assert drawn(*drawing(table).log([], table.view(0))) == []
