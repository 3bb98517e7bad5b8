/** Short strings in this browser's localStorage, each under a name. A string that cannot be written lasts as long as the page. */

/** The strings that could not be written, by name. @type {Map<string, string>} */
const unsaved = new Map();

/** @param {string} name @param {string} text replaces the one under this name */
export function remember(name, text) {
  try {
    localStorage.setItem(name, text);
    unsaved.delete(name);
  } catch {
    unsaved.set(name, text); // Storage is blocked or full.
  }
}

/** @param {string} name @returns {string | null} the text under this name, if there is one */
export function recall(name) {
  try {
    return unsaved.get(name) ?? localStorage.getItem(name);
  } catch {
    return null; // Storage is blocked.
  }
}

/**
 * @param {string} name
 * @returns {any} the JSON under this name; null if there is none, or it is not JSON
 */
export function recallData(name) {
  try {
    return JSON.parse(recall(name) ?? "null");
  } catch {
    return null; // Another script wrote to this key.
  }
}

/** @param {string} name */
export function forget(name) {
  unsaved.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked: there is nothing.
  }
}

/** @param {string} beginning @returns {string[]} the names with this prefix */
export function remembered(beginning) {
  let names = [...unsaved.keys()];
  try {
    names = [...new Set([...names, ...Object.keys(localStorage)])];
  } catch {
    // Storage is blocked: there are no others.
  }
  return names.filter((name) => name.startsWith(beginning));
}
