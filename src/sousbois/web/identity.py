"""Who somebody is: no account, but a signed cookie that the browser keeps."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Literal

import msgspec

from sousbois.core.errors import NotAllowed
from sousbois.web.signing import UNDATED, Dated, Expired, Signer, Unsigned

COOKIE = "sousbois"
COOKIE_LASTS = 400 * 24 * 3600
"""Seconds; no browser keeps one longer, and the server believes none that is older."""
COOKIE_RENEWED_AFTER = 30 * 24 * 3600
"""Seconds after which a page replaces the cookie, so that nobody who plays loses their seats."""
LINK_LASTS = 3600
"""Seconds in which a private link can be followed on another device."""

Language = Literal["fr", "en"]
Theme = Literal["auto", "light", "dark"]
Pace = Literal["slow", "normal", "fast", "instant"]

MILLISECONDS: dict[Pace, int] = {"slow": 1800, "normal": 1000, "fast": 450, "instant": 0}
"""How long each thing that happens is shown, at every pace."""

PACES: dict[Pace, int] = {pace: MILLISECONDS[pace] for pace in ("normal", "fast", "instant")}
"""The paces to choose from at a table. Who chose the slow one once keeps it until they choose again."""


class Identity(msgspec.Struct, frozen=True):
    """A person, and how they like their table."""

    player: str
    name: str
    language: Language
    theme: Theme = "auto"
    pace: Pace = "normal"
    auto_pass: bool = True
    """Whether to be asked only when there is something to decide."""
    show_tips: bool = True
    """Whether to be told what there is to know, the first time something happens."""
    tips: tuple[str, ...] = ()
    """The ids of the tips seen: none comes twice."""

    @property
    def chosen_pace(self) -> Pace:
        """Which of the paces to choose from is theirs."""
        return self.pace if self.pace in PACES else "normal"


def new_player() -> str:
    """The id of somebody new, which nobody can guess."""
    return secrets.token_urlsafe(16)


class Identities:
    """Signs who people are, and believes only what it has signed."""

    def __init__(self, secret: bytes, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._cookies = Signer(secret, "identity", Identity, COOKIE_LASTS, now)
        self._links = Signer(secret, "device link", Identity, LINK_LASTS, now)

    def cookie(self, identity: Identity) -> str:
        """What the browser keeps."""
        return self._cookies.sign(identity)

    def read(self, cookie: str | None) -> Identity | None:
        """Return the player of a cookie; None if it is missing, too old or not signed here."""
        known = self._known(cookie)
        return known and known.value

    def is_to_be_renewed(self, cookie: str | None) -> bool:
        """Whether a valid cookie is so old that a page replaces it, or has no date."""
        known = self._known(cookie)
        return known is not None and (known.at == UNDATED or self._now() > known.at + COOKIE_RENEWED_AFTER)

    def _known(self, cookie: str | None) -> Dated[Identity] | None:
        try:
            return self._cookies.read(cookie or "")
        except (Unsigned, Expired):
            return None

    def link(self, identity: Identity) -> str:
        """The last part of a private link by which another device becomes the same person."""
        return self._links.sign(identity)

    def followed(self, link: str) -> Identity:
        """Who has made a private link."""
        try:
            return self._links.read(link).value
        except (Unsigned, Expired):
            raise NotAllowed("this private link is not one of ours, or older than an hour", reason="link") from None
