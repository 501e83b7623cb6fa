"""The page of a table, and the line by which it lives."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Response
from markupsafe import Markup

from sousbois.core.errors import Illegal, NotAllowed, SousboisError
from sousbois.play.store import Unkept
from sousbois.play.table import PASS
from sousbois.web.identity import MILLISECONDS
from sousbois.web.live import Live
from sousbois.web.messages import Ping, read
from sousbois.web.pages.common import Asked, house_of, identity_of, link_for_others, page, person_of
from sousbois.web.pages.editions import addresses_of
from sousbois.web.pages.person import qr_of
from sousbois.web.readers import PONG, TAKEN, Reader, refused
from sousbois.web.rendering import STATIC, game_words, page_words
from sousbois.web.waiting import settings_summary, waiting_board

log = logging.getLogger("sousbois")

NO_SUCH_TABLE, NOT_KNOWN = 4404, 4403
"""Codes with which a line is closed."""

Socket = WebSocket[Any, Any, State]


@get("/table/{table:str}")
async def table_page(request: Asked, table: str) -> Response[str]:
    """The table as it stands."""
    me, live = person_of(request), await house_of(request).lobby.table(table)
    hosted, language = live.hosted, me.language
    seat = hosted.seat_of(me.player)
    live.readers.heed(seat, auto_pass=me.auto_pass)
    words = game_words(language, hosted.opened.game)
    common = {
        "say": words.say,
        "title": words.say("title"),
        "game": hosted.opened.game,
        **addresses_of(table, hosted.opened),
        "own": bool(hosted.opened.edition_text),
        "table_id": table,
        "pace": MILLISECONDS[me.pace],
        "has_script": (STATIC / "tables" / f"{hosted.opened.game}.js").exists(),
        "auto_pass": me.auto_pass,
        "can_pass": any(action.block == PASS for action in hosted.setup.actions),
        "settings": settings_summary(hosted, language),
    }
    if hosted.table is None:
        link = link_for_others(request, f"/table/{table}")
        board = waiting_board(table, hosted, seat, language)
        return page(request, "waiting.html", **common, board=Markup(board), link=link, qr=qr_of(link))
    board = live.readers.board(hosted, seat, language)
    log = live.readers.log(hosted, seat, language)
    return page(request, "table.html", **common, board=Markup(board), log=Markup("").join(map(Markup, log)))


@websocket("/table/{table:str}/live")
async def table_line(socket: Socket, table: str, log: int = 0) -> None:
    """Tell a page what happens at the table, and the table what happens at the page; `log` is what the page has."""
    await socket.accept()
    me = identity_of(socket)
    if me is None:
        await socket.close(code=NOT_KNOWN)
        return
    try:
        live = await house_of(socket).lobby.table(table)
    except SousboisError:
        await socket.close(code=NO_SUCH_TABLE)
        return
    reader = Reader(live.hosted.seat_of(me.player), me.language, lines=log)
    live.join(reader, auto_pass=me.auto_pass)
    sending = asyncio.ensure_future(_send(socket, reader))
    try:
        while True:
            await heard(await socket.receive_text(), live, reader)
    except WebSocketDisconnect:
        pass
    finally:
        live.leave(reader)
        sending.cancel()


async def _send(socket: Socket, reader: Reader) -> None:
    """Send what waits to be sent, until the line is to be closed."""
    while (message := await reader.outbox.get()) is not None:
        await socket.send_text(message)
    await socket.close(code=1012)


async def heard(text: str, live: Live, reader: Reader) -> None:
    """Do what a message asks for. Our own mistakes are written to the log, and the line holds."""
    try:
        await _answer(text, live, reader)
    except Exception:
        log.exception("table %s, seat %s: cannot answer %.200s", live.id, reader.seat, text)
        reader.send(refused("", str(Markup.escape(page_words(reader.language).say("our-mistake")))))


async def _answer(text: str, live: Live, reader: Reader) -> None:
    """Do what a message asks for, or say why not."""
    about = ""
    try:
        message = read(text)
        if isinstance(message, Ping):
            reader.send(PONG)
            return
        about = message.about
        await live.decide(reader.seat, message)
        reader.send(TAKEN)
    except SousboisError as error:
        reader.send(refused(about, _reason(error, live, reader)))


def _reason(error: SousboisError, live: Live, reader: Reader) -> str:
    """Why something does not count, in the reader's language."""
    if isinstance(error, Illegal):
        painter = live.readers.painter(live.hosted, reader.seat, reader.language)
        return painter.refusal(error.refusal, error.clause, error.action)
    say = page_words(reader.language).say
    if isinstance(error, NotAllowed) and error.reason:
        return str(Markup.escape(say(f"not-allowed-{error.reason}")))
    return str(Markup.escape(say("not-kept" if isinstance(error, Unkept) else "not-understood", detail=str(error))))


@get("/table/{table:str}/record")
async def record(request: Asked, table: str) -> Response[str]:
    """The record of a finished game, for everybody who was allowed to see its page."""
    person_of(request)
    live = await house_of(request).lobby.table(table)
    if live.hosted.table is None or live.hosted.stage != "finished":
        raise NotAllowed("a game's record holds all cards: it is there when the game is over", reason="running")
    name = f"{live.hosted.opened.game}-{table}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(live.hosted.table.record(), media_type="text/plain; charset=utf-8", headers=headers)
