/** What holds for the whole device, whatever is on the table: how light the page is. The language stands in text.js. */

/** @typedef {"system" | "light" | "dark"} Theme */

const KEPT_THEME = "rollbook-theme";

/** @type {readonly Theme[]} */
export const THEMES = Object.freeze(["system", "light", "dark"]);

/**
 * The theme that somebody chose, or else the device's own.
 * @returns {Theme}
 */
export function theme() {
  return THEMES.find((one) => one === document.documentElement.dataset.theme) ?? "system";
}

/** Shows the theme that was kept. */
export function applyTheme() {
  try {
    show(localStorage.getItem(KEPT_THEME));
  } catch {
    // Storage is blocked: the device decides.
  }
}

/**
 * Shows a theme from now on.
 * @param {Theme} chosen
 */
export function chooseTheme(chosen) {
  show(chosen);
  try {
    localStorage.setItem(KEPT_THEME, chosen);
  } catch {
    // Storage is blocked: it holds until the page is closed.
  }
}

/** @param {string | null} chosen */
function show(chosen) {
  const { dataset } = document.documentElement;
  if (chosen === "light" || chosen === "dark") dataset.theme = chosen;
  else delete dataset.theme;
}
