/** Where the focus goes when what had it has left the page: else the keyboard would begin at the top again. */

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
