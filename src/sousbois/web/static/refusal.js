// Says why something may not be done, in the place for messages.

import { onEscape } from "./escape.js";
import { focus } from "./focus.js";
import { byId, on, rectOf } from "./page.js";

const box = byId("refusal");

/** Show HTML of our own server. */
export function showRefusal(html) {
  box.hidden = false; // first: what changes in an alert that is there is spoken
  box.innerHTML = html;
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

on("click", ({ target }) => target.closest("#notice") || hideRefusal(), { capture: true });
onEscape(hideRefusal);
