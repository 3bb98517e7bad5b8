/**
 * User data of one kind on this device, each in a database entry under its own key. An entry that cannot be written
 * lasts as long as the page.
 */
import { forget, recallData, remember, remembered } from "../files/notes.js";
import { Conflict, Problem } from "../text/problems.js";
import { isObject, readBroken } from "./database.js";

/** The time limit for the browser to read or write, in milliseconds; some never answer. */
const LIMIT = 15_000;
/** The names of the errors with which browsers refuse to store anything. */
const REFUSALS = new Set(["SecurityError", "InvalidStateError", "TypeError", "ReferenceError"]);
/** The prefix of the name of a note with unwritten data of a closing page; then come the names of the collection and the entry. */
const LEFT = "rollbook-unsaved-";

/** The device is full, or the browser refuses, fails or does not answer. @typedef {"full" | "blocked" | "failed" | "silent"} StorageProblem */

/**
 * @typedef {object} Callbacks
 * @property {(kind: StorageProblem, reading: boolean) => void} storageProblem called when something could not be read or written
 * @property {(count: number) => void} unsaved called with the number of entries that are only in this page's memory
 * @property {(key: string, kind: "saved" | "deleted") => void} changed called when an entry was written or deleted
 */

/** The methods of a database that a collection calls. @typedef {Pick<import("./database.js").Database, "entries" | "get" | "change"> & { name?: string }} Base */

/**
 * Returns the entry to store: undefined deletes it, and the same entry leaves it as it is. If the function throws, nothing changes. It may be called again
 * when a browser answers late. `overtaken`: another tab has written since our write failed.
 * @typedef {(stored: unknown, unsaved: unknown, overtaken: boolean) => unknown} Work
 */

/**
 * Returns the entry to store for one that could not be written, given the stored one. If the function throws, the entry stays unsaved.
 * @typedef {(key: IDBValidKey, stored: unknown, unsaved: any, overtaken: boolean) => unknown} Rewrite
 */

/** The browser has not answered within LIMIT. */
class Silence extends Error {}

export class Collection {
  /** The entries that could not be written, each with the number of its attempt. @type {Map<IDBValidKey, { entry: unknown, attempt: number }>} */
  #unsaved = new Map();
  #attempts = 0;
  /**
   * For each entry, the marks of the revisions that this tab has opened or written.
   * @type {Map<IDBValidKey, Set<string>>}
   */
  #marks = new Map();
  #silent = false;
  /** The keys of left-over notes. @type {Set<IDBValidKey>} */
  #left = new Set();

  /**
   * @param {Callbacks} callbacks
   * @param {Base} base
   * @param {Rewrite} rewrite
   * @param {number} [limit] milliseconds
   */
  constructor(callbacks, base, rewrite, limit = LIMIT) {
    this.callbacks = callbacks;
    this.base = base;
    this.rewrite = rewrite;
    this.limit = limit;
  }

