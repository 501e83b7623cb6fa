"""Why an action is refused: said by the rules as they stand, for compiled ones only know that it is illegal."""

from __future__ import annotations

from sousbois.core.errors import SousboisError
from sousbois.core.record import Records
from sousbois.core.setup import Setup
from sousbois.doors.tables import interpreted


def refusal(setup: Setup, table: Records, seat: int, action: int) -> SousboisError:
    """What is wrong with an illegal action, with the clause that forbids it."""
    try:
        interpreted(setup, table).play(seat, action)
    except SousboisError as refused:
        return refused
    raise AssertionError(f"action {action} is legal")
