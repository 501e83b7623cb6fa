"""Sound values of parameters: by the name of a parameter, or by its type where any value of the type will do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from sousbois.core.option import Choice, settings_of
from sousbois.games import load
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Person
from sousbois.web.licences import libraries
from sousbois.web.pages.agreeing import AWAY, CLOCKS, GRACES
from sousbois.web.replaying import ALL_OPEN, ONLOOKER
from sousbois.web.rulespage import printed_groups
from sousbois.web.statics import static_files
from sousbois.web.tips import all_ids
from tests.play.hosting import GAMES, any_decision
from tests.play.owned import own_text
from tests.web.faults.fuzzing.values import nasty_text
from tests.web.faults.fuzzing.world import PLAYERS, STRANGER, World
from tests.web.test_upload import record_of


class UnknownKind(Exception):
    """A route asks for something of which the fuzzer knows no sound value: add it to this file."""


@dataclass(frozen=True)
class Focus:
    """What a request is about, so that its parts fit together: a table, and a person."""

    world: World
    table: str
    hosted: Hosted | None
    """None for a record."""
    player: str

    @property
    def game(self) -> str:
        """The name of the game."""
        return "hunt" if self.hosted is None else self.hosted.opened.game

    @property
    def seat(self) -> int:
        """Where the person sits; 0 if they do not."""
        seat = None if self.hosted is None else self.hosted.seat_of(self.player)
        return 0 if seat is None else seat

    @property
    def ply(self) -> int:
        """The decision that is asked for."""
        return 0 if self.hosted is None else self.hosted.ply


Kind = Callable[[Focus, Random], Any]


async def focus_on(world: World, chance: Random) -> Focus:
    """Return something to ask about; mostly by a person who has something to do there."""
    table = chance.choice(world.tables)
    hosted = (await world.house.lobby.table(table)).hosted
    asked = [each.player for seat in hosted.owing() if isinstance(each := hosted.sitters[seat], Person)]
    people = [each.player for each in hosted.sitters if isinstance(each, Person)]
    likely = asked or people or [STRANGER]
    player = chance.choice(likely if chance.random() < 0.7 else [STRANGER, *PLAYERS])
    return Focus(world, table, hosted, player)


def decision(focus: Focus, chance: Random) -> list[str]:
    """Return a whole decision that the table allows, if it is the person's turn; or the beginning of it."""
    hosted = focus.hosted
    if hosted is None or hosted.stage != "running" or focus.seat not in hosted.owing():
        return ["wolf"]
    moves = list(any_decision(hosted, chance, focus.seat).moves)
    return moves if chance.random() < 0.8 else moves[: chance.randint(0, len(moves))]


def _thing(focus: Focus, chance: Random) -> str:
    game = load(focus.game)
    groups = printed_groups(game, "en", game.edition())
    return chance.choice([thing.name for group in groups for thing in group.things])


def _edition(focus: Focus, chance: Random) -> str:
    return chance.choice(list(load(focus.game).editions))


def _words(_: Focus, chance: Random) -> str:
    return chance.choice(("Ana", "Zoé", "a b", "L’été", "👍", "x" * 24))


def _small(_: Focus, chance: Random) -> int:
    return chance.choice((0, 1, 2, 3, 7, 30, 150))


def _sitters(focus: Focus, chance: Random) -> list[str]:
    seats = chance.choice(load(focus.game).seats)
    levels = ("open", "easy", "medium", "hard", "expert")
    return ["me" if seat == 0 and chance.random() < 0.7 else chance.choice(levels) for seat in range(seats)]


def _options(focus: Focus, chance: Random) -> dict[str, Any]:
    every = settings_of(load(focus.game).options).items()
    chosen = [(name, setting) for name, setting in every if chance.random() < 0.3]
    return {
        name: chance.randint(setting.low, setting.high) if isinstance(setting, Choice) else chance.random() < 0.5
        for name, setting in chosen
    }


KINDS: Mapping[tuple[str, str], Kind] = {
    ("/", "table"): lambda focus, _: focus.table,
    ("/", "game"): lambda focus, _: focus.game,
    ("/replay/", "game"): lambda focus, chance: chance.choice(focus.world.recorded),
    ("/", "edition"): _edition,
    ("/", "start"): _edition,
    ("/", "own"): lambda focus, chance: chance.choice(focus.world.editions),
    ("/", "name"): _words,
    ("/editions/", "name"): lambda focus, chance: chance.choice(focus.world.editions),
    ("/table/", "name"): _thing,
    ("/rules/", "name"): _thing,
    ("/static/", "name"): lambda _, chance: chance.choice(list(static_files())),
    ("/about/", "name"): lambda _, chance: chance.choice(list(libraries())),
    ("/", "link"): lambda focus, chance: chance.choice(focus.world.links),
    ("/", "v"): lambda _, chance: chance.choice([each.version for each in static_files().values()]),
    ("/", "back"): lambda focus, _: f"/table/{focus.table}",
    ("/", "q"): lambda _, chance: chance.choice(("wolf", "loup", "J3", "a b", "qui gagne")),
    ("/", "lang"): lambda _, chance: chance.choice(("fr", "en")),
    ("/", "words"): _words,
    ("/", "text"): _words,
    ("/", "about"): _words,
    ("/", "level"): lambda _, chance: chance.choice(("easy", "medium", "hard", "expert")),
    ("/", "tips"): lambda _, chance: " ".join(chance.sample(sorted(all_ids()), 3)),
    ("/preferences", "tips"): lambda _, chance: chance.choice(("yes", "no", "again")),
    ("/replay/", "seat"): lambda _, chance: chance.choice(("0", "1", "3", ALL_OPEN, ONLOOKER)),
    ("/", "seat"): lambda focus, chance: focus.seat if chance.random() < 0.5 else chance.randrange(4),
    ("/", "seats"): _sitters,
    ("/", "options"): _options,
    ("/", "ply"): lambda focus, _: focus.ply,
    ("/", "moves"): decision,
    ("/", "first"): _small,
    ("/", "last"): _small,
    ("/", "at"): _small,
    ("/", "log"): lambda focus, chance: chance.choice((0, 1, 0 if focus.hosted is None else len(focus.hosted.log))),
    ("/", "since"): _small,
    ("/", "seconds"): lambda _, chance: chance.choice((30, 300, 86400)),
    ("/", "grace"): lambda _, chance: chance.choice(GRACES),
}  # fmt: skip
"""By where a route begins, and the name of the parameter: the longest beginning counts."""


