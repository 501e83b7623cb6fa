// The page of a replay: steps through a game, there and back, or lets it play by itself.

import "./roving.js";
// In this order: Escape closes first what comes last.
import { showLogEnd } from "./frames.js";
import "./panels.js";
import "./cardtext.js";
import "./fit.js";
import { glide } from "./glide.js";
import "./invite.js";
import { morph } from "./morph.js";
import { byId, main, on } from "./page.js";
import "./press.js";

/** So many parts of the game are kept at hand. */
const MOST_PARTS = 6;
/** While one of these has the focus, it needs the keys for itself. */
const NEEDS_KEYS = "input, select, textarea, .sidepanel";

const { replay, seat } = main.dataset;
const [last, partSize] = [Number(main.dataset.last), Number(main.dataset.most)];
const [slider, playButton, speed, log, failed] = ["at", "play", "speed", "log", "failed"].map(byId);
const links = [...document.querySelectorAll("[data-to]")];
const lines = [...log.children, ...byId("rest").content.children];

/** The point that is shown, or on its way. */
let at = Number(main.dataset.at);
/** The number of the latest wish: what was wished for before gives way. */
let latest = 0;
let isPlaying = false;
/** How many times it was begun: one that was stopped does not go on with the next. */
let runs = 0;

const addressOf = (point, eyes = seat) => `${replay}?at=${point}&seat=${eyes}`;
const within = (point) => Math.max(0, Math.min(point, last));
const pause = () => new Promise((resolve) => setTimeout(resolve, Number(speed.value)));

/** The parts of the game that were fetched, by number; the oldest first. */
const parts = new Map();

async function fetchPart(number) {
  const first = number * partSize;
  const response = await fetch(`${replay}/steps?first=${first}&last=${within(first + partSize - 1)}&seat=${seat}`);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

/** What happened on the way to a point. A failure is not kept: the next time it is tried again. */
async function stepTo(point) {
  const number = Math.floor(point / partSize);
  if (!parts.has(number)) {
    const part = fetchPart(number);
    part.catch(() => parts.delete(number));
    parts.set(number, part);
    if (parts.size > MOST_PARTS) parts.delete(parts.keys().next().value);
  }
  return (await parts.get(number))[point % partSize];
}

/** Go to a point; `moving` shows all that happens on the way from the one before. The answer: whether one got there. */
async function go(point, moving = false) {
  const wish = ++latest;
  at = within(point);
  mark();
  const step = await stepTo(at).catch(() => null);
  if (wish !== latest) return false;
  failed.hidden = step !== null;
  if (!step) return false;
  byId("where").textContent = slider.ariaValueText = step.where;
  log.parentElement.ariaLive = moving ? "polite" : "off"; // after a leap, nobody wants to hear all that was skipped
  for (const moment of moving ? step.moments.slice(0, -1) : []) {
    await glide(() => show(moment));
    await pause();
    if (wish !== latest) return false;
  }
  await glide(() => show(step.moments.at(-1)));
  if (at < last) stepTo(at + 1).catch(() => {}); // fetched ahead; if that fails, it is said when one gets there
  return wish === latest;
}

function show({ html, told }) {
  const template = document.createElement("template");
  template.innerHTML = html;
  morph(byId("shown"), template.content.firstElementChild);
  while (log.children.length > told) log.lastElementChild.remove();
  log.append(...lines.slice(log.children.length, told));
  showLogEnd();
}

/** Let the page, and its address, say which point is shown. */
function mark() {
  const targets = { "to-first": 0, "step-back": within(at - 1), "step-on": within(at + 1), "to-last": last };
  for (const link of links) {
    link.dataset.to = targets[link.id];
    link.href = addressOf(link.dataset.to);
    link.ariaDisabled = Number(link.dataset.to) === at ? "true" : null;
  }
  for (const link of document.querySelectorAll("[data-eyes]")) link.href = addressOf(at, link.dataset.eyes);
  slider.value = at;
  const isOver = "over" in main.dataset && at === last;
  const whatIf = byId("whatif");
  whatIf.elements.at.value = at;
  whatIf.hidden = isOver;
  byId("whatif-over").hidden = !isOver;
  history.replaceState(null, "", addressOf(at));
  const shared = new URL(addressOf(at), byId("link").value).href;
  byId("link").value = shared;
  for (const button of document.querySelectorAll("[data-copy]")) button.dataset.copy = shared;
  for (const button of document.querySelectorAll("[data-share]")) button.dataset.share = shared;
}

/** Let the game play by itself, until somebody stops it or goes elsewhere. */
async function play() {
  const run = ++runs;
  setPlaying(true);
  if (at === last) await go(0);
  while (isPlaying && run === runs && at < last && (await go(at + 1, true))) await pause();
  if (run === runs) setPlaying(false);
}

function setPlaying(now) {
  isPlaying = now;
  const [start, stop] = playButton.children;
  start.hidden = now;
  stop.hidden = !now;
  playButton.dataset.play ??= playButton.ariaLabel;
  playButton.ariaLabel = playButton.title = now ? playButton.dataset.pause : playButton.dataset.play;
}

const playOrPause = () => (isPlaying ? setPlaying(false) : play());
const stepOn = () => at < last && go(at + 1, true);

const KEYS = {
  ArrowRight: stepOn,
  ArrowLeft: () => go(at - 1),
  Home: () => go(0),
  End: () => go(last),
  " ": playOrPause,
};

on("click", (event) => {
  const link = event.target.closest("[data-to]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.id === "step-on") stepOn();
  else go(Number(link.dataset.to));
});
on("keydown", (event) => {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || !(key in KEYS)) return;
  if (target.closest(NEEDS_KEYS) || (key === " " && target.closest("button, a, summary"))) return;
  event.preventDefault();
  KEYS[key]();
});
slider.addEventListener("input", () => go(Number(slider.value)));
playButton.addEventListener("click", playOrPause);
byId("go").hidden = true;
playButton.hidden = speed.hidden = false;
document.querySelector("[data-eyes][aria-current]").scrollIntoView({ block: "nearest", inline: "center" }); // on a phone
mark();
