"""`sousbois serve` for tests of faults: it compiles nothing, and may have only so many open files and sockets.

    python -m tests.web.faults.served 300 serve --port 0

Bots whose code is compiled load it, as on any start. The others play with simple moves, so that no start costs minutes.
"""

from __future__ import annotations

import sys
from unittest.mock import patch

from sousbois.cli import main
from sousbois.web.preparing import Preparing

PROGRAM = ("-m", "tests.web.faults.served")
"""How Python runs this module; the number of descriptors and the command follow."""
ANY = "0"
"""As many descriptors as the system allows."""


def serve(descriptors: int, words: list[str]) -> int:
    """Serve until the end."""
    if descriptors:
        import resource  # not on every system

        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
    with patch.object(Preparing, "_compile", lambda *_: None):
        return main(words)


if __name__ == "__main__":
    sys.exit(serve(int(sys.argv[1]), sys.argv[2:]))
