// The panels beside the board, on phones sheets over it: the rules and the log.

import { onEscape } from "./escape.js";
import { fetched } from "./fetched.js";
import { focus } from "./focus.js";
import { showLogEnd } from "./frames.js";
import { byId, main, on, rectOf } from "./page.js";

const rules = byId("rulespanel");
const panels = [...document.querySelectorAll("#rulespanel, #logpanel")];

/** What opened each panel, and where: the focus goes back there. */
const origins = new Map();

/** On a phone, only an open panel is seen, and it is a sheet. */
const isSeen = (panel) => panel.checkVisibility();
const isSheet = (panel) => getComputedStyle(panel).position === "fixed";

function open(panel, opener) {
  if (!panel.contains(opener)) origins.set(panel, [opener, rectOf(opener)]);
  for (const other of panels) {
    if (isSheet(other)) setOpen(other, false);
  }
  setOpen(panel, true);
  if (panel !== rules) showLogEnd();
  enter(panel);
}

function close(panel) {
  setOpen(panel, false);
  focus(...(origins.get(panel) ?? [null, rectOf(main)]));
}

function setOpen(panel, isOpen) {
  panel.hidden = !isOpen;
  panel.classList.toggle("is-open", isOpen);
  tellButtons();
}

function tellButtons() {
  for (const button of document.querySelectorAll("[data-panel]")) {
    button.ariaExpanded = isSeen(byId(button.dataset.panel));
  }
}

function enter(element) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

let isFilled = false;

/** The rules are put in once; what went wrong is said in their place. */
async function fillRules() {
  const body = rules.querySelector(".panel__body");
  try {
    const html = await fetched(main.dataset.rules);
    if (!isFilled) body.innerHTML = html;
    isFilled = true;
  } catch {
    body.textContent = rules.dataset.failed;
  }
}

async function openAt(clause, opener) {
  open(rules, opener);
  await fillRules();
  const cited = byId(`clause-${clause}`);
  if (!cited || !isSeen(rules)) return;
  rules.querySelector(".is-cited")?.classList.remove("is-cited");
  cited.classList.add("is-cited");
  cited.scrollIntoView();
  enter(cited);
}

function click(event) {
  const clause = event.target.closest("a.clause[data-clause]");
  const button = event.target.closest("[data-panel]");
  const closing = event.target.closest("[data-close]");
  if (clause && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    openAt(clause.dataset.clause, clause);
  } else if (button) {
    const panel = byId(button.dataset.panel);
    if (isSeen(panel)) close(panel);
    else open(panel, button);
    if (panel === rules) fillRules();
  } else if (closing) {
    close(panels.find((panel) => panel.contains(closing)));
  }
}

/** Escape closes the panel the reader is in, or the sheet over the board. */
function closeByKey() {
  const isInTheWay = (panel) => panel.contains(document.activeElement) || isSheet(panel);
  const panel = panels.find((one) => one.matches(".is-open") && isInTheWay(one));
  if (panel) close(panel);
  return Boolean(panel);
}

if (rules) {
  on("click", click);
  addEventListener("resize", tellButtons);
  onEscape(closeByKey);
  tellButtons();
}
