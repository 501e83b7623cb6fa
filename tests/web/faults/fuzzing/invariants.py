"""What holds of every answer, whatever was asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import sousbois
from tests.web.faults.fuzzing.asking import Answer
from tests.web.faults.fuzzing.request import Request
from tests.web.faults.fuzzing.values import SCRIPT

USUAL_HEADERS = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
"""How these headers of every answer begin."""

HEALTH = "GET /health"
"""A page that programs read."""

_OWN_MISTAKES = (1011, 4500)
"""Codes with which a WebSocket is closed after a mistake of ours."""


def complaints(request: Request, answer: Answer, folder: Path, *, may_fail: bool) -> Iterator[str]:
    """Yield what is wrong with an answer. While the disk fails, 503 is right."""
    if answer.is_late:
        yield "not answered in time"
        return
    if answer.status is None:
        if request.is_whole:
            yield "no answer"
        return
    if answer.status >= 500 and not (may_fail and answer.status == 503):
        yield f"status {answer.status}"
        return
    if answer.close_code in _OWN_MISTAKES:
        yield f"closed with {answer.close_code}"
    yield from _leaks(answer, folder)
    if request.is_socket or answer.is_from_parser:
        return
    for name, value in USUAL_HEADERS.items():
        if not answer.header(name).startswith(value):
            yield f"no header {name}"
    if (where := answer.header("location")) and (not where.startswith("/") or where.startswith(("//", "/\\"))):
        yield f"leads away, to {where[:80]!r}"
    if any(name == "x-fuzzed" for name, _ in answer.headers):
        yield "a header was smuggled in"
    if request.is_whole and not request.head.startswith(b"HEAD "):  # else several answers may have come
        yield from _wrong_kind(request, answer)


def _leaks(answer: Answer, folder: Path) -> Iterator[str]:
    said = b"\n".join([answer.body, *answer.messages])
    if b"Traceback (most recent" in said or b'File "/' in said:
        yield "a traceback in the answer"
    for path in (folder, Path(sousbois.__file__).parent, Path.home()):
        if len(path.parts) > 2 and str(path).encode() in said:
            yield "a path of the disk in the answer"
    if b"root:x:0:" in said:
        yield "a file of the disk in the answer"
    if answer.header("content-type").startswith("text/html") and SCRIPT.encode() in answer.body:
        yield "a script of the visitor's in the page"
    if any(SCRIPT.encode() in message for message in answer.messages):
        yield "a script of the visitor's in a message"


def _wrong_kind(request: Request, answer: Answer) -> Iterator[str]:
    """Whether the content is what its type says, and a refusal what its reader understands."""
    kind = answer.header("content-type")
    if answer.body and not kind:
        yield "no content type"
    if kind.startswith("application/json"):
        try:
            json.loads(answer.body)
        except ValueError:
            yield "no JSON"
    elif kind.startswith("text/html"):
        try:
            answer.body.decode()
        except UnicodeDecodeError:
            yield "no UTF-8"
    if answer.status is not None and answer.status >= 400:
        if request.is_api and not kind.startswith("application/json"):
            yield f"a refusal of kind {kind!r}"
        if not (request.is_api or request.route == HEALTH) and not kind.startswith(("text/html", "text/plain")):
            yield f"a refusal of kind {kind!r}"
    length = answer.header("content-length")
    if length and not answer.header("content-encoding") and int(length) != len(answer.body):
        yield f"{len(answer.body)} bytes instead of {length}"
