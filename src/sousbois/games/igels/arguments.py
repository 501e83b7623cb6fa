"""All that can be wrong with an effect or an ability, whatever the other cards say (I40)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sousbois.games.igels.sheets import AnimalSheet, CombatSheet, EventSheet, Sheet
from sousbois.games.igels.signatures import EFFECTS, MOST, SIGNATURES, Argument, Signature, words_of
from sousbois.games.igels.vocabulary import Effect, Scope

Row = Mapping[str, Any]

_FLAGS = ("once", "optional", "dies")
_ABILITY_KEYS = ("when", "scope", *_FLAGS)
_NEVER_OPTIONAL = ("loot", "always")
_PLACES: dict[type[Sheet], str] = {AnimalSheet: "an animal", CombatSheet: "a combat card", EventSheet: "an event"}


def wrong_effect(kind: type[Sheet], field: str, table: Row) -> Iterator[str]:
    """I40 An effect is one of the list, may stand on such a card, and has the arguments it needs."""
    name = table.get("effect")
    if name is None:
        yield f"{field}.effect: missing"
    elif not isinstance(name, str) or name not in EFFECTS:
        yield f"{field}: {name!r} is no effect (known: {', '.join(EFFECTS)})"
    elif not _may_stand(kind, EFFECTS[name]):
        yield f"{field}: {name!r} is no effect of {_PLACES[kind]}"
    else:
        signature = SIGNATURES[EFFECTS[name]]
        keys = _ABILITY_KEYS if kind is AnimalSheet else ()
        wrong = [*_wrong_arguments(signature, keys, table)]
        if kind is AnimalSheet:
            wrong += _wrong_moment(signature, table)
        yield from (f"{field}.{text}" for text in wrong or _wrong_together(kind, table))


def _may_stand(kind: type[Sheet], effect: Effect) -> bool:
    signature = SIGNATURES[effect]
    if kind is AnimalSheet:
        return bool(signature.when)
    if kind is CombatSheet:
        return signature.combat
    return bool(signature.windows) or effect == Effect.COUNTER


def _wrong_arguments(signature: Signature, keys: Sequence[str], table: Row) -> Iterator[str]:
    arguments = signature.arguments
    known = ("effect", *keys, *arguments)
    for name, value in table.items():
        if name not in known:
            yield f"{name}: unknown (known: {', '.join(known)})"
        elif name in arguments and (wrong := arguments[name].wrong(value)):
            yield f"{name}: {wrong}"
    for name in signature.required:
        if name not in table:
            yield f"{name}: missing"


def _wrong_moment(signature: Signature, table: Row) -> Iterator[str]:
    """I20, I37 When an ability acts, how long it counts, and how often."""
    for name, members in (("when", signature.when), ("scope", tuple(Scope))):
        if name not in table:
            yield f"{name}: missing"
        elif wrong := Argument(name, words_of(*members)).wrong(table[name]):
            yield f"{name}: {wrong}"
    for name in _FLAGS:
        if not isinstance(table.get(name, False), bool):
            yield f"{name}: {table[name]!r} (expected true or false)"


def _wrong_together(kind: type[Sheet], table: Row) -> Iterator[str]:
    """Arguments that are right by themselves, but not together."""
    if table.get("if") == "with" and "with" not in table:
        yield 'with: missing (if = "with" needs it)'
    if table.get("if") != "with" and "with" in table:
        yield 'with: only where if = "with"'
    if table.get("when") == "always" and table.get("to") == "opponent":
        yield "to: 'opponent' (what always counts has no moment to choose one)"
    if table.get("of") == "opponents" and table.get("count", "all") != "all":
        yield "count: expected all (those of all opponents)"
    if table.get("sap_min", 0) > table.get("sap_max", MOST):
        yield "sap_max: less than sap_min"
    if table.get("who") == "self" and kind is not AnimalSheet:
        yield "who: 'self' (only an animal can wake itself)"
    if kind is AnimalSheet:
        if table.get("to") == "winner":
            yield "to: 'winner' (an ability brings loot to its own player)"
        yield from _wrong_flags(table)


def _wrong_flags(table: Row) -> Iterator[str]:
    """I18, I37 One-shot abilities belong to the last window, and the last window to them; nobody has to use them."""
    once, optional, dies = (table.get(name, False) for name in _FLAGS)
    if table["when"] == "last" and not once:
        yield 'once: missing (with when = "last", an ability is used once a game)'
    if once and table["when"] != "last":
        yield 'once: only with when = "last"'
    if dies and not once:
        yield "dies: only with once = true"
    if optional and table["when"] in _NEVER_OPTIONAL:
        yield f'optional: not with when = "{table["when"]}"'
