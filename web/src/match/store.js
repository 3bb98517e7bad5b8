/** The matches on this device, each under its own key. What cannot be stored lasts until the page is closed. */
import { Conflict, Problem } from "../text/problems.js";
import { Disk } from "./disk.js";
import { readBroken, readMatch, withSummary } from "./stored.js";

/** How long a browser may take to read or write, in milliseconds; some never answer. */
const LIMIT = 15_000;

/**
 * What went wrong: the device is full, the browser refuses, fails or does not answer; or a match that was stored before
 * was gone, deleted in another tab or by the browser.
 * @typedef {"full" | "blocked" | "failed" | "silent" | "revived" | "cleared"} Trouble
 */

/**
 * @typedef {object} Callbacks
 * @property {(kind: Trouble) => void} trouble something could not be read or written
 * @property {(count: number) => void} unsaved tells how many matches are only in this page's memory now
 * @property {(id: string, kind: "saved" | "deleted") => void} changed the stored match is another one now
 */

/** The browser has not answered within LIMIT. */
class Silence extends Error {}

export class Store {
  /** @type {Map<string, SavedMatch>} what could not be written */
  #unsaved = new Map();
  /** @type {Map<string, Set<string>>} of each match the marks of what this tab has opened or written: no one else's work */
  #marks = new Map();
  /** The matches that this tab has seen on the disk. @type {Set<string>} */
  #stored = new Set();
  /** Those that another tab has deleted. @type {Set<string>} */
  #deleted = new Set();
  #silent = false;

  /**
   * @param {Callbacks} callbacks
   * @param {Pick<Disk, "open" | "entries" | "get" | "change">} [disk]
   * @param {number} [limit] milliseconds
   */
  constructor(callbacks, disk = new Disk(), limit = LIMIT) {
    this.callbacks = callbacks;
    this.disk = disk;
    this.limit = limit;
    disk.open().catch(() => {}); // What is wrong is told when it is needed.
  }

  /**
   * Every match, the one that was changed last first.
   * @returns {Promise<SavedMatch[]>}
   */
  async all() {
    return (await this.read()).matches;
  }

