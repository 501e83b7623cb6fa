"""The log of a server, as text or as one JSON object a line, on stderr. No line ever holds a secret.

What is written has a name (`event`) and fields of few known values. Of an error it says what kind it is and where it
happened, never its text: that may quote a card, a name or a link. What other libraries log goes the same way.
"""

from __future__ import annotations

import errno
import logging
import sqlite3
import sys
import threading
import traceback
from datetime import UTC, datetime
from pathlib import PurePath
from typing import Any, Literal

import msgspec

from sousbois.core.errors import NotAllowed
from sousbois.play.storefile import StoreError

NOTICE = 25
"""Between a warning and mere information: a server started, a table was opened."""

Form = Literal["text", "json"]
LEVELS = {"info": logging.INFO, "notice": NOTICE, "warning": logging.WARNING, "error": logging.ERROR}
USUAL_LEVEL: dict[Form, str] = {"text": "warning", "json": "notice"}

_OWN = logging.getLogger("sousbois")
_QUOTABLE = ("uvicorn", "websockets")
"""Libraries whose messages are fixed texts until values are put in."""
_DEEPEST = 12
"""So many places of an error are told: the last ones."""

Fields = dict[str, Any]


def start_logging(form: Form, level: str) -> None:
    """Let this process write its log to stderr, what its libraries say included."""
    logging.addLevelName(NOTICE, "NOTICE")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Text())
    logging.basicConfig(handlers=[handler], level=max(LEVELS[level], logging.WARNING), force=True)
    _OWN.setLevel(LEVELS[level])
    threading.excepthook = lambda dead: tell(logging.ERROR, "thread-ended", error=dead.exc_value)


def tell(level: int, event: str, *, error: BaseException | None = None, **fields: Any) -> None:
    """Write a line. All that is given must be fit to be read by anybody."""
    if _OWN.isEnabledFor(level):
        _OWN.log(level, event, extra={"fields": fields | (described(error) if error else {})})


def described(error: BaseException) -> Fields:
    """What kind of error it is, what it rests on, and where that happened."""
    fields: Fields = {"error": type(error).__name__}
    if isinstance(error, NotAllowed) and error.reason:
        fields["reason"] = error.reason
    if isinstance(error, StoreError) and error.path is not None:
        fields["path"] = str(error.path)
    cause = error.__cause__ or error
    if isinstance(cause, sqlite3.Error) and hasattr(cause, "sqlite_errorname"):
        fields["reason"] = cause.sqlite_errorname
    elif isinstance(cause, OSError) and cause.errno is not None:
        fields["reason"] = errno.errorcode.get(cause.errno, str(cause.errno))
    if cause is not error:
        fields["cause"] = type(cause).__name__
    if places := traceback.extract_tb(cause.__traceback__)[-_DEEPEST:]:
        fields["at"] = [_place(each.filename, each.lineno, each.name) for each in places]
    return fields


def _place(file: str, line: int | None, function: str) -> str:
    """A place in the code, without the folders of this machine."""
    return f"{'/'.join(PurePath(file).parts[-2:])}:{line} {function}"


def _told_by(record: logging.LogRecord) -> tuple[str, Fields]:
    """The event and the fields of a record, whoever has written it."""
    if hasattr(record, "fields"):
        return str(record.msg), record.fields
    fields: Fields = {"logger": record.name, "by": _place(record.pathname, record.lineno, record.funcName)}
    if record.name.startswith(_QUOTABLE):
        fields["message"] = str(record.msg).strip().partition("\n")[0]  # without its values
    if record.exc_info and record.exc_info[1]:
        fields |= described(record.exc_info[1])
    return "library", fields


class _Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        event, fields = _told_by(record)
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": time, "level": record.levelname.lower(), "event": event} | fields
        return msgspec.json.encode(line).decode()


class _Text(logging.Formatter):
    """A line to read; where an error happened stands below it."""

    def format(self, record: logging.LogRecord) -> str:
        event, fields = _told_by(record)
        said = "".join(f" {name}={value}" for name, value in fields.items() if name != "at")
        places = "".join(f"\n    {place}" for place in fields.get("at", ()))
        return f"sousbois: {record.levelname}: {event}{said}{places}"
