"""Ctrl-C and Ctrl-D in a real terminal, and the command as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from select import select
from time import monotonic

import pytest

from tests.patience import PATIENCE

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")

CTRL_C, CTRL_D = b"\x03", b"\x04"
BETWEEN_KEYS = 3
"""Seconds that a person waits before pressing a key again."""

OWN_TERMINAL = "import fcntl, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
"""Makes the pseudo-terminal the one whose Ctrl-C reaches the process."""
OWN_SIGNALS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
"""Lets Ctrl-C interrupt the process even where tests run in the background, which ignores it for all children."""
COMMAND = "from sousbois.cli import main; sys.exit(main())"
PLAY = ("play", "hunt", "--seed", "7", "--lang", "en", "--opponents", "random")
THE_END = ""
"""Awaited after the last key: the end of the process."""


def play_in_terminal(*keys: tuple[str, bytes]) -> tuple[int, str]:
    """Play in a terminal of 80 columns: wait for each text, then press the keys. The exit code and what was shown."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", OWN_TERMINAL + OWN_SIGNALS + COMMAND, *PLAY],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"},
    )
    os.close(theirs)
    try:
        shown, pressed = "", b""
        for awaited, next_keys in keys:
            shown += _read_until(awaited, ours, pressed)
            pressed = next_keys
            os.write(ours, pressed)
        shown += _read_until(THE_END, ours, pressed)
        return process.wait(PATIENCE), shown
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _read_until(awaited: str, terminal: int, pressed: bytes) -> str:
    """What the terminal shows until it has shown this.

    A Ctrl-C in the instant between the prompt and the reading of the answer is only noticed at the next key, as it is
    everywhere in Python. So keys that have no effect are pressed again, as people do.
    """
    shown = ""
    late = monotonic() + PATIENCE
    while awaited == THE_END or awaited not in shown:
        assert monotonic() < late, f"no {awaited or 'end'!r} within {PATIENCE} s of {pressed!r}, but {shown!r}"
        if not select([terminal], [], [], BETWEEN_KEYS)[0]:
            os.write(terminal, pressed)
            continue
        try:
            more = os.read(terminal, 65536)
        except OSError:  # this is how Linux tells that the other end is closed
            more = b""
        if not more:
            assert awaited == THE_END, f"ended before {awaited!r}, after showing {shown!r}"
            break
        shown += more.decode(errors="replace")
    return shown


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_leaving_by_a_key_offers_the_record_and_ends_well(key: bytes) -> None:
    code, shown = play_in_terminal(("Your choice:", key), ("File for the record", b"\r"))
    assert code == 0
    assert "Traceback" not in shown


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_leaving_the_offer_by_a_key_ends_well_too(key: bytes) -> None:
    code, shown = play_in_terminal(("Your choice:", b"1\r"), ("Your choice:", key), ("File for the record", key))
    assert code == 0
    assert "Traceback" not in shown


def test_a_terminal_gets_colours() -> None:
    _, shown = play_in_terminal(("Your choice:", CTRL_D), ("File for the record", CTRL_D))
    assert "\x1b[32m" in shown


def test_a_reader_who_leaves_early_is_no_reason_to_complain() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "sousbois", *PLAY]
    with os.fdopen(writing) as output:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.PIPE, timeout=PATIENCE, check=False
        )
    assert (done.returncode, done.stderr) == (0, b"")
