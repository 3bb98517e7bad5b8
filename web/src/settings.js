/** How the page looks on this device, whatever is on the table: what people chose, as attributes of the page for the styles. */
import { onPreference, preferred } from "./preferences.js";

/** @typedef {"system" | "light" | "dark" | "contrast"} Theme */

const KEPT_THEME = "rollbook-theme";
const MORE_CONTRAST = matchMedia("(prefers-contrast: more)");

/** @type {readonly Theme[]} */
export const THEMES = Object.freeze(["system", "light", "dark", "contrast"]);

/**
 * The theme that somebody chose, or else the device's own.
 * @returns {Theme}
 */
export function theme() {
  return THEMES.find((one) => one === document.documentElement.dataset.theme) ?? "system";
}

/** Shows what was kept, and whatever is preferred from now on, here or in another tab. */
export function applySettings() {
  showPreferences();
  onPreference(showPreferences);
  MORE_CONTRAST.addEventListener("change", () => show(theme()));
  window.addEventListener("storage", ({ key }) => {
    if (key === KEPT_THEME || key === null) showKept();
  });
  showKept();
}

function showKept() {
  try {
    show(localStorage.getItem(KEPT_THEME));
  } catch {
    show(null); // Storage is blocked: the device decides.
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
  const known = THEMES.find((one) => one === chosen) ?? "system";
  if (known === "system") delete dataset.theme;
  else dataset.theme = known;
  dataset.contrast = known === "contrast" || MORE_CONTRAST.matches ? "more" : "usual";
}

function showPreferences() {
  const { dataset } = document.documentElement;
  dataset.motion = preferred("motion");
  dataset.hand = preferred("hand");
}
