// Marks the moves of a hint on the board.

import { board, byId } from "./page.js";

const all = (selector, test) => [...board.querySelectorAll(selector)].filter(test);

/** All that stands for a move: what begins it or goes on with it; of the best one also the cells and cards it names. */
function standingFor(move, isBest) {
  const begun = Number(byId("helps").dataset.begun);
  const goesOn = ({ dataset }) => {
    const actions = dataset.moves.split(" ");
    return actions.length > begun && actions.every((action, at) => action === move[at]);
  };
  const buttons = all("[data-moves]", goesOn);
  if (!isBest) return buttons;
  const cells = move[0].split("-");
  const cards = move.slice(begun);
  const isCard = ({ value }) => cards.includes(value) && cards.splice(cards.indexOf(value), 1);
  return [...buttons, ...all("[data-cell]", ({ dataset }) => cells.includes(dataset.cell)), ...all(".pick__box", isCard)];
}

/** Mark these moves, best first, and nothing else. Each is described to screen readers by what the hint says of it. */
export function mark(moves) {
  for (const element of board.querySelectorAll("[data-advised]")) element.removeAttribute("data-advised");
  for (const element of board.querySelectorAll("[aria-describedby^=hint-move]")) element.removeAttribute("aria-describedby");
  moves.forEach((move, at) => {
    for (const element of standingFor(move, at === 0)) {
      const folded = !element.checkVisibility() && element.closest("details")?.querySelector("summary");
      const seen = folded || element.closest(".pick") || element;
      seen.dataset.advised = [seen.dataset.advised, at + 1].filter(Boolean).join(" · ");
      (folded || element).setAttribute("aria-describedby", `hint-move-${at + 1}`);
    }
  });
}
