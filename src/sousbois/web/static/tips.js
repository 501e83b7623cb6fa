// Tips for a first game: one at a time, when the board is at rest, until it is put away or two decisions have been made.

import { onEscape } from "./escape.js";
import { board, byId, main, on } from "./page.js";

const DECISIONS = 2;
const said = byId("help-said");
const place = byId("tip");
const otherTabs = new BroadcastChannel("tips");

/** The ids of what the reader has seen since the page was loaded. */
const seen = new Set();
/** The ids of what has happened and was not spoken of yet. */
const met = new Set();
let shown = null;
let decisions = 0;
let isSending = false;

const tips = byId("tips").content;
const isNew = (id) => !seen.has(id) && tips.getElementById(`tip-${id}`);
const applying = (how) => byId("helps").dataset[how].split(" ").filter(isNew);

function show(id) {
  const tip = tips.firstElementChild.cloneNode(true);
  const done = tip.querySelector(".tip__done");
  const text = tips.getElementById(`tip-${id}`).cloneNode(true);
  text.removeAttribute("id");
  done.before(text);
  done.onclick = putAway;
  shown = id;
  decisions = 0;
  place.replaceChildren(tip);
  said.textContent = tip.textContent.trim();
}

/** True if there was one. The server is told of all, because its answer may be late. */
function putAway() {
  if (!shown) return false;
  const { href } = new URL("/tips/seen", location);
  forget(shown);
  otherTabs.postMessage(shown);
  fetch(href, { method: "POST", body: new URLSearchParams({ tips: [...seen].join(" ") }), keepalive: true });
  hide();
  return true;
}

function hide() {
  const hadFocus = place.contains(document.activeElement);
  shown = null;
  said.textContent = "";
  place.replaceChildren();
  if (hadFocus) byId("prompt").focus({ preventScroll: true });
}

function forget(id) {
  seen.add(id);
  met.delete(id);
}

function changed() {
  const sendsNow = main.matches(".is-sending");
  if (sendsNow && !isSending && shown && (decisions += 1) === DECISIONS) putAway();
  isSending = sendsNow;
  if (shown || sendsNow || board.matches(".is-playing")) return;
  const [next] = [...applying("asked"), ...met];
  if (next) show(next);
}

function remember() {
  for (const id of applying("told")) met.add(id);
}

otherTabs.onmessage = ({ data }) => {
  forget(data);
  if (shown === data) hide();
};
on("morphed", remember);
onEscape(putAway);
const watcher = new MutationObserver(changed);
for (const element of [board, main]) watcher.observe(element, { attributeFilter: ["class", "data-ply"] });
remember();
changed();
