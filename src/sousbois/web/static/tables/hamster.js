// The sheet of the hamster: the reader picks cells one after the other, and sees which others can still join them.

import { board, byId, on } from "../page.js";

/** The cells picked so far, by name, such as g6. @type {Set<string>} */
let picked = new Set();
/** The decision for which they are picked. */
let ply = "";
/** Something to say in place of how far one is, until the next cell is touched. */
let objection = "";

const namesIn = (placement) => placement.split("-").filter(Boolean);
const placeOf = (name) => ({ column: name.charCodeAt(0), row: Number(name.slice(1)) });
const cellNamed = (name) => byId(`cell-${name}`);

/** What the server says of this decision; null while the reader has nothing to choose. */
function asked() {
  const group = byId("cells");
  if (!group) return null;
  const [fewest, most, mostEver] = ["fewest", "most", "mostEver"].map((size) => Number(group.dataset[size]));
  const legal = group.dataset.legal.split(" ").map(namesIn);
  return { group, legal, choice: namesIn(group.dataset.choice), fewest, most, mostEver };
}

const holdsAll = (placement, names) => [...names].every((name) => placement.includes(name));
const isSame = (names, others) => names.size === others.length && holdsAll(others, names);

/** Whether cells hang together edge to edge. */
function areTogether(names) {
  const [first, ...rest] = [...names].map(placeOf);
  const reached = [first];
  const left = new Set(rest);
  for (const { row, column } of reached) {
    for (const place of left) {
      if (Math.abs(place.row - row) + Math.abs(place.column - column) !== 1) continue;
      reached.push(place);
      left.delete(place);
    }
  }
  return left.size === 0;
}

/** How far the reader is: what to say, which cells can join, which are worth a touch, and what would be sent. */
function judge({ legal, choice, fewest, most, mostEver }) {
  const growing = legal.filter((placement) => holdsAll(placement, picked));
  const rooms = new Set([...picked].map((name) => cellNamed(name).dataset.room));
  const isSettled = choice.length > 0 && isSame(picked, choice);
  const isLegal = growing.some((placement) => isSame(picked, placement));
  const isAction = picked.size > 0 && rooms.size === 1 && areTogether(picked);
  const hint = () => {
    if (isSettled) return "settled";
    if (isLegal) return `ready-${picked.size}`;
    if (growing.length) return `picked-${picked.size}`;
    if (rooms.size > 1) return "several-rooms";
    if (picked.size > mostEver) return "too-many";
    if (picked.size > most) return "over";
    if (picked.size < fewest) return "dead-end";
    return isAction ? "forbidden" : "apart";
  };
  const joining = new Set(growing.flat());
  return {
    hint: hint(),
    joining,
    open: isSettled ? new Set(legal.flat()) : joining, // whoever has chosen may begin anew anywhere
    isSettled,
    isReady: isLegal && !isSettled,
    // What has the right size is sent even if it is not legal: the server says why not.
    isSent: isAction && !isSettled && picked.size >= fewest && picked.size <= most,
    isWrong: !growing.length,
  };
}

/** The cells' names in reading order, as the server writes them. */
function written(names) {
  const inOrder = (one, other) => one.row - other.row || one.column - other.column;
  const sorted = [...names].sort((one, other) => inOrder(placeOf(one), placeOf(other)));
  return sorted.join("-");
}

/** Show what is picked. */
function show() {
  const question = asked();
  if (!question) return;
  const state = judge(question);
  question.group.classList.toggle("is-settled", state.isSettled);
  for (const cell of question.group.children) {
    const name = cell.dataset.cell;
    const isPicked = picked.has(name);
    cell.setAttribute("aria-pressed", String(isPicked));
    toggleDisabled(cell, !isPicked && !state.open.has(name));
  }
  const button = byId("cells-cross");
  if (state.isSent) button.dataset.moves = written(picked);
  else delete button.dataset.moves;
  toggleDisabled(button, !state.isReady);
  toggleDisabled(byId("cells-undo"), picked.size === 0);
  tell(objection || state.hint, Boolean(objection) || state.isWrong);
}

function toggleDisabled(element, isDisabled) {
  if (isDisabled) element.setAttribute("aria-disabled", "true");
  else element.removeAttribute("aria-disabled");
}

/** Say something in place of the question; only what is new, so that it is not spoken twice. */
function tell(when, isObjection) {
  const hint = byId("cells-hint");
  const { innerHTML } = document.querySelector(`[data-hint="${when}"]`);
  const question = document.querySelector("[data-hint]").dataset.hint;
  const html = when === question && !isObjection ? "" : innerHTML;
  if (hint.innerHTML !== html) hint.innerHTML = html;
  hint.classList.toggle("is-objection", isObjection);
}

/** Pick a cell, or take it off again. */
function toggle(cell) {
  const name = cell.dataset.cell;
  const state = judge(asked());
  objection = "";
  if (cell.classList.contains("is-crossed")) objection = "crossed";
  else if (picked.has(name)) picked.delete(name);
  else if (state.isSettled && !state.joining.has(name)) picked = new Set([name]);
  else picked.add(name);
  show();
}

function undo() {
  picked = new Set();
  objection = "";
  show();
}

/** The button was pressed too early: what is missing is said again. */
function urge() {
  const hint = byId("cells-hint");
  hint.classList.remove("is-urged");
  hint.replaceChildren();
  objection ||= judge(asked()).hint;
  requestAnimationFrame(() => {
    hint.classList.add("is-urged");
    show();
  });
}

/** The board is new: what was picked for an earlier decision is forgotten. */
function refresh() {
  const question = asked();
  const now = board.dataset.ply;
  if (question && now !== ply) {
    ply = now;
    picked = new Set(question.choice);
    objection = "";
  }
  show();
}

const ARROWS = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] };

/** The cell that lies next in a direction; what lies straight ahead is nearer than what lies aside. */
function nextCell(cell, [down, right]) {
  const here = placeOf(cell.dataset.cell);
  const far = ({ dataset }) => {
    const { row, column } = placeOf(dataset.cell);
    const ahead = (row - here.row) * down + (column - here.column) * right;
    const aside = Math.abs((row - here.row) * right) + Math.abs((column - here.column) * down);
    return ahead > 0 ? ahead + 3 * aside : Infinity;
  };
  return [...cell.parentElement.children]
    .map((other) => ({ other, distance: far(other) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)[0]?.other;
}

function pressed(event) {
  const cell = event.target.closest?.("[data-cell]");
  if (!cell || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key in ARROWS) nextCell(cell, ARROWS[event.key])?.focus();
  else if (event.key !== "Enter" && event.key !== " ") return;
  else if (!event.repeat) toggle(cell);
  event.preventDefault();
  event.stopPropagation();
}

function clicked({ target }) {
  const cell = target.closest("[data-cell]");
  if (cell) toggle(cell);
  else if (target.closest("#cells-undo")) undo();
  else if (target.closest("#cells-cross:not([data-moves])")) urge();
}

// Ahead of the keys of other groups, which know of rows but not of a map.
on("keydown", pressed, { capture: true });
on("click", clicked);
on("morphed", refresh);
refresh();
