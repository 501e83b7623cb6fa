// The panels beside the board, on phones sheets over it: the rules and the log.

import { onEscape } from "./escape.js";
import { focus } from "./focus.js";
import { showLogEnd } from "./frames.js";
import { byId, main, on, rectOf } from "./page.js";

const rules = byId("rulespanel");
const panels = [...document.querySelectorAll("#rulespanel, #logpanel, #talkpanel")];

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

const rulebook = () => import("./rulespanel.js");

async function openAt(clause, opener) {
  open(rules, opener);
  const { fill, cite } = await rulebook();
  await fill();
  if (isSeen(rules)) enter(cite(clause) ?? rules);
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
    if (panel === rules) rulebook().then(({ fill }) => fill());
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
