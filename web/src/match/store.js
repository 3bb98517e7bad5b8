/** The matches on this device. */
import { askToPersist, Collection, newId } from "../storage/collection.js";
import { isRecord, Database } from "../storage/database.js";
import { Conflict, Problem, Refusal } from "../text/problems.js";
import { readMatch, withSummary } from "./stored.js";
import { forget, recall, remember } from "../files/notes.js";
import { aboutOf, holdsTablet } from "./about.js";

/**
 * A problem of a collection; or a stored match no longer exists, because the user or the browser has deleted it.
 * @typedef {import("../storage/collection.js").StorageProblem | "revived" | "cleared"} StorageProblem
 */

/**
 * @typedef {object} Callbacks
 * @property {(kind: StorageProblem, reading: boolean) => void} storageProblem called when something could not be read or written
 * @property {(count: number) => void} unsaved receives the number of matches that are only in this page's memory
 * @property {(id: string, kind: "saved" | "deleted") => void} changed called when the stored match has changed
 */

/** The name of a note that no match locks this tablet; it lets screens check without reading the matches. */
const UNHELD = "rollbook-unheld";

export class Store {
  /** The matches that this tab has seen in storage. @type {Set<IDBValidKey>} */
  #stored = new Set();
  /** The matches that were deleted, here or in another tab. @type {Set<string>} */
  #deleted = new Set();
  /** The names given here to matches that were unsaved at the time. @type {Map<string, string>} */
  #renamed = new Map();

  /** The matches that are about to be written and lock the tablet. @type {Set<string>} */
  #holding = new Set();

