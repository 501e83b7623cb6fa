// The menagerie: which cards go down for a row is picked here, in any order. They are sent in the order of the hand,
// which is the one that the rules want; until then the table knows only the row.

import { byId, on } from "../page.js";

const all = (selector) => [...document.querySelectorAll(selector)];

/** The card picked last. */
let latest = null;

/** Show what is picked, and offer the exchange once the row is full. */
function refresh() {
  const exchange = byId("exchange");
  if (!latest?.isConnected) latest = null; // it lay there for another row
  if (!exchange) return;
  const picked = all(".pick__box:checked");
  const slots = all(".tray__slot");
  slots.forEach((slot, at) => slot.replaceChildren(...picked.slice(at, at + 1).map(laidDown)));
  for (const line of all("[data-missing]")) line.hidden = Number(line.dataset.missing) !== slots.length - picked.length;
  exchange.hidden = picked.length < slots.length;
  exchange.dataset.moves = [byId("picks").dataset.row, ...picked.map((box) => box.value)].join(" ");
}

/** The same card beside the row; pressing it takes it back. */
function laidDown(box) {
  const card = document.createElement("label");
  card.className = "card";
  card.htmlFor = box.id;
  const face = [...box.parentElement.children].filter((part) => part !== box);
  card.append(...face.map((part) => part.cloneNode(true)));
  return card;
}

on("change", ({ target }) => {
  if (!target.matches(".pick__box")) return;
  const tooMany = all(".pick__box:checked").length > all(".tray__slot").length;
  if (tooMany) (latest ?? target).checked = false; // whoever picks one more has changed their mind about the last one
  latest = target.checked ? target : null;
  refresh();
});
on("morphed", refresh);
refresh();
