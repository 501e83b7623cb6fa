"""A server for the tests of the scripts: the page of a table without a game, and a line on which the test speaks."""

from __future__ import annotations

import json
from collections import Counter
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from queue import Queue
from threading import Event, Thread
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

import sousbois
from tests.patience import PATIENCE

STATIC = Path(sousbois.__file__).parent / "web" / "static"
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"

STYLE = """
body { margin: 0 }
.board, .panel__body { min-height: 20rem }
[data-roving] { display: flex; flex-wrap: wrap; width: 20rem }
[data-roving] button { width: 5rem; height: 3rem }
.notice { height: 3rem; display: flex; width: 20rem }
.notice__one { flex: 1; max-height: 100%; overflow: hidden }
.notice.is-open, .is-open .notice__one { height: auto; max-height: none }
[role=log], .reader, .panel__body { height: 6rem; overflow: auto }
#log { display: block; margin: 0 }
#skip { position: fixed; bottom: 0; right: 0 }
main:not([data-panel=logpanel]) #logpanel, main:not([data-panel=rulespanel]) #rulespanel { display: none }
@media (min-width: 40.01rem) {
  #menu { display: none }
}
@media (max-width: 40rem) {
  #side { position: fixed; inset: 30% 0 0 0; background: white }
  #side:not(.is-open) { display: none }
}
"""

PAGE = """<!doctype html>
<html lang="en"><head><title>Table</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/style.css">
<script type="module" src="/static/live.js"></script></head>
<body data-pace="{pace}">
<header>
  <button type="button" id="menu" data-menu aria-controls="side">Panels</button>
</header>
<main id="main" class="tablepage" data-socket="/table/7/live" data-panel="logpanel"
  data-rules="/rules/hunt?panel=1&amp;edition=hunt-2011" data-things="/rules/hunt/hunt-2011/thing/">
{board}
<section id="notice" class="notice">
  <p id="connection" class="notice__one" role="status" hidden>Reconnecting</p>
  <div id="refusal" class="notice__one refusal" role="alert" hidden></div>
  <p id="latest" class="notice__one"></p>
  <button type="button" id="notice-more" aria-expanded="false" hidden>More</button>
</section>
<aside id="side">
  <button type="button" data-panel="logpanel">Log</button>
  <button type="button" data-panel="rulespanel">Rules</button>
  <button type="button" data-close>Close</button>
  <section id="logpanel"><h2>Log</h2>
    <div role="log" tabindex="0"><ol id="log" data-roving>{log}</ol></div></section>
  <section id="rulespanel" data-failed="The rules did not come."><h2>Rules</h2>
    <div class="panel__body">…</div></section>
</aside>
<section class="reader">
  <div id="cardtext" role="tooltip" class="cardtext" hidden data-failed="The text did not come."></div>
</section>
</main>
<button id="skip" type="button" data-to-turn hidden>Skip to my turn</button>
</body></html>"""


def board(inside: str, ply: int = 0, *, yours: bool = False) -> str:
    """The board with something on it; `yours`, if it is the reader's turn."""
    turn = " data-yours" if yours else ""
    prompt = '<p id="prompt" role="status">?</p>'
    return f'<section id="board" class="board" data-ply="{ply}"{turn}>{prompt}{inside}</section>'


def frame(inside: str, *lines: str, ply: int = 0, yours: bool = False, quiet: bool | None = None) -> dict[str, Any]:
    """One frame of a scene: what lies on the board, and what is told meanwhile. Nobody waits for what tells nothing."""
    told = {"html": board(inside, ply, yours=yours), "lines": [f"<li>{line}</li>" for line in lines]}
    return told | {"quiet": not lines if quiet is None else quiet}


