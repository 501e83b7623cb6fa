"""The page of a table, and the line by which it lives."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from typing import Annotated, Any

from litestar import WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Response
from markupsafe import Markup

from sousbois.core.errors import Illegal, NotAllowed, SousboisError
from sousbois.play.hosted import LONGEST_SAYING
from sousbois.play.journal import Person
from sousbois.play.storefile import StoreError
from sousbois.play.table import PASS
from sousbois.web.audience import check_may_be_watched, check_may_look
from sousbois.web.clockwork import Time
from sousbois.web.identity import MILLISECONDS, PACES, Identity
from sousbois.web.limits import Allowance, TooMany
from sousbois.web.live import Live
from sousbois.web.messages import AnswerUndo, AskUndo, Decide, FromPage, Ping, Say, StandInFor, Withdraw, read
from sousbois.web.pages.common import (
    Asked,
    address_of,
    house_of,
    identity_of,
    link_for_others,
    page,
    person_of,
)
from sousbois.web.pages.editions import addresses_of
from sousbois.web.pages.person import qr_for
from sousbois.web.readers import LONG, PONG, TAKEN, Reader, refused
from sousbois.web.rendering import game_words, page_words
from sousbois.web.shuffles import shuffle_panel
from sousbois.web.statics import STATIC
from sousbois.web.tips import still_new
from sousbois.web.waiting import settings_summary, waiting_board

NO_SUCH_TABLE, NOT_KNOWN = 4404, 4403
"""Codes with which a line is closed."""
TOO_MUCH, TOO_MANY_PAGES, SILENT = 4429, 4430, 4408
RESTART, TRY_LATER = 1012, 1013
"""After `TOO_MANY_PAGES`, a page connects again when its reader comes back to it; after these four, in a moment."""

LONGEST_SILENCE, LAST_CHANCE = 60.0, 5.0
"""Seconds without a message after which a page is taken for dead. Browsers let a hidden page ping once a minute. After
the first time, it has a chance to be heard again: the server itself may have slept."""

REACTIONS = ("👍", "👏", "😄", "😮", "😢", "🤔")
"""What is said with one press."""

Socket = WebSocket[Any, Any, State]


@get("/table/{table:str}")
async def table_page(request: Asked, table: FromPath[str]) -> Response[str]:
    """The table as it stands."""
    me, live = person_of(request), await house_of(request).lobby.table(table)
    hosted, language = live.hosted, me.language
    seat = hosted.seat_of(me.player)
    check_may_look(hosted, seat)
    live.seen_by(seat)
    auto_pass = me.auto_pass if seat is None else hosted.auto_passes.get(seat, me.auto_pass)
    words = game_words(language, hosted.opened.game)
    common = {
        "say": words.say,
        "title": words.say("title"),
        "game": hosted.opened.game,
        **addresses_of(table, hosted.opened),
        "own": bool(hosted.opened.edition_text),
        "table_id": table,
        "pace": MILLISECONDS[me.pace],
        "paces": PACES,
        "chosen_pace": me.chosen_pace,
        "has_script": (STATIC / "tables" / f"{hosted.opened.game}.js").exists(),
        "auto_pass": auto_pass,
        "can_pass": seat is not None and any(action.block == PASS for action in hosted.setup.actions),
        "settings": settings_summary(hosted, language),
        "seat": seat,
        "shuffle": Markup(shuffle_panel(table, hosted, seat, language)),
        "goes_on": bool(hosted.opened.begun),
        "undo_allowed": hosted.opened.terms.undo,
    }
    if hosted.table is None:
        link = link_for_others(request, f"/table/{table}")
        board = waiting_board(table, hosted, seat, language)
        return page(request, "waiting.html", **common, board=Markup(board), link=link, qr=await qr_for(request, link))
    board = live.readers.board(hosted, seat, language)
    if len(hosted.log) <= LONG:
        log = live.readers.log(hosted, seat, language)
    else:
        log = await house_of(request).work.do(address_of(request), live.readers.log, hosted, seat, language)
    people = sum(isinstance(sitter, Person) for sitter in hosted.sitters)
    can_watch = seat is not None and hosted.opened.terms.spectators
    return page(
        request,
        "table.html",
        **common,
        board=Markup(board),
        log=Markup("").join(map(Markup, log)),
        clock=hosted.opened.terms.clock,
        can_talk=people > 1,
        reactions=REACTIONS,
        longest_saying=LONGEST_SAYING,
        tips=[] if seat is None or not me.show_tips else still_new(hosted.opened.game, me.tips, words),
        may_hint=seat is not None and hosted.opened.terms.hints,
        watch_link=link_for_others(request, f"/table/{table}") if can_watch else "",
    )


@websocket("/table/{table:str}/live")
async def table_line(
    socket: Socket,
    table: FromPath[str],
    log: Annotated[int, QueryParameter(ge=0)] = 0,
    waiting: FromQuery[bool] = False,
) -> None:
    """Tell a page what happens at the table, and the table what happens at the page.

    `log` is how many lines of the log the page has; `waiting`, whether it shows a table that waits for players.
    """
    await socket.accept()
    code = await _admit(socket, table, log, waits=waiting)
    if code is not None:
        with suppress(WebSocketDisconnect, OSError):  # it may leave at the same moment
            await socket.close(code=code)


async def _admit(socket: Socket, table: str, lines: int, *, waits: bool) -> int | None:
    """Let a page take part in a table. Return the code with which to close it, or None if it has left."""
    me, house = identity_of(socket), house_of(socket)
    if me is None:
        return NOT_KNOWN
    with ExitStack() as held:
        try:
            held.enter_context(house.pages_of_address.taken(address_of(socket)))
            held.enter_context(house.pages_of_person.taken(me.player))
        except TooMany:
            house.watch.refused_as("too-many-pages")
            with suppress(WebSocketDisconnect, OSError):
                await socket.send_text(refused("", str(Markup.escape(page_words(me.language).say("too-many-pages")))))
            return TOO_MANY_PAGES
        try:
            live = await house.lobby.table(table)
        except StoreError as error:
            house.watch.refused(error)
            return TRY_LATER
        except SousboisError:
            return NO_SUCH_TABLE
        try:
            check_may_look(live.hosted, seat := live.hosted.seat_of(me.player))
        except NotAllowed:
            return NOT_KNOWN
        reader = Reader(seat, me.language, lines, waits, heard=house.time.now(), client=address_of(socket))
        return await _take_part(socket, live, reader, me)


async def _take_part(socket: Socket, live: Live, reader: Reader, me: Identity) -> int | None:
    """Let a page take part until it leaves or is to be closed; whatever happens, the table forgets it then."""
    house = house_of(socket)
    try:
        live.join(reader)
        await live.come_back(reader.seat)
        await live.take_over_settings(reader.seat, auto_pass=me.auto_pass)
        return await _first_of(
            _receive(socket, live, reader, house.messages.of(me.player), house.time),
            _send(socket, reader),
            _fall_silent(reader, house.time),
        )
    except SousboisError as error:
        live.watch.refused(error)
    except Exception as error:
        live.watch.failed("cannot-answer", error, live.id, seat=reader.seat)
    finally:
        live.leave(reader)
    return TRY_LATER


async def _first_of(*each: Coroutine[Any, Any, int | None]) -> int | None:
    """Return what the first of some coroutines returns that ends; the others are cancelled."""
    tasks = list(map(asyncio.ensure_future, each))
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return done.pop().result()
    finally:
        for task in tasks:
            task.cancel()


async def _receive(socket: Socket, live: Live, reader: Reader, allowance: Allowance, time: Time) -> int | None:
    """Do what a page asks for, until it leaves or its person sends too much."""
    with suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_text()
            reader.heard = time.now()
            if not allowance.take():
                return TOO_MUCH
            await heard(text, live, reader)
    return None


async def _send(socket: Socket, reader: Reader) -> int | None:
    """Send what waits to be sent, until the page is to be closed or has left."""
    with suppress(WebSocketDisconnect, OSError):
        while (message := await reader.outbox.get()) is not None:
            await socket.send_text(message)
        return RESTART
    return None


async def _fall_silent(reader: Reader, time: Time) -> int:
    """Wait until a page has sent nothing for too long."""
    while True:
        before = reader.heard
        await time.until(before + LONGEST_SILENCE)
        await time.until(time.now() + LAST_CHANCE)
        if reader.heard == before:
            return SILENT


async def heard(text: str, live: Live, reader: Reader) -> None:
    """Do what a message asks for. Our own mistakes are written to the log, and the line holds."""
    try:
        await _answer(text, live, reader)
    except Exception as error:
        live.watch.failed("cannot-answer", error, live.id, seat=reader.seat)
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
        await _do(message, live, reader.seat)
        reader.send(TAKEN)
    except SousboisError as error:
        live.watch.refused(error)
        reader.send(refused(about, _reason(error, live, reader)))


async def _do(message: FromPage, live: Live, seat: int | None) -> None:
    """Do what a message asks for."""
    match message:
        case Decide():
            await live.decide(seat, message)
        case Withdraw():
            await live.withdraw(seat, message.ply)
        case AskUndo():
            await live.ask_undo(seat, message.ply)
        case AnswerUndo():
            await live.answer_undo(seat, message.ply, agreed=message.agreed)
        case StandInFor():
            await live.stand_in(seat, message.seat)
        case Say():
            await live.say(seat, message.text)


def _reason(error: SousboisError, live: Live, reader: Reader) -> str:
    """Why something does not count, in the reader's language."""
    if isinstance(error, Illegal):
        painter = live.readers.painter(live.hosted, reader.seat, reader.language)
        return painter.refusal(error.refusal, error.clause, error.action)
    say = page_words(reader.language).say
    if isinstance(error, NotAllowed) and error.reason:
        return str(Markup.escape(say(f"not-allowed-{error.reason}")))
    if isinstance(error, StoreError):
        return str(Markup.escape(say(error.kind)))
    return str(Markup.escape(say("not-understood", detail=str(error))))


@get("/table/{table:str}/record")
async def record(request: Asked, table: FromPath[str]) -> Response[str]:
    """The record of a finished game, for everybody who may watch its replay."""
    me, live = person_of(request), await house_of(request).lobby.table(table)
    check_may_be_watched(live.hosted, live.hosted.seat_of(me.player))
    assert live.hosted.table is not None  # it is over
    name = f"{live.hosted.opened.game}-{table}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(live.hosted.table.record(), media_type="text/plain; charset=utf-8", headers=headers)
