/**
 * Cancellation: an AbortSignal marks when a result is no longer needed. The page aborts a screen's signal
 * (shell/visit.js) when the screen is left; waiting code then stops with the error `Cancelled`.
 */
import { verifyKept } from "../files/files.js";
import { Cancelled, Problem } from "../text/problems.js";
import { missing } from "../text/missing.js";

/**
 * Waits for a promise. Rejects with Cancelled if the result is no longer needed by then.
 * @template T
 * @param {AbortSignal} signal
 * @param {Promise<T> | T} awaited
 * @returns {Promise<T>}
 */
export async function cancellable(signal, awaited) {
  try {
    return await awaited;
  } finally {
    signal.throwIfAborted();
  }
}

/**
 * Waits for a part of the page that is loaded on first use. Rejects with Cancelled if it is no longer needed by then, and with a Problem if it is
 * unavailable.
 * @template T
 * @param {AbortSignal} signal
 * @param {Promise<T>} part
 */
export function fetched(signal, part) {
  return cancellable(signal, part).catch(async (error) => {
    if (!(error instanceof Problem || error instanceof Cancelled)) verifyKept();
    throw await cancellable(signal, missing(error));
  });
}

/**
 * Waits for a promise, and returns undefined if the result is no longer needed.
 * @template T
 * @param {Promise<T>} awaited
 * @returns {Promise<T | undefined>}
 */
export async function ignoreCancelled(awaited) {
  try {
    return await awaited;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return undefined;
  }
}

/**
 * Runs pieces of work one after another, in the order of the calls. A failure does not stop the others.
 * @returns {<T>(work: () => Promise<T> | T) => Promise<T>}
 */
export function serial() {
  /** @type {Promise<unknown>} */
  let latest = Promise.resolve();
  return (work) => {
    const turn = latest.then(work);
    latest = turn.catch(() => {});
    return turn;
  };
}

/** Cancels each piece of work when the next one begins, or when their owner is no longer needed. */
export class Latest {
  /** @type {AbortController | null} */
  #current = null;

  /** @param {AbortSignal} within */
  constructor(within) {
    this.within = within;
  }

  /**
   * Begins work, replacing earlier work. Throws Cancelled if its owner is no longer needed.
   * @returns {AbortSignal}
   */
  begin() {
    this.within.throwIfAborted();
    this.end();
    const own = new AbortController();
    this.within.addEventListener("abort", () => own.abort(new Cancelled()), { signal: own.signal });
    this.#current = own;
    return own.signal;
  }

  /** Cancels the current work. */
  end() {
    this.#current?.abort(new Cancelled());
    this.#current = null;
  }
}

/**
 * The parts of a screen that a `Run` uses.
 * @typedef {{ fail: (error: unknown) => void, page: Pick<PageContext, "draw" | "signal"> }} Around
 */

/**
 * Slow work of the lab. Meanwhile people can cancel it, show another robot, or leave the lab. Then no further part of the work begins.
 */
export class Run {
  #latest;
  /** Whether work is under way. */
  running = false;

  /** @param {Around} screen */
  constructor(screen) {
    this.screen = screen;
    this.#latest = new Latest(screen.page.signal);
  }

  /**
   * Starts some work, replacing earlier work. Rejects with Cancelled if the lab has been left.
   * @param {(signal: AbortSignal) => Promise<unknown>} work awaits everything through `cancellable`
   * @returns {Promise<void>} resolves once the work has ended in any way
   */
  async begin(work) {
    const { screen } = this;
    const signal = this.#latest.begin();
    this.running = true;
    screen.page.draw();
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) screen.fail(error);
    }
    if (!signal.aborted) this.cancel();
  }

  /** Cancels the running work. */
  cancel() {
    if (!this.running) return;
    this.#latest.end();
    this.running = false;
    this.screen.page.draw();
  }
}
