/** The robots on this device, each under its own key, with earlier versions of its code. */
import { Collection, newId } from "../storage/collection.js";
import { Database, isObject, readBroken, readMoment } from "../storage/database.js";
import { Problem } from "../text/problems.js";

/**
 * @typedef {object} SavedRobot
 * @property {string} id
 * @property {string} name
 * @property {string} game
 * @property {string} source
 * @property {string} [mark] identifies this version of the code; robots from earlier versions of Rollbook have none
 * @property {number} made
 * @property {number} changed
 * @property {string} [by] the person who submitted it
 * @property {string[]} [passed] the lessons of its game that this person had passed by then
 * @property {boolean} trusted whether it was written here or allowed to run
 * @property {{ at: number, source: string }[]} versions earlier code, the oldest first
 * @property {Record<string, { wins: number, matches: number }>} results wins against levels, by name
 */

export const LONGEST_ROBOT_NAME = 30;
export const LONGEST_SOURCE = 100_000;
const MAX_VERSIONS = 50;

export class Robots {
  /**
   * The ids of robots that are not stored yet: a child who only looks at the lab should find no robots later.
   * @type {Set<string>}
   */
  #begun = new Set();
  /** The names of the robots that are about to be stored. @type {Map<string, Promise<string>>} */
  #names = new Map();

  /**
   * @param {import("../storage/collection.js").Callbacks} callbacks
   * @param {import("../storage/collection.js").Base} [base]
   * @param {number} [limit] milliseconds
   */
  constructor(callbacks, base = new Database("rollbook-robots", "robots"), limit) {
    this.collection = new Collection(callbacks, base, this.#rewrite, limit);
  }

  /** @type {import("../storage/collection.js").Rewrite} */
  #rewrite = (id, stored, unsaved) => this.#together(readRobot(id, unsaved), readRobot(id, stored)) ?? stored;

  /** Every robot. Rejects with a Problem if they cannot be read. */
  all() {
    return this.collection.all(readRobot);
  }

  /** Every robot, and the other stored entries (`Collection.list`). */
  read() {
    return this.collection.list(readRobot, (key, entry) => readBroken(key, entry, ({ source }) => source));
  }

  /**
   * A robot. Rejects with a Problem if it cannot be read.
   * @param {string} id
   * @returns {Promise<SavedRobot | undefined>}
   */
  async get(id) {
    const entry = await this.collection.get(id);
    if (entry === undefined) return undefined;
    const robot = readRobot(id, entry);
    if (!robot) throw new Problem("robot-broken");
    return robot;
  }

  /**
   * Makes a robot with a name that is unique on this device.
   * @param {{ name: string, game: string, source: string, trusted?: boolean, by?: string, passed?: string[] }} robot
   * @returns {Promise<SavedRobot>}
   */
  async add(robot) {
    const begun = await this.begin(robot);
    this.#begun.delete(begun.id);
    return (await this.write(begun, begun.source)).robot;
  }

  /** Makes a robot that is stored after its first change. @param {Parameters<Robots["add"]>[0]} robot @returns {Promise<SavedRobot>} */
  async begin({ name, game, source, trusted = true, by, passed = [] }) {
    const now = Date.now();
    const free = await this.#freeName(name);
    const robot = { id: newId(), name: free, game, source: checked(source), made: now, changed: now, trusted, versions: [], results: {}, ...(by ? { by, passed } : {}) };
    this.#begun.add(robot.id);
    return robot;
  }

  isNew = (/** @type {string} */ id) => this.#begun.has(id);

  /** A name that is unique on this device. @param {string} name */
  async #freeName(name) {
    const taken = new Set((await this.read()).all.map((one) => one.name));
    let free = fittingName(name);
    const stem = free.slice(0, LONGEST_ROBOT_NAME - 4);
    for (let number = 2; taken.has(free); number += 1) free = `${stem}_${number}`;
    return free;
  }

