/** The code that is being written: saved a moment after each change, and kept as a version when it is put to something. */
import { Problem } from "../text/problems.js";

/** Milliseconds after the last change after which the code is saved. */
const SAVE_AFTER = 500;
const MOST_VERSIONS = 50;

/** @typedef {import("../robot/robots.js").SavedRobot} SavedRobot */
/** @typedef {Pick<import("../robot/robots.js").Robots, "get" | "change">} Shelf */

export class Draft {
  /** The robot with its code as it stands. @type {SavedRobot | null} */
  robot = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #saving;
  #saved = Promise.resolve();

  /**
   * @param {Shelf} robots
   * @param {(error: unknown) => void} tell is told why something could not be saved
   */
  constructor(robots, tell) {
    this.robots = robots;
    this.tell = tell;
  }

  /** @param {string} source what stands in the editor now */
  change(source) {
    if (!this.robot) return;
    this.robot = { ...this.robot, source };
    clearTimeout(this.#saving);
    this.#saving = setTimeout(() => this.write().catch(this.tell), SAVE_AFTER);
  }

  /** Saves what was written last. */
  write() {
    clearTimeout(this.#saving);
    const { robot } = this;
    // What could not be saved before keeps nothing later from being saved.
    this.#saved = this.#saved.catch(() => {}).then(() => this.#store(robot));
    return this.#saved;
  }

  /** @param {SavedRobot | null} robot */
  async #store(robot) {
    const stored = robot && (await this.robots.get(robot.id));
    if (stored && stored.source !== robot.source) await this.robots.change(stored, { source: robot.source });
  }

  /**
   * The robot as it is stored, its code kept as a version of its own.
   * @returns {Promise<SavedRobot>}
   */
  async keep() {
    const { robot } = this;
    if (!robot) throw new Problem("robot-unknown", { name: "" });
    await this.write();
    const stored = (await this.robots.get(robot.id)) ?? robot;
    if (stored.versions.at(-1)?.source !== robot.source) {
      const versions = [...stored.versions, { at: Date.now(), source: robot.source }].slice(-MOST_VERSIONS);
      await this.robots.change(stored, { versions });
      if (this.robot?.id === robot.id) this.robot = { ...this.robot, versions };
    }
    return { ...stored, source: robot.source };
  }
}
