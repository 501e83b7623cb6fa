// Makes the board smaller where it would be cut off, as with large letters in a small window. It grows again only with the
// window: nothing jumps from one decision to the next.

import { byId, main, on } from "./page.js";

const SMALLEST = 0.4;
const STEP = 0.95;

let fit = 1;

const game = () => document.querySelector(".stage__game");

/** Whether something of the board is cut off. */
function isCutOff() {
  const room = game();
  return room.scrollHeight > room.clientHeight + 1 || room.scrollWidth > room.clientWidth + 1;
}

function setFit(value) {
  fit = value;
  main.style.setProperty("--fit", fit);
}

function shrink() {
  while (fit > SMALLEST && isCutOff()) setFit(fit * STEP);
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
