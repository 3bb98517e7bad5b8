/** One worker with one Python, from start to end, and its watchdog; a second worker makes the snapshot. */
import { proxy, releaseProxy, wrap } from "comlink";
import { Problem } from "../text/problems.js";
import { startSnapshotWorker } from "../files/workers.js";
import { hasSnapshot } from "./snapshot.js";

/** @typedef {"worker" | "python" | "rules"} Phase */
/** @typedef {"files" | "snapshot"} From the source of a start of Python */

export class PythonWorker {
  #worker;
  /** @type {import("comlink").Remote<import("./worker.js").Methods>} */
  #remote;
  /** @type {unknown} why the worker has ended */
  #dead = null;
  /** The functions that reject the promises of open requests. @type {Set<(why: unknown) => void>} */
  #waiting = new Set();

  /** @param {Worker} worker */
  constructor(worker) {
    this.#worker = worker;
    this.#remote = wrap(worker);
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.terminate(new Problem("engine-failed", {}, event.message));
    });
  }

  /**
   * @param {(phase: Phase) => void} enter
   * @param {(share: number) => void} progress
   * @returns {Promise<From>}
   */
  async boot(enter, progress) {
    try {
      return await this.#unlessItDies(() => this.#remote.boot(proxy(enter), proxy(progress)));
    } catch (error) {
      if (error instanceof Error && error.name === "NoWebAssembly") throw new Problem("engine-no-webassembly", {}, error);
      throw error;
    }
  }

  /** Makes and stores a snapshot; this worker answers nothing else. */
  makeSnapshot() {
    return this.#unlessItDies(() => this.#remote.makeSnapshot());
  }

  /**
   * @param {string} request
   * @returns {Promise<string | null>} null if Python first needs the bots' weights
   */
  call(request) {
    return this.#unlessItDies(() => this.#remote.call(request));
  }

  /**
   * Fetches the bots' weights, and passes them to Python once it has started.
   * @returns {Promise<boolean>} false if they cannot be loaded
   */
  learn() {
    return this.#unlessItDies(() => this.#remote.learn());
  }

  /** Ends the worker; all pending calls are rejected with the reason. @param {unknown} why */
  terminate(why) {
    if (this.#dead) return;
    this.#dead = why;
    for (const reject of this.#waiting) reject(why);
    this.#waiting.clear();
    this.#remote[releaseProxy]();
    this.#worker.terminate();
  }

  /**
   * Resolves with the worker's answer, or rejects with the reason for its end. (A race with a promise that lives as long as the worker would retain
   * every answer that long.)
   * @template T
   * @param {() => Promise<T>} ask
   * @returns {Promise<T>}
   */
  #unlessItDies(ask) {
    return new Promise((resolve, reject) => {
      if (this.#dead) return reject(this.#dead);
      this.#waiting.add(reject);
      const answered = () => this.#waiting.delete(reject);
      ask().then(resolve, reject).finally(answered);
    });
  }
}

/** Browsers report this for a call of a function without code; a lean module has such functions (web/lean.py). */
const TRAP = /unreachable/i;

/**
 * Whether Python trapped on a function missing from the lean module; logs it to the console, where tests count it.
 * @param {unknown} error
 */
export function lacksFunction(error) {
  const lacks = error instanceof Error && TRAP.test(`${error.message} ${error.cause}`);
  if (lacks) console.error("Python starts once more, as its lean module lacks a function.", error);
  return lacks;
}

const TICK = 1000;

/**
 * Calls each of `steps` after its `after` seconds without a sign of life. It counts ticks of a timer instead of asking the clock:
 * a tablet that wakes from sleep has counted at most one tick, so that a healthy worker does not count as dead.
 * @param {{ after: number, call: () => void }[]} steps
 * @returns {{ alive: () => void, off: () => void }} `alive` reports a sign of life, and `off` ends the watch
 */
export function watch(steps) {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    for (const { after, call } of steps) if (after === ticks) call();
  }, TICK);
  return {
    alive: () => {
      ticks = 0;
    },
    off: () => clearInterval(timer),
  };
}

/** Required free bytes: more than ten times the size of a snapshot. */
const ROOM = 150_000_000;
/** Gigabytes. */
const TOO_LITTLE_MEMORY = 1;
/** Timeout in seconds. */
const LIMIT = 120;

/**
 * Lets a second worker make a snapshot of its Python, unless there is one or the device is short of storage or memory.
 * @param {AbortSignal} signal ends it
 * @returns {Promise<void>} rejects if none could be made
 */
export async function makeSnapshot(signal) {
  if (!(await hasRoom()) || (await hasSnapshot())) return;
  signal.throwIfAborted();
  const python = new PythonWorker(startSnapshotWorker());
  const end = () => python.terminate(new Problem("engine-failed"));
  const { off } = watch([{ after: LIMIT, call: end }]);
  signal.addEventListener("abort", end);
  try {
    await python.makeSnapshot();
  } finally {
    signal.removeEventListener("abort", end);
    off();
    end();
  }
}

/** Gigabytes of memory of this device. Only Chromium reports them, and only to secure pages. @returns {number | undefined} */
export function deviceMemory() {
  return (/** @type {Navigator & { deviceMemory?: number }} */ (navigator)).deviceMemory;
}

async function hasRoom() {
  if (!("caches" in self) || (deviceMemory() ?? Infinity) <= TOO_LITTLE_MEMORY) return false;
  const { storage } = navigator;
  // Safari does not report storage before version 17; a snapshot that is too large is refused.
  const { quota = Infinity, usage = 0 } = (await storage?.estimate?.()) ?? {};
  return quota - usage >= ROOM;
}
