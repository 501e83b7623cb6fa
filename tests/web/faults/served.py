"""`sousbois serve` for tests of faults: it compiles nothing, and may have only so many open files and sockets.

    python -m tests.web.faults.served 300 serve --port 0

Bots whose code is compiled load it, as on any start. The others play with simple moves, so that no start costs minutes.
"""

from __future__ import annotations

import sys
from unittest.mock import patch

from sousbois.cli import main
from sousbois.games import load, names
from sousbois.web import opponents

PROGRAM = ("-m", "tests.web.faults.served")
"""How Python runs this module; the number of descriptors and the command follow."""
ANY = "0"
"""As many descriptors as the system allows."""


def compiled() -> tuple[str, ...]:
    """Return the games whose bots need not be compiled."""
    from sousbois.bots.warming import is_warm

    return tuple(name for name in names() if is_warm(load(name)))


def serve(descriptors: int, words: list[str]) -> int:
    """Serve until the end."""
    if descriptors:
        import resource  # not on every system

        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
    with patch.object(opponents, "names", compiled):  # asked when the server has started
        return main(words)


if __name__ == "__main__":
    sys.exit(serve(int(sys.argv[1]), sys.argv[2:]))
