"""`make campaign`: everything that is too long for a landing, stage by stage, before a release.

Each stage has a bound. A stage that has passed is not run again as long as nothing changes in the sources, so a
campaign can be stopped at any time and goes on where it was; `--fresh` begins again. What the stages say is in
`.campaign/`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import signal
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TimeElapsedColumn
from rich.table import Table

from tests.campaign.stages import Stage, stages

ROOT = Path(__file__).parents[2]
SHOWN = 25
"""The last lines of a stage that failed."""


def source_state() -> str:
    """The commit, and a hash of what has changed since."""
    changes = hashlib.sha256(_git("diff", "HEAD"))
    for name in _git("ls-files", "--others", "--exclude-standard").decode().splitlines():
        changes.update((ROOT / name).read_bytes())
    commit = _git("rev-parse", "--short=12", "HEAD").decode().strip()
    return f"{commit}-{changes.hexdigest()[:8]}"


def _git(*words: str) -> bytes:
    return subprocess.check_output(["git", *words], cwd=ROOT)


def run(stage: Stage, log: Path) -> tuple[bool, str]:
    """Run a stage, with whatever it starts; whether it passed, and how it ended."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            stage.command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            code = process.wait(stage.minutes * 60)
        except subprocess.TimeoutExpired:
            return False, "out of time"
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
    return code == 0, "passed" if code == 0 else f"failed ({code})"


def main() -> int:
    """Run all stages that have not passed yet, and sum up."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaign", description="Run what is too long for make test.")
    parser.add_argument("--fresh", action="store_true", help="run the stages that have passed, too")
    fresh = parser.parse_args().fresh
    folder = ROOT / ".campaign" / source_state()
    if fresh:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # kill it as Ctrl-C does: the stage ends with it
    try:
        return campaign(folder, Console())
    except KeyboardInterrupt:
        print("\nStopped: make campaign goes on with this stage")
        return 130


def campaign(folder: Path, console: Console) -> int:
    """Run all stages; what they say, and which have passed, is kept in the folder."""
    planned = list(stages())
    summary = Table("stage", "result", "time")
    failed = 0
    for number, stage in enumerate(planned, 1):
        name = stage.name.replace(" ", "-").replace(",", "")
        log, mark = folder / f"{name}.log", folder / f"{name}.passed"
        if mark.exists():
            summary.add_row(stage.name, "passed before", mark.read_text())
            continue
        left = timedelta(minutes=sum(later.minutes for later in planned[number - 1 :]))
        console.print(
            f"Stage {number} of {len(planned)}: {stage.name}; at most {stage.minutes} min, all at most {left}"
        )
        begun = monotonic()
        clock = Progress(SpinnerColumn(), TimeElapsedColumn(), console=console, disable=not console.is_terminal)
        with clock as progress:
            progress.add_task(stage.name, total=None)
            passed, result = run(stage, log)
        took = str(timedelta(seconds=round(monotonic() - begun)))
        console.print(f"    {result} after {took}")
        summary.add_row(stage.name, result, took)
        if passed:
            mark.write_text(took)
        else:
            failed += 1
            print("\n".join(log.read_text(errors="replace").splitlines()[-SHOWN:]))
    console.print(summary, f"Output of the stages: {folder.relative_to(ROOT)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
