"""Run commands side by side, as many at once as there are processors; show the output of those that fail, and the last
line of the others.

    python -m tests.side_by_side 'ruff check' mypy

The exit code is 1 if one of them fails.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def run(command: str) -> tuple[bool, str]:
    """Run one command, a program of this environment; whether it succeeded, and its output."""
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    if sys.stdout.isatty():
        environment["FORCE_COLOR"] = "1"  # their output goes through a pipe, but to this terminal
    done = subprocess.run(
        shlex.split(command),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment,
        check=False,
    )
    return done.returncode == 0, done.stdout.decode(errors="replace")


def main(commands: Sequence[str]) -> int:
    """Run all commands, and list those that failed."""
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        try:
            for command, (succeeded, output) in zip(commands, pool.map(run, commands), strict=True):
                lines = output.splitlines()
                print(f"\n=== {command} ===", *(lines[-1:] if succeeded else lines), sep="\n", flush=True)
                if not succeeded:
                    failed.append(command)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            return 130
    if failed:
        print(f"\nFailed: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
