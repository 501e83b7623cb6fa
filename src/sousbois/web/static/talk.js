// What people say to each other: shows it, sends it, or keeps quiet about it.

import { byId, main } from "./page.js";

const MUTED = "sousbois-muted";

const list = byId("talk");
const panel = byId("talkpanel");
const scroller = list.parentElement;
const badges = document.querySelectorAll("[data-unheard]");
const mute = byId("mute");
const form = byId("saying");

/** How many lines have come, and how many of them nobody has seen. */
let told = 0;
let waiting = 0;

const isHeard = () => panel.checkVisibility() && !document.hidden;

function mark() {
  if (isHeard()) waiting = 0;
  for (const badge of badges) {
    badge.hidden = !waiting || mute.checked;
    badge.textContent = waiting;
  }
}

main.addEventListener("talk", ({ detail: { number, lines } }) => {
  const isFirst = told === 0;
  const fresh = lines.slice(Math.max(0, told - number));
  list.insertAdjacentHTML("beforeend", fresh.join(""));
  told = Math.max(told, number + lines.length);
  // What was said before the page was loaded waits for nobody.
  if (!isFirst || number + lines.length === 1) waiting += fresh.length;
  scroller.scrollTo(0, scroller.scrollHeight);
  mark();
});

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = byId("saying-text");
  const text = field.value.trim();
  if (!text) return;
  main.dispatchEvent(new CustomEvent("send", { detail: { kind: "say", text, about: field.id } }));
  field.value = "";
});

function keepQuiet() {
  list.hidden = mute.checked;
  localStorage.setItem(MUTED, mute.checked ? "yes" : "");
  mark();
}

mute.checked = localStorage.getItem(MUTED) === "yes";
mute.addEventListener("change", keepQuiet);
new MutationObserver(mark).observe(main, { attributeFilter: ["data-panel"] });
new MutationObserver(mark).observe(byId("side"), { attributeFilter: ["class"] });
document.addEventListener("visibilitychange", mark);
keepQuiet();
