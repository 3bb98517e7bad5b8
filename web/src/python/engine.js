/** The worker's client: sends Python one request after the other, and restarts it if it crashes. */
import { fetchFile } from "../files/files.js";
import { missing } from "../text/missing.js";
import { PartMissing, Problem, Refusal } from "../text/problems.js";
import { PythonWorker, lacksFunction, watch } from "./python_worker.js";
import { explained, isMemory } from "./start_failure.js";
import { forgetSnapshot } from "./snapshot.js";
import { startWorker } from "../files/workers.js";
import { serial } from "../ui/cancellation.js";

/** Seconds without progress after which a start has failed. */
const START_LIMIT = 60;
/** Seconds until the page reports a slow answer. Most requests take a few milliseconds. */
const SLOW = 3;
/** Seconds without an answer after which the worker counts as dead. */
const CALL_LIMIT = 10;
/** Timeout in seconds for the bots' weights; the download continues for later requests. */
const LEARN_LIMIT = 60;
/** Attempts per request that needs the bots' weights, because Python may crash after loading them. */
const TRIES = 3;
/** Sentinel: the request needs the bots' weights, which are not loaded. */
const UNLEARNT = Symbol("unlearnt");
/** The errors after which a second start would fail too. */
const AT_ONCE = new Set(["engine-slow", "engine-no-webassembly"]);
/** The requests whose answer is the complete match on Python's table. */
const ON_THE_TABLE = new Set(["new", "open", "play", "roll", "undo", "redo", "sit", "remark"]);

/** @typedef {import("./python_worker.js").Phase} Phase */
/** @typedef {import("./python_worker.js").From} From */

export class Engine {
  /** @type {PythonWorker | null} */
  #python = null;
  /** @type {Promise<From | undefined>} */
  #started = Promise.resolve(undefined);
  /** @type {Promise<void> | undefined} the first start */
  #begun;
  #inTurn = serial();
  /**
   * The match that a restarted Python needs on its table, as a record and the requests after it. The requests are kept from the first undo on, so that
   * a redo works there too.
   * @type {{ record: string, match: string | null, since: { method: string, request: string }[] } | null}
   */
  #table = null;
  #expectsBots = false;
  /** Whether the next Python uses Pyodide's full module, because a missing function may have ended the last one. */
  #whole = false;

  /**
   * @param {object} callbacks
   * @param {(phase: Phase, share: number) => void} callbacks.phase called when a phase of the start begins, or a share of Python has arrived
   * @param {(from?: From) => void} callbacks.ready called when Python answers
   * @param {(slow: boolean) => void} callbacks.slow called with whether an answer takes long
   * @param {() => void} callbacks.again called when Python answers again after a crash, unless only a function was missing
   * @param {(problem: Problem) => void} callbacks.failed called when Python could not be started
   */
  constructor(callbacks) {
    this.callbacks = callbacks;
  }

  /** Starts Python if it has not started yet. Resolves when the first start is over, like `start`. */
  begin() {
    return (this.#begun ??= this.start());
  }

  /** Starts Python, or restarts it. Resolves when it answers or has failed; the callbacks report which. */
  start() {
    const over = this.#startAndTell();
    this.#begun ??= over;
    return over;
  }

  async #startAndTell() {
    this.#started = this.#start();
    try {
      this.callbacks.ready(await this.#started);
    } catch (error) {
      this.#stop();
      this.callbacks.failed(error instanceof Problem ? error : new Problem("engine-failed", {}, error));
    }
  }

  /**
   * Sends a request to the bridge, after all earlier ones. The first request starts Python if necessary.
   * @param {string} method
   * @param {Record<string, unknown>} [values]
   * @returns {Promise<any>} rejects with a Refusal if the rules forbid the request, and with a Problem if Python is unavailable
   */
  call(method, values = {}) {
    const request = JSON.stringify({ ...values, method });
    this.begin();
    return this.#learnt(() => this.#inTurn(() => this.#ask(method, request)));
  }

  /** Fetches the bots' weights because a bot will soon think. A failure is not reported here: the request that needs them reports it. */
  expectBots() {
    this.#expectsBots = true;
    this.#python?.learn().catch(() => {});
  }

  /**
   * Starts Python. If that fails, drops the snapshot and uses the full module. Unless the error is in `AT_ONCE`, fetches the worker's files without
   * the browser's HTTP cache, in case one of them does not match the build, and starts again. If memory ran out, the second start uses as little
   * as possible. Rejects with a Problem that names the cause.
   */
  async #start() {
    try {
      return await this.#startTwice();
    } catch (error) {
      throw await explained(error);
    }
  }

