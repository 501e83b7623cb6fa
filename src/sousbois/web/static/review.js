// Shows how far a review has come, until it is there.

const PAUSE = 700;

const reviewing = document.getElementById("reviewing");
const status = reviewing.querySelector("[role=status]");
const bar = reviewing.querySelector("progress");

async function look() {
  try {
    const answer = await fetch(reviewing.dataset.progress);
    const far = await answer.json();
    if (far.stage === "done" || far.stage === "failed") return location.reload();
    if (far.total) [bar.max, bar.value] = [far.total, far.done];
    if (status.textContent !== far.status) status.textContent = far.status;
  } catch {
    // the line is down: the next look may have more luck
  }
  setTimeout(look, PAUSE);
}

look();