  /**
   * Restores a robot from a file, unless it already exists here with this code. It needs permission before it runs.
   * @param {IDBValidKey} key
   * @param {unknown} entry as stored
   * @returns {Promise<"back" | "same" | "refused">} `same`: it already exists; `refused`: it is not a robot
   */
  async restore(key, entry) {
    const robot = readRobot(key, entry);
    if (!robot) return "refused";
    const there = (await this.all()).find(({ id }) => id === key);
    if (there?.source === robot.source) return "same";
    if (there) await this.add({ ...robot, trusted: false });
    else await this.write({ ...robot, trusted: false }, robot.source);
    return "back";
  }

  /**
   * Changes a robot, but not its code.
   * @param {SavedRobot} robot
   * @param {Partial<Omit<SavedRobot, "source" | "mark" | "versions">>} change
   * @returns {Promise<SavedRobot>}
   */
  change(robot, change) {
    return this.#change(robot, (now) => ({ ...now, ...change }));
  }

  /**
   * Stores code as an earlier version of a robot, unless it is the latest version.
   * @param {SavedRobot} robot
   * @param {string} source
   * @returns {Promise<SavedRobot>}
   */
  keepVersion(robot, source) {
    return this.#change(robot, (now) => withVersion(now, Date.now(), checked(source)));
  }

  /**
   * Writes new code. If it replaces another tab's code that this tab has not seen, that code is kept as an earlier
   * version.
   * @param {SavedRobot} robot in this tab's version; it is restored if it was deleted meanwhile
   * @param {string} source
   * @param {{ replaced?: boolean, version?: boolean, change?: Partial<SavedRobot> }} [how] whether to keep the
   * replaced code as an earlier version in any case, whether to keep this one, and other changes
   * @returns {Promise<{ robot: SavedRobot, overtook: boolean }>} `overtook`: whether the replaced code came
   * from another tab
   */
  async write(robot, source, { replaced = false, version = false, change = {} } = {}) {
    checked(source);
    const mark = newId();
    const marks = this.collection.marks(robot.id).add(mark);
    let overtook = false;
    const written = await this.#change(robot, (now, stored) => {
      overtook = stored !== null && stored.source !== source && !marks.has(markOf(stored));
      const kept = stored && (overtook || (replaced && stored.source !== source)) ? withVersion(now, stored.changed, stored.source) : now;
      return { ...(version ? withVersion(kept, Date.now(), source) : kept), ...change, source, mark };
    });
    return { robot: written, overtook };
  }

  /**
   * Stores code that was typed before the page was closed: as the robot's current code if no one has changed it since, otherwise as an earlier version.
   * @param {string} id
   * @param {{ source: string, marks: string[], begun?: unknown }} left `begun`: the robot, if the page had not stored it yet
   */
  async takeIn(id, { source, marks, begun }) {
    const mark = newId();
    this.collection.marks(id).add(mark);
    const made = readRobot(id, begun);
    const name = made && (await this.#freeName(made.name));
    await this.collection.change(id, (stored, unsaved) => {
      if (made && !stored && !unsaved && source.length <= LONGEST_SOURCE) return { ...made, name, source, mark, changed: Date.now() };
      const now = this.#together(readRobot(id, unsaved), readRobot(id, stored));
      if (!now || now.source === source || source.length > LONGEST_SOURCE) return unsaved ? (now ?? unsaved) : stored;
      const change = marks.includes(markOf(now)) ? { source, mark } : withVersion(now, Date.now(), source);
      return { ...now, ...change, changed: Date.now() };
    });
  }

  /**
   * Notes that this tab shows the stored code of a robot: its next change is based on that code.
   * @param {SavedRobot} robot
   */
  seen(robot) {
    this.collection.marks(robot.id).add(markOf(robot));
  }

  /** The marks of a robot's code, for each version that this tab has shown or written. @param {string} id */
  marks(id) {
    return [...this.collection.marks(id)];
  }

  /** Whether this tab has shown or written a robot's current code. @param {SavedRobot} robot */
  hasSeen(robot) {
    return this.collection.marks(robot.id).has(markOf(robot));
  }

  /**
   * Deletes a robot. Rejects with a Problem if it could not be deleted.
   * @param {Pick<SavedRobot, "id">} robot
   */
  async remove({ id }) {
    await this.collection.remove(id);
  }

  /**
   * @param {SavedRobot} robot in this tab's version
   * @param {(now: SavedRobot, stored: SavedRobot | null) => SavedRobot} change
   * @returns {Promise<SavedRobot>}
   */
  async #change(robot, change) {
    // Another robot may have taken its name meanwhile. A later change waits for this too; otherwise it would be stored
    // first.
    if (this.#begun.delete(robot.id)) this.#names.set(robot.id, this.#freeName(robot.name).finally(() => this.#names.delete(robot.id)));
    const name = this.#names.get(robot.id);
    const known = name ? { ...robot, name: await name } : robot;
    const { entry } = await this.collection.change(robot.id, (stored, unsaved) => {
      const there = readRobot(robot.id, stored);
      const now = this.#together(readRobot(robot.id, unsaved), there) ?? known;
      return { ...change({ ...now, mark: markOf(now) }, there), changed: Date.now() };
    });
    return /** @type {SavedRobot} */ (entry);
  }

  /**
   * Returns the robot that this tab could not store, with another tab's code and versions since then among its versions;
   * or whichever of the two exists.
   * @param {SavedRobot | null} here
   * @param {SavedRobot | null} there as stored
   * @returns {SavedRobot | null}
   */
  #together(here, there) {
    if (!here || !there) return here ?? there;
    const sources = new Set(here.versions.map(({ source }) => source));
    const others = there.versions.filter(({ source }) => !sources.has(source));
    const versions = [...here.versions, ...others].sort((one, other) => one.at - other.at).slice(-MAX_VERSIONS);
    const all = { ...here, versions };
    return here.source === there.source || this.hasSeen(there) ? all : withVersion(all, there.changed, there.source);
  }
}