  /**
   * @param {Callbacks} callbacks
   * @param {import("../storage/collection.js").Base & Pick<Database, "open">} [base]
   * @param {number} [limit] milliseconds
   */
  constructor(callbacks, base = new Database("rollbook", "matches"), limit) {
    this.callbacks = callbacks;
    const changed = (/** @type {string} */ id, /** @type {"saved" | "deleted"} */ kind) => {
      if (kind === "deleted") this.deleted(id);
      else {
        this.#stored.add(id);
        this.#deleted.delete(id);
        this.#renamed.delete(id);
        if (this.#holding.delete(id)) forget(UNHELD);
      }
      callbacks.changed(id, kind);
    };
    this.collection = new Collection({ ...callbacks, changed }, base, this.#rewrite, limit);
    base.open().catch(() => {}); // The first read or write reports the problem.
  }

  /** Every match. Rejects with a Problem if they cannot be read. */
  all() {
    return this.collection.all(this.#readMatch);
  }

  /** Every match, and the other stored entries (`Collection.list`). */
  read() {
    return this.collection.list(this.#readMatch);
  }

  /** The matches that must be finished before this tablet does anything else. */
  async holding() {
    if (recall(UNHELD)) return [];
    const { all, failure } = await this.read();
    const holding = all.filter(holdsTablet);
    if (holding.length === 0 && !failure) remember(UNHELD, "yes");
    return holding;
  }

  /**
   * Writes a match that may lock the tablet. Another tab may look for one before it is written, and find none.
   * @template T
   * @param {SavedMatch} match
   * @param {() => Promise<T>} write
   */
  async #noting(match, write) {
    const holds = holdsTablet(match);
    if (holds) forget(UNHELD);
    try {
      return await write();
    } finally {
      if (holds) forget(UNHELD);
    }
  }

  /** @param {IDBValidKey} key @param {unknown} entry */
  #readMatch = (key, entry) => {
    const match = readMatch(key, entry);
    if (match && !this.collection.isUnsaved(key)) this.#stored.add(key);
    return match;
  };

  /**
   * The match that is to be continued here. Rejects with a Problem if it cannot be read.
   * @param {string} id
   * @returns {Promise<SavedMatch | undefined>}
   */
  async checkOut(id) {
    const match = await this.get(id);
    if (match) this.collection.marks(id).add(markOf(match));
    return match;
  }

  /**
   * The current match, without continuing it. Rejects with a Problem if it cannot be read.
   * @param {string} id
   * @returns {Promise<SavedMatch | undefined>}
   */
  async get(id) {
    const entry = await this.collection.get(id);
    if (entry === undefined) return undefined;
    const match = readMatch(id, entry);
    if (!match) throw new Problem("problem-match-broken");
    if (!this.isUnsaved(id)) this.#stored.add(id);
    return match;
  }

  /** Whether a match could not be saved and lasts only as long as the page. @param {string} id */
  isUnsaved(id) {
    return this.collection.isUnsaved(id);
  }

  /**
   * Writes a match as its next revision. The latest name from any tab stays. A match that was deleted while this
   * tab kept playing is restored.
   * @param {SavedMatch} match
   * @returns {Promise<SavedMatch>} the stored match; rejects with a Conflict if another tab has written since
   */
  async save(match) {
    const { id } = match;
    const mark = newId();
    const version = { ...match, revision: match.revision + 1, changed: Date.now(), mark };
    let revived = false;
    const deleted = this.#deleted.has(id);
    this.collection.marks(id).add(mark);
    try {
      const write = (/** @type {unknown} */ stored) => {
        revived = !readMatch(id, stored) && this.#stored.has(id);
        return this.#over(id, stored, version);
      };
      const { entry } = await this.#noting(version, () => this.collection.change(id, write));
      if (revived && !this.isUnsaved(id)) this.callbacks.storageProblem(deleted ? "revived" : "cleared", false);
      return /** @type {SavedMatch} */ (entry);
    } catch (error) {
      if (error instanceof Conflict) this.collection.forget(id);
      throw error;
    }
  }

  /**
   * The entry to store for a revision. Throws a Conflict if another tab has written since.
   * @param {string} id
   * @param {unknown} stored
   * @param {SavedMatch} version
   */
  #over(id, stored, version) {
    const now = readMatch(id, stored);
    if (now && !this.collection.marks(id).has(markOf(now))) throw new Conflict(now);
    return { ...version, name: this.#renamed.get(id) ?? now?.name ?? version.name };
  }

  /** @type {import("../storage/collection.js").Rewrite} */
  #rewrite = (key, stored, unsaved) => {
    const id = String(key);
    if (!readMatch(id, unsaved)) return stored; // a note that another script has written
    const now = readMatch(id, stored);
    // Another tab has continued from it, so nothing is lost.
    if (now && !this.collection.marks(id).has(markOf(now)) && now.record.startsWith(unsaved.record)) return stored;
    if (holdsTablet(unsaved)) this.#holding.add(id);
    return this.#over(id, stored, unsaved);
  };

  /**
   * Writes a new match.
   * @param {Omit<SavedMatch, "id" | "revision" | "made" | "changed">} match
   * @returns {Promise<SavedMatch>}
   */
  async add(match) {
    const now = Date.now();
    const made = await this.save({ ...match, id: newId(), revision: 0, made: now, changed: now });
    askToPersist();
    return made;
  }

  /**
   * Renames a match. This is not a new revision, so that people who play it in another tab can continue. Rejects with a Problem if that fails.
   * @param {string} id
   * @param {string} name
   * @returns {Promise<boolean>} whether the match still exists
   */
  async rename(id, name) {
    const here = this.collection.amend(id, (unsaved) => ({ ...unsaved, name }));
    if (here) this.#renamed.set(id, name);
    const renamed = (/** @type {unknown} */ stored) => {
      const match = readMatch(id, stored);
      return match ? { ...match, name } : stored;
    };
    try {
      const { entry } = await this.collection.change(id, renamed, { keep: false });
      return here || readMatch(id, entry) !== null;
    } catch (error) {
      if (here) return true;
      throw error;
    }
  }

  /**
   * Deletes a match. Rejects with a Problem if it could not be deleted.
   * @param {string} id
   * @returns {Promise<SavedMatch | undefined>} the match before the change, in its latest version; undefined if
   * there was none
   */
  async remove(id) {
    return readMatch(id, await this.collection.remove(id)) ?? undefined;
  }

  /**
   * Replaces the summary of an entry that has a record, unless the entry has changed meanwhile.
   * @param {IDBValidKey} key
   * @param {string} record
   * @param {MatchAbout} about
   * @returns {Promise<boolean>} whether it is now a match
   */
  async mend(key, record, about) {
    const work = (/** @type {any} */ entry) =>
      (readMatch(key, entry) || entry?.record !== record ? null : withSummary(key, entry, about)) ?? entry;
    try {
      const { before, entry } = await this.collection.change(key, work, { keep: false });
      forget(UNHELD); // its summary shows whether it locks the tablet
      return entry !== before;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return false; // The page has already reported the problem.
    }
  }

  /**
   * Restores a deleted match exactly, unless another tab has continued it since.
   * @param {SavedMatch} match
   */
  async restore(match) {
    await this.#noting(match, () => this.collection.change(match.id, (stored) => stored ?? match));
  }

  /**
   * Notes that a match was deleted, here or in another tab: it is not written again automatically. If people continue it
   * here, `save` restores it and reports that.
   * @param {string} id
   */
  deleted(id) {
    this.#deleted.add(id);
    this.collection.forget(id);
  }
}

/**
 * The mark of a revision, which no other revision of any tab has. Earlier versions wrote no mark.
 * @param {SavedMatch} match
 */
function markOf({ mark, revision }) {
  return mark ?? `revision ${revision}`;
}

/**
 * Has Python read the records of broken entries. An entry that it can read becomes a match again.
 * @param {Store} store
 * @param {import("./match_client.js").Caller} engine
 * @param {import("../storage/database.js").BrokenEntry[]} broken
 * @returns {Promise<boolean>} whether there are more matches now; rejects with a Problem if Python is
 * unavailable
 */
export async function mend(store, engine, broken) {
  let mended = false;
  for (const { key, text } of broken.filter((entry) => isRecord(entry.text))) {
    try {
      const about = aboutOf(await engine.call("inspect", { record: text }));
      mended = (await store.mend(key, text, about)) || mended;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // Its record is damaged as well.
    }
  }
  return mended;
}
