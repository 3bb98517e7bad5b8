/** The classes whose results are collected on this device, and parts of results that wait for missing parts. */
import { asText, isObject, readBroken, readMoment, Database } from "../storage/database.js";
import { askToPersist, Collection, newId } from "../storage/collection.js";
import { further, readRun, Runs } from "../match/runs.js";
import { Problem } from "../text/problems.js";

/**
 * A lesson of a class: its code, and its results as they were sent. Python reads them.
 * @typedef {object} SavedClass
 * @property {number} version of this format: `VERSION`
 * @property {string} id
 * @property {string} code as shown
 * @property {string} game the game's id; empty in lessons without a version
 * @property {string} name of the class; may be empty
 * @property {number} made the date of the lesson, in milliseconds since 1970
 * @property {number} changed
 * @property {string[]} results
 * @property {Roster} roster
 * @property {Record<string, string[]>} renamed the names that the teacher has given to the people in a result, by the result's mark
 */

/** The children of a class, their groups, and the PIN of its tablets. @typedef {Omit<ClassRoster, "code">} Roster */

/** Parts of a result by their numbers, from 1. @typedef {Record<number, string>} Letters */
/** A result with missing parts. @typedef {{ count: number, letters: Letters, changed: number }} Waiting */

/** Prefix of the keys of incomplete results. */
const WAITING = "waiting ";
/** Incomplete parts expire after this many milliseconds: a day. */
const FORGOTTEN = 86_400_000;
/** The version of a stored lesson's format. A lesson with a newer version can only be saved as a file and deleted. The oldest lessons have no version. */
export const VERSION = 1;
/** @type {Roster} */
export const NO_ROSTER = Object.freeze({ names: [], groups: {}, pin: "" });
/** More results than any class has tablets. One more is refused; no result is deleted to make room. */
const MAX_RESULTS = 500;

export class Classes {
  /**
   * @param {import("../storage/collection.js").Callbacks} callbacks
   * @param {import("../storage/collection.js").Base} [base]
   * @param {number} [limit] milliseconds
   */
  constructor(callbacks, base = new Database("rollbook-classes", "classes"), limit) {
    this.collection = new Collection(callbacks, base, this.#rewrite, limit);
    this.runs = new Runs(this.collection);
  }

  /** @type {import("../storage/collection.js").Rewrite} */
  #rewrite = (key, stored, unsaved, overtaken) => {
    const [one, run, waiting] = [readClass(key, unsaved), readRun(key, unsaved), readWaiting(key, unsaved)];
    if (one) return changed(one, stored, unsaved, overtaken, () => ({}));
    if (run) return further(run, readRun(key, stored));
    return waiting ? { ...waiting, letters: { ...readWaiting(key, stored)?.letters, ...waiting.letters } } : stored;
  };

  /** Every class. Rejects with a Problem if they cannot be read. */
  all() {
    return this.collection.all(readClass);
  }

  /** Every class, and the other stored entries (`Collection.list`) except parts of results and children's puzzles. */
  read() {
    return this.collection.list(readClass, (key, entry) => (readWaiting(key, entry) || readRun(key, entry) ? null : readBroken(key, entry, resultsIn)));
  }

  /**
   * Stores a lesson, and starts collecting its results.
   * @param {Pick<SavedClass, "code" | "game"> & Partial<Pick<SavedClass, "name" | "roster">>} lesson
   * @returns {Promise<SavedClass>}
   */
  async begin({ code, game, name = "", roster = NO_ROSTER }) {
    askToPersist();
    const now = Date.now();
    const id = `class ${newId()}`;
    return this.change({ version: VERSION, id, code, game, name, made: now, changed: now, results: [], roster, renamed: {} }, () => ({}));
  }

  /**
   * Restores a class or parts of a result from a file, unless they already exist here.
   * @param {IDBValidKey} key
   * @param {unknown} entry as stored
   * @returns {Promise<"back" | "same" | "refused">} `same`: it already exists; `refused`: the entry is neither, or the class
   * has no room for it
   */
  async restore(key, entry) {
    const waiting = readWaiting(key, entry);
    if (waiting) {
      const { more } = await this.#addParts(String(key), waiting.count, (here) => ({ ...waiting.letters, ...here }));
      return more ? "back" : "same";
    }
    const run = readRun(key, entry);
    if (run) return this.runs.restore(run);
    const one = readClass(key, entry);
    if (!one) return "refused";
    const there = (await this.all()).find(({ id }) => id === key);
    if (there && asText(withFile(there, one)) === asText(there)) return "same";
    if (there && withFile(there, one).results.length > MAX_RESULTS) return "refused";
    await this.change(one, (now) => withFile(now, one));
    return "back";
  }

