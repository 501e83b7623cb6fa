// What the page itself puts on the board stays there, and keeps the focus, while the board changes around it.

import { byId, on } from "./page.js";

/** What lies where, by the id of the place. */
const kept = new Map();

/** What has the focus of all that. */
let held = null;

const isInside = (element) => [...kept.values()].some((one) => one.contains(element));

/** Put an element at a place, instead of what was there; null: nothing. Its focus goes to the first of `backs`. */
export function keep(place, element, ...backs) {
  const former = kept.get(place);
  const hadFocus = former?.contains(document.activeElement);
  former?.remove();
  if (element) kept.set(place, element);
  else kept.delete(place);
  put();
  if (hadFocus) backs.map(byId).find(Boolean)?.focus({ preventScroll: true });
}

function put() {
  for (const [place, element] of kept) byId(place)?.append(element);
}

on("focusin", ({ target }) => {
  // While the board changes, the focus goes elsewhere for a moment: that is not the reader's doing.
  if ([...kept.values()].every((one) => one.isConnected)) held = isInside(target) ? target : null;
});
on("focusout", () =>
  queueMicrotask(() => {
    if (!isInside(document.activeElement)) held = null;
  }),
);
on("morphed", () => {
  put();
  held?.focus({ preventScroll: true });
});
