"""The public face, as a program meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sousbois
from sousbois.core.option import Choice, Switch
from sousbois.games import names
from tests.patience import PATIENCE


@pytest.fixture
def hunt() -> Any:
    return sousbois.game("hunt")


@pytest.fixture
def played(hunt: Any) -> Any:
    """A table at which a whole game was played."""
    table = hunt.table(seats=3, seed=5)
    while acting := table.acting():
        table.play(acting[0], table.legal(acting[0])[-1])
    return table


@pytest.mark.parametrize("module", ["numpy", "numba", "rich", "fluent", "msgspec"])
def test_importing_sousbois_imports_nothing_heavy(module: str) -> None:
    code = f"import sys, sousbois; sys.exit({module!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, check=False).returncode == 0


def test_opening_a_table_does_not_load_the_compiler_nor_the_terminal() -> None:
    code = (
        "import sys, sousbois; sousbois.game('hunt').table(seats=3, seed=1).record(); "
        "sys.exit(bool({'numba', 'rich', 'fluent'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, check=False).returncode == 0


def test_all_names_are_there() -> None:
    assert all(hasattr(sousbois, name) for name in sousbois.__all__)
    assert sousbois.__version__.count(".") == 2


@pytest.mark.parametrize("name", names())
def test_every_game_is_opened_by_its_name(name: str) -> None:
    assert sousbois.game(name).name == name


@pytest.mark.parametrize("name", ["", "chess", "Hunt", "hunt ", "../hunt", None, 5, []])
def test_an_unknown_game_is_refused_and_the_known_ones_are_named(name: Any) -> None:
    with pytest.raises(sousbois.Unreadable, match=r"unknown \(games: .*hunt") as refused:
        sousbois.game(name)
    assert repr(name) in str(refused.value)


def test_a_game_tells_its_facts(hunt: Any) -> None:
    assert set(hunt.title) == {"fr", "en"}
    assert hunt.title["en"] == "Hunt (Jagdfieber)"
    assert hunt.seats == range(3, 6)
    assert hunt.editions == ("hunt-2011",)
    assert hunt.options == {}
    assert hunt.version == 1
    assert list(hunt.clauses)[:3] == ["J1", "J2", "J3"]
    assert hunt.clauses["J3"] == "Choose and reveal"


@pytest.mark.usefixtures("toy_on_the_shelf")
def test_a_game_tells_its_options() -> None:
    toy = sousbois.game("toy")
    assert toy.options == {"naps": Switch("N4"), "turns": Choice(3, 1, 5, "N5")}
    assert toy.editions == ("toy-one-den", "toy-three-dens")
    assert toy.title["en"] == "Nuts"


def test_a_table_is_dealt_from_a_seed(hunt: Any) -> None:
    table = hunt.table(seats=5, seed=7, options={}, edition="hunt-2011")
    assert (table.seats, table.seed, table.acting()) == (5, 7, (0, 1, 2, 3, 4))
    assert table.record() == hunt.table(seats=5, seed=7).record()
    assert hunt.table(seed=7).seats == 4


def test_without_a_seed_one_is_drawn_and_told(hunt: Any) -> None:
    first, second = hunt.table(), hunt.table()
    assert first.seed != second.seed
    assert hunt.table(seed=first.seed).record() == first.record()


@pytest.mark.usefixtures("toy_on_the_shelf")
def test_a_table_takes_options() -> None:
    table = sousbois.game("toy").table(seats=2, seed=1, options={"naps": True, "turns": 1}, edition="toy-three-dens")
    assert table.view(None)["options"] == {"naps": True, "turns": 1}
    assert sousbois.replay(table.record()).record() == table.record()


@pytest.mark.parametrize("seats", [2, 6, 0, "4", True, 4.0])
def test_a_wrong_number_of_seats_is_refused(hunt: Any, seats: Any) -> None:
    for open_one in (hunt.table, hunt.batch):
        with pytest.raises(sousbois.Unreadable, match=f"seats {seats!r}: hunt is for 3 to 5 players"):
            open_one(seats=seats)


@pytest.mark.parametrize("seed", [-1, 2**64, "x", 1.5, True])
def test_a_bad_seed_is_refused(hunt: Any, seed: Any) -> None:
    for open_one in (hunt.table, hunt.batch):
        with pytest.raises(sousbois.Unreadable, match=f"seed {seed!r}: a seed is a whole number from 0 to"):
            open_one(seed=seed)


def test_an_unknown_edition_or_option_is_refused(hunt: Any) -> None:
    for open_one in (hunt.table, hunt.batch):
        with pytest.raises(sousbois.Unreadable, match="edition 'x': unknown"):
            open_one(edition="x")
        with pytest.raises(sousbois.Unreadable, match="option 'x': unknown"):
            open_one(options={"x": 1})


def test_an_edition_may_be_a_file_of_ones_own(hunt: Any, tmp_path: Path) -> None:
    text = hunt.game.editions["hunt-2011"].read_text(encoding="utf-8").replace('"hunt-2011"', '"mine"')
    (tmp_path / "mine.toml").write_text(text.replace("days = 4", "days = 2", 1), encoding="utf-8")
    for edition in (tmp_path / "mine.toml", str(tmp_path / "mine.toml")):
        table = hunt.table(seats=3, seed=1, edition=edition)
        assert sousbois.replay(table.record(), edition).record() == table.record()
        assert hunt.table(position=table.position(), edition=edition).position() == table.position()


def test_legal_actions_read_back_as_text_and_number(hunt: Any) -> None:
    table = hunt.table(seats=3, seed=1)
    legal = table.legal(0)
    assert [str(action) for action in legal] == ["hunter", "wolf", "rabbit", "carrot", "closed-season"]
    for seat, move in enumerate((str(legal[1]), legal[1], int(legal[1]))):
        table.play(seat, move)
    assert [str(decision.action) for decision in table.history] == ["wolf"] * 3


def test_a_view_is_json(hunt: Any) -> None:
    table = hunt.table(seats=3, seed=1)
    table.play(1, "wolf")
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view
    assert table.view(1)["above"] == ["hidden", "wolf", "hidden"]
    assert table.view(0)["above"] == [None, "hidden", "hidden"]
    assert table.view(None)["above"] == ["hidden"] * 3
    assert table.view(0)["legal"] == [str(action) for action in table.legal(0)]
    assert table.view(1)["legal"] == []


def test_events_name_their_clause(hunt: Any) -> None:
    table = hunt.table(seats=3, seed=1)
    assert table.play(0, "wolf") == table.play(1, "rabbit") == ()
    told = table.play(2, "carrot")
    assert told == table.events
    assert [(event.kind, event.clause, event.seat) for event in told[:3]] == [("reveal", "J3", i) for i in range(3)]
    assert [event.values["card"] for event in told[:3]] == ["wolf", "rabbit", "carrot"]
    assert all(event.clause in hunt.clauses for event in told)
    assert json.dumps([event.plain() for event in told])


def test_an_outcome_has_scores_ranking_and_reasons(hunt: Any, played: Any) -> None:
    assert hunt.table(seats=3, seed=1).outcome() is None
    outcome = played.outcome()
    assert len(outcome.scores) == len(outcome.ranking) == 3
    assert outcome.winners == tuple(seat for seat in range(3) if outcome.ranking[seat] == 1)
    assert outcome.reasons[0].step.name == "points"
    assert outcome.reasons[0].step.clause in hunt.clauses
    assert outcome.reasons[0].values == dict(enumerate(outcome.scores))
    assert json.loads(json.dumps(outcome.plain())) == outcome.plain()


def test_a_position_opens_a_table_again(hunt: Any) -> None:
    table = hunt.table(seats=4, seed=3)
    for seat in (2, 0):
        table.play(seat, "rabbit")
    position = json.loads(json.dumps(table.position()))
    again = hunt.table(position=position)
    assert (again.position(), again.acting(), again.seed) == (position, (1, 3), None)
    for other in (table, again):
        for seat in (1, 3):
            other.play(seat, "carrot")
    assert again.position() == table.position()


@pytest.mark.parametrize("more", [{"seats": 3}, {"seed": 1}, {"options": {}}])
def test_a_position_and_what_it_says_itself_do_not_go_together(hunt: Any, more: dict[str, Any]) -> None:
    position = hunt.table(seats=3, seed=1).position()
    with pytest.raises(sousbois.Unreadable, match="position: says itself"):
        hunt.table(position=position, **more)


def test_a_record_replays_to_the_same_table(played: Any) -> None:
    again = sousbois.replay(played.record())
    assert again.record() == played.record()
    assert again.outcome() == played.outcome()
    assert again.position() == played.position()


def test_a_game_is_illegal_unreadable_or_not_allowed_and_always_a_sousbois_error(hunt: Any) -> None:
    table = hunt.table(seats=3, seed=1)
    for _ in range(2):
        for seat in table.acting():
            table.play(seat, "closed-season" if "closed-season" in map(str, table.legal(seat)) else "wolf")
    for seat, move, kind in ((0, "closed-season", sousbois.Illegal), (0, "bear", sousbois.Unreadable)):
        with pytest.raises(kind):
            table.play(seat, move)
    table.play(0, "carrot")
    with pytest.raises(sousbois.NotAllowed):
        table.play(0, "carrot")
    assert all(
        issubclass(kind, sousbois.SousboisError)
        for kind in (sousbois.Illegal, sousbois.Unreadable, sousbois.NotAllowed)
    )


@pytest.mark.xdist_group("compiled hunt")
def test_a_batch_plays_many_games_at_random(hunt: Any) -> None:
    result = hunt.batch(seats=4, games=500, seed=1).play_random()
    assert result.games == 500
    assert result.moves > 500 * 4
    assert result.plain()["edition"] == "hunt-2011"
