"""An edition of somebody's own as it will be at the table: what it holds, and how it looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.web.rendering import game_words
from sousbois.web.rulespage import printed_groups
from sousbois.web.tables.hamster_burrow import burrow_of
from sousbois.web.tables.hamster_sheets import Points, Sheet
from sousbois.web.things.thing import Group

_BLANK = Sheet(0, 0, "", "", (), "", 0, passes=False, points=Points(0, 0, 0, 0, 0))
"""A sheet before the first roll."""


@dataclass(frozen=True)
class Preview:
    """What the page of an edition shows."""

    title: str
    id: str
    digest: str
    holds: list[tuple[str, str]]
    groups: list[Group]
    sheet: Mapping[str, Any] | None
    """The drawing of a hamster sheet; other editions are cards."""
    namesake: bool
    """Whether an edition that comes with the game has the same id."""
    alike: str
    """The title of the edition that comes with the game and has the same facts, if there is one."""


def preview_of(game: Game, edition: LoadedEdition, language: str) -> Preview:
    """An edition in the reader's language."""
    groups = printed_groups(game, language, edition)
    printed = [game.edition(name) for name in game.editions]
    alike = [str(getattr(each.title, language)) for each in printed if each.digest == edition.digest]
    return Preview(
        title=str(getattr(edition.title, language)),
        id=edition.id,
        digest=edition.digest,
        holds=[*_holds(game, edition, groups, language)],
        groups=groups,
        sheet=_sheet(edition) if game.name == "hamster" else None,
        namesake=edition.id in game.editions,
        alike=next(iter(alike), ""),
    )


def _holds(game: Game, edition: LoadedEdition, groups: list[Group], language: str) -> Iterator[tuple[str, str]]:
    say = game_words(language, game.name).say
    if game.name == "hamster":
        facts: Any = edition.shadow
        yield say("label-rooms"), str(facts.rooms)
        yield say("edition-cells"), str(sum(facts.cells))
        yield say("edition-ways"), str(facts.placements)
        yield say("edition-points"), str(sum(facts.points))
    else:
        yield from ((group.title, str(len(group.things))) for group in groups)
    marks = list(edition.provenance.values())
    for mark in ("sourced", "reconstructed"):
        yield say("edition-facts", mark=mark), str(marks.count(mark))


def _sheet(edition: LoadedEdition) -> Mapping[str, Any]:
    """What `templates/edition_sheet.html` draws."""
    facts: Any = edition.shadow
    return {"burrow": burrow_of(edition), "blank": _BLANK, "ones_track": facts.ones_track, "timer": facts.timer}
