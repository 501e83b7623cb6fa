"""Records of games in files: reading one, and offering to keep one."""

from __future__ import annotations

import sys
from pathlib import Path

from sousbois.core.errors import Unreadable
from sousbois.core.words import Words
from sousbois.terminal.headline import headline
from sousbois.terminal.screen import Left, Screen
from sousbois.terminal.style import REFUSED

STANDARD_INPUT = "-"


def read_record(file: str) -> str:
    """The text of a record."""
    try:
        return (sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()).decode("utf-8")
    except OSError as error:
        raise Unreadable(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{file}: not a text in UTF-8") from None


def offer_record(screen: Screen, words: Words, record: str) -> str:
    """Ask a person for a file to keep a record in, or print it down a pipe; the file it is in now, if any."""
    screen.gap()
    if not screen.interactive:
        screen.show(headline(words.say("record-title")))
        screen.show_verbatim(record)
        return ""
    try:
        while file := screen.ask(words.say("ask-file")):
            if _is_saved(screen, words, record, file):
                return file
    except Left:
        pass
    return ""


def _is_saved(screen: Screen, words: Words, record: str, file: str) -> bool:
    """Save a record to a new file; say whether that went well."""
    try:
        with Path(file).expanduser().open("x", encoding="utf-8", newline="\n") as out:
            out.write(record)
    except FileExistsError:
        screen.say(words.say("file-exists", file=file), REFUSED)
        return False
    except (OSError, ValueError, RuntimeError) as error:  # the last two: a name that no file can have
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error).rstrip(".")
        screen.say(words.say("file-refused", file=file, reason=reason), REFUSED)
        return False
    screen.say(words.say("file-saved", file=file))
    return True
