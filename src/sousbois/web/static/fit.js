// Makes the board smaller where it would be cut off, as with large letters in a small window. It grows again only with the
// window: nothing jumps from one decision to the next.

import { byId, main, on } from "./page.js";

const SMALLEST = 0.4;
const STEP = 0.95;

let fit = 1;

const game = () => document.querySelector(".stage__game");

/** How many pixels of the board are cut off. */
function cutOff() {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = game();
  return Math.max(0, scrollHeight - clientHeight - 1) + Math.max(0, scrollWidth - clientWidth - 1);
}

function setFit(value) {
  fit = value;
  main.style.setProperty("--fit", fit);
}

/** What does not help is left. */
function shrink() {
  const [before, atFirst] = [fit, cutOff()];
  while (fit > SMALLEST && cutOff()) setFit(fit * STEP);
  if (cutOff() >= atFirst) setFit(before);
}

function begin() {
  setFit(1);
  shrink();
}

if (game()) {
  on("morphed", shrink);
  addEventListener("resize", begin);
  document.fonts.ready.then(shrink);
  begin();
}
