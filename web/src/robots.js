/** How the page plays for robots: they think in the worker, slice by slice, while people follow what was done before. */
import { hold } from "./busy.js";
import { paced } from "./preferences.js";

/** The levels of the robots, the weakest first. */
export const LEVELS = Object.freeze(["easy", "medium", "hard"]);

/** How long people look at one action before a robot's next one, in milliseconds. */
const LOOK = 1100;
/** Robots that write at the same time do so one soon after the other, but one sees each of them. */
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
 * Lets a robot act for a session, once people have seen the position for a while.
 * @param {Session} session
 * @param {number} seat
 * @param {number} since when the position came about (`performance.now()`)
 * @returns {() => void} calls it off
 */
export function actFor(session, seat, since) {
  const table = /** @type {Table} */ (session.table);
  const release = hold();
  const off = new AbortController();
  const { signal } = off;
  const shares = table.to_act.length > 1 ? robotsToAct(table).length + 1 : 1;
  const look = Math.max(paced(LOOK) / shares, LEAST) - (performance.now() - since);
  const level = table.seats[seat].bot;
  const thought = table.to_act[0] === "dice" ? null : think(session.engine, { seat, level }, signal);
  Promise.all([thought, wait(look, signal).then(() => seen(signal))])
    .then(([move]) => {
      const act = () => (move === null ? session.roll(undefined, { seen: true }) : session.play(seat, move));
      return signal.aborted ? undefined : inOneTab(session, signal, act);
    })
    .catch((error) => {
      session.told.failed(error);
      return session.stop();
    })
    .finally(release);
  return () => {
    off.abort();
    release();
  };
}

/**
 * Acts while no other tab does so for the robots of the same match; or takes over what another tab has played before.
 * @param {Session} session
 * @param {AbortSignal} signal
 * @param {() => Promise<void>} act
 * @returns {Promise<void>}
 */
async function inOneTab(session, signal, act) {
  if (!navigator.locks) return act();
  const { id } = session.saved;
  const alone = async () => {
    if (signal.aborted) return undefined;
    const stored = await session.store.get(id);
    if (signal.aborted) return undefined;
    return stored && stored.revision > session.saved.revision ? session.takeNewer() : act();
  };
  try {
    await navigator.locks.request(`rollbook-robots-${id}`, { signal }, alone);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

/**
 * @param {import("./engine.js").Engine} engine
 * @param {{ seat: number, level: string | null }} about
 * @param {AbortSignal} signal
 * @returns {Promise<string>} the move, or an empty text if it was called off
 */
async function think(engine, about, signal) {
  while (!signal.aborted) {
    const { done, move } = await engine.call("think", about);
    if (done) return move;
  }
  return "";
}

/**
 * @param {number} time milliseconds
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function wait(time, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Resolves when the page can be seen: robots wait for those who play with them.
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function seen(signal) {
  if (!document.hidden || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve());
  });
}
