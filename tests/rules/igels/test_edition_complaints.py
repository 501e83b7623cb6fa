"""Edition files of igels: nothing impossible loads; all that is wrong is said at once, by card and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sousbois.core.errors import Unreadable
from sousbois.core.naming import names_of
from sousbois.games.igels.edition import complaints, read_edition
from sousbois.games.igels.material import CARDS, KINDS
from sousbois.games.igels.vocabulary import Effect, Food
from tests.rules.editions import written
from tests.rules.igels.sheets import Change, Tables, row, tables

USUAL = tables()
ALL_KINDS = len(USUAL["combat"]) + len(USUAL["event"])


def complaints_after(path: Path, change: Change) -> list[str]:
    """What is wrong after a change, without the name of the file; reading the edition stops at the first of them."""
    data = tables()
    change(data)
    file = written(path / "mine.toml", data)
    found = complaints(file)
    assert all(complaint.startswith(f"{file}: ") for complaint in found)
    if found:
        with pytest.raises(Unreadable) as error:
            read_edition(file)
        assert str(error.value) == found[0]
    else:
        read_edition(file)
    return [complaint.removeprefix(f"{file}: ") for complaint in found]


def put(table: str, name: str, /, **fields: Any) -> Change:
    """A change that gives fields of a card another value."""
    return lambda data: row(data, table, name).update(fields)


def without(table: str, name: str, field: str) -> Change:
    """A change that takes a field of a card away."""
    return lambda data: row(data, table, name).pop(field)


def effect(table: str, name: str, /, **arguments: Any) -> Change:
    """A change of the arguments of a card's effect or ability; None takes one away. `if_` stands for `if`."""
    key = "ability" if table == "animal" else "effect"

    def change(data: Tables) -> None:
        card = row(data, table, name)
        changed = card.get(key, {}) | {argument.rstrip("_"): value for argument, value in arguments.items()}
        card[key] = {argument: value for argument, value in changed.items() if value is not None}

    return change


def marks(table: str, name: str, /, **given: str) -> Change:
    """A change of the marks of a card."""
    return lambda data: row(data, table, name)["provenance"].update(given)


def rid(table: str, name: str) -> Change:
    """A change that takes a card away."""
    return lambda data: data[table].remove(row(data, table, name))


def twice(table: str, name: str, /, **fields: Any) -> Change:
    """A change that adds a card like another."""
    return lambda data: data[table].append(row(data, table, name) | fields)


def more_cards(count: int, *, copies: int) -> Change:
    """A change that adds so many kinds of combat card. With no copies, others make room for one of each."""

    def change(data: Tables) -> None:
        for card in data["combat"] if not copies else ():
            card["copies"] = 1
        new = row(data, "combat", "mud-ball") | {"copies": copies or 1}
        data["combat"] += [new | {"id": f"new-{number}"} for number in range(count)]

    return change


def for_mice(events: int) -> Change:
    """A change after which only mice can use support cards, but for the first events of the file."""

    def change(data: Tables) -> None:
        for card in (*data["combat"], *data["event"][events:]):
            card["restricted_to"] = "mouse"

    return change


def much_loot(data: Tables) -> None:
    """More loot than can be counted."""
    row(data, "event", "coach-party").update(copies=5)
    row(data, "event", "coach-party")["effect"].update(amount=20)


def most_loot(data: Tables) -> None:
    """As much loot as can be counted: all but one food of it by one event."""
    row(data, "event", "coach-party").update(copies=9)
    row(data, "event", "coach-party")["effect"].update(amount=11)


def strongest(data: Tables) -> None:
    """An animal as strong as can be counted."""
    row(data, "animal", "jumbo").update(sap=7)
    row(data, "combat", "club").update(copies=6, value=20)


WEAKENED = {"effect": "sap", "to": "opponent", "amount": -3}
KNOWN = ", ".join(names_of(Effect))
SPECIES = "hedgehog, rabbit, squirrel, mouse"
OF_COMBAT = "id, name, provenance, copies, restricted_to, text, value, bound_to, effect"
OF_FOOD = "name, copies, points, bonus, animal_food"

