"""Who somebody is: no account, but a signed cookie that the browser keeps."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from sousbois.core.errors import NotAllowed

COOKIE = "sousbois"
COOKIE_LASTS = 400 * 24 * 3600
"""Seconds; no browser keeps one longer."""
LINK_LASTS = 3600
"""Seconds in which a private link can be followed on another device."""

Language = Literal["fr", "en"]
Theme = Literal["auto", "light", "dark"]
Pace = Literal["slow", "normal", "fast", "instant"]

MILLISECONDS: dict[Pace, int] = {"slow": 1800, "normal": 1000, "fast": 450, "instant": 0}
"""How long each thing that happens is shown, at every pace."""


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


def new_player() -> str:
    """The id of somebody new, which nobody can guess."""
    return secrets.token_urlsafe(16)


class Identities:
    """Signs who people are, and believes only what it has signed."""

    def __init__(self, secret: bytes) -> None:
        self._cookies = URLSafeSerializer(secret, salt="identity")
        self._links = URLSafeTimedSerializer(secret, salt="device")

    def cookie(self, identity: Identity) -> str:
        """What the browser keeps."""
        return str(self._cookies.dumps(msgspec.to_builtins(identity)))

    def read(self, cookie: str | None) -> Identity | None:
        """Who that is; None for somebody new, or whose cookie we have not signed."""
        try:
            return msgspec.convert(self._cookies.loads(cookie or ""), Identity)
        except (BadData, msgspec.ValidationError):
            return None

    def link(self, identity: Identity) -> str:
        """The last part of a private link by which another device becomes the same person."""
        return str(self._links.dumps(msgspec.to_builtins(identity)))

    def followed(self, link: str) -> Identity:
        """Who has made a private link."""
        try:
            return msgspec.convert(self._links.loads(link, max_age=LINK_LASTS), Identity)
        except (BadData, msgspec.ValidationError):
            raise NotAllowed("this private link is not one of ours, or older than an hour", reason="link") from None
