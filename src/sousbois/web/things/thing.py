"""A thing with its facts, and where each fact comes from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from sousbois.core.edition import LoadedEdition

MARKS = ("sourced", "reconstructed", "unmarked")
"""Where facts come from, in the order in which it is shown; an edition of one's own need not mark everything."""


class Clauses(NamedTuple):
    """The clauses that speak of a thing."""

    quoted: tuple[str, ...]
    """Those that say what it does; `I40 daze` is what the table of I40 says of `daze`."""
    also: tuple[str, ...] = ()
    """Others worth reading."""

    @property
    def named(self) -> tuple[str, ...]:
        """The ids of all of them."""
        return tuple(dict.fromkeys((*(reference.split(" ")[0] for reference in self.quoted), *self.also)))


@dataclass(frozen=True)
class Fact:
    """Something printed."""

    key: str
    """How the edition calls it, as `hunter.copies`."""
    says: str
    mark: str
    """One of MARKS."""


@dataclass(frozen=True)
class Thing:
    """Something that a player can ask about."""

    name: str
    """Its id, as views have it."""
    title: str
    picture: str
    clauses: Clauses
    facts: tuple[Fact, ...] = ()
    text: str = ""
    """What is written on it."""
    kind: str = ""
    """What kind of thing it is, where neither its title nor its facts say so."""

    def marked(self) -> Iterator[tuple[str, list[str]]]:
        """What its facts say, put together by where they come from."""
        for mark in MARKS:
            said = [fact.says for fact in self.facts if fact.mark == mark]
            if said:
                yield mark, said


@dataclass(frozen=True)
class Group:
    """Things of one kind."""

    title: str
    things: tuple[Thing, ...]


def fact(edition: LoadedEdition, key: str, says: str) -> Fact:
    """A fact with the mark that the edition gives it."""
    return Fact(key, says, edition.provenance.get(key, "unmarked"))


def titled(name: str) -> str:
    """A name as it stands at the head of something: with a capital letter."""
    return name[:1].upper() + name[1:]
