"""A server whose bots answer at once: `python -m tests.web.whole.quick_server --data …`.

Reviews and hints think but a little, and no bot pauses before it decides. What that is worth is tested elsewhere.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from unittest.mock import patch

from sousbois.bots import hinting
from sousbois.bots.budget import Budget
from sousbois.cli import main
from sousbois.web import live, serving
from sousbois.web.hints import Hints
from sousbois.web.settings import Settings
from tests.web.serving import Server

Serving = Callable[[str, int, Path, Settings, Callable[[str], None]], None]

ITERATIONS = 20


class QuickServer(Server):
    """Such a server in a process of its own."""

    program = ("-m", "tests.web.whole.quick_server")


def serve_quickly(
    host: str, port: int, folder: Path, settings: Settings, say: Callable[[str], None], usual: Serving = serving.serve
) -> None:
    """Serve, but think little."""
    usual(host, port, folder, replace(settings, review_iterations=ITERATIONS), say)


def hurry() -> None:
    """Let this process think little and pause never."""
    serving.serve = serve_quickly
    budget = Budget(iterations=ITERATIONS)
    patch("sousbois.web.house.Hints", partial(Hints, budget=budget)).start()
    hinting.FURTHER_BUDGET = budget
    live.BEAT = 0.0


if __name__ == "__main__":
    hurry()
    sys.exit(main(["serve", *sys.argv[1:]]))
