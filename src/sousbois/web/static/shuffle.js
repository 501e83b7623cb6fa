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

/** Note what is seen for the first time, and compare it with what was noted. */
function look() {
  const { commitment, stage, words } = panel().dataset;
  const notes = recall();
  notes.commitment ??= commitment;
  notes.stage ??= stage;
  if (stage === "waiting") notes.mine = byId("wording") ? [byId("words").getAttribute("value")] : undefined;
  if (stage === "running") notes.words ??= words;
  note(notes);
  if (stage === "finished") check(notes);
  else if (notes.commitment !== commitment) tell({ kept: "bad" }, notes);
}

const fits = (isSo) => (isSo ? "good" : "bad");

async function check(notes) {
  const { commitment, words: listed, seat, secret, nonce, seed } = panel().dataset;
  const { sha256 } = await import("./sha256.js");
  const hashed = (title, ...more) => sha256([title, `secret ${secret}`, `nonce ${nonce}`, ...more, ""].join("\n"));
  const words = JSON.parse(listed);
  const said = words.flatMap((mine, at) => (mine ? [`seat ${at} ${mine}`] : []));
  const isExchanged = (notes.words ?? listed) !== listed || (seat && !(notes.mine ?? words).includes(words[seat]));
  const since = { waiting: "good", running: "begun", finished: "late" };
  const results = {
    kept: notes.commitment === commitment ? since[notes.stage] : "bad",
    commitment: fits(hashed("sousbois commitment 1") === commitment),
    words: isExchanged ? "bad" : notes.words ? "good" : "late",
    seed: fits(BigInt(`0x${hashed("sousbois seed 1", ...said).slice(0, 16)}`) === BigInt(seed)),
  };
  tell(results, notes);
}

/** Say what was found: all of it in the list, and the worst of it for everybody to see. */
function tell(results, notes) {
  for (const [check, result] of Object.entries(results)) {
    const line = panel().querySelector(`[data-check=${check}]`);
    line.textContent = line.dataset[result];
    line.className = `is-${result}`;
    if (check === "kept" && result === "bad") line.append(" ", notes.commitment);
  }
  byId("shuffle-checks").hidden = false;
  const verdict = byId("shuffle-verdict");
  const worst = ["bad", "late"].find((result) => Object.values(results).includes(result)) ?? "good";
  if (worst === "bad") {
    verdict.role = "alert";
    panel().querySelector("details").open = true;
    panel().scrollIntoView({ block: "nearest" });
  }
  verdict.className = `is-${worst}`;
  verdict.hidden = false;
  verdict.textContent = verdict.dataset[worst];
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
