"""Igels: the glade as people see it: whether a battle is on, who stands there, and where a total comes from (I17)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sousbois.core.naming import names_of
from sousbois.core.record import NOTHING
from sousbois.games.igels.battle import counts, first_animal, is_combat, lasting_amount, strength_of_leader
from sousbois.games.igels.material import ANIMALS, PILE_OF_ANIMALS, Fate, Step

STANDING = (
    *("species", "leader", "fate", "sap", "joined", "bound", "raised", "dazed"),
    *("line", "line_size", "void", "swing"),
)
"""The fields of the state that a total depends on."""

STEPS_OF_BATTLE = names_of(Step)[Step.LEADERS : Step.LOOT_WINDOW + 1]


def is_on(view: Mapping[str, Any]) -> bool:
    """Whether a view shows fighters in the glade, or those who just were there."""
    return view["step"] in STEPS_OF_BATTLE and bool(view["fighters"])


@dataclass(frozen=True)
class Part:
    """Points of SAP, and whose they are: the number of an animal or of a kind of card (`Source`)."""

    source: int
    amount: int
    note: str = ""
    """What is particular about them: bound, raised, dazed, void; or whether they are an ability's or an effect's."""


def parts_of(state: Any, edition: Any, seat: int) -> list[Part]:
    """All parts of a side's total, the leader's first. Their sum is the total, unless that is below 0."""
    return [
        *_leader(state, edition, seat),
        *_supporters(state, edition, seat),
        *_combat_cards(state, edition, seat),
        *_changes(state, edition, seat),
    ]


def supporters_of(state: Any, seat: int) -> list[int]:
    """The supporters of a side, in the order in which they joined (I11)."""
    first = first_animal(state, seat)
    fighting = [animal for animal in range(first, first + PILE_OF_ANIMALS) if state.fate[animal] == Fate.FIGHTING]
    return sorted(
        (animal for animal in fighting if animal != state.leader[seat]), key=lambda animal: state.joined[animal]
    )


def _leader(state: Any, edition: Any, seat: int) -> Iterator[Part]:
    leader = state.leader[seat]
    strength = strength_of_leader(state, seat)
    if state.dazed[seat]:
        yield Part(leader, strength, "dazed")
    elif strength > state.sap[leader]:
        yield Part(leader, strength, "raised")
    else:
        yield from _animal(state, edition, leader)


def _supporters(state: Any, edition: Any, seat: int) -> Iterator[Part]:
    for animal in supporters_of(state, seat):
        yield from _animal(state, edition, animal)


def _animal(state: Any, edition: Any, animal: int) -> Iterator[Part]:
    """An animal, and the cards under it (I36)."""
    bound = [
        Part(ANIMALS + kind, edition.value[kind] * state.bound[kind], "bound")
        for kind in range(edition.combats)
        if edition.bound_to[kind] == animal and state.bound[kind]
    ]
    yield Part(animal, state.sap[animal] - sum(part.amount for part in bound))
    yield from bound


def _combat_cards(state: Any, edition: Any, seat: int) -> Iterator[Part]:
    for at in range(state.line_size[seat]):
        kind = state.line[seat, at]
        if counts(state, edition, seat, at):
            yield Part(ANIMALS + kind, edition.value[kind])
        elif is_combat(edition, kind):
            yield Part(ANIMALS + kind, 0, "void")


def _changes(state: Any, edition: Any, seat: int) -> Iterator[Part]:
    """What abilities and cards have added or taken away, and abilities that count all the time."""
    for source in range(ANIMALS + edition.kinds):
        if state.swing[seat, source]:
            is_event = source >= ANIMALS and not is_combat(edition, source - ANIMALS)
            note = "ability" if source < ANIMALS else "" if is_event else "effect"
            yield Part(source, state.swing[seat, source], note)
    for animal in range(ANIMALS):
        amount = lasting_amount(state, edition, animal, seat)
        if amount:
            yield Part(animal, amount, "ability")


def revealed_events(state: Any, edition: Any, seat: int) -> list[int]:
    """The revealed events of a side, as sources; their SAP, if they bring any, stands among the parts."""
    line = (state.line[seat, at] for at in range(state.line_size[seat]))
    return [ANIMALS + kind for kind in line if kind != NOTHING and not is_combat(edition, kind)]
