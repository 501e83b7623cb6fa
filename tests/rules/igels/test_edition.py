"""The edition of igels: the printed facts as the rules read them, and what the documents say of edition files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sousbois.core.edition import LoadedEdition
from sousbois.core.naming import named_member, names_of
from sousbois.core.record import NOTHING
from sousbois.games.igels.edition import complaints, read_edition
from sousbois.games.igels.material import ANIMALS, PILE_OF_ANIMALS, Animal, Card, Source
from sousbois.games.igels.signatures import SIGNATURES, AnimalId, Argument, Several, Signature
from sousbois.games.igels.vocabulary import (
    Condition,
    Effect,
    Food,
    Per,
    Pick,
    Scope,
    Sex,
    Species,
    Target,
    When,
    Which,
    Whom,
    Window,
)
from tests.rules.editions import written
from tests.rules.igels.sheets import FILE, Change, Tables, row, tables

DOCS = Path(__file__).parents[3] / "docs" / "editions.md"
EDITION = read_edition(FILE)
FACTS = EDITION.shadow
SOURCES = EDITION.printed[Source]
CARD_IDS = EDITION.printed[Card]


def example() -> str:
    """The card that the documents add."""
    return re.findall(r"^```toml\n(.*?)^```$", DOCS.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)[0]  # type: ignore[no-any-return]


# The printed facts


def test_how_many_cards_there_are() -> None:
    """I1 32 animals, 32 foods, 66 combat cards and 38 events."""
    copies = FACTS.copies
    assert sum(FACTS.copies_of_food) == 32
    assert sum(copies[kind] for kind in range(FACTS.combats)) == 66
    assert sum(copies[kind] for kind in range(FACTS.combats, FACTS.kinds)) == 38
    assert [len(EDITION.printed[mark]) for mark in (Animal, Card, Source)] == [32, FACTS.kinds, 32 + FACTS.kinds]
    assert (*EDITION.printed[Animal], *CARD_IDS) == SOURCES


def test_the_foods() -> None:
    """I2, I24, I39 Eight kinds; worms and bugs are animal food; each species has a favourite."""
    assert dict(zip(names_of(Food), FACTS.copies_of_food, strict=True)) == {
        "nut": 5,
        "worm": 5,
        "turnip": 5,
        "berry": 5,
        "picnic": 2,
        "grass": 4,
        "leaf": 4,
        "bug": 2,
    }
    assert list(FACTS.points) == [2, 2, 2, 2, 4, 1, 1, 3]
    assert [food for food in Food if FACTS.animal_food[food]] == [Food.WORM, Food.BUG]
    favourites = {(species, food) for species in Species for food in Food if FACTS.bonus[species, food]}
    assert favourites == {
        (Species.HEDGEHOG, Food.WORM),
        (Species.RABBIT, Food.TURNIP),
        (Species.SQUIRREL, Food.NUT),
        (Species.MOUSE, Food.BERRY),
    }


def test_animals_of_a_species_stand_together(tmp_path: Path) -> None:
    """I1, I3 In the order of the species, whatever the order of the file."""
    firsts = [EDITION.printed[Animal][species * PILE_OF_ANIMALS] for species in Species]
    assert firsts == ["jumbo", "pfeffer", "ninja", "tulpe"]
    data = tables()
    data["animal"].reverse()
    animals = read_edition(written(tmp_path / "mine.toml", data)).printed[Animal]
    assert [animals[species * PILE_OF_ANIMALS + 7] for species in Species] == firsts


EFFECTS: dict[str, dict[str, int]] = {
    "jumbo": {"effect": Effect.WIN_TIES, "target": Target.NONE, "when": When.ALWAYS, "scope": Scope.LEADER},
    "oppa": {"effect": Effect.SEND_HOME, "target": Target.PLAYER, "whom": Whom.OPPONENT, "pick": Pick.VICTIM},
    "piquant": {"effect": Effect.SAP, "amount": 6, "when": When.LAST, "once": 1, "optional": 1, "deadly": 1},
    "tofu": {"effect": Effect.VOID_COMBAT, "target": Target.PLAYER, "which": Which.ALL, "optional": 1, "once": 0},
    "oursin": {"effect": Effect.SAP, "whom": Whom.SELF, "condition": Condition.ALONE, "amount": 4, "optional": 0},
    "junkie": {"effect": Effect.WAKE, "whom": Whom.SELF, "amount": 1, "target": Target.NONE},
    "ninja": {"effect": Effect.SET_SAP, "amount": 9, "once": 1, "deadly": 0, "whom": NOTHING},
    "floxel": {"effect": NOTHING, "target": NOTHING, "when": NOTHING, "scope": NOTHING, "vegetarian": 1},
    "ronn": {"effect": Effect.SAP, "per": Per.OPPONENT, "when": When.ALWAYS, "scope": Scope.BATTLE},
    "noisette": {"effect": Effect.LOOT_PICK, "amount": 6, "when": When.LOOT, "sex": Sex.F},
    "flausch": {"effect": Effect.DAZE, "target": Target.PLAYER, "of_sex": Sex.M},
    "tulpe": {"effect": Effect.STEAL_FOOD, "target": Target.PLAYER, "whom": Whom.OPPONENT, "when": When.WON},
    "flesel": {"condition": Condition.WITH, "partner": SOURCES.index("tulpe"), "amount": 3},
    "futty": {"target": Target.NONE, "whom": Whom.OPPONENTS, "amount": PILE_OF_ANIMALS, "of_sex": Sex.F},
    "finee": {"effect": Effect.SECURE_CAP, "amount": 5, "scope": Scope.PLAY},
    "mulotte": {"effect": Effect.SHIELD, "against": 1 << Effect.KILL | 1 << Effect.SEND_HOME, "whom": Whom.SELF},
    "mud-ball": {"effect": NOTHING, "target": NOTHING, "amount": 0},
    "barbed-wire": {"effect": Effect.SHIELD, "against": 1 << Effect.SEND_HOME, "target": Target.NONE},
    "bear-trap": {"effect": Effect.SAP, "target": Target.PLAYER, "amount": -4},
    "tantrum": {"effect": Effect.SAP, "per": Per.LEADER, "target": Target.NONE},
    "thieving-magpie": {"effect": Effect.STEAL_FOOD, "target": Target.FOOD, "whom": Whom.PLAYER, "pick": Pick.ACTOR},
    "found-hiding-place": {"effect": Effect.STEAL_FOOD, "target": Target.PLAYER, "amount": 2, "pick": Pick.VICTIM},
    "duckweed": {"effect": Effect.COUNTER, "target": Target.NONE},
    "forest-road": {"effect": Effect.KILL, "target": Target.ANIMAL, "least_sap": 0, "most_sap": 3},
    "stroke": {"effect": Effect.KILL, "target": Target.ANIMAL, "least_sap": 4, "most_sap": 127},
    "fairy-godmother": {"effect": Effect.REVIVE, "target": Target.ANIMAL, "amount": 0},
    "doubtful-mushroom": {"effect": Effect.PENALTY, "target": Target.PLAYER, "amount": 2},
    "flex-the-fox": {"effect": Effect.SEND_HOME, "target": Target.PLAYER, "amount": 2, "pick": Pick.ACTOR},
    "acid-rain": {"effect": Effect.VOID_COMBAT, "target": Target.NONE, "whom": Whom.ALL, "which": Which.ALL},
    "strong-coffee": {"effect": Effect.WAKE, "whom": Whom.ALL, "amount": 2},
    "forest-ranger": {"effect": Effect.LOOT, "whom": Whom.WINNER, "amount": -1, "target": Target.NONE},
}
"""What some cards say, in the numbers of the rules."""


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_a_row_of_numbers(name: str) -> None:
    """I3, I37, I40 Each argument in its column, nothing where there is none."""
    source = SOURCES.index(name)
    assert {column: getattr(FACTS, column)[source] for column in EFFECTS[name]} == EFFECTS[name]


def test_support_cards() -> None:
    """I3, I13, I29, I36 Values, species, bonds and windows; combat cards come before events."""
    kind = CARD_IDS.index
    assert kind("hat-pin") == FACTS.combats - 1
    assert kind("hedgehog-den") == FACTS.combats
    assert (FACTS.value[kind("chainsaw")], FACTS.copies[kind("chainsaw")]) == (5, 2)
    assert (FACTS.bound_to[kind("club")], FACTS.bound_to[kind("mud-ball")]) == (SOURCES.index("jumbo"), NOTHING)
    assert (FACTS.only_for[kind("mouse-hole")], FACTS.only_for[kind("stroke")]) == (Species.MOUSE, NOTHING)
    assert FACTS.windows[kind("flex-the-fox")] == 1 << Window.STAND | 1 << Window.LAST | 1 << Window.FACEDOWN
    assert FACTS.windows[kind("duckweed")] == 0


def test_which_cards_stop_which() -> None:
    """I30 Duckweed stops thieves and the fox; the vet stops killers and the mushroom."""
    stops = {
        (CARD_IDS[event], CARD_IDS[by])
        for event in range(FACTS.kinds)
        for by in range(FACTS.kinds)
        if FACTS.counters[event, by]
    }
    assert stops == {
        ("thieving-magpie", "duckweed"),
        ("found-hiding-place", "duckweed"),
        ("flex-the-fox", "duckweed"),
        ("forest-road", "vet-on-call"),
        ("stroke", "vet-on-call"),
        ("doubtful-mushroom", "vet-on-call"),
    }


def test_every_animal_and_card_has_a_name_and_a_text_in_both_languages() -> None:
    """I3 In good typography: no straight apostrophe, and French punctuation stays on its line."""
    assert set(EDITION.called) == set(EDITION.texts) == set(SOURCES)
    for title in (EDITION.title, *EDITION.called.values(), *EDITION.texts.values()):
        assert title.fr
        assert title.en
        assert not re.search(r"['\"]|  ", title.fr + title.en)
        assert not re.search(r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)", title.fr)


def test_where_the_facts_come_from() -> None:
    """I3, I20, I34 What the rulebook says of a card is marked as sourced, the rest as reconstructed."""
    assert EDITION.provenance["nut.copies"] == EDITION.provenance["finee.ability"] == "sourced"
    assert EDITION.provenance["thieving-magpie.counters"] == EDITION.provenance["ronn.scope"] == "sourced"
    assert EDITION.provenance["thieving-magpie.copies"] == EDITION.provenance["nut.points"] == "reconstructed"
    marked = [card for table in ("food", "animal", "combat", "event") for card in tables()[table]]
    assert len(EDITION.provenance) == sum(len(card["provenance"]) for card in marked)
    assert all(f"{card['id']}.name" in EDITION.provenance for card in marked)


def test_another_value_is_another_edition(tmp_path: Path) -> None:
    """I3 The hash follows the facts, not the names, the texts and the marks."""

    def read(change: Change) -> LoadedEdition:
        data = tables()
        change(data)
        return read_edition(written(tmp_path / "mine.toml", data))

    def renamed(data: Tables) -> None:
        chainsaw = row(data, "combat", "chainsaw")
        chainsaw["name"]["en"], chainsaw["text"]["en"] = "Saw", "Brrr."
        chainsaw["provenance"]["value"] = "sourced"

    alike, other = read(renamed), read(lambda data: row(data, "combat", "chainsaw").update(value=6))
    assert (alike.id, alike.digest, alike.called["chainsaw"].en) == ("mine", EDITION.digest, "Saw")
    assert other.digest != EDITION.digest
    assert other.shadow.value[CARD_IDS.index("chainsaw")] == 6


# The documents


def test_the_card_of_the_documents_is_accepted(tmp_path: Path) -> None:
    """I3, I30, I33 A new card with an effect of the list needs nothing but its block in the file."""
    file = tmp_path / "mine.toml"
    file.write_text(f"{FILE.read_text(encoding='utf-8')}\n{example()}", encoding="utf-8")
    assert complaints(file) == []
    edition = read_edition(file)
    (name,) = set(edition.printed[Card]) - set(CARD_IDS)
    kind = edition.printed[Card].index(name)
    facts = edition.shadow
    assert (kind, facts.copies[kind], facts.target[ANIMALS + kind]) == (FACTS.kinds, 2, Target.PLAYER)
    assert facts.counters[kind, CARD_IDS.index("duckweed")]


def described(argument: Argument) -> str:
    """An argument as the table of the documents writes it."""
    if isinstance(argument, AnimalId):
        return "animal"
    if isinstance(argument, Several):
        return "list:" + "/".join(argument.words)
    return "/".join([*(["number"] if argument.numbers else []), *argument.words])


def line(effect: Effect, signature: Signature) -> str:
    """An effect as the table of the documents writes it."""
    required = [f"{name}={described(argument)}" for name, argument in signature.required.items()]
    optional = [f"{name}?={described(argument)}" for name, argument in signature.optional.items()]
    places = [" ".join(map(named_member, members)) or "-" for members in (signature.when, signature.windows)]
    cells = (f"`{named_member(effect)}`", "; ".join(required + optional), *places, "yes" if signature.combat else "no")
    return re.sub(" +", " ", f"| {' | '.join(cells)} |")


def test_the_documents_list_every_effect_with_its_arguments() -> None:
    """I40 The list is closed; the documents show it as the check knows it."""
    assert list(SIGNATURES) == list(Effect)
    shown = [each for each in DOCS.read_text(encoding="utf-8").splitlines() if each.endswith(("| yes |", "| no |"))]
    assert shown == [line(effect, signature) for effect, signature in SIGNATURES.items()]
