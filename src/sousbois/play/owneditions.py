"""Editions of one's own: read from a text that somebody has sent, and kept until a table is set up with them.

A kept edition is called by a hash of its game and its text. Whoever sends the same again finds the same, and who does
not know the text does not find it.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from datetime import UTC, datetime

import msgspec

from sousbois.core.edition import EditionText, LoadedEdition
from sousbois.core.errors import NotAllowed
from sousbois.core.once import once
from sousbois.core.structs import resolved
from sousbois.games import load
from sousbois.play.store import Conflict, Kept, Store, StoreReading

_REMEMBERED = 32
"""Editions that need not be read again while they are looked at or played."""
_PREFIX = "edition-"
_NAME_LENGTH = 32


@resolved
class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """Somebody has brought an edition of a game."""

    game: str
    text: str


def complaints(offered: Offered) -> list[str]:
    """All that is wrong with an edition, each with its card and field; nothing if it can be played."""
    source = EditionText(offered.text)
    return [each.removeprefix(f"{source}: ") for each in load(offered.game).complaints(source)]


def edition_of(offered: Offered) -> LoadedEdition:
    """The edition itself; the same text gives the same edition, as long as it is remembered."""
    return _read(offered.game, offered.text)


@once(_REMEMBERED)
def _read(game: str, text: str) -> LoadedEdition:
    return load(game).read_edition(EditionText(text))


def name_of(offered: Offered) -> str:
    """Return what an edition is called once it is kept."""
    return _PREFIX + hashlib.sha256(msgspec.json.encode(offered)).hexdigest()[:_NAME_LENGTH]


def keep(store: Store, offered: Offered) -> str:
    """Keep an edition that can be played; the answer is what it is called from now on."""
    edition_of(offered)  # what cannot be played is not kept
    content, name = msgspec.json.encode(offered), name_of(offered)
    now = datetime.now(UTC).isoformat(timespec="microseconds")
    kept = Kept(id=name, game=offered.game, stage="offered", listed=False, seats=0, about={}, players=(), updated=now)
    with suppress(Conflict):  # it is there already
        store.append(name, 0, [content], kept).result()
    return name


def is_name(name: str) -> bool:
    """Whether a name may be that of a kept edition: no table has such an id."""
    return name.startswith(_PREFIX)


def find(store: StoreReading, name: str) -> Offered:
    """A kept edition by its name."""
    journal = store.journal(name) if is_name(name) else []
    if not journal:
        raise NotAllowed(f"edition {name[:40]!r}: there is none", reason="no-edition")
    with store.making_sense():
        return msgspec.json.decode(journal[0], type=Offered)