WRONG: list[tuple[Change, str]] = [
    # Fields
    (put("food", "nut", copies=0), "food nut: copies: Expected `int` >= 1"),
    (put("food", "nut", points=21), "food nut: points: Expected `int` <= 20"),
    (put("food", "nut", points=-21), "food nut: points: Expected `int` >= -20"),
    (put("food", "nut", bonus={"squirrel": 21}), "food nut: bonus.squirrel: Expected `int` <= 20"),
    (put("food", "nut", bonus={"badger": 1}), f"food nut: bonus: 'badger' is none of {SPECIES}"),
    (put("food", "nut", animal_food=1), "food nut: animal_food: Expected `bool`, got `int`"),
    (without("food", "nut", "bonus"), "food nut: bonus: missing"),
    (put("animal", "jumbo", sap=21), "animal jumbo: sap: Expected `int` <= 20"),
    (put("animal", "jumbo", sap=-1), "animal jumbo: sap: Expected `int` >= 0"),
    (put("animal", "jumbo", sap=True), "animal jumbo: sap: Expected `int`, got `bool`"),
    (put("animal", "jumbo", species="badger"), f"animal jumbo: species: 'badger' is none of {SPECIES}"),
    (put("animal", "jumbo", sex="x"), "animal jumbo: sex: 'x' is none of m, f"),
    (without("animal", "jumbo", "vegetarian"), "animal jumbo: vegetarian: missing"),
    (put("combat", "club", value=21), "combat club: value: Expected `int` <= 20"),
    (put("combat", "club", value=-1), "combat club: value: Expected `int` >= 0"),
    (put("combat", "club", copies=0), "combat club: copies: Expected `int` >= 1"),
    (put("combat", "club", copies=13), "combat club: copies: Expected `int` <= 12"),
    (put("combat", "club", bound_to="jumbos"), "combat club: bound_to: 'jumbos' is no animal"),
    (put("combat", "club", bound_to="stroke"), "combat club: bound_to: 'stroke' is no animal"),
    (put("combat", "club", restricted_to="cat"), f"combat club: restricted_to: 'cat' is none of {SPECIES}"),
    (put("combat", "club", effect=5), "combat club: effect: Expected `object | null`, got `int`"),
    (
        put("combat", "club", windows=["last"]),
        f"combat club: windows: unknown (known: {OF_COMBAT})",
    ),
    (without("event", "stroke", "effect"), "event stroke: effect: missing"),
    (put("event", "stroke", effect="kill"), "event stroke: effect: Expected `object`, got `str`"),
    # Names, texts, ids
    (put("event", "stroke", name={"fr": "Oh"}), "event stroke: name.en: missing"),
    (put("event", "stroke", name={"fr": "Oh", "en": " "}), "event stroke: name.en: empty"),
    (put("event", "stroke", text={"fr": "", "en": "Oh"}), "event stroke: text.fr: empty"),
    (put("event", "stroke", text={"fr": "Oh", "en": "O\nh"}), "event stroke: text.en: expected one line of text"),
    (put("event", "stroke", text={"fr": 5, "en": "Oh"}), "event stroke: text.fr: Expected `str`, got `int`"),
    (
        put("event", "stroke", id="big_Stroke"),
        "event big_Stroke: id: 'big_Stroke' (expected small letters and digits, with hyphens between them)",
    ),
    (
        put("event", "stroke", id="stroke-"),
        "event stroke-: id: 'stroke-' (expected small letters and digits, with hyphens between them)",
    ),
    (without("event", "hedgehog-den", "id"), "event number 1: id: missing"),
    (put("event", "stroke", id="club"), "event club: id: stands there twice"),
    (put("event", "stroke", id="nut"), "event nut: id: stands there twice"),
    (put("food", "nut", id="acorn"), f"food acorn: id: 'acorn' is none of {', '.join(names_of(Food))}"),
    # Marks
    (marks("event", "stroke", copies="guessed"), "event stroke: provenance.copies: Invalid enum value 'guessed'"),
    (
        marks("food", "nut", sap="sourced"),
        f"food nut: provenance.sap: unknown (known: {OF_FOOD}, bonus_species, bonus_points)",
    ),
    (put("event", "stroke", provenance={"copies": "sourced"}), "event stroke: provenance.name: missing"),
    # Effects: their names and places
    (
        effect("event", "thieving-magpie", effect="steal-fod"),
        f"event thieving-magpie: effect: 'steal-fod' is no effect (known: {KNOWN})",
    ),
    (effect("event", "stroke", effect=5), f"event stroke: effect: 5 is no effect (known: {KNOWN})"),
    (effect("event", "stroke", effect=None), "event stroke: effect.effect: missing"),
    (put("event", "stroke", effect={"effect": "draw"}), "event stroke: effect: 'draw' is no effect of an event"),
    (put("combat", "club", effect={"effect": "kill"}), "combat club: effect: 'kill' is no effect of a combat card"),
    (
        put("combat", "club", effect={"effect": "counter"}),
        "combat club: effect: 'counter' is no effect of a combat card",
    ),
    (put("animal", "jumbo", ability={"effect": "kill"}), "animal jumbo: ability: 'kill' is no effect of an animal"),
    # Effects: their arguments
    (effect("event", "thieving-magpie", pick=None), "event thieving-magpie: effect.pick: missing"),
    (
        effect("event", "thieving-magpie", pick="thief"),
        "event thieving-magpie: effect.pick: 'thief' (expected actor, victim)",
    ),
    (
        effect("event", "thieving-magpie", max=3),
        "event thieving-magpie: effect.max: unknown (known: effect, of, count, pick)",
    ),
    (
        effect("event", "thieving-magpie", when="won"),
        "event thieving-magpie: effect.when: unknown (known: effect, of, count, pick)",
    ),
    (
        effect("event", "flex-the-fox", count="some"),
        "event flex-the-fox: effect.count: 'some' (expected a whole number from 1 to 20 or all)",
    ),
    (
        effect("event", "bernie-the-bear", amount=21),
        "event bernie-the-bear: effect.amount: 21 (expected a whole number from -20 to 20)",
    ),
    (
        effect("event", "bernie-the-bear", amount=True),
        "event bernie-the-bear: effect.amount: True (expected a whole number from -20 to 20)",
    ),
    (effect("animal", "ninja", value=-1), "animal ninja: ability.value: -1 (expected a whole number from 0 to 20)"),
    (
        effect("combat", "barbed-wire", against=[]),
        "combat barbed-wire: effect.against: [] (expected a list of kill, send-home)",
    ),
    (
        effect("combat", "barbed-wire", against=["daze"]),
        "combat barbed-wire: effect.against: ['daze'] (expected a list of kill, send-home)",
    ),
    (
        effect("combat", "barbed-wire", against=["kill", "daze"]),
        "combat barbed-wire: effect.against: ['kill', 'daze'] (expected a list of kill, send-home)",
    ),
    (
        effect("combat", "barbed-wire", against=["kill", "kill"]),
        "combat barbed-wire: effect.against: ['kill', 'kill'] (expected a list of kill, send-home)",
    ),
    (effect("combat", "barbed-wire", who=["side"]), "combat barbed-wire: effect.who: ['side'] (expected side)"),
    (effect("animal", "flesel", with_="nobody"), "animal flesel: ability.with: 'nobody' is no animal"),
    (effect("animal", "flesel", with_=5), "animal flesel: ability.with: 5 (expected the id of an animal)"),
    (effect("combat", "bear-trap", if_="with", with_="club"), "combat bear-trap: effect.with: 'club' is no animal"),
    (
        put("event", "flex-the-fox", effect=WEAKENED | {"if": "with", "with": "club"}),
        "event flex-the-fox: effect.with: 'club' is no animal",
    ),
    (effect("animal", "flesel", with_=None), 'animal flesel: ability.with: missing (if = "with" needs it)'),
    (effect("combat", "bear-trap", with_="jumbo"), 'combat bear-trap: effect.with: only where if = "with"'),
    (effect("animal", "flesel", if_="alone"), 'animal flesel: ability.with: only where if = "with"'),
    (effect("event", "stroke", sap_max=3), "event stroke: effect.sap_max: less than sap_min"),
    (effect("animal", "futty", count=2), "animal futty: ability.count: expected all (those of all opponents)"),
    (
        effect("event", "strong-coffee", who="self"),
        "event strong-coffee: effect.who: 'self' (only an animal can wake itself)",
    ),
    (
        effect("animal", "ronn", to="opponent"),
        "animal ronn: ability.to: 'opponent' (what always counts has no moment to choose one)",
    ),
    (
        effect("animal", "bouboule", to="winner"),
        "animal bouboule: ability.to: 'winner' (an ability brings loot to its own player)",
    ),
    # Abilities: their moments
    (effect("animal", "gilly", when=None), "animal gilly: ability.when: missing"),
    (effect("animal", "gilly", when="reveal"), "animal gilly: ability.when: 'reveal' (expected lost, won)"),
    (effect("animal", "gilly", scope=None), "animal gilly: ability.scope: missing"),
    (effect("animal", "gilly", scope="pool"), "animal gilly: ability.scope: 'pool' (expected leader, battle, play)"),
    (effect("animal", "gilly", optional=1), "animal gilly: ability.optional: 1 (expected true or false)"),
    (effect("animal", "gilly", once=True), 'animal gilly: ability.once: only with when = "last"'),
    (effect("animal", "gilly", dies=True), "animal gilly: ability.dies: only with once = true"),
    (effect("animal", "jumbo", optional=True), 'animal jumbo: ability.optional: not with when = "always"'),
    (effect("animal", "hoppsa", optional=True), 'animal hoppsa: ability.optional: not with when = "loot"'),
    (
        effect("animal", "ninja", once=None),
        'animal ninja: ability.once: missing (with when = "last", an ability is used once a game)',
    ),
    # Windows and counters
    (put("event", "duckweed", windows=["last"]), "event duckweed: windows: a counter has none"),
    (without("event", "stroke", "windows"), "event stroke: windows: missing (possible with kill: stand, facedown)"),
    (
        put("event", "stroke", windows=["stand", "last"]),
        "event stroke: windows: 'last' does not go with kill (possible: stand, facedown)",
    ),
    (
        put("event", "stroke", windows=["night"]),
        "event stroke: windows: 'night' is none of build, stand, last, loot, organise, facedown",
    ),
    (put("event", "stroke", windows=["stand", "stand"]), "event stroke: windows: stand stands there twice"),
    (put("event", "stroke", counters=["vet"]), "event stroke: counters: 'vet' is no event whose effect is counter"),
    (
        put("event", "stroke", counters=["stroke"]),
        "event stroke: counters: 'stroke' is no event whose effect is counter",
    ),
    (
        put("event", "stroke", counters=["duckweed", "duckweed"]),
        "event stroke: counters: duckweed stands there twice",
    ),
    *(
        (
            put("event", name, counters=["duckweed"]),
            f"event {name}: counters: this event is aimed at nobody else, so nothing can stop it",
        )
        for name in ("fairy-godmother", "acid-rain", "boy-scouts", "hedgehog-den", "vet-on-call")
    ),
    # How many there are
    (put("food", "nut", copies=6), "[[food]]: copies: 33 foods, but there are 32"),
    (rid("food", "bug"), "food bug: missing"),
    (rid("animal", "jumbo"), "combat club: bound_to: 'jumbo' is no animal"),
    (rid("animal", "gilly"), "[[animal]]: species: 7 of hedgehog, but there are 8"),
    (twice("animal", "gilly", id="molly"), "[[animal]]: species: 9 of hedgehog, but there are 8"),
    (put("combat", "club", copies=7, value=20), "animal jumbo: sap: 145 with all its bound cards (at most 127)"),
    (more_cards(KINDS - ALL_KINDS + 1, copies=0), "[[combat]], [[event]]: 65 kinds of card (at most 64)"),
    (more_cards(1, copies=CARDS - 103), "[[combat]], [[event]]: copies: 113 cards (at most 112)"),
    (for_mice(13), "[[combat]], [[event]]: copies: 19 cards that all species can use (at least 20)"),
    (much_loot, "[[event]]: effect.amount: 101 foods of loot up or down in all (at most 100)"),
]
"""One change each, and all that is wrong after it."""


