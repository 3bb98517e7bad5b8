/** Plays for one robot: it thinks in the worker, in slices, while people see what was done before. */
import { unlessLate } from "../ui/lateness.js";
import { Late } from "../text/problems.js";

/** How long an action is seen before a robot's next one, in milliseconds. */
const SEEN = 1100;
/** The least time between robots that act in the same round, so that each can be seen. */
const LEAST = 120;

/** @typedef {import("./session.js").Session} Session */

/**
 * The robots that are to act now, in the order in which they do; the page throws the dice for those whose turn it is.
 * @param {Position} table
 * @returns {number[]}
 */
export function robotsToAct({ seats, to_act, turn }) {
  const due = to_act.map((actor) => (actor === "dice" ? turn : actor));
  return due.filter((seat) => seats[seat].bot !== null);
}

/**
 * Plays one action for a robot, once the position could be seen for a while.
 * @param {Session} session
 * @param {number} seat
 * @returns {() => void} calls it off
 */
export function actFor(session, seat) {
  const { state, around, callbacks } = session;
  const table = /** @type {Table} */ (state.table);
  const release = around.hold();
  const off = new AbortController();
  const { signal } = off;
  const shares = table.to_act.length > 1 ? robotsToAct(table).length + 1 : 1;
  const wait = Math.max(around.paced(SEEN) / shares, LEAST) - (performance.now() - state.since);
  const { bot: level, own } = table.seats[seat];
  const thought = table.to_act[0] === "dice" ? null : own ? session.ownRobots.choose(own, seat) : think(session, { seat, level }, signal);
  Promise.all([thought, around.wait(wait, signal).then(() => around.visible(signal))])
    .then(([move]) => {
      const act = () => session.actAs(seat, () => (move === null ? session.roll(undefined, { seen: true }) : session.play(seat, move)));
      return signal.aborted ? undefined : around.alone(`rollbook-robots-${session.id}`, signal, () => inOneTab(session, signal, act));
    })
    .catch((error) => {
      if (error instanceof Late || signal.aborted) return undefined;
      callbacks.failed(error);
      return unlessLate(session.stop());
    })
    .finally(release);
  return () => {
    off.abort();
    release();
  };
}

/**
 * Acts, while no other tab does so for the robots of the same match; or takes over what another tab has played before.
 * @param {Session} session
 * @param {AbortSignal} signal
 * @param {() => Promise<void>} act
 * @returns {Promise<void>}
 */
async function inOneTab(session, signal, act) {
  if (signal.aborted) return undefined;
  const stored = await session.desk.live(session.store.peek(session.id));
  if (signal.aborted) return undefined;
  return stored && stored.revision > session.saved.revision ? session.follow() : act();
}

/**
 * @param {Session} session
 * @param {{ seat: number, level: string | null }} about
 * @param {AbortSignal} signal
 * @returns {Promise<string>} the move, or an empty text if it was called off
 */
async function think(session, about, signal) {
  while (!signal.aborted) {
    const { done, move } = await session.desk.ask("think", about);
    if (done) return move;
  }
  return "";
}
