/** The puzzles of a class on a child's tablet: the progress of each child, stored with the classes until the next class uses the tablet. */
import { isObject, readMoment } from "../storage/database.js";
import { askToPersist, newId } from "../storage/collection.js";

/**
 * A child's progress through the puzzles of a class code. Python reads and writes its record.
 * @typedef {object} SavedRun
 * @property {string} id
 * @property {string} code as shown
 * @property {string} name of the child
 * @property {string} game
 * @property {string} record
 * @property {number} done the number of finished puzzles
 * @property {number} right the number of solved ones
 * @property {number} count of all puzzles
 * @property {string} pin the salt and hash of the teacher's PIN; empty without one
 * @property {string[]} locks
 * @property {number} changed milliseconds since 1970
 */

/** Prefix of the keys of puzzles. */
const PUZZLES = "puzzles ";

export class Runs {
  /** Called with a child's progress. @type {(run: SavedRun) => void} */
  follow = () => {};

  /** @param {import("../storage/collection.js").Collection} collection */
  constructor(collection) {
    this.collection = collection;
  }

  /** The readable runs, the most recently changed one first. */
  async all() {
    const { entries } = await this.collection.read();
    const found = [...entries].flatMap(([key, entry]) => readRun(key, entry) ?? []);
    return found.sort((one, other) => other.changed - one.changed);
  }

  /** @param {string} id */
  async get(id) {
    return (await this.all()).find((run) => run.id === id) ?? null;
  }

  /**
   * Stores new puzzles.
   * @param {RunAnswer} answer
   * @param {{ pin: string, locks: string[] }} held
   * @returns {Promise<SavedRun>}
   */
  async add(answer, { pin, locks }) {
    askToPersist();
    const { code, name, game } = answer;
    const run = { id: `${PUZZLES}${newId()}`, code, name, game, pin, locks, ...standing(answer) };
    await this.collection.change(run.id, () => run);
    return run;
  }

  /**
   * Stores a child's progress, unless another tab has continued meanwhile.
   * @param {SavedRun} run before the change
   * @param {RunAnswer} answer
   * @returns {Promise<SavedRun>} after the change
   */
  async change(run, answer) {
    const { entry } = await this.collection.change(run.id, (stored, unsaved) => {
      const now = readRun(run.id, unsaved) ?? readRun(run.id, stored) ?? run;
      return now.record === run.record ? { ...now, ...standing(answer) } : now;
    });
    const kept = readRun(run.id, entry) ?? run;
    this.follow(kept);
    return kept;
  }

  /** Deletes a run. Rejects with a Problem if it could not be deleted. @param {SavedRun} run */
  async remove({ id }) {
    await this.collection.remove(id);
  }

  /** Restores puzzles from a file, unless they already exist here. @param {SavedRun} run @returns {Promise<"back" | "same">} */
  async restore(run) {
    if (await this.get(run.id)) return "same";
    await this.collection.change(run.id, () => run);
    return "back";
  }
}

/**
 * The run to store after a failed write: the one with more progress.
 * @param {SavedRun} here
 * @param {SavedRun | null} there as they are stored
 */
export const further = (here, there) => (there && there.done > here.done ? there : here);

/** @param {RunAnswer} answer */
function standing({ record, done, puzzles }) {
  return { record, done: done.length, right: done.filter(({ right }) => right).length, count: puzzles.length, changed: Date.now() };
}

/** Whether all puzzles are over. @param {SavedRun} run */
export const isOver = ({ done, count }) => done >= count;

/**
 * The run in an entry, or null if there is none.
 * @param {IDBValidKey} key
 * @param {unknown} entry
 * @returns {SavedRun | null}
 */
export function readRun(key, entry) {
  if (typeof key !== "string" || !key.startsWith(PUZZLES) || !isObject(entry) || entry.id !== key) return null;
  const { id, code, name, game, record, pin, done, right, count, locks } = entry;
  if (![id, code, name, game, record, pin].every((text) => typeof text === "string") || !Array.isArray(locks)) return null;
  // A game of a later version, before a rollback: it has no name and no picture here.
  if (!SITE.games.some(({ id: known }) => known === game)) return null;
  if (![done, right, count].every((number) => Number.isSafeInteger(number) && number >= 0)) return null;
  return { id, code, name, game, record, pin, done, right, count, locks: locks.map(String), changed: readMoment(entry.changed) ?? 0 };
}
