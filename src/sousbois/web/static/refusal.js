// Says next to the thing pressed why it may not be done.

import { onEscape } from "./escape.js";
import { focus } from "./focus.js";
import { byId, on, rectOf } from "./page.js";
import { place } from "./place.js";

const box = byId("refusal");

/** Show HTML of our own server next to an element. */
export function showRefusal(html, anchor) {
  box.hidden = false; // first: what changes in an alert that is there is spoken
  box.innerHTML = html;
  place(box, anchor);
}

/** Take it away; true if there was one. */
export function hideRefusal() {
  if (!box || box.hidden) return false;
  const focused = box.contains(document.activeElement);
  const near = rectOf(box);
  box.hidden = true;
  box.replaceChildren();
  if (focused) focus(null, near);
  return true;
}

on("click", ({ target }) => box?.contains(target) || hideRefusal(), { capture: true });
onEscape(hideRefusal);
