"""Numbers as they stand in a table."""

from __future__ import annotations


def signed(number: int) -> str:
    """A number with a true minus sign.

    >>> signed(-4)
    '−4'
    """
    return str(number).replace("-", "−")
