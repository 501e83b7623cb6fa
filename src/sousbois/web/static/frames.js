// Shows what happened, frame by frame, at the reader's pace.

import { onEscape } from "./escape.js";
import { focus } from "./focus.js";
import { glide } from "./glide.js";
import { morph } from "./morph.js";
import { board, byId, rectOf } from "./page.js";

const log = byId("log");
const scroller = log?.parentElement;
const skip = byId("skip");

/** The frames that are waiting, and the one on its way to the page. */
let queue = [];
let coming = null;
let isRunning = false;
/** Whether all that comes is shown at once, until it is the reader's turn. */
let skipping = false;
/** Settled once the board was seen long enough. */
let rest = Promise.resolve();
let endRest = () => {};
let isResting = false;

const pace = () => Number(document.body.dataset.pace ?? 0);
const isAtOnce = () => skipping || !pace();

/** Whether it is the reader's turn, or the game is over: nothing happens before they have looked. */
const isYours = () => "yours" in board.dataset;

/** One frame instead of two: the board of the later, and what is told on the way. */
const fold = (earlier, later) => ({ ...later, lines: [...earlier.lines, ...later.lines] });

/** Whether it is still to be shown what happened. */
const isPlaying = () => [coming, ...queue].some((frame) => frame && !frame.isAside);

/** Show frames after those that are waiting. */
export async function play(frames) {
  const [only] = frames;
  // A player came or has chosen: the board is not held back for that.
  const isAside = frames.length === 1 && !only.lines.length;
  if (isAside) queue.push({ ...(queue.pop() ?? { ...only, isAside }), html: only.html });
  else queue.push(...frames);
  if (isYours()) endRest(); // what the board asks is settled, or it goes on asking
  mark();
  if (isRunning) return;
  isRunning = true;
  while (queue.length) {
    if (!isAtOnce() && !queue[0].isAside) await rest;
    if (!queue.length) break; // cut short meanwhile
    coming = next();
    // That a player has chosen must disturb neither a card that glides nor a press.
    await (coming.isAside ? arrive() : glide(arrive));
  }
  isRunning = false;
}

/** The next frame that is worth a look, with all that is told on the way. */
function next() {
  let frame = queue.shift();
  while (queue.length && (isAtOnce() || frame.quiet)) frame = fold(frame, queue.shift());
  return frame;
}

function arrive() {
  if (!coming) return; // cut short meanwhile
  const frame = coming;
  coming = null;
  show(frame);
  if (!frame.quiet) look();
}

/** Let the board be seen for a while. */
function look() {
  rest = new Promise((resolve) => {
    const end = () => {
      resolve();
      if (endRest !== end) return;
      isResting = false;
      mark();
    };
    endRest = end;
    isResting = true;
    setTimeout(end, pace());
  });
  mark();
}

/** Show the end of all that waits, now; nor does what comes next wait. */
export function finish() {
  const frames = coming ? [coming, ...queue] : queue;
  coming = null;
  queue = [];
  if (frames.length) show(frames.reduce(fold));
  endRest();
}

function show({ html, lines }) {
  const template = document.createElement("template");
  template.innerHTML = html;
  tell(lines);
  morph(board, template.content.querySelector("#board"));
  if (isYours()) skipping = false;
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

/** Whether there is anything to skip; at no pace there never is. */
const canSkip = () => !isAtOnce() && (queue.length > 0 || (isResting && !isYours()));

/** Show whether it is playing. */
function mark() {
  board.classList.toggle("is-playing", isPlaying());
  board.ariaBusy = isPlaying() ? "true" : null;
  if (!skip) return;
  const isLeft = !canSkip() && document.activeElement === skip;
  const place = isLeft && rectOf(skip); // measured only then: it lays out the whole page
  skip.hidden = !canSkip();
  if (isLeft) focus(null, place);
}

/** Show all at once until it is the reader's turn; spectators see the end of what waits. True if there was more. */
function skipAhead() {
  if (!canSkip()) return false;
  skipping = "toTurn" in skip.dataset;
  finish();
  return true;
}

skip?.addEventListener("click", skipAhead);
onEscape(skipAhead);
new MutationObserver(() => endRest()).observe(document.body, { attributeFilter: ["data-pace"] });
showLogEnd();