@pytest.mark.parametrize(("change", "complaint"), WRONG, ids=[complaint[:80] for _, complaint in WRONG])
def test_what_cannot_be_is_refused_by_card_and_field(tmp_path: Path, change: Change, complaint: str) -> None:
    """I1, I2, I3, I29, I30, I36, I37, I40 Out of range, of a wrong type, missing, unknown, or not to be counted."""
    assert complaints_after(tmp_path, change) == [complaint]


def test_all_complaints_are_made_at_once(tmp_path: Path) -> None:
    """I3 Each card by itself, in the order of the file; several about one card, if need be."""

    def spoil(data: Tables) -> None:
        data["edition"]["title"]["en"] = ""
        row(data, "food", "nut")["copies"] = 0
        row(data, "animal", "oppa").update(sap=30, species="cat")
        row(data, "animal", "oppa")["ability"].update(pick="me", count=0)
        row(data, "combat", "club").update(copies=0, colour="brown")
        data["event"].remove(row(data, "event", "vet-on-call"))

    assert complaints_after(tmp_path, spoil) == [
        "[edition]: title.en: empty",
        "food nut: copies: Expected `int` >= 1",
        f"animal oppa: species: 'cat' is none of {SPECIES}",
        "animal oppa: sap: Expected `int` <= 20",
        "animal oppa: ability.count: 0 (expected a whole number from 1 to 20 or all)",
        "animal oppa: ability.pick: 'me' (expected actor, victim)",
        f"combat club: colour: unknown (known: {OF_COMBAT})",
        "combat club: copies: Expected `int` >= 1",
        "event forest-road: counters: 'vet-on-call' is no event whose effect is counter",
        "event stroke: counters: 'vet-on-call' is no event whose effect is counter",
        "event doubtful-mushroom: counters: 'vet-on-call' is no event whose effect is counter",
    ]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda data: data.update(board=5), "[board]: unknown table (expected: edition, food, animal, combat, event)"),
        (lambda data: data.pop("combat"), "[combat]: missing"),
        (lambda data: data.update(combat=5), "[[combat]]: expected a list of tables"),
        (lambda data: data.update(event=[5]), "[[event]]: expected a list of tables"),
        (lambda data: data["edition"].pop("title"), "[edition]: title: missing"),
        (lambda data: data["edition"].update(days=4), "[edition]: days: unknown (known: id, title, game, status)"),
        (lambda data: data["edition"].update(game=5), "[edition]: game: Expected `str | null`, got `int`"),
        (lambda data: data["edition"]["status"].update(fr=""), "[edition]: status.fr: empty"),
    ],
)
def test_a_table_that_is_missing_or_wrong_is_named(tmp_path: Path, change: Change, complaint: str) -> None:
    """I3 The head and the four tables of cards."""
    assert complaints_after(tmp_path, change) == [complaint]


