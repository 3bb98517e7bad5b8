/** Applies the settings of the device, theme and preferences, as attributes of `<html>` that the style sheets read. */
import { recall, remember } from "../files/notes.js";
import { onPreference, preferred } from "./preferences.js";

/** @typedef {"system" | "light" | "dark" | "contrast"} Theme */

const KEPT_THEME = "rollbook-theme";
const MORE_CONTRAST = "(prefers-contrast: more)";

/** @type {readonly Theme[]} */
export const THEMES = Object.freeze(["system", "light", "dark", "contrast"]);

/**
 * The theme that somebody chose, or else the device's own.
 * @returns {Theme}
 */
export function theme() {
  return THEMES.find((one) => one === document.documentElement.dataset.theme) ?? "system";
}

/** Applies what is stored, and each later change, here or in another tab. */
export function applySettings() {
  showPreferences();
  onPreference(showPreferences);
  matchMedia(MORE_CONTRAST).addEventListener("change", () => show(theme()));
  window.addEventListener("storage", ({ key }) => {
    if (key === KEPT_THEME || key === null) showKept();
  });
  showKept();
}

function showKept() {
  show(recall(KEPT_THEME));
}

/**
 * Applies a theme and stores it.
 * @param {Theme} chosen
 */
export function chooseTheme(chosen) {
  show(chosen);
  remember(KEPT_THEME, chosen);
}

/** @param {string | null} chosen */
function show(chosen) {
  const { dataset } = document.documentElement;
  const known = THEMES.find((one) => one === chosen) ?? "system";
  if (known === "system") delete dataset.theme;
  else dataset.theme = known;
  dataset.contrast = known === "contrast" || matchMedia(MORE_CONTRAST).matches ? "more" : "usual";
}

function showPreferences() {
  const { dataset } = document.documentElement;
  dataset.motion = preferred("motion");
  dataset.hand = preferred("hand");
}