def kind_of(path: str, name: str, annotation: Any) -> Kind:
    """Return what makes sound values of a parameter."""
    matching = [start for start, known in KINDS if known == name and path.startswith(start)]
    if matching:
        return KINDS[max(matching, key=len), name]
    return _by_type(path, name, inspect.type_info(annotation))


def _by_type(path: str, name: str, kind: inspect.Type) -> Kind:
    match kind:
        case inspect.BoolType():
            return lambda _, chance: chance.random() < 0.5
        case inspect.LiteralType(values=values):
            return lambda _, chance: chance.choice(values)
        case inspect.StructType(cls=struct):
            return lambda focus, chance: filled_in(path, struct, focus, chance)
        case inspect.UnionType(types=types):
            known = [_by_type(path, name, each) for each in types if not isinstance(each, inspect.NoneType)]
            return lambda focus, chance: None if chance.random() < 0.3 else chance.choice(known)(focus, chance)
    raise UnknownKind(f"{path}: no sound value is known of {name!r}, a {kind}")


def filled_in(path: str, struct: type[msgspec.Struct], focus: Focus, chance: Random) -> dict[str, Any]:
    """Return what may be sent where a struct is asked for; what need not be sent is left out now and then."""
    makers = [(each, kind_of(path, each.name, each.type)) for each in msgspec.structs.fields(struct)]
    chosen = [(each.encode_name, make) for each, make in makers if each.required or chance.random() < 0.7]
    sound = {name: make(focus, chance) for name, make in chosen}
    tag = struct.__struct_config__.tag
    return sound if tag is None else {str(struct.__struct_config__.tag_field): tag} | sound


# --- Forms that do not name their fields -----------------------------------------------------------------------------


def _new_table(focus: Focus, chance: Random) -> dict[str, Any]:
    sitters = _sitters(focus, chance)
    boxes = ("hints", "spectators", "listed", "dealt_by_hand", "undo")
    ticked = {name: "on" for name in boxes if chance.random() < 0.5}
    agreed = {"clock": chance.choice(CLOCKS), "away": chance.choice(AWAY), "grace": chance.choice(GRACES)}
    options = {f"option-{name}": str(value).lower() for name, value in _options(focus, chance).items()}
    own = dict(zip(GAMES, focus.world.editions, strict=False))
    edition = f"own:{own[focus.game]}" if chance.random() < 0.2 else _edition(focus, chance)
    seats = {f"seat-{seat}": sitter for seat, sitter in enumerate(sitters)}
    return {"game": focus.game, "seats": len(sitters), "edition": edition} | ticked | agreed | options | seats


def _edition_text(focus: Focus, chance: Random) -> str:
    text = own_text(focus.game)
    if chance.random() < 0.5:
        return text
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, chance.choice(lines))
        case 2:
            lines[at] = lines[at].partition("=")[0] + f"= {chance.choice((0, -1, 2**70, '[]', '{}', 'nan', 'true'))}"
        case _:
            lines[at] += nasty_text(chance)
    return "\n".join(lines)


def _new_edition(focus: Focus, chance: Random) -> dict[str, Any]:
    text = _edition_text(focus, chance)
    return {"game": focus.game} | _brought("text", text, chance)


def _record(focus: Focus, chance: Random) -> dict[str, Any]:
    text = record_of(focus.game, chance.random())
    if chance.random() < 0.5:
        lines = text.split("\n")
        one, two = chance.randrange(len(lines)), chance.randrange(len(lines))
        lines[one], lines[two] = lines[two], chance.choice((lines[one], nasty_text(chance)))
        text = "\n".join(lines)
    return _brought("record", text, chance)


def _brought(name: str, text: str, chance: Random) -> dict[str, Any]:
    """A text in the field of a form, or in its file."""
    as_file = chance.random() < 0.5
    return {name: "" if as_file else text, "file": text.encode("utf-8", "replace") if as_file else b""}


def _nothing(_: Focus, __: Random) -> dict[str, Any]:
    return {}


FORMS: Mapping[str, Callable[[Focus, Random], dict[str, Any]]] = {
    "/new": _new_table,
    "/play": lambda focus, chance: {"game": focus.game, "level": chance.choice(("easy", "expert"))},
    "/editions/new": _new_edition,
    "/replay": _record,
    "/device": _nothing,
    "/device/{link}": _nothing,
    "/table/{table}/leave": _nothing,
    "/table/{table}/again": _nothing,
    "/table/{table}/deal": _nothing,
    "/api/tables/{table}/deal": _nothing,
}
"""What is sent where the route does not say so by a type."""


def form_of(path: str) -> Callable[[Focus, Random], dict[str, Any]]:
    """Return what makes sound forms for a route that does not name its fields."""
    if path not in FORMS:
        raise UnknownKind(f"{path}: it is not known what is sent there")
    return FORMS[path]
