"""The things of the hamster: what is drawn on the sheet, and the die."""

from __future__ import annotations

from collections.abc import Iterator

from sousbois.core.edition import LoadedEdition
from sousbois.core.words import Words
from sousbois.games.hamster.material import CENTRAL, Room
from sousbois.web.things.thing import Clauses, Fact, Group, Thing, fact, titled

ROOM = Clauses(("H13",), ("H5", "H6", "H7", "H9"))
CLAUSES = {
    "sheet": Clauses(("H2",), ("H1",)),
    "acorn": Clauses(("H13",), ("H2", "H14")),
    "mushroom": Clauses(("H13",), ("H2", "H14")),
    "tunnel": Clauses(("H6",), ("H2", "H5", "H7")),
    "ones": Clauses(("H8",), ("H2", "H4")),
    "timer": Clauses(("H9", "H10"), ("H2", "H11", "H16")),
    "die": Clauses(("H3",), ("H4", "H8", "H10")),
}


def listed(edition: LoadedEdition, words: Words) -> list[Group]:
    """What is drawn on the sheet, then its rooms one by one."""
    rooms = tuple(_room(number, edition, words) for number in range(edition.shadow.rooms))
    return [Group(words.say("thing-group-sheet"), _drawn(edition, words)), Group(words.say("label-rooms"), rooms)]


def others(_edition: LoadedEdition, words: Words) -> list[Thing]:
    """The die, of which no edition says anything."""
    return [Thing("die", words.say("label-die"), "die-6", CLAUSES["die"])]


def _drawn(edition: LoadedEdition, words: Words) -> tuple[Thing, ...]:
    """The plan, and what lies on it or stands beside it."""
    facts, say = edition.shadow, words.say
    plan = (
        fact(edition, "sheet.rooms", say("thing-rooms", rooms=facts.rooms)),
        fact(edition, "sheet.map", say("thing-map")),
    )
    acorns, mushrooms = (sum(map(int.bit_count, cells)) for cells in (facts.acorns, facts.mushrooms))
    rest = {
        "acorn": ("state-acorn", "acorn", "sheet.acorns", _acorns(acorns, words)),
        "mushroom": ("state-mushroom", "mushroom", "sheet.mushrooms", _mushrooms(mushrooms, words)),
        "tunnel": ("state-tunnel", "tunnel", "sheet.map", say("thing-tunnels", tunnels=facts.ways[facts.rooms] // 2)),
        "ones": ("label-ones", "die-1", "edition.ones_track", say("part-points", points=facts.ones_track)),
        "timer": ("label-timer", "timer", "edition.timer", say("thing-timer-dice", dice=facts.timer)),
    }
    return (
        Thing("sheet", say("thing-burrow"), "pencil", CLAUSES["sheet"], plan),
        *(
            Thing(name, titled(say(title)), picture, CLAUSES[name], (fact(edition, key, says),))
            for name, (title, picture, key, says) in rest.items()
        ),
    )


def _room(number: int, edition: LoadedEdition, words: Words) -> Thing:
    letter = edition.printed[Room][number]
    title = words.say("thing-central-room" if number == CENTRAL else "thing-room", room=letter)
    return Thing(letter, title, "hamster", ROOM, tuple(_facts_of_room(number, edition, words)))


def _facts_of_room(number: int, edition: LoadedEdition, words: Words) -> Iterator[Fact]:
    facts = edition.shadow
    yield fact(edition, "sheet.points", words.say("part-points", points=facts.points[number]))
    yield fact(edition, "sheet.map", words.say("thing-cells", cells=facts.cells[number]))
    acorns, mushrooms = facts.acorns[number].bit_count(), facts.mushrooms[number].bit_count()
    if acorns:  # how many there are in all is one fact, where they lie another: that is a matter of the map
        yield fact(edition, "sheet.map", _acorns(acorns, words))
    if mushrooms:
        yield fact(edition, "sheet.mushrooms", _mushrooms(mushrooms, words))


def _acorns(acorns: int, words: Words) -> str:
    return words.say("thing-acorns", acorns=acorns)


def _mushrooms(mushrooms: int, words: Words) -> str:
    return words.say("thing-mushrooms", mushrooms=mushrooms)
