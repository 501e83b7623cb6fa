"""The three ways in which sousbois says no."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sousbois.core.action import Action


class SousboisError(Exception):
    """Whatever sousbois refuses; its text is meant to be read by a person."""


class Unreadable(SousboisError):
    """The input cannot be understood: an unknown name, a damaged file, an impossible position."""


class Illegal(SousboisError):
    """The move is understood, but a clause of the rules forbids it."""

    def __init__(self, message: str, *, clause: str, refusal: str, action: Action) -> None:
        super().__init__(f"{message} ({clause})")
        self.clause = clause
        """The clause that forbids the move, such as `J3`."""
        self.refusal = refusal
        """The name of the refusal, by which words in any language are found."""
        self.action = action
        """What was refused."""


class NotAllowed(SousboisError):
    """The request is sound, but not this caller's to make now: another seat's turn, a game that is over."""

    def __init__(self, message: str, *, reason: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        """A name for why, by which words in any language are found; empty where nobody needs any."""
