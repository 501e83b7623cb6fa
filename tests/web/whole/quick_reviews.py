"""A server whose reviews think but a little about each decision: `python -m tests.web.whole.quick_reviews --data …`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from sousbois.cli import main
from sousbois.web import serving
from sousbois.web.settings import Settings
from tests.web.serving import Server

Serving = Callable[[str, int, Path, Settings, Callable[[str], None]], None]

ITERATIONS = 20


class QuickReviews(Server):
    """Such a server in a process of its own."""

    program = ("-m", "tests.web.whole.quick_reviews")


def serve_quickly(
    host: str, port: int, folder: Path, settings: Settings, say: Callable[[str], None], usual: Serving = serving.serve
) -> None:
    """Serve, but think little."""
    usual(host, port, folder, replace(settings, review_iterations=ITERATIONS), say)


if __name__ == "__main__":
    serving.serve = serve_quickly
    sys.exit(main(["serve", *sys.argv[1:]]))
