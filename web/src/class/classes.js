/** The classes whose results are collected on this device, and parts of results that wait for the others. */
import { clear, createStore, del, entries, update } from "idb-keyval";

/**
 * A class: its code, and its results as they were sent. What they say is for Python to find out.
 * @typedef {object} SavedClass
 * @property {string} id
 * @property {string} code as it is shown
 * @property {string} name what the teacher calls it; may be empty
 * @property {number} made milliseconds since 1970
 * @property {number} changed
 * @property {string[]} results
 */

/** A result of which not all parts have come. @typedef {{ count: number, letters: Record<number, string>, changed: number }} Waiting */

/** How the keys of results begin of which not all parts have come. */
const WAITING = "waiting ";
/** Parts that nobody has completed for so long are forgotten, in milliseconds: a day. */
const FORGOTTEN = 86_400_000;
/** More results than any class has tablets. */
const MOST_RESULTS = 500;

export class Classes {
  #disk = createStore("rollbook-classes", "classes");
  /** What could not be written lasts as long as the page. @type {Map<string, any>} */
  #unsaved = new Map();

  /** Every class, the one that was changed last first. @returns {Promise<SavedClass[]>} */
  async all() {
    const found = new Map(await this.#entries());
    for (const [key, value] of this.#unsaved) found.set(key, value);
    const classes = [...found.values()].filter(isClass);
    return classes.sort((one, other) => other.changed - one.changed);
  }

  /**
   * Begins to collect the results of a class.
   * @param {string} code
   * @returns {Promise<SavedClass>}
   */
  async begin(code) {
    if (globalThis.isSecureContext) navigator.storage?.persist?.().catch(() => {});
    const now = Date.now();
    const id = `class ${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join("")}`;
    return this.#change(id, () => ({ id, code, name: "", made: now, changed: now, results: [] }));
  }

  /**
   * Changes a class within one transaction: the camera app may open a tab for each code that it reads.
   * @param {SavedClass} one
   * @param {(now: SavedClass) => Partial<SavedClass>} change
   * @returns {Promise<SavedClass>}
   */
  change(one, change) {
    return this.#change(one.id, (stored) => {
      const now = isClass(stored) ? stored : one;
      const next = { ...now, ...change(now), changed: Date.now() };
      return { ...next, results: next.results.slice(-MOST_RESULTS) };
    });
  }

  /** @param {SavedClass} one */
  async remove({ id }) {
    this.#unsaved.delete(id);
    await del(id, this.#disk).catch(() => {});
  }

  /** Forgets every class, and all that waits. */
  async clear() {
    this.#unsaved.clear();
    await clear(this.#disk).catch(() => {});
  }

  /**
   * Keeps a part of a result. Answers all parts in their order once they are there, and which are missing until then.
   * @param {import("../match/result_links.js").Part} part
   * @returns {Promise<{ letters: string[], missing: number[] }>}
   */
  async keepPart({ tag, number, count, letters }) {
    const key = `${WAITING}${tag} ${count}`;
    /** @type {Waiting} */
    const waiting = await this.#change(key, (stored) => ({
      count,
      letters: { ...stored?.letters, [number]: letters },
      changed: Date.now(),
    }));
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    const missing = numbers.filter((one) => waiting.letters[one] === undefined);
    if (missing.length === 0) await this.#forget(key);
    return { letters: numbers.map((one) => waiting.letters[one]), missing };
  }

  /** Whether something could not be written, and lasts only as long as the page. */
  get unsaved() {
    return this.#unsaved.size > 0;
  }

  /** Forgets a result that is whole, and those that were never completed. @param {string} whole */
  async #forget(whole) {
    this.#unsaved.delete(whole);
    const old = (await this.#entries()).filter(([key, { changed }]) => key.startsWith(WAITING) && Date.now() - changed > FORGOTTEN);
    for (const gone of [whole, ...old.map(([key]) => key)]) await del(gone, this.#disk).catch(() => {});
  }

  /** @returns {Promise<[string, any][]>} */
  async #entries() {
    try {
      return await entries(this.#disk);
    } catch {
      return []; // Storage is blocked: what was collected here is all there is.
    }
  }

  /**
   * @template T
   * @param {string} key
   * @param {(stored: any) => T} change
   * @returns {Promise<T>} what is stored now
   */
  async #change(key, change) {
    /** @type {T} */
    let next = change(this.#unsaved.get(key));
    try {
      await update(key, (stored) => (next = change(this.#unsaved.get(key) ?? stored)), this.#disk);
      this.#unsaved.delete(key);
    } catch {
      this.#unsaved.set(key, next);
    }
    return next;
  }
}

/**
 * @param {any} value
 * @returns {value is SavedClass}
 */
function isClass(value) {
  return (
    typeof value === "object" &&
    value !== null &&
    ["id", "code", "name"].every((key) => typeof value[key] === "string") &&
    Array.isArray(value.results) &&
    value.results.every((/** @type {unknown} */ result) => typeof result === "string")
  );
}
