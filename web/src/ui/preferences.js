/**
 * What people prefer on this device, whatever is on the table: one key each in local storage, and callbacks
 * when one changes, here or in another tab. The theme is kept in device_settings.js, the language in text.js.
 */
import { recall, remember } from "../files/notes.js";

/** What each preference can be, in the order in which to offer it. */
export const PREFERENCES = Object.freeze({
  /** The pace of all that plays by itself: forced passes, robots, a replay. */
  speed: /** @type {const} */ (["slow", "normal", "fast"]),
  /** `system` follows the device; `less` leaves out every movement that can be left out. */
  motion: /** @type {const} */ (["system", "less"]),
  sound: /** @type {const} */ (["off", "on"]),
  /** The hand with which people reach for the controls. */
  hand: /** @type {const} */ (["left", "right"]),
  /** Whether the first match of a game is explained step by step. */
  guide: /** @type {const} */ (["off", "on"]),
  /** Who adds the dice and looks for what is legal in the next match: the page, or people themselves. */
  work: /** @type {const} */ (["page", "self"]),
});

/** @typedef {{ [Name in keyof typeof PREFERENCES]: (typeof PREFERENCES)[Name][number] }} Preferences */

/** @type {Readonly<Preferences>} */
const DEFAULTS = Object.freeze({ speed: "normal", motion: "system", sound: "off", hand: "right", guide: "on", work: "page" });

/** How long a pause lasts, in multiples of its usual time. */
const PACE = Object.freeze({ slow: 2, normal: 1, fast: 0.4 });

/** @type {Set<(name: keyof Preferences) => void>} */
const listeners = new Set();

/**
 * @template {keyof Preferences} Name
 * @param {Name} name
 * @returns {Preferences[Name]}
 */
export function preferred(name) {
  /** @type {readonly string[]} */
  const values = PREFERENCES[name];
  const kept = recall(key(name));
  return /** @type {Preferences[Name]} */ (values.find((one) => one === kept) ?? DEFAULTS[name]);
}

/**
 * @template {keyof Preferences} Name
 * @param {Name} name
 * @param {Preferences[Name]} value
 */
export function prefer(name, value) {
  remember(key(name), value);
  tell(name);
}

/**
 * Calls `listener` with the name of each preference that changes from now on.
 * @param {(name: keyof Preferences) => void} listener
 * @returns {() => void} ends it
 */
export function onPreference(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether to leave out all movement that can be left out. */
export function prefersLessMotion() {
  return preferred("motion") === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

let hurried = false;

/**
 * Leaves out the pauses in which people look, and the time in which a second tap is half of a double tap, for scripts,
 * until the page is loaded again.
 * @param {boolean} on
 */
export function hurry(on) {
  hurried = on;
}

/**
 * A time that scripts may leave out.
 * @param {number} time milliseconds
 */
export function unlessHurried(time) {
  return hurried ? 0 : time;
}

/**
 * A pause at the preferred speed.
 * @param {number} time milliseconds at the usual speed
 */
export function paced(time) {
  return unlessHurried(time * PACE[preferred("speed")]);
}

/** @param {string} name */
const key = (name) => `rollbook-${name}`;

/** @param {keyof Preferences} name */
function tell(name) {
  for (const listener of listeners) listener(name);
}

window.addEventListener("storage", (event) => {
  for (const name of /** @type {(keyof Preferences)[]} */ (Object.keys(PREFERENCES))) {
    if (event.key === key(name) || event.key === null) tell(name);
  }
});
