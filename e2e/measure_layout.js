// Everything that can be used, with its box and whatever covers its middle; and the words that must not be cut off.
async () => {
  // A match below the screen is laid out only when it is scrolled to. It keeps the size of an earlier screen until then.
  for (const one of document.querySelectorAll(".match")) one.style.contentVisibility = "visible";
  // Chromium has been seen to draw no frame any more: that is said, as the test would wait for ever.
  const frame = () => new Promise((drawn, failed) => {
    requestAnimationFrame(drawn);
    setTimeout(failed, 10_000, new Error("The browser draws no frames."));
  });
  for (let drawn = 0; drawn < 2; drawn += 1) await frame();
  // Nothing behind a dialog can be used.
  const dialog = document.querySelector("dialog:modal") ?? document.body;
  const seen = (one) =>
    dialog.contains(one) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("[inert]");
  // Scrolling a row sideways brings into sight everything beyond its edge.
  const aside = (one) => {
    const row = one.closest(".rules-contents ul, .decided ol")?.getBoundingClientRect();
    const { left, right } = one.getBoundingClientRect();
    return row !== undefined && (left < row.left || right > row.right);
  };
  const words = (one) => `“${one.textContent.trim().replace(/\s+/g, " ").slice(0, 24)}”`;
  const name = (one) => `${one.localName} ${one.dataset.pick ?? one.dataset.act ?? (one.id || one.name || "")} ${words(one)}`;
  const box = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  };
  const STUCK = ".set-up-start, .class-comparing, .choices-parts .rules-board";
  const coverOf = (one, { x, y, width, height }) => {
    const middle = document.elementFromPoint(x + width / 2, y + height / 2);
    // A control under something sticky can be scrolled into sight.
    const stuck = middle?.closest(STUCK);
    if (stuck && !stuck.contains(one)) return null;
    return middle && !one.contains(middle) && !middle.contains(one) ? name(middle) : null;
  };
  // Drawn shapes may have boxes that overlap: what counts is whether a fingertip finds room on the shape itself.
  const least = innerWidth === 390 ? 40 : 44;
  const holdsDisc = (one, { x, y, width, height }) => {
    const own = (across, down) => {
      const there = document.elementFromPoint(across, down);
      return there !== null && one.contains(there);
    };
    const reach = least / 2 - 1.5;
    const around = Array.from({ length: 8 }, (_, eighth) => [
      reach * Math.cos((eighth * Math.PI) / 4),
      reach * Math.sin((eighth * Math.PI) / 4),
    ]);
    const fits = (across, down) => own(across, down) && around.every(([right, below]) => own(across + right, down + below));
    if (fits(x + width / 2, y + height / 2)) return true;
    for (let down = y + reach; down <= y + height - reach; down += 3)
      for (let across = x + reach; across <= x + width - reach; across += 3) if (fits(across, down)) return true;
    return false;
  };
  const usable = [...document.querySelectorAll("button, a, summary, input, select, [data-pick]")].filter((one) => seen(one) && !aside(one)).map((one) => {
    const target = one.matches("input:is([type=radio], [type=checkbox], .unseen)") && one.closest("label") ? one.closest("label") : one;
    const drawn = one instanceof SVGElement;
    const own = box(target);
    const by = drawn ? null : coverOf(target, own);
    const room = drawn ? holdsDisc(one, own) : null;
    const floats = one.closest(STUCK) !== null;
    return { name: name(one), floats, pick: one.dataset.pick ?? null, drawn, room, by, ...own };
  });
  const texts = [...document.querySelectorAll("h1, .turn p, .score, .score-points, .dice-tray, .button, .refusal, .roll-off-what")]
    .filter((one) => seen(one) && !aside(one))
    .map((one) => {
      const cut = one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflowY !== "visible";
      return { name: `${one.className || one.localName} ${words(one)}`, cut, ...box(one) };
    });
  const root = document.documentElement;
  const page = document.querySelector("#page");
  const scrollWidth = Math.max(root.scrollWidth, innerWidth + page.scrollWidth - page.clientWidth);
  const scrollHeight = Math.max(root.scrollHeight, innerHeight + page.scrollHeight - page.clientHeight);
  return { boxes: usable, words: texts, least, scrollWidth, scrollHeight, width: innerWidth, height: innerHeight };
}
