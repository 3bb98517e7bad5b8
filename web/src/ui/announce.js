/** Announces dice, moves and turns to screen readers, and moves the focus. */

/** @param {string} text */
export function announce(text) {
  const announcer = document.querySelector("#announcer");
  if (!announcer) return;
  // Only a text that differs is read out: the same one once more ends in a space that nobody hears.
  announcer.textContent = announcer.textContent === text && text !== "" ? `${text}\u00a0` : text;
}

/**
 * Moves the focus to the first of these that is there.
 * @param {...string} selectors
 */
export function focusOn(...selectors) {
  const there = selectors.map((selector) => document.querySelector(selector)).find((one) => one instanceof HTMLElement);
  if (there instanceof HTMLElement) there.focus();
}

/**
 * The same, if nothing has the focus any more.
 * @param {...string} selectors
 */
export function focusIfLost(...selectors) {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) focusOn(...selectors);
}
