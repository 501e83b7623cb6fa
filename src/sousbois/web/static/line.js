// The line to the server: kept alive, given up when silent, opened again with patience.

import { on } from "./page.js";

const PING = 2500;
const DEAD = 9000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const NOT_ALLOWED = 4403;
const TABLE_GONE = 4404;
const TOO_MANY = 4430;

/** Open a line to what `address()` gives each time. The answer sends a message, and says whether it is on its way. */
export function openLine(address, receive, onUpOrDown) {
  let socket = null;
  let heard = 0;
  let isUp = true;
  let failures = 0;
  let retry = 0;

  const isSilent = () => performance.now() - heard > DEAD;

  function connect() {
    hangUp();
    heard = performance.now();
    socket = new WebSocket(address());
    socket.onmessage = ({ data }) => {
      heard = performance.now();
      failures = 0;
      if (!isUp) onUpOrDown((isUp = true));
      receive(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      if (code === TABLE_GONE) location.assign("/");
      // Not at once: a page that is refused again and again must not reload in a loop.
      else if (code === NOT_ALLOWED) setTimeout(() => location.reload(), DEAD - performance.now());
      else if (code === TOO_MANY) socket = null;
      else lose();
    };
  }

  /** What is missed comes on the next line. */
  function hangUp() {
    clearTimeout(retry);
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    socket = null;
    if (isUp) onUpOrDown((isUp = false));
  }

  function lose() {
    hangUp();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
    retry = setTimeout(connect, wait * (0.5 + Math.random() / 2));
    failures += 1;
  }

  function send(message) {
    const text = JSON.stringify(message);
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    // The reader may be quicker than the first line.
    else if (socket && isUp) socket.addEventListener("open", () => socket.send(text));
    else return false;
    return true;
  }

  setInterval(() => {
    // The browser slows the clock of a hidden page: its silence means nothing.
    if (socket && isSilent() && !document.hidden) lose();
    else send({ kind: "ping" });
  }, PING);
  addEventListener("online", connect);
  on("visibilitychange", () => {
    if (!document.hidden && (!socket || isSilent())) connect();
  });
  connect();
  return send;
}
