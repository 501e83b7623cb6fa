"""A plugin: `pytest -p tests.campaign.again` runs each test sixty times."""

from __future__ import annotations

import pytest

TIMES = 60


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give every test a parameter that it does not use."""
    metafunc.fixturenames.append("again")
    metafunc.parametrize("again", range(TIMES))
