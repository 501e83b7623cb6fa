// What stands in the panel of the rules, loaded when somebody opens it.

import { fetched } from "./fetched.js";
import { byId, main } from "./page.js";

const rules = byId("rulespanel");
let isFilled = false;

/** The rules are put in once; what went wrong is said in their place. */
export async function fill() {
  const body = rules.querySelector(".panel__body");
  try {
    const html = await fetched(main.dataset.rules);
    if (!isFilled) body.innerHTML = html;
    isFilled = true;
  } catch {
    body.textContent = rules.dataset.failed;
  }
}

/** Show a clause and mark it; the answer is its place, if there is such a one. */
export function cite(clause) {
  const cited = byId(`clause-${clause}`);
  rules.querySelector(".is-cited")?.classList.remove("is-cited");
  cited?.classList.add("is-cited");
  cited?.scrollIntoView();
  return cited;
}
