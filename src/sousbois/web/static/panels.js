// The panels beside the board, one at a time; in a narrow window all of them come in place of the board.

import { onEscape } from "./escape.js";
import { focus } from "./focus.js";
import { showLogEnd } from "./frames.js";
import { byId, main, on, rectOf } from "./page.js";

const LOG = "logpanel";
const rules = byId("rulespanel");
const side = byId("side");
const menu = byId("menu");

/** What opened each panel, and where: the focus goes back there. */
const origins = new Map();

/** In a narrow window, the panels are seen only while they are open. */
const isNarrow = () => menu.checkVisibility();
const isOpen = () => !isNarrow() || side.matches(".is-open");

/** Show one panel, and whether the panels are open in a narrow window. */
function show(panel, inPlace) {
  main.dataset.panel = panel.id;
  side.classList.toggle("is-open", inPlace);
  tellButtons();
  if (panel.id === LOG) showLogEnd();
}

function tellButtons() {
  menu.ariaExpanded = String(side.matches(".is-open"));
  for (const tab of side.querySelectorAll("[data-panel]")) {
    tab.ariaExpanded = String(isOpen() && tab.dataset.panel === main.dataset.panel);
  }
}

function open(panel, opener) {
  if (!panel.contains(opener)) origins.set(panel, [opener, rectOf(opener)]);
  show(panel, isNarrow());
  enter(panel);
}

/** Go back to the board; beside it, the log is seen again. */
function close(panel) {
  show(byId(LOG), false);
  focus(...(origins.get(panel) ?? [null, rectOf(main)]));
}

function enter(element) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const rulebook = () => import("./rulespanel.js");

async function openAt(clause, opener) {
  open(rules, opener);
  const { fill, cite } = await rulebook();
  await fill();
  if (main.dataset.panel === rules.id) enter(cite(clause) ?? rules);
}

function press(tab) {
  const panel = byId(tab.dataset.panel);
  const isShown = isOpen() && main.dataset.panel === panel.id;
  if (!isShown) open(panel, tab);
  else if (panel.id !== LOG || isNarrow()) close(panel);
  if (panel === rules) rulebook().then(({ fill }) => fill());
}

function click(event) {
  const clause = event.target.closest("a.clause[data-clause]");
  const tab = event.target.closest("[data-panel]:not(main)");
  if (clause && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    openAt(clause.dataset.clause, clause);
  } else if (tab) {
    press(tab);
  } else if (event.target.closest("[data-menu]")) {
    if (side.matches(".is-open")) close(byId(main.dataset.panel));
    else open(byId(main.dataset.panel), menu);
  } else if (event.target.closest("[data-close]")) {
    close(byId(main.dataset.panel));
  }
}

/** Escape closes the panel the reader is in, or the panels in place of the board. */
function closeByKey() {
  const panel = byId(main.dataset.panel);
  const isInTheWay = side.matches(".is-open") || (panel.id !== LOG && panel.contains(document.activeElement));
  if (isInTheWay) close(panel);
  return isInTheWay;
}

if (rules) {
  on("click", click);
  addEventListener("resize", tellButtons);
  onEscape(closeByKey);
  tellButtons();
}
