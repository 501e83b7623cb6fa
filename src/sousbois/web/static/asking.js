// Sends what a button asks for, beside decisions: the button holds the message.

import { main, on } from "./page.js";

on("click", ({ target }) => {
  const button = target.closest("[data-send]");
  if (!button) return;
  const detail = { ...JSON.parse(button.dataset.send), about: button.id };
  main.dispatchEvent(new CustomEvent("send", { detail }));
});
