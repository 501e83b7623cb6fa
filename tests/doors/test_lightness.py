"""Nothing heavy is imported unless it is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.patience import PATIENCE

HEAVY = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "numba", "rich", "litestar")


@pytest.mark.parametrize(
    ("imported", "allowed"),
    [
        ("sousbois", ()),
        ("sousbois.library", ()),
        ("sousbois.doors", ()),
        ("sousbois.doors.tables", ()),
        ("sousbois.doors.gymnasium", ("gymnasium", "rich")),
        ("sousbois.doors.pettingzoo", ("gymnasium", "pettingzoo", "rich")),
        ("sousbois.doors.openspiel", ("pyspiel",)),
    ],
)
def test_importing_brings_no_library_that_is_not_needed(imported: str, allowed: tuple[str, ...]) -> None:
    said = subprocess.check_output(
        [sys.executable, "-c", f"import sys, {imported}; print(*sys.modules)"], text=True, timeout=PATIENCE
    ).split()
    assert [heavy for heavy in HEAVY if heavy in said and heavy not in allowed] == []
