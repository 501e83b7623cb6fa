"""More people with browsers, for tests of several at one table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import DESK, without_errors


@pytest.fixture
def laptop(chromium: Browser) -> Iterator[Page]:
    """A page on another desk."""
    with chromium.new_context(viewport=DESK) as context:
        yield from without_errors(context.new_page())
