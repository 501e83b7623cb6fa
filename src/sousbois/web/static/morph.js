// Makes an element equal to another in place: focus, typed text, opened details and scroll positions survive.

import { keepFocus } from "./focus.js";
import { byId } from "./page.js";

/** Make the element `from` equal to `to`, which is used up. The event "morphed" tells the document. */
export function morph(from, to) {
  const scrolled = [...from.querySelectorAll("*")]
    .map((element) => [element, element.scrollLeft, element.scrollTop])
    .filter(([, left, top]) => left || top);
  keepFocus(from, () => sync(from, to));
  for (const [element, left, top] of scrolled) {
    (element.isConnected ? element : byId(element.id))?.scrollTo(left, top);
  }
  from.dispatchEvent(new CustomEvent("morphed", { bubbles: true }));
}

/** Make a node equal to another of the same name. */
function sync(from, to) {
  if (from instanceof Element) {
    syncAttributes(from, to);
    syncChildren(from, to);
  } else if (from.nodeValue !== to.nodeValue) {
    from.nodeValue = to.nodeValue;
  }
}

/** Only attributes, never properties: so the browser itself keeps what was typed or ticked. */
function syncAttributes(from, to) {
  const readersOwn = (name) => name === "open" && from.nodeName === "DETAILS";
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !readersOwn(name)) from.removeAttribute(name);
  }
  for (const { namespaceURI, name, value } of to.attributes) {
    if (from.getAttribute(name) !== value && !readersOwn(name)) from.setAttributeNS(namespaceURI, name, value);
  }
}

/** Nodes of the same tag and id are the same thing; without an id, those of the same place among their like. */
const key = (node) => (node.id ? `${node.nodeName}#${node.id}` : node.nodeName);

function syncChildren(from, to) {
  const old = new Map();
  for (const node of from.childNodes) old.set(key(node), [...(old.get(key(node)) ?? []), node]);
  const pairs = [...to.childNodes].map((wanted) => ({ wanted, kept: old.get(key(wanted))?.shift() }));

  // What goes, goes first: most of what stays is then in its place.
  for (const gone of [...old.values()].flat()) gone.remove();

  let next = from.firstChild;
  for (const { wanted, kept } of pairs) {
    if (kept) sync(kept, wanted);
    if (kept && kept === next) next = next.nextSibling;
    else if (kept && from.moveBefore) from.moveBefore(kept, next); // keeps focus and scroll positions
    else from.insertBefore(kept ?? wanted, next);
  }
}
