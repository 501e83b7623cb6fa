"""What a game declares is complete: every field has a docstring, every name is unique."""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from enum import IntEnum

import pytest

from sousbois.core.errors import Unreadable
from sousbois.core.game import Game
from sousbois.core.naming import names_of
from sousbois.core.record import Record, Seats, Seen
from sousbois.core.state import GameState
from tests.contract.walks import GAMES, in_every_game, setups_of


def records(game: Game) -> Iterator[type[Record]]:
    """Yield the records that a game declares: its state, its edition, its options."""
    yield from (
        kind
        for kind in vars(sys.modules[game.rules.State.__module__]).values()
        if isinstance(kind, type) and issubclass(kind, Record) and kind.__module__ == game.rules.State.__module__
    )


def undocumented(kind: type[Record]) -> list[str]:
    """Return the fields of a record without a docstring under them."""
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
def test_record_fields_have_docstrings(kind: type[Record]) -> None:
    assert undocumented(kind) == []


def test_field_without_docstring_is_found() -> None:
    class Careless(Record):
        pass

    source = (
        'class Careless:\n    """A record."""\n    told: int\n    """Explained."""\n    untold: int\n    left: int\n'
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(inspect, "getsource", lambda kind: source)
        assert undocumented(Careless) == ["untold", "left"]


@in_every_game
def test_state_is_among_the_records(game: Game) -> None:
    assert game.rules.State in records(game)


@in_every_game
def test_field_seen_by_owner_has_a_row_per_seat(game: Game) -> None:
    for field in game.rules.State.fields:
        axes = field.shape or ()
        assert field.seen is not Seen.BY_OWNER or (axes and isinstance(axes[0], Seats))
        assert all(axis >= max(game.seats) for axis in axes if isinstance(axis, Seats))


@in_every_game
def test_enumerations_count_from_zero_without_gaps(game: Game) -> None:
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
def test_event_numbers_fit_their_columns(game: Game) -> None:
    assert all(len(kind.numbers) <= 3 for kind in game.rules.Event)
    assert all(name not in ("kind", "clause", "seat") for kind in game.rules.Event for name in kind.numbers)


@in_every_game
def test_reports_name_fields_of_the_state(game: Game) -> None:
    assert set(game.reports.values()) <= {field.name for field in game.rules.State.fields}


@in_every_game
def test_edition_is_named_as_its_file_and_marks_facts(game: Game) -> None:
    assert game.editions
    for name, path in game.editions.items():
        edition = game.edition(name)
        assert edition.id == name == path.stem
        assert re.fullmatch(r"[a-z0-9-]+", name)
        assert set(edition.provenance.values()) <= {"sourced", "reconstructed"}
        assert edition.provenance


@in_every_game
def test_editions_have_different_hashes(game: Game) -> None:
    assert len({game.edition(name).digest for name in game.editions}) == len(game.editions)


@in_every_game
def test_bound_is_at_least_one_action(game: Game) -> None:
    for setup in setups_of(game):
        assert isinstance(setup.bound, int)
        assert setup.bound >= 1


@in_every_game
def test_actions_read_back_from_their_texts(game: Game) -> None:
    for name in game.editions:
        actions = game.actions(game.edition(name))
        for number, action in enumerate(actions):
            for move in (str(action), f" {str(action).upper()}\n", number, action):
                assert actions.read(move) is action
        for move in ("", "nonsense", -1, len(actions), True):
            with pytest.raises(Unreadable, match="move"):
                actions.read(move)
