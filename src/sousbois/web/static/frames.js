// Shows what happened, frame by frame, at the reader's pace.

import { onEscape } from "./escape.js";
import { focus } from "./focus.js";
import { glide } from "./glide.js";
import { morph } from "./morph.js";
import { board, byId, rectOf } from "./page.js";

const log = byId("log");
const scroller = log?.parentElement;
const skip = byId("skip");

/** The frames that are waiting. */
let queue = [];
let playing = false;
let skipping = false;
/** Settled once the board was seen long enough. */
let rest = Promise.resolve();
let endRest = () => {};

const pace = () => Number(document.body.dataset.pace ?? 0);

/** Whether something is still to be shown. */
export const isPlaying = () => playing;

/** What comes next need not wait: the reader has decided. */
export const goOn = () => endRest();

/** Show frames after those that are waiting. */
export async function play(frames) {
  // Somebody came or has chosen: that must not keep the reader waiting.
  const isQuiet = frames.length === 1 && !frames[0].lines.length;
  queue.push(...frames.map((frame) => ({ ...frame, isQuiet })));
  if (playing) return mark();
  playing = true;
  mark();
  try {
    while (queue.length) {
      if (!skipping && !queue[0].isQuiet) await rest;
      const frame = next();
      await glide(() => show(frame));
      if (frame.isQuiet) continue;
      rest = new Promise((resolve) => {
        endRest = resolve;
        setTimeout(resolve, pace());
      });
    }
  } finally {
    playing = skipping = false;
    mark();
  }
}

/** The next frame; or, at no pace, the last one with all that is told on the way. */
function next() {
  if (pace() > 0 && !skipping) return queue.shift();
  const waiting = queue;
  queue = [];
  return { html: waiting.at(-1).html, lines: waiting.flatMap((frame) => frame.lines) };
}

function show({ html, lines }) {
  const template = document.createElement("template");
  template.innerHTML = html;
  tell(lines);
  morph(board, template.content.querySelector("#board"));
  mark();
}

export const showLogEnd = () => scroller?.scrollTo(0, scroller.scrollHeight);

/** The log stays at its end, unless the reader has scrolled up. */
function tell(lines) {
  if (!log) return;
  const atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 8;
  log.insertAdjacentHTML("beforeend", lines.join(""));
  if (atEnd) showLogEnd();
}

/** Show whether it is playing. */
function mark() {
  board.classList.toggle("is-playing", playing);
  board.ariaBusy = playing ? "true" : null;
  if (!skip) return;
  const isLeft = !queue.length && document.activeElement === skip;
  const place = isLeft && rectOf(skip); // measured only then: it lays out the whole page
  skip.hidden = !queue.length;
  if (isLeft) focus(null, place);
}

/** Show the end at once; true if there was more to come. */
function skipAll() {
  skipping = queue.length > 0;
  endRest();
  return skipping;
}

skip?.addEventListener("click", skipAll);
onEscape(skipAll);
showLogEnd();
