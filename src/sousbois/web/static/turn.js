// Tells somebody who looks elsewhere that it is their turn: in the title, and as a notification if they want that.

import { board, byId, on } from "./page.js";

const WANTED = "sousbois-notify";
const box = byId("notify");
const title = document.title;
let wasYours = false;

const canAsk = () => "Notification" in window && Notification.permission !== "denied";
const isWanted = () => canAsk() && Notification.permission === "granted" && localStorage.getItem(WANTED) === "yes";

function look() {
  const isYours = Boolean(board.querySelector(".player.is-you.is-acting"));
  document.title = isYours ? `● ${title}` : title;
  if (isYours && !wasYours && document.hidden && isWanted()) call();
  wasYours = isYours;
}

function call() {
  const { title: game } = box.querySelector("button").dataset;
  const notice = new Notification(game, { body: byId("prompt").textContent, tag: location.pathname });
  notice.onclick = () => focus();
}

box.querySelector("button").addEventListener("click", async () => {
  if ((await Notification.requestPermission()) !== "granted") return;
  localStorage.setItem(WANTED, "yes");
  box.hidden = true;
});

box.hidden = !canAsk() || isWanted();
on("morphed", look);
look();
