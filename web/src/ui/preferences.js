/**
 * The settings of this device: their values, their storage, and their immediate effects. Each is one key in local storage; callbacks run when one
 * changes, here or in another tab. text.js keeps the language.
 */
import { forget, recall, remember, remembered } from "../files/notes.js";
import { KEPT_LANGUAGE } from "../text/language.js";

/**
 * Every setting: its values in the order in which they are offered, and the default. `of`: whether it belongs to the
 * device or to the people who use it now. `where`: where it is chosen.
 * @satisfies {Record<string, { values: readonly string[], usual: string, of: "device" | "people", where: "settings" | "set-up" | "reader" }>}
 */
const SETTINGS = /** @type {const} */ ({
  theme: { values: ["system", "light", "dark", "contrast"], usual: "system", of: "device", where: "settings" },
  sound: { values: ["off", "on"], usual: "off", of: "device", where: "settings" },
  /** `system` follows the device; `less` leaves out every optional movement. */
  motion: { values: ["system", "less"], usual: "system", of: "device", where: "settings" },
  /** The speed of automatic play: forced passes, robots, a replay. */
  speed: { values: ["slow", "normal", "fast"], usual: "normal", of: "device", where: "settings" },
  /** The hand that uses the controls. */
  hand: { values: ["left", "right"], usual: "right", of: "device", where: "settings" },
  /** Whether the first match of a game is explained step by step. */
  guide: { values: ["off", "on"], usual: "on", of: "people", where: "settings" },
  /** Whether the table's prompts are read aloud automatically, if the device has its own voice; otherwise only on a tap. */
  aloud: { values: ["off", "on"], usual: "off", of: "people", where: "settings" },
  /** Whether single letters, digits and signs are shortcuts. */
  keys: { values: ["off", "on"], usual: "on", of: "device", where: "settings" },
  /** Where the tab order, the arrows, switches and screen readers go on a board. */
  reach: { values: ["usable", "everything"], usual: "everything", of: "people", where: "settings" },
  /** How much a screen reader hears: the main things, or every event with its score and tips. */
  spoken: { values: ["short", "everything"], usual: "everything", of: "people", where: "settings" },
  /** Whether the reader of codes plays a sound; it is on by default, because no one looks at the screen of a reader. */
  reader: { values: ["off", "on"], usual: "on", of: "device", where: "reader" },
  /** Whether the page or the players add the dice and find the legal moves in the next match. */
  work: { values: ["page", "self"], usual: "page", of: "people", where: "set-up" },
});

/** @typedef {keyof typeof SETTINGS} Name */
/** @typedef {{ [One in Name]: (typeof SETTINGS)[One]["values"][number] }} Preferences */

const NAMES = /** @type {Name[]} */ (Object.keys(SETTINGS));
/** The settings that the settings dialog offers. */
export const OFFERED = NAMES.filter((name) => SETTINGS[name].where === "settings");
const MORE_CONTRAST = "(prefers-contrast: more)";

/** How long a pause lasts, in multiples of its usual time. */
const PACE = Object.freeze({ slow: 2, normal: 1, fast: 0.4 });

/** @type {Set<(name: Name) => void>} */
const listeners = new Set();

/**
 * @template {Name} One
 * @param {One} name
 * @returns {readonly Preferences[One][]} in the order in which to offer them
 */
export function valuesOf(name) {
  return /** @type {readonly any[]} */ (SETTINGS[name].values);
}

/** @template {Name} One @param {One} name @returns {Preferences[One]} */
export function preferred(name) {
  const saved = recall(key(name));
  return valuesOf(name).find((one) => one === saved) ?? /** @type {Preferences[One]} */ (SETTINGS[name].usual);
}

/** @template {Name} One @param {One} name @param {Preferences[One]} value */
export function prefer(name, value) {
  remember(key(name), value);
  notify(name);
}

/** Deletes the data of the people who have used this device: all of the page's notes, except the settings of the device. */
export function forgetHabits() {
  const stays = new Set([KEPT_LANGUAGE, ...NAMES.filter((name) => SETTINGS[name].of === "device").map(key)]);
  for (const name of remembered("rollbook-")) if (!stays.has(name)) forget(name);
}

/**
 * Calls `listener` with the name of each setting that changes from now on.
 * @param {(name: Name) => void} listener
 * @returns {() => void} ends it
 */
export function onPreference(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies the settings as attributes of `<html>`, which the style sheets read, and each later change. */
export function applySettings() {
  show();
  onPreference(show);
  matchMedia(MORE_CONTRAST).addEventListener("change", show);
  // The writing direction decides whether the left side is the start or the end of a line.
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ["dir"] });
}

function show() {
  const { dataset, dir } = document.documentElement;
  const theme = preferred("theme");
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  dataset.contrast = theme === "contrast" || matchMedia(MORE_CONTRAST).matches ? "more" : "usual";
  dataset.motion = preferred("motion");
  dataset.controls = (preferred("hand") === "left") === (dir !== "rtl") ? "start" : "end";
}

/** Whether to leave out all optional movement. */
export function prefersLessMotion() {
  return preferred("motion") === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

let hurried = false;

/**
 * Skips the pauses for people and the time of a double tap, for scripts, until the page is reloaded.
 * @param {boolean} on
 */
export function hurry(on) {
  hurried = on;
}

/** A time that scripts may skip. @param {number} time milliseconds */
export function unlessHurried(time) {
  return hurried ? 0 : time;
}

/** A pause at the preferred speed. @param {number} time milliseconds at the usual speed */
export function paced(time) {
  return unlessHurried(time * PACE[preferred("speed")]);
}

/** @param {string} name */
const key = (name) => `rollbook-${name}`;

/** @param {Name} name */
function notify(name) {
  for (const listener of listeners) listener(name);
}

window.addEventListener("storage", (event) => {
  for (const name of NAMES) if (event.key === key(name) || event.key === null) notify(name);
});
