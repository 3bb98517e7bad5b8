/** The code that is being written: saved during typing, and kept as a version when it runs. */
import { forget, recallData, remember, remembered } from "../files/notes.js";
import { isObject } from "../storage/database.js";
import { Problem } from "../text/problems.js";

/** Milliseconds after a change until the code is saved, even while the user keeps typing. */
const SAVE_AFTER = 500;
/** The prefix, before the robot's id, of the name of a note with code that a closing page has not stored. (No browser waits for IndexedDB when a page closes.) */
const LEFT = "rollbook-typed-";

/** @typedef {Pick<import("../robot/robots.js").Robots, "get" | "write" | "keepVersion" | "takeIn" | "marks" | "seen" | "hasSeen" | "isNew">} Shelf */

export class Draft {
  /** The robot with its current code. @type {SavedRobot | null} */
  robot = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #saving;
  #saved = Promise.resolve();
  /** The number of edits, and the number stored so far. */
  #typed = 0;
  #stored = 0;
  /** The id of a new robot that is being stored for the first time. */
  #begun = "";

  /**
   * @param {Shelf} robots
   * @param {{ failed: (error: unknown) => void, overtook: () => void }} callbacks for a failure to save, and for replacing another tab's code,
   *   which becomes an earlier version
   */
  constructor(robots, callbacks) {
    this.robots = robots;
    this.callbacks = callbacks;
  }

  /** Whether something was typed here that is not stored yet. */
  get dirty() {
    return this.#typed !== this.#stored;
  }

  /** Shows another robot, or other code of the same robot. @param {SavedRobot} robot as stored */
  show(robot) {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    this.#stored = this.#typed;
    this.robot = robot;
    this.robots.seen(robot);
  }

  /** Discards typed code that is not stored yet. */
  discard() {
    if (this.robot) this.show(this.robot);
  }

  /** @param {string} source the text in the editor */
  change(source) {
    if (!this.robot) return;
    this.robot = { ...this.robot, source };
    this.#typed += 1;
    if (this.robots.isNew(this.robot.id)) {
      this.#begun = this.robot.id;
      return void this.write().catch(this.callbacks.failed);
    }
    this.#saving ??= setTimeout(() => this.write().catch(this.callbacks.failed), SAVE_AFTER);
  }

  /** Saves the edits, if there are any. */
  write() {
    return this.#afterOthers((robot) => (this.dirty ? this.#store(robot, false) : undefined));
  }

  /**
   * Stores the current code as a separate version. Returns the robot.
   * @returns {Promise<SavedRobot>}
   */
  async keep() {
    const { robot } = this;
    if (!robot) throw new Problem("robot-unknown", { name: "" });
    let kept = robot;
    await this.#afterOthers(async (latest) => {
      kept = this.dirty ? await this.#store(latest, true) : await this.robots.keepVersion(latest, latest.source);
      this.#know(kept);
    });
    return { ...kept, source: robot.source };
  }

  /**
   * Called when another tab has written the robot that is shown. Shows its code here too, unless something was typed here
   * that is not stored yet.
   * @returns {Promise<"same" | "followed" | "replaced">} `replaced`: the code that this tab wrote last is now an earlier version
   */
  async follow() {
    const { robot } = this;
    const stored = robot && (await this.robots.get(robot.id));
    if (!stored || this.dirty || this.robot !== robot) return "same";
    if (this.robots.hasSeen(stored) || stored.source === robot.source) {
      this.show(stored);
      return "same";
    }
    this.show(stored);
    return stored.versions.at(-1)?.source === robot.source ? "replaced" : "followed";
  }

  /** Called when the page may be closed: stores unsaved code where the next visit finds it. */
  leaveBehind() {
    const { robot } = this;
    if (!robot || !this.dirty) return;
    const { source, id } = robot;
    remember(LEFT + id, JSON.stringify({ source, marks: this.robots.marks(id), begun: this.#begun === id ? robot : null }));
    this.write().catch(() => {});
  }

  /** @param {(robot: SavedRobot) => unknown} work @returns {Promise<void>} */
  #afterOthers(work) {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    const { robot } = this;
    // A save that has failed does not stop a later one.
    const before = this.#saved.catch(() => {});
    this.#saved = (async () => {
      await before;
      if (robot) await work(this.robot?.id === robot.id ? this.robot : robot);
    })();
    return this.#saved;
  }

  /** @param {SavedRobot} robot @param {boolean} version whether to keep its code as a version */
  async #store(robot, version) {
    const typed = this.#typed;
    const { robot: stored, overtook } = await this.robots.write(robot, robot.source, { version });
    if (this.robot?.id === robot.id) this.#stored = typed;
    if (this.#begun === robot.id) this.#begun = "";
    this.#know(stored);
    forget(LEFT + robot.id);
    if (overtook) this.callbacks.overtook();
    return stored;
  }

  /** Takes over everything except the code from a robot that has been stored. @param {SavedRobot} stored */
  #know(stored) {
    if (this.robot?.id === stored.id) this.robot = { ...stored, source: this.robot.source };
  }
}

/**
 * Stores code that was typed in pages that closed too early.
 * @param {Pick<import("../robot/robots.js").Robots, "takeIn">} robots
 */
export async function takeInTyped(robots) {
  for (const [id, left] of leftBehind()) {
    await robots.takeIn(id, left);
    forget(LEFT + id);
  }
}

/** @returns {[string, Parameters<Shelf["takeIn"]>[1]][]} */
function leftBehind() {
  return remembered(LEFT).flatMap((name) => {
    const left = recallData(name);
    const whole = isObject(left) && typeof left.source === "string" && Array.isArray(left.marks);
    return whole ? [[name.slice(LEFT.length), { source: left.source, marks: left.marks, begun: left.begun }]] : [];
  });
}
