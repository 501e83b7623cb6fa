// The pace is chosen at the table: it counts at once, and is kept for the next page.

import { byId } from "./page.js";

const form = byId("pace");

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const { submitter } = event;
  document.body.dataset.pace = submitter.dataset.pace;
  for (const button of form.querySelectorAll("button")) button.ariaPressed = String(button === submitter);
  const body = new URLSearchParams({ pace: submitter.value });
  // If that is not heard, it counts on this page all the same.
  fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
});
