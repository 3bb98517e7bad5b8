/** The robots of this device's lab that sit at a table: each is asked for its moves in a worker of its own. */
import { Problem } from "../text/problems.js";

/** @typedef {import("../robot/robot.js").Robot} Robot */

export class OwnRobots {
  /** Each is woken once, however often it is asked before it is awake. @type {Map<string, Promise<Robot>>} */
  #awake = new Map();
  #endSpare = () => {};
  /** The lab's part that runs robots; fetched when the first one is woken. */
  lab = () => import("../robot/index.js");

  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
  }

  /**
   * The move that a robot chooses; Python looks at it like any other.
   * @param {string} id
   * @param {number} seat
   * @returns {Promise<string>} rejects with RobotFailed, or with a Problem if this device has no such robot any more
   */
  async choose(id, seat) {
    const { desk } = this.session;
    const waking = this.#awake.get(id) ?? this.#wake(id);
    this.#awake.set(id, waking);
    waking.catch(() => this.#awake.delete(id)); // the next time it may be had
    const robot = await desk.live(waking);
    const question = await desk.ask("question", { seat });
    const judge = (/** @type {string} */ move) => desk.ask("judge", { seat, move });
    const { move } = await desk.live(robot.choose({ match: this.session.id, ...question }, { judge }));
    return move;
  }

  /** Ends all of them. */
  end() {
    for (const waking of this.#awake.values()) waking.then((robot) => robot.end()).catch(() => {});
    this.#awake.clear();
    this.#endSpare();
  }

  /** @param {string} id */
  async #wake(id) {
    const { desk, robots } = this.session;
    const { endSpare, Robot } = await desk.live(this.lab());
    const saved = await desk.live(robots.get(id));
    if (!saved) throw new Problem("robot-gone");
    this.#endSpare = endSpare;
    return new Robot(saved.game, saved.source);
  }
}

/**
 * The robots at a table where everybody moves up one seat, and the first one sits last.
 * @param {Record<string, string> | undefined} robots
 * @param {number} seats
 */
export function robotsMovedUp(robots, seats) {
  return robots && Object.fromEntries(Object.entries(robots).map(([seat, id]) => [String((Number(seat) + seats - 1) % seats), id]));
}
