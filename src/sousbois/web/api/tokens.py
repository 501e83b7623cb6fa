"""By what a program shows that a seat is its own: a text that only this server can have signed."""

from __future__ import annotations

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from sousbois.core.errors import SousboisError


class NoToken(SousboisError):
    """There is no token, or it is not one of ours."""


class Claim(msgspec.Struct, frozen=True, array_like=True):
    """What a token says: who sits where."""

    table: str
    seat: int
    player: str


class Tokens:
    """Signs tokens, and believes only what it has signed."""

    def __init__(self, secret: bytes) -> None:
        self._signed = URLSafeSerializer(secret, salt="seat of a program")

    def token(self, claim: Claim) -> str:
        """What a program shows from now on."""
        return str(self._signed.dumps(msgspec.to_builtins(claim)))

    def read(self, authorization: str) -> Claim:
        """What the header of a request claims."""
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer":
            raise NoToken("authorization: expected Bearer and a token")
        try:
            return msgspec.convert(self._signed.loads(token.strip()), Claim)
        except (BadData, msgspec.ValidationError):
            raise NoToken("authorization: the token is not one of ours") from None
