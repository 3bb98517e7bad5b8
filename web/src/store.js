/** The matches on this device, each under its own key. If nothing can be stored, they last as long as the page. */
import { createStore, get, promisifyRequest, values } from "idb-keyval";
import { Conflict } from "./problems.js";

/** @typedef {"full" | "blocked" | "revived"} Trouble */

export class Store {
  #disk = createStore("rollbook", "matches");
  /** @type {Map<string, SavedMatch>} what could not be written */
  #unsaved = new Map();
  /** @type {Map<string, number>} the revision of each match that this tab last saw on the disk */
  #seen = new Map();

  /** @param {(kind: Trouble) => void} trouble is told when a match could not be written, or had been deleted elsewhere */
  constructor(trouble) {
    this.trouble = trouble;
    this.#open().catch(() => {});
  }

  /** Opens the disk before anybody waits for it. What is wrong with it is told when it is needed. */
  async #open() {
    await this.#disk("readonly", () => {});
  }

  /**
   * Every match, the one that was changed last first.
   * @returns {Promise<SavedMatch[]>}
   */
  async all() {
    /** @type {SavedMatch[]} */
    let stored = [];
    try {
      stored = await values(this.#disk);
    } catch {
      this.trouble("blocked");
    }
    const matches = new Map(stored.map((match) => [match.id, match]));
    for (const [id, match] of this.#unsaved) matches.set(id, match);
    return [...matches.values()].sort((one, other) => other.changed - one.changed);
  }

  /**
   * @param {string} id
   * @returns {Promise<SavedMatch | undefined>}
   */
  async get(id) {
    const unsaved = this.#unsaved.get(id);
    if (unsaved) return unsaved;
    try {
      /** @type {SavedMatch | undefined} */
      const match = await get(id, this.#disk);
      if (match) this.#seen.set(id, match.revision);
      return match;
    } catch {
      this.trouble("blocked");
      return undefined;
    }
  }

  /**
   * Writes a match as its next revision. Its name is whatever it was called last, here or in another tab; a match that
   * was deleted in another tab while it went on in this one comes back.
   * @param {SavedMatch} match
   * @returns {Promise<SavedMatch>} what was written; rejects with a Conflict if another tab has written since
   */
  async save(match) {
    let next = { ...match, revision: match.revision + 1, changed: Date.now() };
    let revived = false;
    try {
      await this.#change(match.id, (stored) => {
        if (stored && stored.revision !== this.#seen.get(match.id)) throw new Conflict(stored);
        revived = !stored && this.#seen.has(match.id);
        next = { ...next, name: stored?.name ?? next.name };
        return next;
      });
      this.#seen.set(match.id, next.revision);
      this.#unsaved.delete(match.id);
      if (revived) this.trouble("revived");
    } catch (error) {
      if (error instanceof Conflict) throw error;
      this.#keepUnsaved(next, error);
    }
    return next;
  }

  /**
   * Writes a new match.
   * @param {Omit<SavedMatch, "id" | "revision" | "made" | "changed">} match
   * @returns {Promise<SavedMatch>}
   */
  async add(match) {
    const now = Date.now();
    const made = await this.save({ ...match, id: newId(), revision: 0, made: now, changed: now });
    if (isSecureContext) navigator.storage?.persist?.().catch(() => {});
    return made;
  }

  /**
   * Calls a match by another name. That is no new revision, so that whoever plays it in another tab just plays on.
   * @param {string} id
   * @param {string} name
   * @returns {Promise<boolean>} whether there still is such a match
   */
  async rename(id, name) {
    const unsaved = this.#unsaved.get(id);
    if (unsaved) this.#unsaved.set(id, { ...unsaved, name });
    const was = await this.#try(id, (stored) => stored && { ...stored, name });
    return Boolean(was ?? unsaved);
  }

  /**
   * Deletes a match.
   * @param {string} id
   * @returns {Promise<SavedMatch | undefined>} the match as it was, wherever it was played last; undefined if there was none
   */
  async remove(id) {
    const unsaved = this.#unsaved.get(id);
    this.#unsaved.delete(id);
    this.#seen.delete(id);
    const was = await this.#try(id, () => undefined);
    return unsaved ?? was;
  }

  /**
   * Puts a deleted match back exactly as it was, unless somebody has gone on with it in another tab since.
   * @param {SavedMatch} match
   */
  async restore(match) {
    try {
      await this.#change(match.id, (stored) => stored ?? match);
    } catch (error) {
      this.#keepUnsaved(match, error);
    }
  }

  /**
   * Changes what is stored of one match in a single step, between which and another tab's nothing can come.
   * @param {string} id
   * @param {(stored: SavedMatch | undefined) => SavedMatch | undefined} work answers what is to be stored, if anything
   * @returns {Promise<SavedMatch | undefined>} what was stored before
   */
  #change(id, work) {
    return this.#disk("readwrite", async (matches) => {
      /** @type {SavedMatch | undefined} */
      const stored = await promisifyRequest(matches.get(id));
      const next = work(stored);
      if (next) matches.put(next, id);
      else matches.delete(id);
      await promisifyRequest(matches.transaction);
      return stored;
    });
  }

  /**
   * @param {string} id
   * @param {(stored: SavedMatch | undefined) => SavedMatch | undefined} work
   */
  async #try(id, work) {
    try {
      return await this.#change(id, work);
    } catch {
      this.trouble("blocked");
      return undefined;
    }
  }

  /**
   * @param {SavedMatch} match
   * @param {unknown} error why it could not be written
   */
  #keepUnsaved(match, error) {
    this.#unsaved.set(match.id, match);
    this.trouble(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked");
  }
}

/** Ten letters and digits: short in an address, and never the same twice. */
function newId() {
  const random = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(random, (byte) => (byte % 36).toString(36)).join("");
}
