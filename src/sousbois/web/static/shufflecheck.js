// Checks a shuffle: whether what was shown in the end fits what this browser was shown before.

import { byId } from "./page.js";
import { sha256 } from "./sha256.js";

const fits = (isSo) => (isSo ? "good" : "bad");

/** Compare what the server has shown after the end with what was noted before. */
export function check(panel, notes) {
  const { commitment, words: listed, seat, secret, nonce, seed } = panel.dataset;
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
  tell(panel, results, notes);
}

/** Say what was found: all of it in the list, and the worst of it for everybody to see. */
export function tell(panel, results, notes) {
  for (const [check, result] of Object.entries(results)) {
    const line = panel.querySelector(`[data-check=${check}]`);
    line.textContent = line.dataset[result];
    line.className = `is-${result}`;
    if (check === "kept" && result === "bad") line.append(" ", notes.commitment);
  }
  byId("shuffle-checks").hidden = false;
  const verdict = byId("shuffle-verdict");
  const worst = ["bad", "late"].find((result) => Object.values(results).includes(result)) ?? "good";
  if (worst === "bad") {
    verdict.role = "alert";
    panel.querySelector("details").open = true;
    if (!panel.checkVisibility()) byId("moretab").click();
    panel.scrollIntoView({ block: "nearest" });
  }
  verdict.className = `is-${worst}`;
  verdict.hidden = false;
  verdict.textContent = verdict.dataset[worst];
}