/**
 * The mark of a robot's code, which no other code of any tab has. Earlier versions wrote no mark.
 * @param {SavedRobot} robot
 */
function markOf({ mark, changed }) {
  return mark ?? `changed ${changed}`;
}

/**
 * @param {SavedRobot} robot
 * @param {number} at
 * @param {string} source
 * @returns {SavedRobot} with a code as its latest version
 */
function withVersion(robot, at, source) {
  if (robot.versions.at(-1)?.source === source) return robot;
  return { ...robot, versions: [...robot.versions, { at, source }].slice(-MAX_VERSIONS) };
}

/** A name that fits at the table and in a file name. @param {string} name */
export function fittingName(name) {
  const fitting = name
    .normalize("NFC")
    .replace(/\.py$/i, "")
    .replace(/[^\p{L}\p{N}_-]+/gu, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, LONGEST_ROBOT_NAME);
  return fitting || "robot";
}

/** @param {string} source */
function checked(source) {
  if (source.length > LONGEST_SOURCE) throw new Problem("robot-too-long", { most: LONGEST_SOURCE });
  return source;
}

/** @param {any} one */
const isVersion = (one) => typeof one?.source === "string" && readMoment(one.at) !== null;

/**
 * Returns the robot in an entry, or null if there is none that this version knows. Damaged versions are left out,
 * and other damaged parts get their defaults.
 * @param {IDBValidKey} key
 * @param {unknown} entry
 * @returns {SavedRobot | null}
 */
function readRobot(key, entry) {
  if (!isObject(entry)) return null;
  const { id, name, game, source, versions, results } = entry;
  if (id !== key || ![id, name, game, source].every((text) => typeof text === "string")) return null;
  if (!SITE.games.some((one) => one.id === game)) return null; // from a later version, before a rollback
  return {
    ...entry,
    id,
    name,
    game,
    source,
    made: readMoment(entry.made) ?? 0,
    changed: readMoment(entry.changed) ?? 0,
    trusted: entry.trusted === true,
    versions: Array.isArray(versions) ? versions.filter(isVersion) : [],
    results: isObject(results) ? results : {},
  };
}
