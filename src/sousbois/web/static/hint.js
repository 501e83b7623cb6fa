// A hint: asked for beside the question, said in the place for messages and marked on the board until the board changes.

import { onEscape } from "./escape.js";
import { mark } from "./hintmarks.js";
import { board, byId, on } from "./page.js";

const said = byId("help-said");
const place = byId("hint-answer");

/** The decision that the hint is about, and its moves, each as the list of its actions. */
let ply = null;
let moves = [];
/** The decision about which the server is thinking. */
let thinking = null;

const pieceOf = (name) => byId(name).content.firstElementChild.cloneNode(true);

async function ask(form) {
  const asked = board.dataset.ply;
  tell(asked, pieceOf("hint-thinking"));
  if (thinking === asked) return; // its answer is on the way
  thinking = asked;
  const answer = await answered(form);
  if (thinking === asked) thinking = null;
  // It may have been closed meanwhile, or the table has gone on.
  if (ply === asked) tell(asked, answer);
}

/** What the server says, even if that is why there is no hint. */
async function answered(form) {
  const template = document.createElement("template");
  try {
    const response = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) });
    template.innerHTML = await response.text();
  } catch {
    // The line is down: there is nothing to show.
  }
  return template.content.querySelector(".hint") ?? pieceOf("hint-failed");
}

function tell(about, piece) {
  ply = about;
  moves = [...piece.querySelectorAll("[data-hinted]")].map(({ dataset }) => dataset.hinted.split(" "));
  put(piece);
  said.textContent = piece.textContent.replace(/\s+/g, " ");
  mark(moves);
}

/** Show a piece in place of what was there; without one, the focus that was in there goes back to the button. */
function put(...pieces) {
  const hadFocus = place.contains(document.activeElement);
  place.replaceChildren(...pieces);
  if (hadFocus) (byId("hint-button") ?? byId("prompt")).focus({ preventScroll: true });
}

/** True if there was one. */
function close() {
  if (ply === null) return false;
  ply = null;
  moves = [];
  said.textContent = "";
  put();
  mark(moves);
  return true;
}

on("submit", (event) => {
  if (event.target.id !== "hint-ask") return;
  event.preventDefault();
  ask(event.target);
});
on("click", ({ target }) => target.closest("[data-hint-close]") && close());
on("morphed", () => (board.dataset.ply === ply ? mark(moves) : close()));
onEscape(close);
