"""Run a command beside two processes that are always busy, so that a test which depends on time fails.

python -m tests.campaign.load pytest tests/web
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

BUSY = [sys.executable, "-c", "while True: pass"]


def main(command: Sequence[str]) -> int:
    """Run the command; the answer is its exit code."""
    busy = [subprocess.Popen(BUSY) for _ in range(2)]
    try:
        return subprocess.run(command, check=False).returncode
    finally:
        for process in busy:
            process.kill()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
