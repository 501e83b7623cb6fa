"""A server whose reviews think but a little about each decision: `python -m tests.web.whole.quick_reviews --data …`."""

from __future__ import annotations

import sys
from functools import partial

from sousbois.cli import main
from sousbois.web import serving
from tests.web.serving import Server

ITERATIONS = 20


class QuickReviews(Server):
    """Such a server in a process of its own."""

    program = ("-m", "tests.web.whole.quick_reviews")


if __name__ == "__main__":
    serving.serve = partial(serving.serve, review_iterations=ITERATIONS)
    sys.exit(main(["serve", *sys.argv[1:]]))
