"""Bringing the record of a game, to watch it: checked with the rules, and refused with the line that is wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass

from litestar import get, post
from litestar.datastructures import UploadFile
from litestar.response import Redirect, Response

from sousbois.core.errors import SousboisError
from sousbois.play.gamerecord import replay
from sousbois.play.upload import LARGEST, text_of
from sousbois.web.limits import TooMany
from sousbois.web.pages.common import (
    Asked,
    address_of,
    count_new_table,
    form_of,
    go_to,
    house_of,
    page,
    person_of,
)
from sousbois.web.pages.home import MOST_LISTED, since
from sousbois.web.rendering import game_words, page_words

_AROUND = 4096
"""Bytes of a form besides its file and its text."""
_LINE = re.compile(r"line (\d+): ")


@dataclass(frozen=True)
class UploadedRow:
    """A record that somebody has brought, as their list shows it."""

    href: str
    game: str
    title: str
    names: str
    when: str


@dataclass(frozen=True)
class Refusal:
    """Why a record is refused."""

    line: int
    """The line that is wrong, from 1; 0 if it is not one line."""
    detail: str
    quoted: str
    """That line."""


@get("/replay")
async def ask_for_record(request: Asked) -> Response[str]:
    """The form for a record, and those brought before."""
    return _form(request)


@post("/replay", request_max_body_size=2 * LARGEST + _AROUND)
async def take_record(request: Asked) -> Response[str] | Redirect:
    """Check a record and keep it; or say what is wrong with it, and keep it in the form."""
    me = person_of(request)
    form = await form_of(request)
    file, pasted = form.get("file"), form.get("record")
    text = pasted if isinstance(pasted, str) else ""
    try:
        brought = await file.read() if isinstance(file, UploadFile) else b""
        text = text_of(brought or text.encode())
        if not text.strip():
            return _form(request, 400, missing=True)
        table = await house_of(request).work.do(address_of(request), replay, text)
    except TooMany:
        raise
    except SousboisError as error:
        return _form(request, 400, text=text, refusal=_refusal(text, error))
    count_new_table(request)
    return go_to(f"/replay/{await house_of(request).archive.keep(text, table, me.player)}")


def _form(
    request: Asked, status: int = 200, *, text: str = "", refusal: Refusal | None = None, missing: bool = False
) -> Response[str]:
    me = person_of(request)
    words = page_words(me.language)
    kept = [each for each in house_of(request).store.of_player(me.player, MOST_LISTED) if each.stage == "uploaded"]
    mine = [
        UploadedRow(
            f"/replay/{each.id}",
            each.game,
            game_words(me.language, each.game).say("title"),
            ", ".join(filter(None, each.about["names"])),
            since(each.updated, words),
        )
        for each in kept
    ]
    return page(request, "upload.html", status, text=text, refusal=refusal, missing=missing, mine=mine)


def _refusal(text: str, error: SousboisError) -> Refusal:
    """What is wrong, and where."""
    found = _LINE.match(str(error))
    if found is None:
        return Refusal(0, str(error), "")
    line = int(found[1])
    lines = text.splitlines()
    return Refusal(line, str(error)[found.end() :], lines[line - 1][:200] if line <= len(lines) else "")
