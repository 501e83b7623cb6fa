// Puts a small box next to an element, inside the viewport.

import { rectOf } from "./page.js";

const GAP = 8;

/** What each box lies beside. */
const anchors = new Map();

/** Put `box` above `anchor`, or below it where there is no room; also while the page is scrolled. */
export function place(box, anchor) {
  anchors.set(box, anchor);
  const within = (value, most) => `${Math.max(GAP, Math.min(value, most - GAP))}px`;
  Object.assign(box.style, { position: "fixed", left: 0, top: 0 }); // at the edge nothing narrows it
  const { width, height } = rectOf(box);
  const near = rectOf(anchor);
  const above = near.top - height - GAP;
  const below = near.bottom + GAP;
  box.style.left = within((near.left + near.right - width) / 2, document.documentElement.clientWidth - width);
  box.style.top = within(above >= GAP ? above : below, innerHeight - height);
}

function placeAgain() {
  for (const [box, anchor] of anchors) box.hidden || place(box, anchor);
}

addEventListener("scroll", placeAgain, { capture: true, passive: true });
addEventListener("resize", placeAgain);
