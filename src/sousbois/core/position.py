"""A position: the whole state of a table as readable names, and back again, checked.

It tells where a game stands, not how it came there: the tale of the last decision is left out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from sousbois.core.errors import Unreadable
from sousbois.core.game import Game
from sousbois.core.naming import field_named, named_field
from sousbois.core.record import Field, Records
from sousbois.core.setup import Setup, set_up

_KEYS = ("game", "rules", "edition", "edition_hash", "options", "seats", "state")
_SETTLED = ("seats", "options", "told", "tale")
"""Fields of a state that a position keeps elsewhere, or not at all."""


def position_of(setup: Setup, table: Records) -> dict[str, Any]:
    """The position of a table."""
    return {
        "game": setup.game.name,
        "rules": setup.game.version,
        "edition": setup.edition.id,
        "edition_hash": setup.edition.digest,
        "options": dict(setup.options),
        "seats": setup.seats,
        "state": {
            field.name: named_field(field, table[0][field.name], setup.seats, setup.edition.printed)
            for field in _kept(setup.game)
        },
    }


def table_of(game: Game, position: Any, edition: Any = None) -> tuple[Setup, Records]:
    """The table that a position describes. An edition of one's own must be named again."""
    if not isinstance(position, Mapping):
        raise Unreadable(f"position: expected a mapping, found {type(position).__name__}")
    _same_keys(position, _KEYS, "position")
    if position["game"] != game.name:
        raise Unreadable(f"position: of the game {position['game']!r}, not {game.name!r}")
    if position["rules"] != game.version:
        raise Unreadable(f"position: rules version {position['rules']!r} is unknown (known: {game.version})")
    if not isinstance(position["options"], Mapping):
        raise Unreadable("position: options: expected a mapping")
    for name in ("seats", "edition"):
        if position[name] is None:
            raise Unreadable(f"position: {name} is missing")
    if edition is None:
        game.check_edition_comes_with_it(position["edition"], "position")
    setup = set_up(game, position["seats"], edition or position["edition"], position["options"])
    if position["edition_hash"] != setup.edition.digest:
        raise Unreadable(
            f"position: the hash of edition {setup.edition.id} is {setup.edition.digest},"
            f" not {position['edition_hash']!r}"
        )
    fields = _kept(game)
    state = position["state"]
    if not isinstance(state, Mapping):
        raise Unreadable("position: state: expected a mapping")
    _same_keys(state, tuple(field.name for field in fields), "position: state")
    table = setup.blank()
    for field in fields:
        field_named(field, state[field.name], table[0], setup.seats, setup.edition.printed)
    check_table(setup, table)
    return setup, table


def check_table(setup: Setup, table: Records) -> None:
    """Refuse a table that the rules can never lead to."""
    if not table["chance"].any():
        raise Unreadable("impossible position: chance: a generator of zeros only yields zeros")
    for complaint in setup.game.rules.check(setup.shadow(table), setup.edition.shadow):
        raise Unreadable(f"impossible position: {complaint}")


def digest_of(position: Mapping[str, Any]) -> str:
    """A hash of a position: equal positions, and only they, have the same."""
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:32]


def _kept(game: Game) -> list[Field]:
    return [field for field in game.rules.State.fields if field.name not in _SETTLED]


def _same_keys(found: Mapping[str, Any], expected: tuple[str, ...], where: str) -> None:
    for name in expected:
        if name not in found:
            raise Unreadable(f"{where}: {name!r} is missing")
    for name in found:
        if name not in expected:
            raise Unreadable(f"{where}: {name!r} is unknown")
