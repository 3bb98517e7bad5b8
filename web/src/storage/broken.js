/** Stored entries that this version cannot show: they can be named, saved as text and deleted. */

/** The farthest moment that a `Date` can say, in milliseconds from 1970. */
const LAST_MOMENT = 8.64e15;
const LONGEST_NAME = 60;

/**
 * An entry that this version cannot show.
 * @typedef {object} BrokenEntry
 * @property {IDBValidKey} key under which it is stored
 * @property {string} name what people called it, or an empty text
 * @property {number | null} changed when it was changed last, in milliseconds since 1970
 * @property {string} text what can be saved of it: what can be used again if there is anything, else the entry as JSON
 */

/**
 * Returns the parts of an entry that can be shown and saved.
 * @param {IDBValidKey} key
 * @param {unknown} entry
 * @param {(entry: Record<string, any>) => unknown} [worth] the text in it that can be used again, if there is one
 * @returns {BrokenEntry}
 */
export function readBroken(key, entry, worth = ({ record }) => isRecord(record) && record) {
  const { name, changed, made } = isObject(entry) ? entry : {};
  const text = isObject(entry) ? worth(entry) : "";
  return {
    key,
    name: typeof name === "string" ? name.slice(0, LONGEST_NAME) : "",
    changed: readMoment(changed) ?? readMoment(made),
    text: typeof text === "string" && text !== "" ? text : asText(entry),
  };
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, any>}
 */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * @param {unknown} value
 * @returns {value is string}
 */
export function isRecord(value) {
  return typeof value === "string" && value.startsWith("rollbook ");
}

/** @param {unknown} value */
export function readMoment(value) {
  return typeof value === "number" && Math.abs(value) <= LAST_MOMENT ? value : null;
}

/** Any value as text. @param {unknown} entry */
export function asText(entry) {
  try {
    return JSON.stringify(entry, (_, value) => (typeof value === "bigint" ? String(value) : value), 2) ?? String(entry);
  } catch {
    return String(entry); // It holds itself.
  }
}
