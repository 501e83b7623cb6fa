"""Structs that several threads may read at once."""

from __future__ import annotations

from typing import TypeVar

import msgspec

Kind = TypeVar("Kind", bound=type[msgspec.Struct])


def resolved(kind: Kind) -> Kind:
    """Let msgspec work out the types of a struct's fields now, not at the first use.

    msgspec publishes these types before they are complete: a second thread that uses the struct in that moment crashes
    the process. During an import, other threads wait until the module is complete.
    """
    msgspec.json.Decoder(kind)
    return kind
