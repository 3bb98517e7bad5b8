// Everything that can be used, with its box and whatever lies over its middle; and the words that must not be cut off.
() => {
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("[inert]");
  const words = (one) => `“${one.textContent.trim().replace(/\s+/g, " ").slice(0, 24)}”`;
  const name = (one) => `${one.localName} ${one.dataset.pick ?? one.dataset.act ?? (one.id || one.name || "")} ${words(one)}`;
  const box = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  };
  const coverOf = (one, { x, y, width, height }) => {
    const middle = document.elementFromPoint(x + width / 2, y + height / 2);
    return middle && !one.contains(middle) && !middle.contains(one) ? name(middle) : null;
  };
  const usable = [...document.querySelectorAll("button, a, summary, input, [data-pick]")].filter(seen).map((one) => {
    const target = one.matches("input[type=radio]") ? one.closest("label") : one;
    return { name: name(one), pick: one.dataset.pick ?? null, by: coverOf(target, box(target)), ...box(target) };
  });
  const texts = [...document.querySelectorAll("h1, .turn p, .score, .score-points, .dice-tray, .button, .refusal")]
    .filter(seen)
    .map((one) => {
      const cut = one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflowY !== "visible";
      return { name: `${one.className || one.localName} ${words(one)}`, cut, ...box(one) };
    });
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { boxes: usable, words: texts, scrollWidth, scrollHeight, width: innerWidth, height: innerHeight };
}