def still(page: Page) -> None:
    """From now on, time on the page passes only when the test says so."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def glide_for_ever(page: Page) -> None:
    """From now on, what glides arrives only when a script lets it."""
    page.evaluate(
        """() => {
            const sheet = new CSSStyleSheet();
            const parts = ["group", "old", "new"].map((part) => `::view-transition-${part}(*)`).join();
            sheet.replaceSync(`${parts} { animation-duration: 1000s }`);
            document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        }"""
    )


class Line:
    """A WebSocket that a page has opened."""

    def __init__(self, connection: ServerConnection, log: int) -> None:
        self.log = log
        """How many lines of the log the page says it has."""
        self.answers = True
        """Whether pings are answered: a line that is dead does not say so."""
        self._connection = connection
        self._decisions: Queue[dict[str, Any]] = Queue()
        self._wishes: Queue[dict[str, Any]] = Queue()

    def listen(self) -> None:
        """Answer pings and keep decisions, until the line is closed."""
        for text in self._connection:
            message = json.loads(text)
            if message["kind"] == "decide":
                self._decisions.put(message)
            elif message["kind"] != "ping":
                self._wishes.put(message)
            elif self.answers:
                self.send("pong")

    def send(self, kind: str, **rest: Any) -> None:
        """Say something to the page."""
        self._connection.send(json.dumps({"kind": kind, **rest}))

    def scene(self, *frames: dict[str, Any], log: int = 0, ply: int = 0) -> None:
        """Show frames; `log` is the number of lines that the page then has, `ply` that of the last frame."""
        self.send("scene", ply=ply, frames=frames, log=log)

    def decision(self) -> dict[str, Any]:
        """The next decision the page sends."""
        return self._decisions.get(timeout=PATIENCE)

    def wish(self) -> dict[str, Any]:
        """The next message of another kind that the page sends, besides pings."""
        return self._wishes.get(timeout=PATIENCE)

    def close(self, code: int = 1012) -> None:
        """Break the line off: by default, as a server that starts anew does."""
        self._connection.close(code)


class FakeServer:
    """Serves until it is left, on a port of its own."""

    def __init__(self) -> None:
        self.pieces: dict[str, str] = {}
        """What is found at which address, beside the page and the scripts."""
        self.requests: Counter[str] = Counter()
        """How often each address was asked for."""
        self.opens_lines = Event()
        """Until this is set, a line that a page wants is neither opened nor refused."""
        self.opens_lines.set()
        self._lines: Queue[Line] = Queue()
        self._server = serve(self._handle, "127.0.0.1", 0, process_request=self._answer)
        self._thread = Thread(target=self._server.serve_forever)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.opens_lines.set()
        self._server.shutdown()
        self._thread.join(PATIENCE)

    def visit(self, page: Page, inside: str = "", log: tuple[str, ...] = (), pace: int = 0) -> Line:
        """Open the page of a table in the browser, and give its line."""
        self.open(page, inside, log, pace)
        return self.line()

    def open(self, page: Page, inside: str = "", log: tuple[str, ...] = (), pace: int = 0) -> None:
        """Open the page of a table in the browser."""
        told = "".join(f"<li>{line}</li>" for line in log)
        self.pieces["/table/7"] = PAGE.format(board=board(inside), log=told, pace=pace)
        page.goto(self.address("/table/7"))

    def address(self, path: str) -> str:
        """The full address of something here."""
        host, port = self._server.socket.getsockname()
        return f"http://{host}:{port}{path}"

    def line(self) -> Line:
        """The next line that a page opens."""
        return self._lines.get(timeout=PATIENCE)

    def _handle(self, connection: ServerConnection) -> None:
        assert connection.request is not None
        query = parse_qs(urlsplit(connection.request.path).query)
        line = Line(connection, int(query["log"][0]))
        self._lines.put(line)
        line.listen()

    def _answer(self, _: ServerConnection, request: Request) -> Response | None:
        """A page, a script or a piece; nothing where a line is to be opened."""
        self.requests[request.path] += 1
        path = urlsplit(request.path).path
        if path.endswith("/live"):
            self.opens_lines.wait(PATIENCE)
            return None
        script = STATIC / path.removeprefix("/static/")
        if path.startswith("/static/") and script.is_file():
            return found(script.read_text("utf-8"), guess_type(path)[0] or "text/plain")
        if path == "/style.css":
            return found(STYLE, "text/css")
        if request.path in self.pieces:
            return found(self.pieces[request.path], "text/html")
        return Response(HTTPStatus.NOT_FOUND, "Not Found", Headers({"Content-Length": "0"}))


def found(text: str, kind: str) -> Response:
    """A successful answer, under the policy of our own pages: no script and no style but from the server itself."""
    body = text.encode()
    headers = Headers(
        {
            "Content-Type": f"{kind}; charset=utf-8",
            "Content-Length": str(len(body)),
            "Content-Security-Policy": POLICY,
        }
    )
    return Response(HTTPStatus.OK, "OK", headers, body)
