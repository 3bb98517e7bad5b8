/** The robots on this device, each under its own key, with earlier versions of its code. */
import { createStore, del, get, set, values } from "idb-keyval";
import { Problem } from "../text/problems.js";

/**
 * @typedef {object} SavedRobot
 * @property {string} id
 * @property {string} name
 * @property {string} game
 * @property {string} source
 * @property {number} made
 * @property {number} changed
 * @property {boolean} trusted whether somebody here has written it or said that it may run
 * @property {{ at: number, source: string }[]} versions earlier codes, the oldest first
 * @property {Record<string, { wins: number, matches: number }>} results against levels, by their names
 */

export const LONGEST_ROBOT_NAME = 30;
export const LONGEST_SOURCE = 100_000;
const MOST_VERSIONS = 50;

export class Robots {
  #disk = createStore("rollbook-robots", "robots");
  /** @type {Map<string, SavedRobot>} what could not be written lasts as long as the page */
  #unsaved = new Map();

  /** Every robot, the one that was changed last first. @returns {Promise<SavedRobot[]>} */
  async all() {
    /** @type {SavedRobot[]} */
    let stored = [];
    try {
      stored = (await values(this.#disk)).filter(isRobot);
    } catch {
      // Storage is blocked: what was written here is all there is.
    }
    const robots = new Map(stored.map((robot) => [robot.id, robot]));
    for (const [id, robot] of this.#unsaved) robots.set(id, robot);
    return [...robots.values()].sort((one, other) => other.changed - one.changed);
  }

  /**
   * @param {string} id
   * @returns {Promise<SavedRobot | undefined>}
   */
  async get(id) {
    const unsaved = this.#unsaved.get(id);
    if (unsaved) return unsaved;
    try {
      const robot = await get(id, this.#disk);
      return isRobot(robot) ? robot : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Makes a robot under a name that no other one of this device has.
   * @param {{ name: string, game: string, source: string, trusted?: boolean }} robot
   * @returns {Promise<SavedRobot>}
   */
  async add({ name, game, source, trusted = true }) {
    const taken = new Set((await this.all()).map((one) => one.name));
    const wished = fittingName(name);
    let free = wished;
    for (let number = 2; taken.has(free); number += 1) free = `${wished.slice(0, LONGEST_ROBOT_NAME - 4)}_${number}`;
    const now = Date.now();
    const id = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join("");
    return this.#write({ id, name: free, game, source: checked(source), made: now, changed: now, trusted, versions: [], results: {} });
  }

  /**
   * Writes another code. With `version`, the one that it takes the place of is kept as an earlier version.
   * @param {SavedRobot} robot
   * @param {Partial<SavedRobot>} change
   * @param {{ version?: boolean }} [how]
   */
  async change(robot, change, { version = false } = {}) {
    const now = (await this.get(robot.id)) ?? robot;
    const versions =
      version && change.source !== undefined && change.source !== now.source
        ? [...now.versions, { at: now.changed, source: now.source }].slice(-MOST_VERSIONS)
        : now.versions;
    if (change.source !== undefined) checked(change.source);
    return this.#write({ ...now, versions, ...change, changed: Date.now() });
  }

  /** @param {SavedRobot} robot */
  async remove(robot) {
    this.#unsaved.delete(robot.id);
    await del(robot.id, this.#disk).catch(() => {});
  }

  /** @param {SavedRobot} robot */
  async #write(robot) {
    try {
      await set(robot.id, robot, this.#disk);
      this.#unsaved.delete(robot.id);
    } catch {
      this.#unsaved.set(robot.id, robot);
    }
    return robot;
  }

  /** Whether something could not be written, and lasts only as long as the page. */
  get unsaved() {
    return this.#unsaved.size > 0;
  }
}

/**
 * A name that can stand at the table and in a file's name.
 * @param {string} name
 */
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

/**
 * @param {any} value
 * @returns {value is SavedRobot}
 */
function isRobot(value) {
  const texts = ["id", "name", "game", "source"];
  return (
    typeof value === "object" &&
    value !== null &&
    texts.every((key) => typeof value[key] === "string") &&
    Array.isArray(value.versions) &&
    typeof value.results === "object" &&
    value.results !== null
  );
}
