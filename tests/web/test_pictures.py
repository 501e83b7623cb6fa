"""The sprite: every picture is there, in one style, and none disturbs another."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from sousbois.games import names
from sousbois.web import pictures
from sousbois.web.pictures import CONTROL, NAMES, sprite, version
from sousbois.web.rendering import FOLDER

SVG = "{http://www.w3.org/2000/svg}"


def symbols() -> dict[str, ET.Element]:
    """All pictures of the sprite, by name."""
    return {symbol.attrib["id"]: symbol for symbol in ET.fromstring(sprite())}


def test_every_picture_is_a_symbol_with_its_name_and_something_to_see() -> None:
    found = symbols()
    assert set(found) == set(NAMES)
    assert all(len(list(symbol.iter())) > 1 for symbol in found.values())


def test_no_id_inside_a_picture_can_clash_with_another() -> None:
    ids = [element.attrib["id"] for element in ET.fromstring(sprite()).iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids)) == len(NAMES)


def test_nothing_in_the_sprite_needs_another_file_or_what_the_policy_forbids() -> None:
    forbidden = {"use", "image", "style", "script", "a", "foreignObject"}
    for element in ET.fromstring(sprite()).iter():
        assert element.tag.removeprefix(SVG) not in forbidden
        assert not {"style", "class", "href"} & set(element.attrib)
        assert not any("url(" in value for value in element.attrib.values())


def test_pictures_have_a_rim_and_controls_the_colour_of_their_text() -> None:
    for name, symbol in symbols().items():
        drawn = ET.tostring(symbol, encoding="unicode")
        is_control = symbol.get("viewBox") == CONTROL
        assert ("--picture-edge" in drawn) is not is_control, name
        assert ("currentColor" in drawn) is is_control, name


def test_every_game_has_a_cover() -> None:
    assert {f"game-{game}" for game in names()} <= set(NAMES)


def test_every_picture_that_a_page_names_is_there() -> None:
    for template in (FOLDER / "templates").rglob("*.html"):
        named = re.findall(r'(?:icon|face|card)\("([a-z0-9-]+)"(?! ~)', template.read_text(encoding="utf-8"))
        assert set(named) <= set(NAMES), template.name


def test_a_missing_file_is_an_error_that_names_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "NAMES", {**NAMES, "unicorn": "unicorn.svg"})
    with pytest.raises(FileNotFoundError, match=r"picture unicorn: there is no unicorn\.svg"):
        sprite.__wrapped__()


def test_the_version_is_short_and_fit_for_an_address() -> None:
    assert re.fullmatch("[0-9a-f]{10}", version())
