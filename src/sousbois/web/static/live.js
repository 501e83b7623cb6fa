// The page of a table: shows what comes, sends what the reader decides.

import { openLine } from "./line.js";
import { board, byId, main, on } from "./page.js";
import "./roving.js";
// In this order: Escape closes first what comes last.
import { goOn, isPlaying, play } from "./frames.js";
import "./panels.js";
import { hideRefusal, showRefusal } from "./refusal.js";
import "./cardtext.js";
import "./fit.js";
import "./notice.js";

const connection = byId("connection");

/** How many lines of the log have come, shown or waiting. */
let told = document.querySelectorAll("#log > li").length;

/** Show whether the server has yet to answer a decision. */
const markSending = (now) => main.classList.toggle("is-sending", now);

const receivers = {
  scene({ ply, frames, log }) {
    told = log;
    if (ply !== Number(board.dataset.ply)) hideRefusal();
    play(frames);
  },
  taken: () => markSending(false),
  refused({ html }) {
    markSending(false);
    showRefusal(html);
  },
  go({ to }) {
    location.assign(to);
  },
};

/** What else comes is for other scripts of the page. */
const tell = (message) => main.dispatchEvent(new CustomEvent(message.kind, { detail: message }));

function address() {
  const url = new URL(main.dataset.socket, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("log", told);
  return url.href;
}

const send = openLine(
  address,
  (message) => (receivers[message.kind] ?? tell)(message),
  (up) => {
    if (connection) connection.hidden = up;
    // Whether a decision arrived, the next scene tells: it is not sent again.
    if (!up) markSending(false);
  },
);

// Other scripts of the page send by this event.
main.addEventListener("send", ({ detail }) => send(detail));

on("click", ({ target }) => {
  const pressed = target.closest("[data-moves]");
  if (!pressed || main.matches(".is-sending") || isPlaying()) return;
  const moves = pressed.dataset.moves.split(" ").filter(Boolean);
  if (!send({ kind: "decide", ply: Number(board.dataset.ply), moves, about: pressed.id })) return;
  markSending(true);
  goOn();
});
