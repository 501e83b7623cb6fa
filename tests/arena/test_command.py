"""`sousbois match`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sousbois.arena.match import Match
from sousbois.bots.contract import Question
from tests.arena.crowd import known
from tests.terminal.command import piped

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")

WORDS = ("match", "toy", "--bots", "first,random,random", "--seed", "3")


def figures(*words: str) -> dict[str, Any]:
    """What a match comes to, without what depends on the machine."""
    ran = piped(*WORDS, "--json", *words)
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    assert found.pop("seconds") > 0
    assert all(each.pop("mean_seconds") > 0 for each in found["bots"])
    return found


def test_json_tells_the_match_and_the_figures_of_every_bot() -> None:
    found = figures("--games", "12", "--budget", "5it", "--option", "turns=2")
    bots = found.pop("bots")
    assert found == {
        "game": "toy",
        "seats": 3,
        "edition": "toy-one-den",
        "options": {"naps": False, "turns": 2},
        "seed": 3,
        "budget": "5it",
        "games": 12,
        "arrangements": 3,
        "faults": 0,
    }
    assert [each["name"] for each in bots] == ["first", "random", "random"]
    for each in bots:
        assert list(each) == ["name", "games", "victories", "share", "low", "high", "decisions", "faults"]
        assert each["games"] == 12
        assert each["low"] < each["share"] == each["victories"] / 12 < each["high"]
    assert sum(each["victories"] for each in bots) == pytest.approx(12)


def test_the_text_has_a_line_for_each_kind() -> None:
    ran = piped(*WORDS, "--games", "12")
    assert (ran.code, ran.err) == (0, "")
    head, table = ran.out.split("\n\n")
    assert head.splitlines()[0] == "toy, 3 seats, edition toy-one-den, seed 3"
    assert "every deal is played 3 times" in head
    assert "incomplete" not in head
    _, first, random = table.splitlines()
    assert first.split()[:2] == ["first", "1"]
    assert random.split()[:2] == ["random", "2"]
    shares = [float(line.split()[2].rstrip("%")) for line in (first, random)]
    assert shares[0] + 2 * shares[1] == pytest.approx(100, abs=0.05)
    assert [float(line.split()[6]) for line in (first, random)] == pytest.approx(
        [share * 0.03 for share in shares], abs=0.01
    )


def test_the_text_says_that_the_last_deal_is_incomplete() -> None:
    assert "the last deal is incomplete: 2 of 3" in piped(*WORDS, "--games", "5").out


def test_faults_are_told() -> None:
    words = ("match", "toy", "--bots", "broken,random", "--games", "4")
    told = piped(*words).out
    fault = "raised ZeroDivisionError: integer division or modulo by zero"
    assert f"broken was replaced by a random move 12 times: {fault}" in told
    found = json.loads(piped(*words, "--json").out)
    assert found["faults"] == 12
    assert [each["faults"] for each in found["bots"]] == [{fault: 12}, {}]


def test_the_figures_do_not_depend_on_threads_or_interruptions(tmp_path: Path) -> None:
    file = tmp_path / "match.ndjson"
    expected = figures("--games", "12")
    assert figures("--games", "12", "--threads", "3") == expected
    figures("--games", "5", "--out", str(file))
    assert figures("--games", "12", "--out", str(file)) == expected
    assert figures("--games", "12", "--out", str(file)) == expected


def test_fewer_games_than_the_file_holds_are_the_first_ones(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "match.ndjson"))
    figures("--games", "12", *out)
    assert figures("--games", "6", *out) == figures("--games", "6")


def test_ctrl_c_leaves_a_file_to_go_on_with_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = ("--out", str(tmp_path / "match.ndjson"))
    play_one = Match.play_one

    def interrupted(match: Match, number: int, stop: Any) -> Any:
        if number == 4:
            raise KeyboardInterrupt
        return play_one(match, number, stop)

    with monkeypatch.context() as patch:
        patch.setattr(Match, "play_one", interrupted)
        ran = piped(*WORDS, "--games", "12", *out)
    assert ran.code == 130
    assert ran.out == ""
    assert ran.err == f"sousbois: interrupted; {out[1]} holds 4 games, and the same command goes on from there\n"
    assert figures("--games", "12", *out) == figures("--games", "12")


def test_a_budget_reaches_the_bots() -> None:
    budgets: list[str] = []

    class Spy:
        def choose(self, question: Question) -> Any:
            budgets.append(str(question.budget))
            return question.legal[0]

    with known(spy=Spy):
        piped("match", "toy", "--bots", "spy,random", "--games", "1", "--budget", "2s")
    assert set(budgets) == {"2000ms"}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--games", "0"), "games 0: expected a whole number, at least 1"),
        (("--threads", "0"), "threads 0: expected a whole number, at least 1"),
        (("--budget", "5"), "budget '5': a whole number of ms, s or it"),
        (("--seats", "2"), "bots 'first,random,random': 3 named for 2 seats"),
        (("--seats", "9"), "seats 9: toy is for 2 to 3 players"),
        (("--bots", "first"), "seats 1: toy is for 2 to 3 players"),
        (("--bots", "first,genius"), "bot 'genius': unknown (bots: "),
        (("--bots", "first,"), "bot '': unknown (bots: "),
        (("--seed", "-1"), "seed -1: "),
        (("--edition", "toy-ten-dens"), "edition 'toy-ten-dens': unknown"),
        (("--option", "wings=true"), "option 'wings': unknown"),
        (("--out", "/"), "/: Is a directory"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: tuple[str, ...], complaint: str) -> None:
    ran = piped(*WORDS, "--games", "3", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"sousbois: {complaint}")
    assert ran.err.count("\n") == 1


def test_a_refused_match_leaves_no_file(tmp_path: Path) -> None:
    file = tmp_path / "match.ndjson"
    assert piped(*WORDS, "--games", "0", "--out", str(file)).code == 2
    assert not file.exists()
