// Keeps the keyboard's place on the board while the board changes.

import { board, byId, rectOf } from "./page.js";

/** Where the focus was taken from, while it waits at the prompt for choices to come back. */
let left = null;

/** Change what is inside `root`; the focus stays on its element, or on the new one of the same id, or goes near. */
export function keepFocus(root, change) {
  const held = document.activeElement;
  const waiting = held.id === "prompt" && left;
  const from = waiting || { id: held.id, place: rectOf(held) };
  const isInside = held !== root && root.contains(held);
  change();
  left = null;
  if (!isInside || (!waiting && document.activeElement === held && isFocusable(held))) return;
  focus(byId(from.id), from.place);
  if (document.activeElement.id === "prompt") left = from;
}

/** Focus an element; where it cannot be, the choice nearest to its place; where nothing can be chosen, the prompt. */
export function focus(element, place) {
  const far = (choice) => distance(rectOf(choice), place);
  const choices = [...board.querySelectorAll("[data-moves]")].filter(isFocusable);
  const [nearest] = choices.sort((one, other) => far(one) - far(other));
  const prompt = byId("prompt");
  prompt?.setAttribute("tabindex", -1);
  (isFocusable(element) ? element : nearest ?? prompt)?.focus({ preventScroll: true });
}

/** Without a tabindex, only what is a tab stop by nature has a tabIndex of 0. */
function isFocusable(element) {
  return element?.checkVisibility() && (element.tabIndex >= 0 || element.hasAttribute("tabindex"));
}

/** Twice how far the middles of two rectangles are apart. */
export function distance(one, other) {
  const across = one.left + one.right - other.left - other.right;
  const down = one.top + one.bottom - other.top - other.bottom;
  return Math.hypot(across, down);
}
