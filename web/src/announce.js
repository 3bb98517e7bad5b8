/** The live region: what a screen reader says about dice, moves and turns. */

/** @param {string} text */
export function announce(text) {
  const announcer = document.querySelector("#announcer");
  if (announcer) announcer.textContent = text;
}
