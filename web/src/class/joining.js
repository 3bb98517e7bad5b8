/**
 * Remembers class links, even after matches are deleted: the list with a PIN that waits for a name, and the number of attempts at each code on this
 * tablet. *Clear this tablet* resets both.
 */
import { forget, recallData, remember } from "../files/notes.js";

const JOINING = "rollbook-joining";

/**
 * A list with a PIN that was opened here but not started yet.
 * @typedef {object} Joining
 * @property {string[]} codes of the class, which comes first, and of its groups
 * @property {string} pin its salt and hash
 * @property {number} since milliseconds since 1970
 */

/** @returns {Joining | null} */
export function joining() {
  const { codes, pin, since } = recallData(JOINING) ?? {};
  return Array.isArray(codes) && codes.length > 0 && typeof pin === "string" && pin ? { codes: codes.map(String), pin, since: Number(since) || 0 } : null;
}

/** @param {string[]} codes @param {string} pin */
export const beginJoining = (codes, pin) => remember(JOINING, JSON.stringify({ codes, pin, since: Date.now() }));

export const endJoining = () => forget(JOINING);

/** @param {string} code */
const key = (code) => `rollbook-begun-${code}`;

/**
 * The number of attempts of each child; matches are counted for the whole tablet, under no name.
 * @param {string} code
 * @returns {Record<string, unknown>}
 */
const counts = (code) => {
  const kept = recallData(key(code));
  return kept !== null && typeof kept === "object" ? kept : {};
};

/**
 * The number of attempts at these codes, or at puzzles for one child, on this tablet.
 * @param {string[]} codes
 * @param {string} [name] of the child
 */
export function timesBegun(codes, name = "") {
  return codes.reduce((sum, code) => sum + (Number(counts(code)[called(name)]) || 0), 0);
}

/** @param {string} code @param {string} [name] of the child */
export function countBegun(code, name = "") {
  remember(key(code), JSON.stringify({ ...counts(code), [called(name)]: timesBegun([code], name) + 1 }));
}

/** Names that look the same count as one; Turkish writes I and İ as ı and i. @param {string} name */
const called = (name) => name.normalize("NFKC").toLowerCase().replace(/ı|i\u0307/g, "i").trim();
