"""Options: the variants and house rules of a game, declared as a small record that every state carries.

    class Options(Record):
        turn_limit: Annotated[Count, Choice(default=40, low=1, high=1000, clause="M8")]

A state has the field `options: Options`, filled in before the deal.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

from sousbois.core.errors import Unreadable
from sousbois.core.record import Record


@dataclass(frozen=True)
class Choice:
    """What an option may be set to, and the clause that names it."""

    default: int
    low: int
    high: int
    clause: str


@dataclass(frozen=True)
class Switch:
    """An option that is on or off, and the clause that names it."""

    clause: str
    default: bool = False


Setting = Choice | Switch


def settings_of(options: type[Record] | None) -> dict[str, Setting]:
    """The options a game declares, by name."""
    if options is None:
        return {}
    hints = get_type_hints(options, include_extras=True)
    found = {}
    for field in options.fields:
        found[field.name] = next(note for note in get_args(hints[field.name]) if isinstance(note, Setting))
    return found


def checked_options(options: type[Record] | None, given: Mapping[str, Any]) -> dict[str, int | bool]:
    """All options of a game with their values: those given, or the default."""
    settings = settings_of(options)
    for name in given:
        if name not in settings:
            known = ", ".join(settings) or "none"
            raise Unreadable(f"option {name!r}: unknown (this game's options: {known})")
    return {name: _checked(name, setting, given.get(name, setting.default)) for name, setting in settings.items()}


def read_options(pairs: Iterable[str]) -> dict[str, Any]:
    """Options written `name=value`, such as `turn_limit=10` or `advanced=true`."""
    options = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name in options:
            raise Unreadable(f"option {name}: is there twice")
        try:
            options[name] = json.loads(value)
        except (ValueError, RecursionError):
            raise Unreadable(f"option {pair[:80]!r}: expected name=true, name=false or name=number") from None
    return options


def _checked(name: str, setting: Setting, value: Any) -> int | bool:
    if isinstance(setting, Switch):
        if not isinstance(value, bool):
            raise Unreadable(f"option {name}: expected true or false, found {value!r}")
        return value
    if isinstance(value, bool) or not isinstance(value, int) or not setting.low <= value <= setting.high:
        raise Unreadable(
            f"option {name}: expected a whole number from {setting.low} to {setting.high}, found {value!r}"
        )
    return value
