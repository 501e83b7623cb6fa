"""One browser of each engine for all tests of its worker: what runs in Firefox and in WebKitGTK has a group each.

Chromium has all other tests of pages. Where an engine is not installed, its tests are skipped.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator

import pytest

from sousbois.web import live
from tests.web.engines import firefox, webkit
from tests.web.engines.engine import Engine
from tests.web.engines.firefox import Firefox
from tests.web.engines.webkit import WebKit
from tests.web.inside import InProcess

ENGINES = ("firefox", "webkit")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Ask every engine."""
    if "engine" in metafunc.fixturenames:
        engines = [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in ENGINES]
        metafunc.parametrize("engine", engines, indirect=True)


@pytest.fixture(scope="session")
def firefox_engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """Firefox."""
    program = next(filter(None, map(shutil.which, firefox.PROGRAMS)), None)
    if program is None:
        pytest.skip(f"needs Debian's {firefox.PACKAGES}")
    with Firefox(program, tmp_path_factory.mktemp("firefox")) as running:
        yield running


@pytest.fixture(scope="session")
def webkit_engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """WebKitGTK."""
    is_there = (
        all(map(shutil.which, webkit.PROGRAMS)) and subprocess.run(webkit.HAS_WEBKIT, check=False).returncode == 0
    )
    if not is_there:
        pytest.skip(f"needs Debian's {webkit.PACKAGES}")
    with WebKit(tmp_path_factory.mktemp("webkit")) as running:
        yield running


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A browser that knows nothing of earlier tests; at the end, nothing went wrong on any page."""
    lent: Engine = request.getfixturevalue(f"{request.param}_engine")
    lent.errors()
    yield lent
    errors = lent.errors()
    lent.forget()
    assert errors == []


@pytest.fixture
def quick_server(server: InProcess, monkeypatch: pytest.MonkeyPatch) -> InProcess:
    """A server whose bots decide in haste, and without a pause."""
    monkeypatch.setattr(live, "BEAT", 0.0)
    return server
