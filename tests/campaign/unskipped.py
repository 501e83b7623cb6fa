"""A plugin: with `pytest -p tests.campaign.unskipped`, a test that was skipped has failed, and says what it needs."""

from __future__ import annotations

from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Count what was skipped as failed."""
    report = yield
    if report.skipped:
        report.outcome = "failed"
    return report