  /**
   * All entries, including unsaved ones. If the stored ones cannot be read, `failure` gives the reason, and the entries
   * are only those of this page. If storage is blocked, no other entries exist.
   * @returns {Promise<{ entries: Map<IDBValidKey, unknown>, failure: Problem | null }>}
   */
  async read() {
    let failure = null;
    /** @type {Map<IDBValidKey, unknown>} */
    let entries = new Map();
    try {
      entries = new Map(await this.#within(this.base.entries()));
    } catch (error) {
      if (this.#report(error, true) !== "blocked") failure = new Problem("problem-storage-unread", {}, error);
    }
    for (const [key, { entry }] of this.#unsaved) entries.set(key, entry);
    return { entries, failure };
  }

  /**
   * The contents of the entries, the most recently changed first, and the other stored values, which can only be saved
   * and deleted. If the stored data cannot be read, `failure` gives the reason, and these are only those of this page.
   * @template {{ changed: number }} Thing
   * @param {(key: IDBValidKey, entry: unknown) => Thing | null} readOne
   * @param {(key: IDBValidKey, entry: unknown) => import("./database.js").BrokenEntry | null} [readOther] returns null for values that are not to be listed
   * @returns {Promise<{ all: Thing[], broken: import("./database.js").BrokenEntry[], failure: Problem | null }>}
   */
  async list(readOne, readOther = (key, entry) => readBroken(key, entry)) {
    const { entries, failure } = await this.read();
    const [all, broken] = [/** @type {Thing[]} */ ([]), /** @type {import("./database.js").BrokenEntry[]} */ ([])];
    for (const [key, entry] of entries) {
      const one = readOne(key, entry);
      const other = one ? null : readOther(key, entry);
      if (one) all.push(one);
      else if (other) broken.push(other);
    }
    return { all: all.sort((one, other) => other.changed - one.changed), broken, failure };
  }

  /**
   * Returns only the contents. Rejects with a Problem if they cannot be read.
   * @template {{ changed: number }} Thing
   * @param {(key: IDBValidKey, entry: unknown) => Thing | null} readOne
   */
  async all(readOne) {
    const { all, failure } = await this.list(readOne);
    if (failure) throw failure;
    return all;
  }

  /**
   * Returns an entry. Rejects with a Problem if it cannot be read.
   * @param {IDBValidKey} key
   * @returns {Promise<unknown>} undefined if there is none
   */
  async get(key) {
    const unsaved = this.#unsaved.get(key);
    if (unsaved) return unsaved.entry;
    try {
      return await this.#within(this.base.get(key));
    } catch (error) {
      this.#report(error, true);
      throw new Problem("problem-storage-unread", {}, error);
    }
  }

  /**
   * Changes an entry within one transaction. If it cannot be written, memory keeps it, replacing an earlier unsaved version. If `keep` is false,
   * memory does not change. Rejects with a Problem if nothing has changed.
   * @param {IDBValidKey} key
   * @param {Work} work
   * @param {{ keep?: boolean }} [how]
   * @returns {Promise<{ before: unknown, entry: unknown }>} rejects with any error that the work throws
   */
  async change(key, work, { keep = true } = {}) {
    this.#attempts += 1;
    const attempt = this.#attempts;
    const made = { ran: false, before: /** @type {unknown} */ (undefined), entry: /** @type {unknown} */ (undefined) };
    /** @type {unknown[]} why the work refuses */
    const refused = [];
    const tried = (/** @type {any} */ stored) => {
      const unsaved = /** @type {any} */ (this.#unsaved.get(key)?.entry);
      try {
        const entry = work(stored, unsaved, isOvertaken(stored, unsaved));
        Object.assign(made, { ran: true, before: unsaved ?? stored, entry });
        return entry;
      } catch (error) {
        refused.push(error);
        throw error;
      }
    };
    const writing = this.base.change(key, tried);
    writing.then((stored) => this.#written(key, stored, made.entry, keep ? attempt : -1)).catch(() => {});
    try {
      await this.#within(writing);
    } catch (error) {
      if (refused.length > 0) throw error;
      if (!made.ran) tried(undefined);
      this.#last(key, made.entry, attempt, keep, error);
    }
    return { before: made.before, entry: made.entry };
  }

  /**
   * Keeps an unwritten entry in memory. If that is not allowed or not possible, changes nothing and throws a Problem.
   * @param {IDBValidKey} key
   * @param {unknown} entry
   * @param {number} attempt
   * @param {boolean} keep
   * @param {unknown} error
   */
  #last(key, entry, attempt, keep, error) {
    // If storage is blocked, there are only this page's entries.
    if (entry === undefined && this.#kindOf(error) === "blocked") return this.forget(key);
    if (entry === undefined || !keep) {
      this.#report(error, false);
      throw new Problem("problem-storage-unchanged", {}, error);
    }
    this.#unsaved.set(key, { entry, attempt });
    this.callbacks.unsaved(this.#unsaved.size);
    this.#report(error, false);
  }

  /**
   * Tries again to write unsaved entries; those that fail again stay unsaved. Reports nothing: people already know.
   * @returns {Promise<unknown[]>} the reasons why some could not be written, except conflicts, which people settle with their next action
   */
  async retry() {
    const tried = await Promise.allSettled([...this.#unsaved.keys()].map((key) => this.#rewriteOne(key)));
    return tried.flatMap((one) => (one.status === "rejected" && !(one.reason instanceof Conflict) ? [one.reason] : []));
  }

  /** @param {IDBValidKey} key */
  async #rewriteOne(key) {
    let [entry, attempt] = [/** @type {unknown} */ (undefined), -1];
    const writing = this.base.change(key, (/** @type {any} */ stored) => {
      const unsaved = this.#unsaved.get(key);
      // A later change may have been written meanwhile.
      entry = unsaved ? this.rewrite(key, stored, unsaved.entry, isOvertaken(stored, unsaved.entry)) : stored;
      attempt = unsaved?.attempt ?? -1;
      return entry;
    });
    const written = writing.then((stored) => this.#written(key, stored, entry, attempt));
    await this.#within(written);
  }

  /** Called when the page may be closed: stores unwritten entries where the next visit finds them. */
  leaveBehind() {
    for (const [key, { entry }] of this.#unsaved) {
      if (typeof key !== "string") continue;
      remember(this.#note(key), JSON.stringify({ entry, marks: [...this.marks(key)] }));
      this.#left.add(key);
    }
  }

  /** Reads the notes of an earlier page, and tries to write their entries. */
  async takeIn() {
    for (const note of remembered(this.#note(""))) {
      const key = note.slice(this.#note("").length);
      const left = recallData(note);
      if (!isObject(left) || !isObject(left.entry) || !Array.isArray(left.marks)) {
        forget(note);
        continue;
      }
      for (const mark of left.marks) this.marks(key).add(String(mark));
      this.#left.add(key);
      this.#attempts += 1;
      this.#unsaved.set(key, { entry: left.entry, attempt: this.#attempts });
    }
    if (this.#unsaved.size === 0) return;
    this.callbacks.unsaved(this.#unsaved.size);
    const failures = await this.retry();
    if (failures.length > 0) this.#report(failures[0], false);
  }

  /** @param {string} key */
  #note(key) {
    return `${LEFT}${this.base.name} ${key}`;
  }

  /**
   * Deletes an entry. Rejects with a Problem if it could not be deleted.
   * @param {IDBValidKey} key
   * @returns {Promise<unknown>} the old value; undefined if there was none
   */
  async remove(key) {
    const { before } = await this.change(key, () => undefined);
    this.#marks.delete(key);
    return before;
  }

  /** The number of entries that could not be written and last only as long as the page. */
  get unsavedCount() {
    return this.#unsaved.size;
  }

  /**
   * Whether an entry could not be written and lasts only as long as the page.
   * @param {IDBValidKey} key
   */
  isUnsaved(key) {
    return this.#unsaved.has(key);
  }

  /**
   * Changes an entry's unwritten version, if there is one.
   * @param {IDBValidKey} key
   * @param {(unsaved: any) => unknown} change
   * @returns {boolean} whether there is
   */
  amend(key, change) {
    const unsaved = this.#unsaved.get(key);
    if (unsaved) unsaved.entry = change(unsaved.entry);
    return unsaved !== undefined;
  }

  /** Drops an entry's unwritten version. @param {IDBValidKey} key */
  forget(key) {
    if (this.#left.delete(key)) forget(this.#note(String(key)));
    if (this.#unsaved.delete(key)) this.callbacks.unsaved(this.#unsaved.size);
  }

  /**
   * The marks of the revisions of an entry that this tab has opened or written. Any other mark belongs to another tab's work.
   * @param {IDBValidKey} key
   */
  marks(key) {
    const marks = this.#marks.get(key) ?? new Set();
    this.#marks.set(key, marks);
    return marks;
  }

  /**
   * Called when an entry has been written, perhaps long after the page stopped waiting.
   * @param {IDBValidKey} key
   * @param {unknown} stored the previous value
   * @param {any} entry
   * @param {number} attempt unwritten versions up to this one no longer count
   */
  #written(key, stored, entry, attempt) {
    const marks = this.#marks.get(key);
    // Later versions may not have been written yet; earlier ones are overwritten.
    if (marks?.has(entry?.mark)) {
      for (const one of marks) {
        if (one === entry.mark) break;
        marks.delete(one);
      }
    }
    if ((this.#unsaved.get(key)?.attempt ?? Infinity) <= attempt) this.forget(key);
    if (entry !== stored) this.callbacks.changed(String(key), entry === undefined ? "deleted" : "saved");
  }

  /**
   * Waits up to LIMIT. After a timeout it stops waiting until the browser has answered again.
   * @template T
   * @param {Promise<T>} write
   * @returns {Promise<T>}
   */
  #within(write) {
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
      write.finally(answered).then(resolve, reject);
    });
  }

  /** @param {unknown} error @param {boolean} reading */
  #report(error, reading) {
    const kind = this.#kindOf(error);
    this.callbacks.storageProblem(kind, reading);
    return kind;
  }

  /** @param {unknown} error @returns {StorageProblem} */
  #kindOf(error) {
    if (error instanceof Silence) return "silent";
    const name = error instanceof Error || error instanceof DOMException ? error.name : "";
    if (name === "QuotaExceededError") return "full";
    // Chromium denies storage to a cross-site frame, and reports it in no other way.
    const denied = name === "UnknownError" && /denied permission/.test(String(error));
    return denied || REFUSALS.has(name) ? "blocked" : "failed";
  }
}

/**
 * Whether another tab has stored something since our write failed, perhaps within the same millisecond.
 * @param {any} stored
 * @param {any} unsaved
 */
function isOvertaken(stored, unsaved) {
  return unsaved !== undefined && stored?.changed >= unsaved.changed;
}

/**
 * Sixteen random letters and digits, one of 2^80 possibilities: short enough for an address, and in practice never drawn twice. (Plain http has no
 * `crypto.randomUUID`.)
 */
export function newId() {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => (byte % 32).toString(32)).join("");
}

/** Asks the browser not to delete this data when it runs out of space. */
export function askToPersist() {
  if (globalThis.isSecureContext) navigator.storage?.persist?.().catch(() => {});
}
