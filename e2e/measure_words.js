// Returns the words that their box cuts off, or that extend beyond the sides of the screen. Names may end in an ellipsis.
async () => {
  for (const one of document.querySelectorAll(".match")) one.style.contentVisibility = "visible";
  // Chromium has been seen to draw no frame any more: that is said, as the test would wait for ever.
  const frame = () => new Promise((drawn, failed) => {
    requestAnimationFrame(drawn);
    setTimeout(failed, 10_000, new Error("The browser draws no frames."));
  });
  for (let drawn = 0; drawn < 2; drawn += 1) await frame();
  const found = new Set();
  const range = document.createRange();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // Only for screen readers, by its class, or on a device without a mouse.
  const unseen = (one) => one && (getComputedStyle(one).clipPath === "inset(50%)" || unseen(one.parentElement));
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide + 1) found.add(`the page is ${document.documentElement.scrollWidth} wide`);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement;
    const words = node.textContent.trim().replace(/\s+/g, " ");
    if (!words || holder.closest("script, style, noscript, svg, .cm-editor, option")) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || holder.closest("[inert]")) continue;
    if (holder.closest("bdi")) continue;
    if (unseen(holder)) continue;
    range.selectNodeContents(node);
    const name = `${holder.localName}.${holder.className} “${words.slice(0, 60)}”`;
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (!width || !height) continue;
      let scrolled = false;
      for (let around = holder; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX + overflowY)) {
          if (/auto|scroll/.test(overflowX) && (left < box.left - 1.5 || right > box.right + 1.5) && around.scrollWidth > around.clientWidth + 1 && !around.matches(`pre, .lab-code, .wide, .rules-contents ul, .rules-pictures, .decided ol, .settings [data-choices="language"] > .choices`))
            found.add(`${name} is there only after scrolling sideways`);
          scrolled = true;
          break;
        }
        if (overflowX !== "visible" && (left < box.left - 1.5 || right > box.right + 1.5)) found.add(`${name} is cut off sideways by ${around.className}`);
        if (overflowY !== "visible" && (top < box.top - 3 || bottom > box.bottom + 3)) found.add(`${name} is cut off by ${around.className}`);
      }
      if (!scrolled && (left < -1.5 || right > wide + 1.5)) found.add(`${name} lies outside: ${Math.round(left)} to ${Math.round(right)}`);
      const box = holder.getBoundingClientRect();
      if (getComputedStyle(holder).display !== "inline" && !(scrolled && holder.matches("pre")) && (left < box.left - 2 || right > box.right + 2)) found.add(`${name} leaves its place: ${Math.round(right - box.right)} ${Math.round(box.left - left)}`);
    }
  }
  return [...found];
}
