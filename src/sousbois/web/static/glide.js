// Lets things glide from where their id was to where it is, by view transitions.

import { rectOf } from "./page.js";

/** More than this make a phone stutter. */
const MOST = 80;
/** How many pixels outside the viewport things still glide. */
const NEAR = 200;

/** The view transition under way. */
let running = null;
/** The elements that bear a name. */
let named = [];

/** Change the page. Settled once it has changed; things may still glide. */
export async function glide(change) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  if (still || !document.startViewTransition) return change();
  name();
  const transition = document.startViewTransition(() => {
    const before = new Set(named.map((element) => element.id));
    change();
    name(before);
  });
  running = transition;
  const finish = () => {
    if (running !== transition) return; // the names are now the next one's
    running = null;
    unname();
  };
  transition.ready.catch(() => {}); // cut short: the page changes all the same
  transition.finished.then(finish, finish);
  return transition.updateCallbackDone;
}

/** Name what is in sight, or had a name `before`. */
function name(before = new Set()) {
  unname();
  const all = [...document.querySelectorAll("[data-glide][id]")];
  named = all.filter((element) => before.has(element.id) || isInSight(rectOf(element))).slice(0, MOST);
  for (const element of named) element.style.viewTransitionName = CSS.escape(`glide-${element.id}`);
}

function unname() {
  for (const element of named) element.style.viewTransitionName = "";
  named = [];
}

function isInSight({ left, top, right, bottom, width }) {
  return width > 0 && right > -NEAR && bottom > -NEAR && left < innerWidth + NEAR && top < innerHeight + NEAR;
}

/** While things glide, every press goes to the root. */
export const isGliding = () => running !== null;

/** Let everything be where it belongs. */
export const stopGliding = () => running?.skipTransition();
