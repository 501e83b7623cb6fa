"""By what a program shows that a seat is its own: a text that only this server can have signed."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from sousbois.core.errors import SousboisError
from sousbois.web.signing import Expired, Signer, Unsigned

TOKEN_LASTS = 400 * 24 * 3600
"""Seconds; a game with days for each decision may take a year."""


class NoToken(SousboisError):
    """There is no token, or it is not one of ours, or it is too old."""

    def __init__(self, message: str, *, is_expired: bool = False) -> None:
        super().__init__(message)
        self.is_expired = is_expired


class Claim(msgspec.Struct, frozen=True, array_like=True):
    """What a token says: who sits where."""

    table: str
    seat: int
    player: str


class Tokens:
    """Signs tokens, and believes only what it has signed."""

    def __init__(self, secret: bytes, now: Callable[[], float] = time.time) -> None:
        self._signer = Signer(secret, "seat of a program", Claim, TOKEN_LASTS, now)

    def token(self, claim: Claim) -> str:
        """What a program shows from now on."""
        return self._signer.sign(claim)

    def read(self, authorization: str) -> Claim:
        """What the header of a request claims."""
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer":
            raise NoToken("authorization: expected Bearer and a token")
        try:
            return self._signer.read(token.strip()).value
        except Unsigned:
            raise NoToken("authorization: the token is not one of ours") from None
        except Expired:
            raise NoToken("authorization: the token is too old", is_expired=True) from None
