// A press counts for what was under the pointer when it began, even if the board changes or things glide until it ends.

import { isGliding, stopGliding } from "./glide.js";
import { board, byId, on } from "./page.js";

const CONTROLS = "button, a[href], summary, label, input, select, [role=button]";
/** Further than so many pixels, it is no press. */
const FAR = 10;

/** The press under way: what it began on, where, and what that was. */
let begun = null;
/** Whether the board may have changed since it began: the browser's own click would go elsewhere, or get lost. */
let isStale = false;
/** Whether the browser's own click comes too late: it has been made already. */
let isMade = false;

const at = (x, y) => document.elementFromPoint(x, y);
const thingAt = (target) => target?.closest(CONTROLS) ?? target?.closest("[data-card]");

/** What a control does: while that stays the same, it is the same control. */
function meaningOf(element) {
  const { moves, send } = element.dataset;
  const ply = moves === undefined ? "" : board.dataset.ply;
  return [element.nodeName, moves, send, ply].join("|");
}

function begin({ target, clientX, clientY, isPrimary, button }) {
  begun = null;
  isMade = false;
  if (!isPrimary || button !== 0) return;
  isStale = isGliding();
  stopGliding();
  const thing = thingAt(target === document.documentElement ? at(clientX, clientY) : target);
  begun = { thing, clientX, clientY, meaning: thing && meaningOf(thing) };
}

/** With a mouse, the browser may make no click of it. */
function end({ pointerType, clientX, clientY }) {
  if (!begun || pointerType === "touch" || !(isStale || isGliding())) return;
  isMade = true;
  if (Math.hypot(clientX - begun.clientX, clientY - begun.clientY) < FAR) make();
}

/** Make the click, if what was pressed still does the same. */
function make() {
  const { thing, meaning } = begun;
  begun = null;
  stopGliding();
  const now = thing?.isConnected ? thing : byId(thing?.id);
  if (!now || meaningOf(now) !== meaning) return;
  if (now.click) now.click();
  else now.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

function click(event) {
  const isByPointer = event.isTrusted && event.detail > 0;
  if (!isByPointer || !(isMade || (begun && (isStale || isGliding())))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!isMade) make();
}

on("pointerdown", begin, { capture: true });
on("pointerup", end, { capture: true });
on("click", click, { capture: true });
on("morphed", () => (isStale = true));
