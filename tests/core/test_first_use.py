"""Whatever several threads use first at the same time."""

from __future__ import annotations

import gc
import os
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module

import msgspec
import pytest

import sousbois
from tests.patience import PATIENCE

READ_BY_THREADS = ("core", "games", "play", "arena")
"""The layers whose structs are read by several threads; those of `web` are read by the event loop alone."""


def structs(kind: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """All structs that are based on one, but are no base of others."""
    for each in kind.__subclasses__():
        yield from structs(each) if each.__subclasses__() else [each]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be copied on this system")
def test_editions_read_first_by_several_threads_are_one_object() -> None:
    command = [sys.executable, "-m", "tests.core.first_use"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=True)
    assert done.stdout.decode().splitlines() == []


@pytest.mark.parametrize("layer", READ_BY_THREADS)
def test_structs_are_resolved_when_they_are_imported(layer: str) -> None:
    package = import_module(f"{sousbois.__name__}.{layer}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    ours = [each for each in structs() if each.__module__.startswith(f"{package.__name__}.")]
    assert [each for each in ours if not is_resolved(each)] == []


def is_resolved(struct: type[msgspec.Struct]) -> bool:
    """Whether msgspec knows the types of a struct's fields by now."""
    return "StructInfo" in {type(each).__name__ for each in gc.get_referents(struct)}
