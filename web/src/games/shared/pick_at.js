/**
 * Returns a listener that makes the pick of a tapped place of the board.
 * @param {BoardProps["pick"]} pick
 */
export const pickAt = (pick) => (/** @type {Event} */ { target }) => {
  const text = target instanceof Element && target.closest("[data-pick]")?.getAttribute("data-pick");
  if (text) pick(text);
};
