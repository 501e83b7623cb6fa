// Lets the clocks run that the server has shown; the next scene sets them right.

import { on } from "./page.js";

const HOUR = 3600;

/** For every clock: what the server has said, and when. */
const shown = new WeakMap();

function note() {
  for (const clock of document.querySelectorAll(".player__clock")) {
    shown.set(clock, { left: Number(clock.dataset.left), since: Date.now() });
  }
}

const two = (number) => String(number).padStart(2, "0");

function text(seconds) {
  const hours = Math.floor(seconds / HOUR);
  const rest = `${Math.floor((seconds % HOUR) / 60)}`;
  return `${hours ? `${hours}:${two(rest)}` : rest}:${two(seconds % 60)}`;
}

function tick() {
  for (const clock of document.querySelectorAll(".player__clock.is-running")) {
    const { left, since } = shown.get(clock);
    if (left >= 48 * HOUR) continue; // shown in days
    const seconds = Math.max(0, left - Math.floor((Date.now() - since) / 1000));
    clock.textContent = text(seconds);
    clock.classList.toggle("is-short", seconds <= 10);
  }
}

note();
on("morphed", note);
setInterval(tick, 1000);