  async #startTwice() {
    try {
      return await this.#startOnce();
    } catch (error) {
      await forgetSnapshot();
      if (!isMemory(error)) {
        this.#giveUpLean(error);
        if (error instanceof Problem && AT_ONCE.has(error.id)) throw error;
        await Promise.allSettled([SITE.worker, ...SITE.pyodide.scripts].map(async (url) => (await fetchFile(url, { cache: "reload" })).arrayBuffer()));
      }
      return this.#startOnce();
    }
  }

  async #startOnce() {
    this.#stop();
    this.callbacks.phase("worker", 0);
    const python = new PythonWorker(window.earlyWorker ?? startWorker(this.#whole));
    window.earlyWorker = undefined;
    this.#python = python;
    if (this.#expectsBots) this.expectBots();
    const { alive, off } = watch([{ after: START_LIMIT, call: () => python.terminate(new Problem("engine-slow")) }]);
    /** @type {Phase} */
    let phase = "worker";
    let starting = true;
    const tell = (/** @type {Phase} */ now, share = 0) => {
      // Each phase arrives through a separate port, possibly after the answer of `boot`.
      if (!starting) return;
      alive();
      phase = now;
      if (python === this.#python) this.callbacks.phase(phase, share);
    };
    try {
      const from = await python.boot(tell, (share) => tell(phase, share));
      if (this.#table) await this.#putOnTable(this.#table);
      return from;
    } finally {
      starting = false;
      off();
    }
  }

  /** @param {{ record: string, match: string | null, since: { method: string, request: string }[] }} table */
  async #putOnTable({ since, ...match }) {
    const opening = { method: "open", request: JSON.stringify({ ...match, method: "open" }) };
    try {
      for (const { method, request } of [opening, ...since]) await this.#learnt(() => this.#request(method, request));
    } catch (error) {
      // A Python with an empty table still answers, and the next request about the match opens it there again.
      if (!(error instanceof PartMissing)) throw error;
    }
  }

  /**
   * Sends a request, and sends it again with the bots' weights if it needs them. Python answers other requests meanwhile.
   * @param {() => Promise<any>} ask
   */
  async #learnt(ask) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await ask();
      if (answer !== UNLEARNT) return answer;
      await this.#learn();
    }
    throw new Problem("engine-failed");
  }

  /** Rejects with a Problem if the bots' weights are unavailable. Python keeps running and accepts further requests. */
  async #learn() {
    const python = this.#python;
    const end = { after: LEARN_LIMIT, call: () => {} };
    const tooLong = new Promise((resolve) => (end.call = () => resolve(false)));
    let had;
    try {
      had = await this.#inPatience(() => Promise.race([python?.learn(), tooLong]), [end]);
    } catch (error) {
      python?.terminate(error); // the next request starts another one
      return;
    }
    if (had === false) throw await missing(new Error("What bots have learnt did not come."), [SITE.weights]);
  }

  /**
   * From now on Python uses Pyodide's full module.
   * @param {unknown} error the error that ended Python
   * @returns {boolean} whether the lean module, which has no rarely used functions, lacked one
   */
  #giveUpLean(error) {
    const lacked = !this.#whole && lacksFunction(error);
    this.#whole = true;
    return lacked;
  }

  #stop() {
    this.#python?.terminate(new Problem("engine-failed"));
    this.#python = null;
  }

  /** @param {string} method @param {string} request */
  async #ask(method, request) {
    await this.#started.catch((error) => {
      throw error instanceof Problem ? error : new Problem("engine-failed", {}, error);
    });
    try {
      return await this.#request(method, request);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const lacked = this.#giveUpLean(error);
      if (!lacked) console.error(error);
      await this.#inPatience(() => this.start());
      const answer = await this.#requestAgain(method, request);
      if (!lacked) this.callbacks.again();
      return answer;
    }
  }

  /** @param {string} method @param {string} request */
  async #requestAgain(method, request) {
    try {
      return await this.#request(method, request);
    } catch (error) {
      if (!(error instanceof Refusal)) await forgetSnapshot();
      throw error;
    }
  }

  /** @param {string} method @param {string} request */
  async #request(method, request) {
    const python = this.#python;
    if (!python) throw new Problem("engine-failed");
    const end = { after: CALL_LIMIT, call: () => python.terminate(new Problem("engine-silent")) };
    const text = await this.#inPatience(() => python.call(request), [end]);
    if (text === null) return UNLEARNT;
    const answer = JSON.parse(text);
    if (answer.refusal) throw new Refusal(answer.refusal);
    if (ON_THE_TABLE.has(method)) this.#remember(method, request, answer.ok);
    return answer.ok;
  }

  /** @param {string} method @param {string} request @param {Table} table */
  #remember(method, request, { record, match, can_redo }) {
    if (can_redo && this.#table) this.#table.since.push({ method, request });
    else this.#table = { record, match, since: [] };
  }

  /**
   * Reports work that takes long.
   * @template T
   * @param {() => Promise<T>} work
   * @param {Parameters<typeof watch>[0]} [more] further steps if the work takes even longer
   */
  async #inPatience(work, more = []) {
    let slow = false;
    const say = () => {
      slow = true;
      this.callbacks.slow(true);
    };
    const { off } = watch([{ after: SLOW, call: say }, ...more]);
    try {
      return await work();
    } finally {
      off();
      if (slow) this.callbacks.slow(false);
    }
  }
}
