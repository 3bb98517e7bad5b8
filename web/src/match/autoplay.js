/** Automatic play: robots, a forced pass, and the change to the result. Only this module decides whether it may run now. */
import { fetched, ignoreCancelled } from "../ui/cancellation.js";
import { Cancelled, Problem } from "../text/problems.js";
import { loadLaterTexts } from "../text/text.js";

/**
 * How long a forced pass is visible before the page plays it, and the last position before the result covers it, in milliseconds.
 */
const SEEN = 1300;

export class Autoplay {
  /** Set while the user looks back or answers a question. */
  paused = false;
  /** @type {() => void} */
  #cancel = () => {};
  /** Aborted when people skip to the end of the robots' turns: then robots do not pause until it is a person's turn. */
  #skipping = new AbortController();

  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Cancels the scheduled action. */
  cancel() {
    this.#cancel();
  }

  /** Goes to the end of the robots' turns without pauses, if one is acting. */
  skip() {
    if (this.session.state.robot !== null) this.#skipping.abort();
  }

  /** The speed-up of the latest roll's animation. */
  get rate() {
    const { table, entries } = this.session.state;
    if (!table || table.seats[table.turn].bot === null) return 1;
    return this.#skipping.signal.aborted ? AT_ONCE : QUICK * urgency(entries, table.turn);
  }

  /** Schedules the next action, unless another action comes first. */
  begin() {
    const { session } = this;
    const { state } = session;
    const { table, robot } = state;
    if (!table || table.result || this.paused || state.conflict || state.stopped || !state.saved.things.auto) return;
    this.#cancel();
    if (robot === null) this.#skipping = new AbortController();
    if (robot !== null) this.#cancel = actFor(session, robot, this.#skipping.signal);
    else if (state.passForced) this.#cancel = session.around.later("forced pass", session.around.paced(SEEN), () => this.#pass());
  }

  /** Schedules the result, once the match has ended. */
  end() {
    const { session } = this;
    if (!session.state.table?.result || session.state.stopped || this.paused) return;
    this.#cancel = session.around.later("end of the match", session.around.paced(SEEN), () => session.callbacks.ended());
  }

  #pass() {
    const { session } = this;
    const { seat, choices } = session.state;
    if (seat === null || choices.forced === null) return;
    ignoreCancelled(session.play(seat, choices.forced)).catch(session.callbacks.failed);
  }
}

/** The speed-up of a robot's first roll in a turn, and of a roll that people skip. */
const QUICK = 2;
const AT_ONCE = 100;
/** How long the first action of a turn is visible before the robot's next one, in milliseconds. */
const ROBOT_SEEN = 450;
/** The minimum time between robots that act in the same round, so that each can be seen. */
const MIN_PAUSE = 120;
/**
 * Each further action in a turn is visible for this fraction of the previous time: all together take less than three
 * seconds.
 */
const SHORTER = 0.82;

/**
 * Returns a robot's current speed in its turn, as a multiple of its first action's.
 * @param {Pick<LogEntry, "turn">[]} entries
 * @param {number} seat
 */
export function urgency(entries, seat) {
  const others = entries.findLastIndex(({ turn }) => turn !== seat);
  return SHORTER ** -(entries.length - 1 - others);
}

/**
 * The robots that are to act now, in order; the page rolls the dice for those whose turn it is.
 * @param {Position} table
 * @returns {number[]}
 */
export function robotsToAct({ seats, to_act, turn }) {
  const due = to_act.map((actor) => (actor === "dice" ? turn : actor));
  return due.filter((seat) => seats[seat].bot !== null);
}

/**
 * Plays one action for a robot, after showing the position for a while.
 * @param {import("./session.js").Session} session
 * @param {number} seat
 * @param {AbortSignal} skip aborted once people skip the pauses
 * @returns {() => void} cancels it
 */
