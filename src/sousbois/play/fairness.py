"""Fair shuffles: what the server commits itself to before the deal, what players add, and what the deal follows from.

What is hashed is text that anybody can write down and check: lines in UTF-8, each with a line feed at its end.

    sousbois commitment 1        sousbois seed 1
    secret 5f1c…                 secret 5f1c…
    nonce 03a9…                  nonce 03a9…
                                 seat 0 moss and fern
                                 seat 2 three hares

The SHA-256 of the first is the commitment, which everybody sees before the deal. That of the second begins with the
seed of the deal, 64 bits; a seat without words has no line. Words contain no line feed, so that no two shuffles have
the same text. `docs/fair-shuffles.md` explains the whole.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from dataclasses import dataclass
from hashlib import sha256

from sousbois.core.errors import Unreadable

SECRET_BITS, NONCE_BITS = 256, 128
SECRET, NONCE = (re.compile(f"[0-9a-f]{{{bits // 4}}}") for bits in (SECRET_BITS, NONCE_BITS))
"""How a secret seed and a nonce are written."""

LONGEST_WORDS = 80
"""Signs that one player may add."""

_SEED_DIGITS = 16
"""Hexadecimal digits of a hash that are the seed: 64 bits."""
_GAPS = ("Cc", "Zl", "Zp", "Zs")
_HIDDEN = ("Cf", "Co", "Cs")
"""Kinds of signs, as Unicode has them: those that only separate words, and those that nobody can see."""


@dataclass(frozen=True)
class Shuffle:
    """All that the seed of a deal follows from. Before the end of the game, only the commitment is for players."""

    secret: str
    """The server's secret seed, in hexadecimal digits."""
    nonce: str
    words: tuple[str, ...]
    """What the players have added, by seat; empty for those who have added nothing."""

    @property
    def committed(self) -> tuple[str, ...]:
        """The lines whose hash is the commitment."""
        return "sousbois commitment 1", f"secret {self.secret}", f"nonce {self.nonce}"

    @property
    def mixed(self) -> tuple[str, ...]:
        """The lines whose hash begins with the seed."""
        said = [f"seat {seat} {words}" for seat, words in enumerate(self.words) if words]
        return "sousbois seed 1", *self.committed[1:], *said

    @property
    def commitment(self) -> str:
        """What the server shows before the deal."""
        return _hashed(self.committed)

    @property
    def seed(self) -> int:
        """The seed that deals."""
        return int(_hashed(self.mixed)[:_SEED_DIGITS], 16)


def drawn() -> tuple[int, str]:
    """A secret seed and a nonce that nobody can guess."""
    return secrets.randbits(SECRET_BITS), secrets.token_hex(NONCE_BITS // 8)


def written_secret(seed: int) -> str:
    """A secret seed as it stands in texts: always with the same number of digits."""
    return f"{seed:0{SECRET_BITS // 4}x}"


def cleaned(words: str) -> str:
    """Words as they count: one space between them, and nothing that cannot be seen. `cleaned.js` does the same."""
    signs = (" " if (kind := unicodedata.category(sign)) in _GAPS else sign * (kind not in _HIDDEN) for sign in words)
    words = " ".join("".join(signs).split())
    if len(words) > LONGEST_WORDS:
        raise Unreadable(f"words {words[:80]!r} …: no more than {LONGEST_WORDS} signs")
    return words


def are_words(text: object) -> bool:
    """Whether something is what a player can have added."""
    return isinstance(text, str) and len(text) <= LONGEST_WORDS and cleaned(text) == text


def _hashed(lines: tuple[str, ...]) -> str:
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
