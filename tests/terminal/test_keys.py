"""Ctrl-C and Ctrl-D in a real terminal, and the command as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from select import select

import pytest

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")

CTRL_C, CTRL_D = b"\x03", b"\x04"
PATIENCE = 60
"""Seconds after which a process that should have ended is given up."""
BETWEEN_KEYS = 3
"""Seconds that a person waits before pressing a key again."""

OWN_TERMINAL = "import fcntl, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
"""Makes the pseudo-terminal the one whose Ctrl-C reaches the process."""
COMMAND = "from sousbois.cli import main; sys.exit(main())"


def play_in_terminal(*keys: tuple[str, bytes]) -> tuple[int, str]:
    """Play in a terminal of 80 columns: wait for each text, then press the keys. The exit code and what was shown."""
    ours, theirs = pty.openpty()
    words = ("play", "hunt", "--seed", "7", "--lang", "en", "--opponents", "random")
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    process = subprocess.Popen(
        [sys.executable, "-c", OWN_TERMINAL + COMMAND, *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env=environment,
    )
    os.close(theirs)
    shown, pressed = "", b""
    for awaited, next_keys in keys:
        seen = ""
        while awaited not in seen:
            more = _read(ours, pressed)
            assert more, f"ended before {awaited!r}, after showing {shown + seen}"
            seen += more
        shown += seen
        pressed = next_keys
        os.write(ours, pressed)
    while more := _read(ours, pressed):
        shown += more
    os.close(ours)
    return process.wait(PATIENCE), shown


def _read(terminal: int, pressed: bytes) -> str:
    """What the terminal shows next; nothing once the process has ended.

    A Ctrl-C in the instant between the prompt and the reading of the answer is only noticed at the next key, as it is
    everywhere in Python. So keys that have no effect are pressed again, as people do.
    """
    while not select([terminal], [], [], BETWEEN_KEYS)[0]:
        os.write(terminal, pressed)
    try:
        return os.read(terminal, 65536).decode(errors="replace")
    except OSError:  # this is how Linux tells that the other end is closed
        return ""


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
    process = subprocess.Popen(
        [sys.executable, "-m", "sousbois", "play", "hunt", "--seed", "7", "--opponents", "random"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stdin.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(PATIENCE) == 0
