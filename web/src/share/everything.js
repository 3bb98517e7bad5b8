/** Saves all data on this device as one file, deletes it, and restores it from such a file. */
import { aboutOf } from "../match/about.js";
import { withSummary, withoutAsLeft } from "../match/stored.js";
import { asText, isObject } from "../storage/database.js";
import { Problem, Refusal } from "../text/problems.js";

const MARK = "rollbook everything";
/** Prefix of such a file. */
const HEAD = `{"${MARK}":`;
const VERSION = 1;

/** @typedef {"matches" | "robots" | "classes"} What */
/** All stored entries by their keys, readable or not. @typedef {Record<What, Map<IDBValidKey, unknown>>} Everything */

/** An entry has changed since it was read. */
class Changed extends Error {}

/** @param {PageContext} page @returns {[What, import("../storage/collection.js").Collection][]} */
const collections = (page) => [
  ["matches", page.store.collection],
  ["robots", page.robots.collection],
  ["classes", page.classes.collection],
];

/**
 * Everything that is stored, including damaged entries and parts of results. Rejects with a Problem if anything cannot be read.
 * @param {PageContext} page
 * @returns {Promise<Everything>}
 */
export async function readEverything(page) {
  /** @type {Everything} */
  const all = { matches: new Map(), robots: new Map(), classes: new Map() };
  for (const [what, collection] of collections(page)) {
    const { entries, failure } = await collection.read();
    if (failure) throw failure;
    all[what] = entries;
  }
  return all;
}

/** Returns everything as the text of a file. @param {Everything} all */
export function textOfEverything({ matches, robots, classes }) {
  const lists = Object.entries({ matches, robots, classes }).map(([what, entries]) => {
    const lines = [...entries].map(([key, entry]) => JSON.stringify([plain(key), plain(what === "matches" ? withoutAsLeft(entry) : entry)]));
    return `,\n"${what}":[${lines.map((line) => `\n${line}`).join(",")}]`;
  });
  return `${HEAD}${VERSION}${lists.join("")}}\n`;
}

/** Whether a string may be such a file: its first characters are enough. @param {string} text */
export function isEverything(text) {
  return text.startsWith(HEAD);
}

/**
 * Deletes the entries that were read, but none that has changed since. Rejects with a Problem if something could not be deleted.
 * @param {PageContext} page
 * @param {Everything} all
 * @returns {Promise<number>} the number of entries that stay because they have changed
 */
export async function deleteEverything(page, all) {
  let stay = 0;
  for (const [what, collection] of collections(page)) {
    for (const [key, was] of all[what]) {
      const work = (/** @type {unknown} */ stored, /** @type {unknown} */ unsaved, /** @type {boolean} */ overtaken) => {
        const now = unsaved ?? stored;
        if (overtaken || (now !== undefined && asText(now) !== asText(was))) throw new Changed();
        return undefined;
      };
      try {
        await collection.change(key, work);
      } catch (error) {
        if (!(error instanceof Changed)) throw error;
        stay += 1;
      }
    }
  }
  return stay;
}

/**
 * Restores the contents of a file of everything, unless they already exist here. Python reads each record, robots need permission to run, and results are
 * judged when they are shown. Rejects with a Problem if the file is damaged, or if the stored data cannot be read.
 * @param {PageContext} page
 * @param {string} text
 * @param {(done: number, count: number) => boolean} progress called with the progress; returns whether to continue
 * @returns {Promise<{ back: number, same: number, refused: number }>}
 */
export async function bringBack(page, text, progress) {
  const { matches, robots, classes } = entriesIn(text);
  const count = matches.length + robots.length + classes.length;
  const known = await page.store.all();
  const here = new Map(known.map(({ id, record }) => [id, record]));
  const outcome = { back: 0, same: 0, refused: 0 };
  let done = 0;
  /** @param {() => Promise<keyof typeof outcome>} work */
  const one = async (work) => {
    const goesOn = progress(done, count);
    if (goesOn) outcome[await work()] += 1;
    done += 1;
  };
  for (const [key, entry] of matches) {
    await one(async () => {
      const match = await inspected(page, key, entry);
      if (!match) return "refused";
      const { id, record } = match;
      if (!here.has(id)) await page.store.restore(match);
      else if ([...here.values()].includes(record)) return "same";
      else await page.store.add(match); // The match has been continued here since.
      here.set(id, record);
      return "back";
    });
  }
  for (const [key, entry] of robots) await one(() => page.robots.restore(key, entry));
  for (const [key, entry] of classes) await one(() => page.classes.restore(key, entry));
  return outcome;
}

/**
 * The match in an entry, with its record and summary as Python reads them; null if there is none.
 * @param {PageContext} page
 * @param {IDBValidKey} key
 * @param {unknown} entry
 */
async function inspected(page, key, entry) {
  if (typeof key !== "string" || !isObject(entry) || typeof entry.record !== "string") return null;
  try {
    /** @type {RecordSummary} */
    const summary = await page.engine.call("inspect", { record: entry.record });
    return withSummary(key, withoutAsLeft({ ...entry, record: summary.record }), aboutOf(summary));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}

/** @param {string} text @returns {Record<What, [IDBValidKey, unknown][]>} */
function entriesIn(text) {
  try {
    const read = JSON.parse(text);
    const lists = [read.matches, read.robots, read.classes];
    const whole = lists.every((list) => Array.isArray(list) && list.every((pair) => Array.isArray(pair) && pair.length === 2));
    if (whole && read[MARK] === VERSION) return read;
  } catch {
    // The text is truncated, or was edited: the error below covers that.
  }
  throw new Problem("problem-everything-damaged");
}

/** The part of a value that JSON can represent. @param {unknown} value */
function plain(value) {
  const text = asText(value);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
