"""People with browsers, several of them at one table. Nothing glides unless a test wants it: that costs time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import DESK, HAND, without_errors


@pytest.fixture
def desktop(chromium: Browser) -> Iterator[Page]:
    """A page on a desk, with a mouse."""
    with chromium.new_context(viewport=DESK, reduced_motion="reduce") as context:
        yield from without_errors(context.new_page())


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """A page in a small hand, touched with a finger."""
    with chromium.new_context(
        viewport=HAND, device_scale_factor=2, is_mobile=True, has_touch=True, reduced_motion="reduce"
    ) as context:
        yield from without_errors(context.new_page())


@pytest.fixture
def laptop(chromium: Browser) -> Iterator[Page]:
    """A page on another desk."""
    with chromium.new_context(viewport=DESK, reduced_motion="reduce") as context:
        yield from without_errors(context.new_page())
