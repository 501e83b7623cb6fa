// Shows boards one after the other, as the page of a table does, and tells what is not in sight.
async ({ boards, fits, mostShift }) => {
  const script = (name) => [...document.scripts].find(({ src }) => src.includes(`/${name}.js`))?.src;
  const { morph } = await import(new URL("morph.js", script("live")).href + new URL(script("live")).search);
  const board = document.getElementById("board");
  const main = document.getElementById("main");
  const near = 1;
  const rectOf = (element) => element.getBoundingClientRect();
  const nameOf = (element) => element.id ? `#${element.id}` : `${element.tagName.toLowerCase()}.${element.className.baseVal ?? element.className}`;
  const isHidden = (element) => {
    const { width, height } = rectOf(element);
    return width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).clipPath !== "none";
  };
  const isInside = (inner, outer) =>
    inner.left >= outer.left - near && inner.top >= outer.top - near && inner.right <= outer.right + near && inner.bottom <= outer.bottom + near;
  const theWindow = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const controls = () =>
    [...document.querySelectorAll("#board :is(button, a.button, [role=button], summary, label.pick), #notice button, #menu, .sidetab")].filter(
      (element) => !isHidden(element) && !element.closest("[aria-hidden=true], .is-over"),
    );

  /** What cuts off anything inside an element, and where; found once for each board. */
  let clippers = new Map();
  function clippersOf(element) {
    const around = element.parentElement;
    if (!around || around === document.body) return [];
    if (!clippers.has(around)) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const itself = overflowX !== "visible" || overflowY !== "visible" ? [[around, rectOf(around)]] : [];
      clippers.set(around, [...itself, ...clippersOf(around)]);
    }
    return clippers.get(around);
  }

  function* faults() {
    clippers = new Map();
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) yield `the page scrolls by ${page.scrollHeight - innerHeight}`;
    for (const name of ["hand", "prompt"]) {
      const part = document.getElementById(name);
      if (part && !isHidden(part) && !isInside(rectOf(part), theWindow())) yield `#${name} is not wholly in the window`;
    }
    for (const element of controls()) {
      const place = rectOf(element);
      const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
      const top = document.elementFromPoint(x, y);
      const [clipper] = clippersOf(element).find(([, room]) => !isInside(place, room)) ?? [];
      if (!isInside(place, theWindow())) yield `${nameOf(element)} is not wholly in the window`;
      else if (clipper) yield `${nameOf(element)} is cut off by ${nameOf(clipper)}`;
      else if (!element.contains(top)) yield `${nameOf(element)} lies under ${top ? nameOf(top) : "nothing"}`;
    }
    const room = document.querySelector(".stage:not(.is-over) .stage__game");
    if (room && (room.scrollHeight > room.clientHeight + near || room.scrollWidth > room.clientWidth + near))
      yield `the board is cut off by ${room.scrollWidth - room.clientWidth}, ${room.scrollHeight - room.clientHeight}`;
    const fit = main.style.getPropertyValue("--fit");
    if (fits && room && Number(fit) < 1) yield `the board is made smaller: ${fit}`;
  }

  const PARTS = [".bar", ".stage", "#notice", "#dock", "#prompt", "#hand"];
  const places = () =>
    new Map(PARTS.map((name) => document.querySelector(name)).flatMap((part, at) => (part && !isHidden(part) ? [[PARTS[at], Object.values(rectOf(part).toJSON()).slice(0, 4).map(Math.round).join()]] : [])));
  let before = new Map();

  /** The hand and the question may grow and shrink inside the dock; nothing else moves. */
  function* jumps() {
    const now = places();
    for (const [name, place] of now) {
      const was = before.get(name);
      if (was && was !== place && !["#prompt", "#hand"].includes(name)) yield `${name} jumps from ${was} to ${place}`;
    }
    before = new Map([...before, ...now]);
  }

  let shifted = 0;
  if (mostShift !== null)
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) shifted += value;
    }).observe({ type: "layout-shift" });
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  /** Whether more has moved than may move from one board to the next. */
  async function* shifts() {
    if (mostShift === null) return;
    await drawn();
    if (shifted > mostShift) yield `shifted by ${shifted.toFixed(3)}`;
    shifted = 0;
  }

  const found = [];
  await drawn();
  shifted = 0;
  for (const [at, { html, is_own: isOwn }] of boards.entries()) {
    const template = document.createElement("template");
    template.innerHTML = html;
    morph(board, template.content.querySelector("#board"));
    const isOver = Boolean(document.querySelector(".is-over"));
    for (const fault of [...faults(), ...(isOver ? [] : jumps())]) found.push(`${at}: ${fault}`);
    for await (const fault of shifts()) if (!isOver && !isOwn) found.push(`${at}: ${fault}`);
  }
  return found;
}
