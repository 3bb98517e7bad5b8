/**
 * What people prefer on this device, whatever is on the table: one key each in local storage, and a word to whoever
 * listens when one changes, here or in another tab. The theme is kept in settings.js, the language in text.js.
 */

/** What each preference can be, in the order in which to offer it. */
export const PREFERENCES = Object.freeze({
  /** How fast things go that go by themselves: forced moves, lost turns, the bots' moves, a replay. */
  speed: /** @type {const} */ (["slow", "normal", "fast"]),
  /** `system` goes by the device; `less` shows no movement that can be left out. */
  motion: /** @type {const} */ (["system", "less"]),
  sound: /** @type {const} */ (["off", "on"]),
  /** The hand with which people reach for the controls. */
  hand: /** @type {const} */ (["left", "right"]),
  /** Whether the first match of a game is explained step by step. */
  guide: /** @type {const} */ (["off", "on"]),
});

/** @typedef {{ [Name in keyof typeof PREFERENCES]: (typeof PREFERENCES)[Name][number] }} Preferences */

/** What holds until somebody chooses. @type {Readonly<Preferences>} */
const USUAL = Object.freeze({ speed: "normal", motion: "system", sound: "off", hand: "right", guide: "on" });

/** How many times the usual time a pause lasts. */
const PACE = Object.freeze({ slow: 2, normal: 1, fast: 0.4 });

/** @type {Set<(name: keyof Preferences) => void>} */
const listeners = new Set();
/** What was chosen where nothing can be stored: it holds until the page is closed. @type {Map<string, string>} */
const unsaved = new Map();

/**
 * @template {keyof Preferences} Name
 * @param {Name} name
 * @returns {Preferences[Name]}
 */
export function preferred(name) {
  /** @type {readonly string[]} */
  const values = PREFERENCES[name];
  const kept = unsaved.get(name) ?? stored(name);
  return /** @type {Preferences[Name]} */ (values.find((one) => one === kept) ?? USUAL[name]);
}

/**
 * @template {keyof Preferences} Name
 * @param {Name} name
 * @param {Preferences[Name]} value
 */
export function prefer(name, value) {
  try {
    localStorage.setItem(key(name), value);
  } catch {
    unsaved.set(name, value);
  }
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

/**
 * How long something is shown that goes on by itself, at the speed that people prefer.
 * @param {number} time milliseconds at the usual speed
 */
export function paced(time) {
  return time * PACE[preferred("speed")];
}

/** @param {string} name */
const key = (name) => `rollbook-${name}`;

/** @param {string} name */
function stored(name) {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null; // Storage is blocked.
  }
}

/** @param {keyof Preferences} name */
function tell(name) {
  for (const listener of listeners) listener(name);
}

window.addEventListener("storage", (event) => {
  for (const name of /** @type {(keyof Preferences)[]} */ (Object.keys(PREFERENCES))) {
    if (event.key === key(name) || event.key === null) tell(name);
  }
});