  /**
   * Every match, the one that was changed last first, and what else is stored, which can only be saved and deleted.
   * @returns {Promise<{ matches: SavedMatch[], broken: import("./stored.js").BrokenEntry[] }>}
   */
  async read() {
    /** @type {[IDBValidKey, unknown][]} */
    let entries = [];
    try {
      entries = await this.#within(this.disk.entries());
    } catch (error) {
      this.#tell(error);
    }
    /** @type {Map<IDBValidKey, SavedMatch>} */
    const matches = new Map();
    const broken = [];
    for (const [key, entry] of entries) {
      const match = readMatch(key, entry);
      if (match) {
        matches.set(key, match);
        this.#stored.add(match.id);
      } else if (!this.#unsaved.has(String(key))) broken.push(readBroken(key, entry));
    }
    for (const [id, match] of this.#unsaved) matches.set(id, match);
    return { matches: [...matches.values()].sort((one, other) => other.changed - one.changed), broken };
  }

  /**
   * The match to be played on from here. Rejects with a Problem if it cannot be read.
   * @param {string} id
   * @returns {Promise<SavedMatch | undefined>}
   */
  async get(id) {
    const match = await this.peek(id);
    if (match) this.#marksOf(id).add(markOf(match));
    return match;
  }

  /**
   * The match as it stands, without playing on from it. Rejects with a Problem if it cannot be read.
   * @param {string} id
   * @returns {Promise<SavedMatch | undefined>}
   */
  async peek(id) {
    const unsaved = this.#unsaved.get(id);
    if (unsaved) return unsaved;
    let entry;
    try {
      entry = await this.#within(this.disk.get(id));
    } catch (error) {
      this.#tell(error);
      throw new Problem("problem-storage-unread", {}, error);
    }
    if (entry === undefined) return undefined;
    const match = readMatch(id, entry);
    if (!match) throw new Problem("problem-match-broken");
    this.#stored.add(id);
    return match;
  }

  /**
   * Whether a match could not be written and lasts only as long as the page.
   * @param {string} id
   */
  isUnsaved(id) {
    return this.#unsaved.has(id);
  }

  /**
   * Writes a match as its next revision. Its name is whatever it was called last, here or in another tab; a match that
   * was deleted while it went on in this tab comes back.
   * @param {SavedMatch} match
   * @returns {Promise<SavedMatch>} what was written; rejects with a Conflict if another tab has written since
   */
  async save(match) {
    const { id } = match;
    const mark = newId();
    let version = { ...match, revision: match.revision + 1, changed: Date.now(), mark };
    let revived = false;
    const marks = this.#marksOf(id).add(mark);
    const written = this.disk.change(id, (entry) => {
      const stored = readMatch(id, entry);
      if (stored && !marks.has(markOf(stored))) throw new Conflict(stored);
      revived = !stored && this.#stored.has(id);
      version = { ...version, name: stored?.name ?? version.name };
      return version;
    });
    written.then(() => this.#written(version)).catch(() => {});
    try {
      await this.#within(written);
      if (revived) this.callbacks.trouble(this.#deleted.delete(id) ? "revived" : "cleared");
    } catch (error) {
      if (error instanceof Conflict) {
        this.#dropUnsaved(id);
        throw error;
      }
      this.#keepUnsaved(version, error);
    }
    return version;
  }

  /**
   * A match is on the disk, perhaps long after anybody waited for it.
   * @param {SavedMatch} match
   */
  #written({ id, revision, mark = "" }) {
    this.#stored.add(id);
    const marks = this.#marksOf(id);
    // Later ones may still be on their way; earlier ones are overwritten.
    for (const one of marks) {
      if (one === mark) break;
      marks.delete(one);
    }
    if ((this.#unsaved.get(id)?.revision ?? Infinity) <= revision) this.#dropUnsaved(id);
    this.callbacks.changed(id, "saved");
  }

  /**
   * Writes a new match.
   * @param {Omit<SavedMatch, "id" | "revision" | "made" | "changed">} match
   * @returns {Promise<SavedMatch>}
   */
  async add(match) {
    const now = Date.now();
    const made = await this.save({ ...match, id: newId(), revision: 0, made: now, changed: now });
    if (globalThis.isSecureContext) navigator.storage?.persist?.().catch(() => {});
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
    const was = await this.#try(id, (stored) => {
      const match = readMatch(id, stored);
      return match ? { ...match, name } : stored;
    });
    if (was) this.callbacks.changed(id, "saved");
    return Boolean(was ?? unsaved);
  }

  /**
   * Deletes a match.
   * @param {string} id
   * @returns {Promise<SavedMatch | undefined>} the match as it was, wherever it was played last; undefined if there was none
   */
  async remove(id) {
    const unsaved = this.#unsaved.get(id);
    this.#dropUnsaved(id);
    this.#marks.delete(id);
    this.#stored.delete(id);
    const was = await this.#try(id, () => undefined);
    this.callbacks.changed(id, "deleted");
    return unsaved ?? was;
  }

  /**
   * Gives an entry that holds a record another summary, unless it has become another one meanwhile.
   * @param {IDBValidKey} key
   * @param {string} record
   * @param {MatchAbout} about
   * @returns {Promise<boolean>} whether it is a match now
   */
  async mend(key, record, about) {
    let mended = false;
    const work = (/** @type {any} */ entry) => {
      const match = readMatch(key, entry) || entry?.record !== record ? null : withSummary(key, entry, about);
      mended = match !== null;
      return match ?? entry;
    };
    try {
      await this.#within(this.disk.change(key, work));
    } catch (error) {
      this.#tell(error);
      return false;
    }
    if (mended) this.callbacks.changed(String(key), "saved");
    return mended;
  }

  /**
   * Deletes an entry that holds no match.
   * @param {IDBValidKey} key
   */
  async removeBroken(key) {
    try {
      await this.#within(this.disk.change(key, () => undefined));
    } catch (error) {
      this.#tell(error);
    }
  }

  /**
   * Puts a deleted match back exactly as it was, unless somebody has gone on with it in another tab since.
   * @param {SavedMatch} match
   */
  async restore(match) {
    try {
      await this.#within(this.disk.change(match.id, (stored) => stored ?? match));
      this.callbacks.changed(match.id, "saved");
    } catch (error) {
      this.#keepUnsaved(match, error);
    }
  }

  /**
   * Another tab has deleted a match: if it goes on here, it comes back.
   * @param {string} id
   */
  deletedElsewhere(id) {
    this.#deleted.add(id);
  }

  /**
   * @param {string} id
   * @param {(stored: unknown) => unknown} work
   * @returns {Promise<SavedMatch | undefined>} the match that was stored before
   */
  async #try(id, work) {
    try {
      return readMatch(id, await this.#within(this.disk.change(id, work))) ?? undefined;
    } catch (error) {
      this.#tell(error);
      return undefined;
    }
  }

  /**
   * Waits for the browser, but not for ever: once it has kept silent, not at all until it answers again.
   * @template T
   * @param {Promise<T>} asked
   * @returns {Promise<T>}
   */
  #within(asked) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => {
          this.#silent = true;
          reject(new Silence());
        },
        this.#silent ? 0 : this.limit,
      );
      const answered = () => {
        clearTimeout(timer);
        this.#silent = false;
      };
      asked.finally(answered).then(resolve, reject);
    });
  }

  /** @param {string} id */
  #marksOf(id) {
    const marks = this.#marks.get(id) ?? new Set();
    this.#marks.set(id, marks);
    return marks;
  }

  /**
   * @param {SavedMatch} match
   * @param {unknown} error why it could not be written
   */
  #keepUnsaved(match, error) {
    this.#unsaved.set(match.id, match);
    this.callbacks.unsaved(this.#unsaved.size);
    this.#tell(error);
  }

  /** @param {string} id */
  #dropUnsaved(id) {
    if (this.#unsaved.delete(id)) this.callbacks.unsaved(this.#unsaved.size);
  }

  /** @param {unknown} error */
  #tell(error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : "";
    const refused = ["SecurityError", "InvalidStateError", "TypeError"].includes(name);
    if (error instanceof Silence) this.callbacks.trouble("silent");
    else if (name === "QuotaExceededError") this.callbacks.trouble("full");
    else this.callbacks.trouble(refused ? "blocked" : "failed");
  }
}

/**
 * What tells one revision of a match from every other, whichever tab wrote it. Earlier versions gave none.
 * @param {SavedMatch} match
 */
function markOf({ mark, revision }) {
  return mark ?? `revision ${revision}`;
}

/** Ten letters and digits: short in an address, and never the same twice. */
function newId() {
  const random = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(random, (byte) => (byte % 36).toString(36)).join("");
}