  /**
   * Changes a class within one transaction: the camera app may open a tab for each code that it reads.
   * @param {SavedClass} one
   * @param {(now: SavedClass) => Partial<SavedClass>} change
   * @returns {Promise<SavedClass>}
   */
  async change(one, change) {
    const { entry } = await this.collection.change(one.id, (stored, unsaved, overtaken) => changed(one, stored, unsaved, overtaken, change));
    return /** @type {SavedClass} */ (entry);
  }

  /**
   * Whether a class could not be saved and lasts only as long as the page.
   * @param {SavedClass} one
   */
  isUnsaved({ id }) {
    return this.collection.isUnsaved(id);
  }

  /**
   * Deletes a class. Rejects with a Problem if it could not be deleted.
   * @param {Pick<SavedClass, "id">} one
   */
  async remove({ id }) {
    await this.collection.remove(id);
  }

  /**
   * Stores a part of a result. Returns the parts in order, and the numbers of the missing ones.
   * They stay until `forgetParts`, because reading the result may fail.
   * @param {import("../match/links.js").Part} part
   * @returns {Promise<{ letters: string[], missing: number[] }>}
   */
  async keepPart({ tag, number, count, letters }) {
    const { letters: all } = await this.#addParts(waitingKey(tag, count), count, (here) => ({ ...here, [number]: letters }));
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    return { letters: numbers.map((one) => all[one]), missing: numbers.filter((one) => all[one] === undefined) };
  }

  /**
   * @param {string} key under which the parts of a result wait
   * @param {number} count of its parts
   * @param {(here: Letters) => Letters} add gets the stored parts, and returns them with the new ones
   * @returns {Promise<{ letters: Letters, more: boolean }>} all parts, and whether any was new
   */
  async #addParts(key, count, add) {
    let more = false;
    const { entry } = await this.collection.change(key, (stored, unsaved) => {
      const here = Object.assign({}, ...[stored, unsaved].map((one) => readWaiting(key, one)?.letters));
      const letters = add(here);
      more = Object.keys(letters).length > Object.keys(here).length;
      return { count, letters, changed: Date.now() };
    });
    return { letters: /** @type {Waiting} */ (entry).letters, more };
  }

  /**
   * Deletes the parts of a result that has been read, and expired incomplete parts.
   * @param {import("../match/links.js").Part} part
   */
  async forgetParts({ tag, count }) {
    const { entries } = await this.collection.read();
    const old = [...entries].flatMap(([key, entry]) => (isOld(readWaiting(key, entry)) ? [key] : []));
    for (const key of new Set([waitingKey(tag, count), ...old])) await this.collection.remove(key);
  }
}

/**
 * Returns the class to store after a change.
 * @param {SavedClass} one
 * @param {unknown} stored
 * @param {unknown} unsaved
 * @param {boolean} overtaken
 * @param {(now: SavedClass) => Partial<SavedClass>} change
 * @returns {SavedClass}
 */
function changed(one, stored, unsaved, overtaken, change) {
  const there = readClass(one.id, stored);
  const now = readClass(one.id, unsaved) ?? there ?? one;
  // Keep results that another tab has added meanwhile.
  const results = there && overtaken ? [...new Set([...there.results, ...now.results])] : now.results;
  const next = { ...now, results, ...change({ ...now, results }), changed: Date.now() };
  if (next.results.length > Math.max(MAX_RESULTS, results.length)) throw new Problem("class-full", { most: MAX_RESULTS });
  return next;
}

/**
 * Adds to a lesson the parts that only the same lesson in a file has.
 * @param {SavedClass} here
 * @param {SavedClass} file
 * @returns {SavedClass}
 */
function withFile(here, file) {
  const results = [...new Set([...here.results, ...file.results])];
  return { ...here, name: here.name || file.name, results, roster: merged(NO_ROSTER, here.roster, file.roster), renamed: { ...here.renamed, ...file.renamed, ...here.renamed } };
}

/**
 * Joins two changes of a list. If both have changed the same thing, the first one counts.
 * @param {Roster} was before
 * @param {Roster} mine
 * @param {Roster} now as changed meanwhile
 * @returns {Roster}
 */