def test_a_head_that_is_no_table_or_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    """I3 One line, with the name of the file."""
    file = tmp_path / "mine.toml"
    file.write_text("edition = 5\nfood = 5\nanimal = []\ncombat = []\nevent = []", encoding="utf-8")
    assert complaints(file) == [f"{file}: [edition]: expected a table", f"{file}: [[food]]: expected a list of tables"]
    file.write_text("[edition", encoding="utf-8")
    assert complaints(file)[0].startswith(f"{file}: Expected ']'")
    assert complaints(tmp_path / "none.toml") == [f"{tmp_path / 'none.toml'}: No such file or directory"]


RIGHT: dict[str, Change] = {
    "no status": lambda data: data["edition"].pop("status"),
    "no game": lambda data: data["edition"].pop("game"),
    "all kinds that there is room for": more_cards(KINDS - ALL_KINDS, copies=0),
    "all cards that there is room for": more_cards(1, copies=8),
    "just enough cards for all": for_mice(14),
    "an animal without ability": without("animal", "jumbo", "ability"),
    "an aimed event that nothing stops": without("event", "stroke", "counters"),
    "once, which is optional anyway": effect("animal", "ninja", optional=True),
    "flags that are not set": effect("animal", "gilly", once=False, dies=False, optional=True),
    "some of one opponent": effect("animal", "futty", of="opponent", count=2),
    "one strength only": effect("event", "stroke", sap_max=4),
    "only animals without any strength": effect("event", "stroke", sap_min=None, sap_max=0),
    "no limit": effect("event", "stroke", sap_min=None),
    "with an animal": effect("combat", "bear-trap", if_="with", with_="jumbo"),
    "all arguments": effect("combat", "bear-trap", to="self", per="supporter", if_="alone", amount=-20),
    "aimed, and stopped": put("event", "flex-the-fox", effect=WEAKENED),
    "all the loot that can be counted": most_loot,
    "all the strength that can be counted": strongest,
    "other marks": marks("event", "stroke", text="sourced", limits="sourced"),
}


@pytest.mark.parametrize("change", RIGHT.values(), ids=RIGHT)
def test_what_can_be_is_accepted(tmp_path: Path, change: Change) -> None:
    """I3, I30, I37, I40 Whatever the list of effects allows, and no more than there is room for."""
    assert complaints_after(tmp_path, change) == []
