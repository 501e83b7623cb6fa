"""Who looks on, and who sends too much: neither learns nor takes anything from those who play."""

from __future__ import annotations

import json
from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from sousbois.web.house import MESSAGES
from sousbois.web.pages.table import NOT_KNOWN, TOO_MUCH
from tests.web.serving import Line, Server, Visitor

THREE = {"seat-0": "me", "seat-1": "open", "seat-2": "easy"}
FLOOD = 2000


def heard_until_closed(line: Line) -> tuple[list[str], int]:
    """The kinds of all messages until the server hangs up, and with which code it does."""
    kinds = []
    while True:
        try:
            kinds.append(json.loads(line.text())["kind"])
        except ConnectionClosed as closed:
            return kinds, closed.rcvd.code if closed.rcvd else 0


def test_where_nobody_may_look_on_neither_page_nor_line_is_there_for_others(server: Server) -> None:
    ana, boris, zoe = (Visitor(server, name) for name in ("Ana", "Boris", "Zoé"))
    table = ana.open_table("hunt", seats=3, spectators=None, **THREE)
    early = zoe.line(table)
    assert early.next()["kind"] == "scene"
    boris.post(f"/table/{table}/sit", seat=1)
    kinds, _ = heard_until_closed(early)
    assert set(kinds) <= {"scene"}  # of the table that was waiting
    for path in ("", "/rules", "/edition", "/thing/wolf"):
        assert zoe.http.get(f"/table/{table}{path}").status_code == 403
        assert boris.http.get(f"/table/{table}{path}").status_code == 200
    late = zoe.line(table)
    assert heard_until_closed(late) == ([], NOT_KNOWN)


def test_a_client_that_floods_is_hung_up_on_and_another_table_goes_on(server: Server) -> None:
    ana, zoe = Visitor(server, "Ana"), Visitor(server, "Zoé")
    alone = {"seat-0": "me", "seat-1": "easy", "seat-2": "easy"}
    table, flooded = (each.open_table("hunt", seats=3, **alone) for each in (ana, zoe))
    line, flood = ana.line(table), zoe.line(flooded)
    line.next("scene")
    with suppress(ConnectionClosed):  # as soon as the server hangs up
        for number in range(FLOOD):
            flood.send(kind="ping")
            if number == FLOOD // 20:
                line.send(kind="decide", ply=0, moves=["wolf"])
                assert line.next("taken")
    kinds, code = heard_until_closed(flood)
    burst, _ = MESSAGES
    assert kinds.count("pong") < 2 * burst  # the burst, and what the time of this test gives back
    assert code == TOO_MUCH
