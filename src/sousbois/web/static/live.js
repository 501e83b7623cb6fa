// The page of a table: shows what comes, sends what the reader decides.

import { openLine } from "./line.js";
import { board, byId, main, on } from "./page.js";
import "./roving.js";
// In this order: Escape closes first what comes last.
import { goOn, isPlaying, play } from "./frames.js";
import "./panels.js";
import { hideRefusal, showRefusal } from "./refusal.js";
import "./cardtext.js";

const connection = byId("connection");

/** How many lines of the log have come, on the page or waiting with frames. */
let told = document.querySelectorAll("#log > li").length;
/** The element whose decision the server has not answered yet. */
let sending = null;

const receivers = {
  scene({ frames, log }) {
    told = log;
    answered();
    hideRefusal();
    play(frames);
  },
  refused({ about, html }) {
    answered();
    showRefusal(html, byId(about) ?? board);
  },
  go({ to }) {
    location.assign(to);
  },
};

function address() {
  const url = new URL(main.dataset.socket, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("log", told);
  return url.href;
}

const send = openLine(
  address,
  (message) => receivers[message.kind]?.(message),
  (up) => {
    if (connection) connection.hidden = up;
    // Whether a decision on its way arrived, the next scene tells: it is not sent again.
    if (!up) answered();
  },
);

/** Nothing is on its way any more. */
function answered() {
  sending?.classList.remove("is-sending");
  sending = null;
}

on("click", ({ target }) => {
  const pressed = target.closest("[data-moves]");
  if (!pressed || sending || isPlaying()) return;
  const moves = pressed.dataset.moves.split(" ").filter(Boolean);
  if (!send({ kind: "decide", ply: Number(board.dataset.ply), moves, about: pressed.id })) return;
  sending = pressed;
  pressed.classList.add("is-sending");
  goOn();
});
