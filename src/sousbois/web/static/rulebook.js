// The rules as a page: typing narrows them to the places that have all the words, and a button prints them.
// What counts as found is the same as in `web/rulesearch.py`.

const form = document.getElementById("narrow");
const field = document.getElementById("q");
const said = document.getElementById("narrowed");
const printing = document.getElementById("print");
const book = document.querySelector(".rulebook");

const WORD = /[\p{L}\p{N}]+/gu;
const fold = (text) =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").replaceAll("æ", "ae");
const wordsOf = (text) => fold(text).match(WORD) ?? [];
const isMeant = (word, wanted) => (/^[a-z]\d+$/.test(wanted) ? word === wanted : word.startsWith(wanted));

/** What can be found, each with its words. */
const passages = [...book.querySelectorAll(".clausetext, .gallery__thing")].map((element) => ({
  element,
  words: wordsOf(element.innerText),
}));
/** What has no place on the page while nothing in it is found. */
const groups = [...book.querySelectorAll(".printed__group"), ...book.querySelectorAll(".chapter")];

function narrow() {
  const wanted = wordsOf(field.value).slice(0, 8).map((word) => (word.length > 3 ? word.replace(/[sx]$/, "") : word));
  let found = 0;
  for (const { element, words } of passages) {
    element.hidden = !wanted.every((one) => words.some((word) => isMeant(word, one)));
    found += !element.hidden;
  }
  for (const group of groups) {
    group.hidden = wanted.length > 0 && !group.querySelector(".clausetext:not([hidden]), .gallery__thing:not([hidden])");
  }
  book.classList.toggle("is-narrowed", wanted.length > 0);
  const { one, many, none } = said.dataset;
  said.textContent = wanted.length ? [none, one][found] ?? many.replace("#", found) : "";
  mark(wanted);
}

/** The words looked for are marked where the browser can do that without changing the page. */
function mark(wanted) {
  if (!window.Highlight) return;
  const ranges = [];
  for (const { element } of wanted.length ? passages : []) {
    if (element.hidden) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const match of texts.currentNode.data.matchAll(WORD)) {
        if (!wanted.some((one) => isMeant(fold(match[0]), one))) continue;
        const range = new Range();
        range.setStart(texts.currentNode, match.index);
        range.setEnd(texts.currentNode, match.index + match[0].length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

/** Enter leads to the first place found; a clause asked for by its number is the first. */
function goToFirst(event) {
  const [first] = passages.filter(({ element }) => !element.hidden);
  const asked = document.getElementById(`clause-${field.value.trim().toUpperCase()}`);
  const place = asked ?? first?.element;
  if (!field.value.trim() || !place) return;
  event.preventDefault();
  place.tabIndex = -1;
  place.focus();
}

/** A link to a place that is hidden shows everything again. */
function showAll() {
  if (!document.querySelector(":target")?.closest("[hidden]")) return;
  field.value = "";
  narrow();
  document.querySelector(":target").scrollIntoView();
}

field.addEventListener("input", narrow);
form.addEventListener("submit", goToFirst);
addEventListener("hashchange", showAll);
printing.hidden = false;
printing.addEventListener("click", () => print());
if (field.value) narrow(); // the browser has kept what was typed
