// Fair shuffles: this browser notes what the server commits itself to and what its reader adds, and checks it at the end.

import { cleaned } from "./cleaned.js";
import { fetched } from "./fetched.js";
import { byId, on } from "./page.js";

const panel = () => byId("shuffle");
const place = () => `sousbois.shuffle.${panel().dataset.table}`;

/** What was noted at earlier visits: nothing, where the browser keeps nothing. */
function recall() {
  try {
    return JSON.parse(localStorage.getItem(place())) ?? {};
  } catch {
    return {};
  }
}

function note(notes) {
  try {
    localStorage.setItem(place(), JSON.stringify(notes));
  } catch {
    // A browser may keep nothing: what it can check without its notes, it checks.
  }
}

/** Whoever has nothing to compare does not load this. */
const compare = (how) => import("./shufflecheck.js").then(how);

/** Note what is seen for the first time, and compare it with what was noted. */
function look() {
  const { commitment, stage, words } = panel().dataset;
  const notes = recall();
  notes.commitment ??= commitment;
  notes.stage ??= stage;
  if (stage === "waiting") notes.mine = byId("wording") ? [byId("words").getAttribute("value")] : undefined;
  if (stage === "running") notes.words ??= words;
  note(notes);
  if (stage === "finished") compare(({ check }) => check(panel(), notes));
  else if (notes.commitment !== commitment) compare(({ tell }) => tell(panel(), { kept: "bad" }, notes));
}

/** The game is over: fetch what is shown from now on. */
async function reveal() {
  if (!byId("result") || panel().dataset.stage === "finished") return;
  const page = new DOMParser().parseFromString(await fetched(location.pathname), "text/html");
  page.querySelector("#shuffle details").open = panel().querySelector("details").open;
  panel().replaceWith(page.querySelector("#shuffle"));
  look();
}

on("morphed", () => (panel().dataset.stage === "waiting" ? look() : reveal()));
on("submit", ({ target }) => {
  const field = target.elements.words;
  if (!field) return;
  field.value = cleaned(field.value);
  const notes = recall();
  // If the cards are dealt at this very moment, the words from before count; who sits down has none before.
  notes.mine = [...(target.id === "wording" ? (notes.mine ?? []) : []), field.value];
  note(notes);
});
look();
