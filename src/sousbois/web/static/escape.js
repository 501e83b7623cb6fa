// The Escape key closes one thing at a time.

import { on } from "./page.js";

const closers = [];

/** Offer Escape to `close`, before those who asked earlier. It answers whether there was anything. */
export const onEscape = (close) => closers.unshift(close);

on("keydown", (event) => {
  if (event.key === "Escape" && closers.some((close) => close())) event.preventDefault();
});
