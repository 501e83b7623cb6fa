"""What a game declares is complete: every field explained, every name its own."""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from enum import IntEnum

import pytest

from sousbois.core.game import Game
from sousbois.core.naming import names_of
from sousbois.core.record import Record, Seats, Seen
from sousbois.core.setup import Setup
from sousbois.core.state import GameState
from tests.contract.walks import GAMES, in_every_game, in_every_setup


def records(game: Game) -> Iterator[type[Record]]:
    """The records that a game declares: its state, its edition, its options."""
    yield from (
        kind
        for kind in vars(sys.modules[game.rules.State.__module__]).values()
        if isinstance(kind, type) and issubclass(kind, Record) and kind.__module__ == game.rules.State.__module__
    )


def undocumented(kind: type[Record]) -> list[str]:
    """The fields of a record without a docstring under them."""
    (declared,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(declared, ast.ClassDef)
    missing = []
    for node, after in zip(declared.body, [*declared.body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            match after:
                case ast.Expr(value=ast.Constant(value=str(text))) if text.strip().endswith("."):
                    pass
                case _:
                    missing.append(node.target.id)
    return missing


@pytest.mark.parametrize(
    "kind",
    [GameState, *(kind for game in GAMES for kind in records(game))],
    ids=lambda k: f"{k.__module__}.{k.__name__}",
)
def test_every_field_of_a_record_is_explained(kind: type[Record]) -> None:
    assert undocumented(kind) == []


def test_a_field_without_explanation_would_be_noticed() -> None:
    class Careless(Record):
        pass

    source = (
        'class Careless:\n    """A record."""\n    told: int\n    """Explained."""\n    untold: int\n    left: int\n'
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(inspect, "getsource", lambda kind: source)
        assert undocumented(Careless) == ["untold", "left"]


@in_every_game
def test_the_state_is_among_the_records_looked_at(game: Game) -> None:
    assert game.rules.State in records(game)


@in_every_game
def test_what_only_its_owner_sees_has_a_row_for_every_seat(game: Game) -> None:
    for field in game.rules.State.fields:
        axes = field.shape or ()
        assert field.seen is not Seen.BY_OWNER or (axes and isinstance(axes[0], Seats))
        assert all(axis >= max(game.seats) for axis in axes if isinstance(axis, Seats))


@in_every_game
def test_enumerations_are_numbered_from_nought_without_a_gap(game: Game) -> None:
    """Names along an axis, in positions and in events rely on it."""
    package = game.rules.State.__module__.rpartition(".")[0]
    declared = {
        kind
        for name, module in list(sys.modules.items())
        if name.startswith(f"{package}.")
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, IntEnum) and kind.__module__.startswith(f"{package}.")
    }
    assert {game.rules.Event, game.rules.Refusal} <= declared
    for kind in declared:
        assert [int(member) for member in kind] == list(range(len(kind)))
        assert len(set(names_of(kind))) == len(kind)


@in_every_game
def test_an_event_has_no_more_numbers_than_there_is_room_for(game: Game) -> None:
    assert all(len(kind.numbers) <= 3 for kind in game.rules.Event)
    assert all(name not in ("kind", "clause", "seat") for kind in game.rules.Event for name in kind.numbers)


@in_every_game
def test_reports_name_fields_of_the_state(game: Game) -> None:
    assert set(game.reports.values()) <= {field.name for field in game.rules.State.fields}


@in_every_game
def test_an_edition_is_named_as_its_file_and_marks_every_fact(game: Game) -> None:
    assert game.editions
    for name, path in game.editions.items():
        edition = game.edition(name)
        assert edition.id == name == path.stem
        assert re.fullmatch(r"[a-z0-9-]+", name)
        assert set(edition.provenance.values()) <= {"sourced", "reconstructed"}
        assert edition.provenance


@in_every_game
def test_two_editions_of_a_game_have_different_hashes(game: Game) -> None:
    assert len({game.edition(name).digest for name in game.editions}) == len(game.editions)


@in_every_setup
def test_the_bound_is_at_least_one_decision(setup: Setup) -> None:
    assert isinstance(setup.bound, int)
    assert setup.bound >= 1