function actFor(session, seat, skip) {
  const { state, around, callbacks } = session;
  const table = /** @type {Table} */ (state.table);
  const off = new AbortController();
  const { signal } = off;
  const shares = table.to_act.length > 1 ? robotsToAct(table).length + 1 : 1;
  const pause = around.paced(ROBOT_SEEN) / urgency(state.entries, seat) / shares;
  const wait = (shares > 1 ? Math.max(pause, MIN_PAUSE) : pause) - (performance.now() - state.since);
  const skipped = new Promise((resolve) => (skip.aborted ? resolve(null) : skip.addEventListener("abort", resolve, { once: true, signal })));
  const { bot: level, own } = table.seats[seat];
  const think = async () => {
    if (table.to_act[0] === "dice") return null;
    if (own) return session.ownRobots.choose(own, seat);
    return (await session.client.search("think", { seat, level }, () => !signal.aborted)).move;
  };
  const release = around.hold(`robot ${seat}`);
  const end = () => {
    off.abort();
    release();
  };
  Promise.all([think(), Promise.race([around.wait(wait, signal), skipped]).then(() => around.visible(signal))])
    .then(([move]) => {
      const act = () => session.actAs(seat, () => (move === null ? session.roll(undefined, { visibly: true }) : session.play(seat, move)));
      return signal.aborted ? undefined : around.alone(`rollbook-robots-${session.id}`, signal, () => inOneTab(session, signal, act));
    })
    .catch((error) => {
      if (error instanceof Cancelled || signal.aborted) return undefined;
      callbacks.failed(error);
      return ignoreCancelled(session.stop());
    })
    .finally(end);
  return end;
}

/**
 * Acts, unless another tab does so for the robots of the same match; or takes over the other tab's actions.
 * @param {import("./session.js").Session} session
 * @param {AbortSignal} signal
 * @param {() => Promise<void>} act
 * @returns {Promise<void>}
 */
async function inOneTab(session, signal, act) {
  if (signal.aborted) return undefined;
  const stored = await session.client.cancellable(session.store.get(session.id));
  if (signal.aborted) return undefined;
  return stored && stored.revision > session.state.saved.revision ? session.follow() : act();
}

/** @typedef {import("../robot/robot.js").Robot} Robot */

export class OwnRobots {
  /** The robots of the lab, by id. Each is started once, even if it is asked repeatedly before it is ready. @type {Map<string, Promise<Robot>>} */
  #awake = new Map();
  #endStandby = () => {};
  /** The lab's part that runs robots, and the words for their failures; fetched when the first one starts. */
  lab = async () => (await Promise.all([import("../robot/robot.js"), loadLaterTexts()]))[0];

  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
  }

  /**
   * The move that a robot chooses; Python checks it like any other.
   * @param {string} id
   * @param {number} seat
   * @returns {Promise<string>} rejects with RobotFailed, or with a Problem if this device no longer has that robot
   */
  async choose(id, seat) {
    const { client } = this.session;
    const waking = this.#awake.get(id) ?? this.#wake(id);
    this.#awake.set(id, waking);
    waking.catch(() => this.#awake.delete(id)); // so that the next attempt tries again
    const robot = await client.cancellable(waking);
    const question = await client.ask("question", { seat });
    const checkMove = (/** @type {string} */ move) => client.ask("check_move", { seat, move });
    const { move } = await client.cancellable(robot.choose({ match: this.session.id, ...question }, { checkMove }));
    return move;
  }

  /** Ends all robots. */
  end() {
    for (const waking of this.#awake.values()) waking.then((robot) => robot.end()).catch(() => {});
    this.#awake.clear();
    this.#endStandby();
  }

  /** @param {string} id */
  async #wake(id) {
    const { client, robots } = this.session;
    const { endStandby, Robot } = await fetched(client.signal, this.lab());
    const saved = await client.cancellable(robots.get(id));
    if (!saved) throw new Problem("robot-gone");
    this.#endStandby = endStandby;
    return new Robot(saved.game, saved.source);
  }
}

/**
 * The robots at a table where everyone moves up one seat, and the first one moves to the end.
 * @param {Record<string, string> | undefined} robots
 * @param {number} seats
 */
export function robotsMovedUp(robots, seats) {
  return robots && Object.fromEntries(Object.entries(robots).map(([seat, id]) => [String((Number(seat) + seats - 1) % seats), id]));
}
