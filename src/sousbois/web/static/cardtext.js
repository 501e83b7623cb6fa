// Shows the text of a card: on hover, by a tap (a long one on choices), by the key "i".

import { onEscape } from "./escape.js";
import { fetched } from "./fetched.js";
import { byId, main, on } from "./page.js";

const HOVER = 350;
const LONG_PRESS = 450;

const box = byId("cardtext");

/** The card whose text is shown, or being fetched. */
let card = null;
let byKey = false;
let pressedLong = false;
let timer = 0;

const cardAt = (target) => target.closest?.("[data-card]");

async function show(element) {
  close();
  if (!element.isConnected) return;
  card = element;
  const address = main.dataset.things + encodeURIComponent(card.dataset.card);
  const html = await fetched(address).catch(() => null);
  if (card !== element) return; // the reader has gone on
  box.hidden = false;
  if (html === null) box.textContent = box.dataset.failed;
  else box.innerHTML = html;
  attach();
}

function attach() {
  card.setAttribute("aria-describedby", box.id);
  box.parentElement.scrollTo(0, 0);
}

/** Take the text away; true if there was one. */
function close() {
  clearTimeout(timer);
  if (!card) return false;
  card.removeAttribute("aria-describedby");
  card = null;
  byKey = false;
  box.hidden = true;
  return true;
}

function later(wait, action) {
  clearTimeout(timer);
  timer = setTimeout(action, wait);
}

function hover({ pointerType, target }) {
  if (pointerType !== "mouse") return;
  const over = cardAt(target);
  clearTimeout(timer);
  if (over && over !== card) later(HOVER, () => show(over));
}

function press({ pointerType, target }) {
  pressedLong = false;
  if (box.contains(target)) return;
  close();
  const under = cardAt(target);
  if (pointerType === "mouse" || !under) return;
  later(LONG_PRESS, () => {
    pressedLong = true;
    show(under);
  });
}

/** The finger is lifted, or scrolls. */
function release({ pointerType }) {
  if (pointerType !== "mouse") clearTimeout(timer);
}

function tap({ target }) {
  if (box.parentElement.contains(target) && !target.closest("a")) close();
  const under = cardAt(target);
  if (under && !target.closest("button, a, summary, label")) show(under);
}

/** What ends a long press is no choice, and opens no menu. */
function swallow(event) {
  if (!pressedLong) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function key({ key, target, ctrlKey, metaKey, altKey }) {
  pressedLong = false;
  const focused = cardAt(target);
  if (key.toLowerCase() !== "i" || ctrlKey || metaKey || altKey || !focused) return;
  if (focused === card) return close();
  show(focused);
  byKey = true;
}

/** The board is new. */
function redrawn() {
  if (card && !card.isConnected) close();
  else if (!box.hidden) card.setAttribute("aria-describedby", box.id);
}

if (box) {
  on("pointerover", hover);
  on("pointerdown", press);
  for (const type of ["pointerup", "pointercancel"]) on(type, release);
  for (const type of ["click", "contextmenu"]) on(type, swallow, { capture: true });
  on("click", tap);
  on("keydown", key);
  on("focusout", () => byKey && close());
  on("morphed", redrawn);
  onEscape(close);
}
