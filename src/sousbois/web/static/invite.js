// Copies or shares a link, where the browser can. Without this script the link is there to be selected.

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = !navigator.clipboard;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.querySelector("span").textContent = button.dataset.done;
    button.parentElement.querySelector("[role=status]").textContent = button.dataset.done;
  });
}

for (const button of document.querySelectorAll("[data-share]")) {
  button.hidden = !navigator.share;
  button.addEventListener("click", async () => {
    try {
      await navigator.share({ title: document.title, url: button.dataset.share });
    } catch (error) {
      if (error.name !== "AbortError") throw error; // to change one's mind is not an error
    }
  });
}

// Browsers copy for a script only over https: elsewhere, a tap selects the whole link.
for (const field of document.querySelectorAll("input[readonly]")) {
  field.addEventListener("focus", () => field.select());
}
