// The page of a table: shows what comes, sends what the reader decides.

import { openLine } from "./line.js";
import { board, byId, main, on } from "./page.js";
import "./press.js";
import "./roving.js";
// In this order: Escape closes first what comes last.
import { finish, play } from "./frames.js";
import "./panels.js";
import { hideRefusal, showRefusal } from "./refusal.js";
import "./cardtext.js";
import "./fit.js";
import "./notice.js";

const connection = byId("connection");

/** How many lines of the log have come, shown or waiting. */
let told = document.querySelectorAll("#log > li").length;
/** The decision at which the table stands, shown or waiting. */
let latest = board.dataset.ply;

/** What the reader has pressed: the decision on its way, and the one that waits for an answer to it, or for a line. */
let sent = null;
let wished = null;
/** What else could not be sent. */
let unsent = [];

const receivers = {
  scene({ ply, frames, log }) {
    told = log;
    latest = String(ply);
    if (latest !== board.dataset.ply) hideRefusal();
    play(frames);
    for (const message of unsent.splice(0)) send(message);
    grant();
  },
  taken: answered,
  refused({ html }) {
    answered();
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
    if (up) return;
    // Whether it arrived, the next scene tells.
    wished ??= sent;
    sent = null;
    mark();
  },
);

// Other scripts of the page send by this event.
main.addEventListener("send", ({ detail }) => send(detail) || unsent.push(detail));

const isSame = (one, other) => one.ply === other?.ply && one.moves === other.moves;

function answered() {
  sent = null;
  grant();
}

/** Send what the reader wishes as soon as that can be, if the table still asks the same. */
function grant() {
  if (sent || !wished) return mark();
  const wish = wished;
  wished = null;
  if (wish.ply === latest) decide(wish);
  mark();
}

/** Send a decision, if what is still to be shown asks the same and offers it. */
function decide(wish) {
  const { ply, moves, about } = wish;
  finish();
  const offers = [...board.querySelectorAll("[data-moves]")];
  if (ply !== board.dataset.ply || !offers.some(({ id, dataset }) => id === about && dataset.moves === moves)) return;
  if (send({ kind: "decide", ply: Number(ply), moves: moves.split(" ").filter(Boolean), about })) sent = wish;
  else wished = wish;
}

/** Show whether the reader has decided something that has no answer yet. */
const mark = () => main.classList.toggle("is-sending", Boolean(sent ?? wished));

on("click", ({ target }) => {
  const pressed = target.closest("[data-moves]");
  if (!pressed) return;
  const wish = { ply: board.dataset.ply, moves: pressed.dataset.moves, about: pressed.id };
  if (!sent) decide(wish);
  else if (!isSame(wish, sent)) wished = wish; // pressing twice changes nothing
  mark();
});
