/** The worker's client: asks Python one thing after the other, and starts it again should it die. */
import { proxy, releaseProxy, wrap } from "comlink";
import { Problem, Refusal } from "./problems.js";
import { startWorker } from "./start_worker.js";

/** Longer than a slow school network needs for any one phase, since a start can hang without ever failing. */
const PHASE_LIMIT = 60_000;
/** No request takes a hundredth of this; a worker that is silent for so long is dead. */
const CALL_LIMIT = 10_000;

/** @typedef {"worker" | "python" | "rules"} Phase */

export class Engine {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {import("comlink").Remote<import("./worker.js").Desk> | null} */
  #remote = null;
  /** @type {Promise<void>} */
  #started = Promise.resolve();
  /** @type {Promise<unknown>} */
  #latest = Promise.resolve();
  /** @type {(error: unknown) => void} */
  #die = () => {};
  /** @type {Promise<never>} */
  #death = new Promise(() => {});

  /**
   * @param {object} told
   * @param {(phase: Phase) => void} told.phase a phase of the start begins
   * @param {() => void} told.ready Python answers
   * @param {(problem: Problem) => void} told.failed Python could not be started
   * @param {() => string | null} told.record the record of the match that a new Python must have on its table
   */
  constructor(told) {
    this.told = told;
  }

  /** Starts Python, anew if there is one. Resolves when it answers or has failed; `told` knows which. */
  async start() {
    this.#started = this.#start();
    try {
      await this.#started;
      this.told.ready();
    } catch (error) {
      this.#stop();
      this.told.failed(error instanceof Problem ? error : new Problem("engine-failed", {}, error));
    }
  }

  /**
   * Asks the bridge, after all that was asked before.
   * @param {string} method
   * @param {Record<string, unknown>} [values]
   * @returns {Promise<any>} rejects with a Refusal if the rules say no, with a Problem if Python cannot be had
   */
  call(method, values = {}) {
    const request = JSON.stringify({ ...values, method });
    const turn = this.#latest.then(() => this.#ask(request));
    this.#latest = turn.catch(() => {});
    return turn;
  }

  async #start() {
    this.#stop();
    this.#death = new Promise((_, reject) => {
      this.#die = reject;
    });
    this.#death.catch(() => {});
    this.told.phase("worker");
    const worker = window.earlyWorker ?? startWorker();
    window.earlyWorker = undefined;
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#die(new Problem("engine-failed", {}, event.message));
    });
    this.#worker = worker;
    /** @type {import("comlink").Remote<import("./worker.js").Desk>} */
    const remote = wrap(worker);
    this.#remote = remote;
    const limit = this.#limit(PHASE_LIMIT, "engine-slow");
    const enter = (/** @type {Phase} */ phase) => {
      limit.again();
      this.told.phase(phase);
    };
    try {
      await Promise.race([remote.boot(proxy(enter)), this.#death]);
      const record = this.told.record();
      if (record !== null) await this.#request(JSON.stringify({ method: "open", record }));
    } finally {
      limit.off();
    }
  }

  #stop() {
    this.#remote?.[releaseProxy]();
    this.#worker?.terminate();
    this.#remote = null;
    this.#worker = null;
  }

  /** @param {string} request */
  async #ask(request) {
    await this.#started.catch((error) => {
      throw error instanceof Problem ? error : new Problem("engine-failed", {}, error);
    });
    try {
      return await this.#request(request);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      console.error(error);
      await this.start();
      return this.#request(request);
    }
  }

  /** @param {string} request */
  async #request(request) {
    if (!this.#remote) throw new Problem("engine-failed");
    const limit = this.#limit(CALL_LIMIT, "engine-silent");
    try {
      const answer = JSON.parse(await Promise.race([this.#remote.call(request), this.#death]));
      if (answer.refusal) throw new Refusal(answer.refusal);
      return answer.ok;
    } finally {
      limit.off();
    }
  }

  /**
   * Lets this worker count as dead after a while, unless switched off.
   * @param {number} time milliseconds
   * @param {string} id what to say then
   */
  #limit(time, id) {
    const die = this.#die;
    const begin = () => setTimeout(() => die(new Problem(id)), time);
    let timer = begin();
    const off = () => clearTimeout(timer);
    const again = () => {
      off();
      timer = begin();
    };
    return { off, again };
  }
}
