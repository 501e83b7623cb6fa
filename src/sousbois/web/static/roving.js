// Groups with one tab stop, to choose or to look at: arrow keys, Home and End move inside.

import { distance } from "./focus.js";
import { on, rectOf } from "./page.js";

/** The tab stop of each group. */
const stops = new WeakMap();

const GROUPS = "[data-roving], [data-look]";
const groupOf = (element) => element.closest(GROUPS);

function itemsOf(group) {
  const kind = group?.matches("[data-look]") ? "[data-card]:not(button)" : "button, a[href], [tabindex]";
  const all = group?.querySelectorAll(kind) ?? [];
  return [...all].filter((item) => groupOf(item) === group && item.checkVisibility());
}

function setStop(group, stop) {
  stops.set(group, stop);
  for (const item of itemsOf(group)) item.tabIndex = item === stop ? 0 : -1;
}

/** The board is new: the tab stop is still the same thing, or the first. */
function refresh() {
  for (const group of document.querySelectorAll(GROUPS)) {
    const items = itemsOf(group);
    const before = group.id === "log" ? items.at(-1) : stops.get(group); // there, the newest
    const stop = items.find((item) => item === before || (item.id && item.id === before?.id)) ?? items[0];
    if (stop) setStop(group, stop);
  }
}

/** The nearest item in a row further down, or up where `step` is -1. */
function inNextRow(items, item, step) {
  const here = rectOf(item);
  const far = (one) => distance(rectOf(one), here);
  return items
    .filter((one) => (rectOf(one).top - here.top) * step > here.height / 2)
    .sort((one, other) => far(one) - far(other))[0];
}

function destination(key, items, item) {
  const along = (step) => items.at((items.indexOf(item) + step) % items.length);
  const across = (step) => inNextRow(items, item, step) ?? (inNextRow(items, item, -step) ? item : along(step));
  const ways = {
    ArrowRight: along(1),
    ArrowLeft: along(-1),
    ArrowDown: across(1),
    ArrowUp: across(-1),
    Home: items[0],
    End: items.at(-1),
  };
  return ways[key];
}

on("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const items = itemsOf(groupOf(event.target));
  const next = items.includes(event.target) && destination(event.key, items, event.target);
  if (!next) return;
  event.preventDefault();
  next.focus();
});
on("focusin", ({ target }) => {
  const group = groupOf(target);
  if (itemsOf(group).includes(target)) setStop(group, target);
});
on("morphed", refresh);
refresh();
