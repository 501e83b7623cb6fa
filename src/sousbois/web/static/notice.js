// The place for messages: shows what happened last, and opens what is too long for it.

import { onEscape } from "./escape.js";
import { byId, on } from "./page.js";

const notice = byId("notice");
const more = byId("notice-more");
const latest = byId("latest");
const log = byId("log");

const shown = () => [...notice.querySelectorAll(".notice__one")].find((one) => one.checkVisibility());

/** A text that is cut off can be opened; an open one stays open until it goes. */
function look() {
  const text = shown();
  const isOpen = notice.matches(".is-open");
  const isCutOff = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2;
  more.hidden = !text || !(isOpen || [text, ...text.querySelectorAll(".tip__text, .hint__said")].some(isCutOff));
  if (more.hidden) setOpen(false);
}

function setOpen(isOpen) {
  notice.classList.toggle("is-open", isOpen);
  more.ariaExpanded = String(isOpen);
}

/** True if it was open. */
function close() {
  const wasOpen = notice.matches(".is-open");
  setOpen(false);
  return wasOpen;
}

function tellLatest() {
  latest.innerHTML = log.lastElementChild?.innerHTML ?? "";
  for (const clause of latest.querySelectorAll(".clause")) clause.remove(); // the log has it
}

if (notice) {
  on("click", ({ target }) => {
    if (target.closest("#notice-more")) setOpen(!notice.matches(".is-open"));
    else if (!notice.contains(target)) close();
  });
  onEscape(close);
  new MutationObserver(tellLatest).observe(log, { childList: true });
  const changes = { childList: true, subtree: true, attributeFilter: ["hidden"] };
  for (const one of notice.querySelectorAll(".notice__one")) new MutationObserver(look).observe(one, changes);
  addEventListener("resize", look);
  tellLatest();
}
