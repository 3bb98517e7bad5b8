/** The live region: what a screen reader says about dice, moves and turns. */

/** @param {string} text */
export function announce(text) {
  const announcer = document.querySelector("#announcer");
  if (!announcer) return;
  // Only a text that differs is read out: the same one once more ends in a space that nobody hears.
  announcer.textContent = announcer.textContent === text && text !== "" ? `${text}\u00a0` : text;
}
