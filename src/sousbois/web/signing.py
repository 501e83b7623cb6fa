"""What the server signs and gives away, such as cookies and tokens: it is believed later, but not for ever."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from itsdangerous import BadData, URLSafeSerializer

UNDATED = int(datetime(2026, 11, 19, tzinfo=UTC).timestamp())
"""The date of what is signed without one. Earlier versions wrote no date, and an update must not take seats away: what
they signed is valid as if it had been signed on the day of this change, so that 400 days later none of it is left."""

Value = TypeVar("Value")


class Unsigned(Exception):
    """This server has not signed it."""


class Expired(Exception):
    """This server has signed it, but too long ago."""


class Dated(NamedTuple, Generic[Value]):
    """A value, and when it was signed, in seconds since 1970."""

    value: Value
    at: int


class Signer(Generic[Value]):
    """Signs values of one kind, with the date, and reads what it has signed in the last `lasts` seconds."""

    def __init__(self, secret: bytes, salt: str, kind: type[Value], lasts: float, now: Callable[[], float]) -> None:
        self._serializer = URLSafeSerializer(secret, salt=salt)
        self._kind = kind
        self._lasts = lasts
        self._now = now

    def sign(self, value: Value) -> str:
        """Return a text that only this server can have written, for addresses, cookies and headers."""
        return str(self._serializer.dumps({"at": int(self._now()), "value": msgspec.to_builtins(value)}))

    def read(self, text: str) -> Dated[Value]:
        """Return what was signed, and when; raise Unsigned or Expired."""
        try:
            found: Any = self._serializer.loads(text)
            is_dated = isinstance(found, dict) and "at" in found
            value = msgspec.convert(found["value"] if is_dated else found, self._kind)
        except (BadData, msgspec.ValidationError):
            raise Unsigned from None
        at = found["at"] if is_dated else UNDATED
        if self._now() > at + self._lasts:
            raise Expired
        return Dated(value, at)