export function merged(was, mine, now) {
  const [before, own, other] = [was, mine, now].map(({ groups }) => new Map(Object.entries(groups)));
  return { names: mergedNames(was.names, mine.names, now.names), groups: Object.fromEntries(mergedMap(before, own, other)), pin: mine.pin === was.pin ? now.pin : mine.pin };
}

/**
 * Joins two changes of some names, as `merged` does.
 * @param {RosterName[]} was
 * @param {RosterName[]} mine
 * @param {RosterName[]} now
 * @returns {RosterName[]}
 */
export function mergedNames(was, mine, now) {
  const [before, own, other] = [was, mine, now].map((names) => new Map(names.map(({ name, group }) => [name, group])));
  return Array.from(mergedMap(before, own, other), ([name, group]) => ({ name, group }));
}

/**
 * @param {Map<string, string>} was
 * @param {Map<string, string>} mine
 * @param {Map<string, string>} now
 */
function mergedMap(was, mine, now) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const key of [...mine.keys(), ...now.keys()]) {
    const value = mine.get(key) === was.get(key) ? now.get(key) : mine.get(key);
    if (value !== undefined) found.set(key, value);
  }
  return found;
}

/**
 * The key of a result's parts.
 * @param {string} tag
 * @param {number} count
 */
const waitingKey = (tag, count) => `${WAITING}${tag} ${count}`;

/**
 * The parts of a result that an entry holds, or null if it holds none.
 * @param {IDBValidKey} key
 * @param {unknown} entry
 * @returns {Waiting | null}
 */
function readWaiting(key, entry) {
  if (typeof key !== "string" || !key.startsWith(WAITING) || !isObject(entry) || !isObject(entry.letters)) return null;
  const { count, letters } = entry;
  const isPart = (/** @type {[string, unknown]} */ [number, text]) => Number.isInteger(Number(number)) && Number(number) >= 1 && Number(number) <= count && typeof text === "string";
  if (!Number.isInteger(count) || !key.endsWith(` ${count}`) || !Object.entries(letters).every(isPart)) return null;
  return { count, letters, changed: readMoment(entry.changed) ?? 0 };
}

/** @param {Waiting | null} waiting */
const isOld = (waiting) => waiting !== null && Date.now() - waiting.changed > FORGOTTEN;

/** The complete results of a class, as one string that can be added to another class. @param {Record<string, any>} entry */
function resultsIn({ results }) {
  return Array.isArray(results) ? results.filter((result) => typeof result === "string").join("") : "";
}

/**
 * The class that an entry holds, or null if it holds none.
 * @param {IDBValidKey} key
 * @param {unknown} entry
 * @returns {SavedClass | null}
 */
function readClass(key, entry) {
  if (!isObject(entry) || entry.id !== key) return null;
  const { id, code, name, results, version = 0, game = "" } = entry;
  if (![id, code, name, game].every((text) => typeof text === "string") || !Array.isArray(results)) return null;
  if (!Number.isInteger(version) || version > VERSION) return null;
  if (!results.every((result) => typeof result === "string")) return null;
  return { ...entry, version: VERSION, id, code, game, name, results, roster: readRoster(entry.roster), renamed: readRenamed(entry.renamed), made: readMoment(entry.made) ?? 0, changed: readMoment(entry.changed) ?? 0 };
}

/** @param {unknown} given @returns {Roster} */
function readRoster(given) {
  if (!isObject(given) || !Array.isArray(given.names) || !isObject(given.groups) || typeof given.pin !== "string") return NO_ROSTER;
  const { names, groups, pin } = given;
  const whole = names.every((one) => isObject(one) && typeof one.name === "string" && typeof one.group === "string") && Object.values(groups).every((code) => typeof code === "string");
  return whole ? /** @type {Roster} */ ({ names, groups, pin }) : NO_ROSTER;
}

/** @param {unknown} given @returns {Record<string, string[]>} */
function readRenamed(given) {
  if (!isObject(given)) return {};
  return Object.fromEntries(Object.entries(given).filter(([, names]) => Array.isArray(names) && names.every((name) => typeof name === "string")));
}

/** The codes of a class: its own, and those of its groups. @param {SavedClass} one */
export const codesOf = ({ code, roster }) => [code, ...Object.values(roster.groups)];

/**
 * The lessons of a class, the earliest first: those with its name; a lesson without a name is by itself.
 * @param {SavedClass[]} all
 * @param {SavedClass} one of them
 */
export const lessonsOf = (all, one) => (one.name === "" ? [one] : all.filter(({ name }) => name === one.name)).toSorted((first, second) => first.made - second.made);
