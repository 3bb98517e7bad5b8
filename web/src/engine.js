/** The worker's client: asks Python one thing after the other, and starts it again should it die. */
import { proxy, releaseProxy, wrap } from "comlink";
import { Problem, Refusal } from "./problems.js";
import { startWorker } from "./start_worker.js";

/** Longer than a slow school network needs for any one phase, since a start can hang without ever failing. */
const PHASE_LIMIT = 60_000;
/** No request takes a hundredth of this; a worker that is silent for so long is dead. */
const CALL_LIMIT = 10_000;
/** The requests after which the match that they answer lies on Python's table. */
const ON_THE_TABLE = new Set(["new", "open", "play", "roll", "undo", "redo", "sit", "remark"]);

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
  /** The match on Python's table, which a new Python must have there as well. @type {string | null} */
  #record = null;

  /**
   * @param {object} told
   * @param {(phase: Phase) => void} told.phase a phase of the start begins
   * @param {() => void} told.ready Python answers
   * @param {() => void} told.again Python answers again, after it had died
   * @param {(problem: Problem) => void} told.failed Python could not be started
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
    const turn = this.#latest.then(() => this.#ask(method, request));
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
      if (this.#record !== null) await this.#request("open", JSON.stringify({ method: "open", record: this.#record }));
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

  /**
   * @param {string} method
   * @param {string} request
   */
  async #ask(method, request) {
    await this.#started.catch((error) => {
      throw error instanceof Problem ? error : new Problem("engine-failed", {}, error);
    });
    try {
      return await this.#request(method, request);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      console.error(error);
      await this.start();
      const answer = await this.#request(method, request);
      this.told.again();
      return answer;
    }
  }

  /**
   * @param {string} method
   * @param {string} request
   */
  async #request(method, request) {
    if (!this.#remote) throw new Problem("engine-failed");
    const limit = this.#limit(CALL_LIMIT, "engine-silent");
    try {
      const answer = JSON.parse(await Promise.race([this.#remote.call(request), this.#death]));
      if (answer.refusal) throw new Refusal(answer.refusal);
      if (ON_THE_TABLE.has(method)) this.#record = answer.ok.record;
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
