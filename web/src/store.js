/** The matches on this device, each under its own key. If nothing can be stored, they last as long as the page. */
import { createStore, del, get, update, values } from "idb-keyval";
import { Conflict } from "./problems.js";

export class Store {
  #disk = createStore("rollbook", "matches");
  /** @type {Map<string, SavedMatch>} what could not be written */
  #unsaved = new Map();
  /** @type {Map<string, number>} the revision of each match that this tab last saw on the disk */
  #seen = new Map();

  /** @param {(kind: "full" | "blocked") => void} trouble is told when a match could not be written */
  constructor(trouble) {
    this.trouble = trouble;
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
   * Writes a match as its next revision.
   * @param {SavedMatch} match
   * @returns {Promise<SavedMatch>} what was written; rejects with a Conflict if another tab has written since
   */
  async save(match) {
    const next = { ...match, revision: match.revision + 1, changed: Date.now() };
    try {
      await update(
        match.id,
        (/** @type {SavedMatch | undefined} */ stored) => {
          if (stored && stored.revision !== this.#seen.get(match.id)) throw new Conflict(stored);
          return next;
        },
        this.#disk,
      );
      this.#seen.set(match.id, next.revision);
      this.#unsaved.delete(match.id);
    } catch (error) {
      if (error instanceof Conflict) throw error;
      this.#unsaved.set(match.id, next);
      this.trouble(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked");
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

  /** @param {SavedMatch} match */
  async remove(match) {
    this.#unsaved.delete(match.id);
    try {
      await del(match.id, this.#disk);
    } catch {
      this.trouble("blocked");
    }
  }
}

/** Ten letters and digits: short in an address, and never the same twice. */
function newId() {
  const random = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(random, (byte) => (byte % 36).toString(36)).join("");
}
