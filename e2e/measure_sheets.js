// Returns the faults of the sheets, such as words that are cut off or too small to read, and the number of sheets.
(smallest) => {
  const faults = [];
  // Pairs of texts on a sheet whose letters overlap.
  const touching = (sheet) => {
    const walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walk.nextNode()) {
      const { data, parentElement } = walk.currentNode;
      if (!data.trim() || !parentElement.checkVisibility() || parentElement.closest(".unseen")) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      // Half of a line's height is air: letters touch only where their middles do.
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (const { left, right, top, bottom, height } of boxes) texts.push({ words: data.trim().slice(0, 30), left, right, top: top + height / 4, bottom: bottom - height / 4 });
    }
    texts.sort((one, other) => one.left - other.left);
    const found = [];
    for (const [at, one] of texts.entries()) {
      for (let next = at + 1; next < texts.length && texts[next].left < one.right - 1; next += 1) {
        const other = texts[next];
        if (one.top < other.bottom && other.top < one.bottom) found.push([`“${one.words}”`, `touches “${other.words}”`]);
      }
    }
    return found;
  };
  const sheets = [...document.querySelectorAll('[data-part="sheet"]')];
  for (const [number, sheet] of sheets.entries()) {
    const edge = sheet.getBoundingClientRect();
    const told = (what, fault) => faults.push(`sheet ${number + 1}: ${what} ${fault}`);
    if (sheet.scrollHeight > sheet.clientHeight || sheet.scrollWidth > sheet.clientWidth) told("something", "leaves it");
    for (const one of sheet.querySelectorAll("p, li, h2, h3, td, th, svg, svg text, svg circle, svg rect")) {
      const box = one.getBoundingClientRect();
      const words = `${one.localName} “${one.textContent.trim().slice(0, 40)}”`;
      if (box.left < edge.left - 1 || box.right > edge.right + 1 || box.top < edge.top - 1 || box.bottom > edge.bottom + 1) told(words, "lies outside");
      if (one.localName === "svg" && (box.width < 15 || box.height < 15)) told(words, "has no room");
      const points = parseFloat(getComputedStyle(one).fontSize) * 0.75;
      if (!one.closest("svg") && one.textContent.trim() && points < smallest) told(words, `is ${points} points`);
    }
    for (const fault of touching(sheet)) told(...fault);
    for (const chart of sheet.querySelectorAll(".chance-chart:not(.chance-words) ol")) {
      if (new Set([...chart.children].map((one) => Math.round(one.getBoundingClientRect().top))).size > 1) told("a chart", "breaks into rows");
    }
    const parts = [...sheet.querySelectorAll('[data-part="task"], .printed-board')].map((one) => one.getBoundingClientRect());
    const over = (a, b) => a !== b && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    if (parts.some((one) => parts.some((other) => over(one, other)))) told("tasks or boards", "lie on one another");
    for (const task of sheet.querySelectorAll('[data-part="task"]')) {
      const place = task.getBoundingClientRect();
      for (const one of task.children) if (one.getBoundingClientRect().bottom > place.bottom + 1) told(`a ${one.localName} of a task`, "leaves its place");
    }
  }
  return { faults, count: sheets.length };
}
