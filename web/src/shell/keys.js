/** Passes keys to the screen: decides which keys a screen receives. */
import { dialogOpen } from "../ui/dialog.js";
import { preferred } from "../ui/preferences.js";

/** @param {import("./page.js").Page} page */
export function offerKeys(page) {
  window.addEventListener("keydown", (event) => isForScreen(event) && page.screen?.key?.(event));
}

/**
 * Whether a key is for the screen: it was pressed without modifiers and nothing has handled it, no dialog covers the screen, and people want it as a
 * shortcut. (Speech input types words letter by letter, so single characters can be switched off.)
 * @param {KeyboardEvent} event
 */
function isForScreen({ key, defaultPrevented, ctrlKey, metaKey, altKey }) {
  if (defaultPrevented || ctrlKey || metaKey || altKey || dialogOpen()) return false;
  const character = key !== " " && [...key].length === 1;
  return !character || preferred("keys") === "on";
}
