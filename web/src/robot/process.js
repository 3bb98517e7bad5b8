/**
 * One robot in one worker, from start to end; and a standby worker. A robot that thinks for a long time may soon have to
 * be ended. So the standby starts while the robot's time runs, and can then replace the robot's worker at once.
 */
import { workerUrl } from "../files/workers.js";
import { deviceMemory } from "../python/python_worker.js";
import { died, FORGED, RobotFailed, tooSlow, MessageValidator, ENDED } from "./messages.js";
import { isolation } from "./isolation.js";

/** The time limit of a move, in milliseconds. */
const MOVE_LIMIT = 2_000;
/** The time limit for loading its code, in milliseconds. */
const LOAD_LIMIT = 5_000;
/** Starting up does not count as the robot's time, in milliseconds. */
const START_LIMIT = 60_000;
/** Milliseconds after which a robot will probably exceed its time limit. */
const LONG = 300;

/** @typedef {import("./messages.js").Failure} Failure */
/** @typedef {{ text: string, cut: boolean }} Output */
/**
 * A question to the robot; `batch` is the number of the message that posted it.
 * @typedef {{ limit: number, printed: (output: Output) => void, batch: number } & Promised} PendingQuestion
 */
/** @typedef {{ resolve: (answer: Answer) => void, reject: (why: unknown) => void }} Promised */
/** An answer, and its milliseconds by the page's own clock. @typedef {{ ok: unknown, took: number }} Answer */

/** Ticks without a new question, after which the worker counts as idle. */
const TICKS = 20;

/** The worker was ended before it came to a question: the robot's answer is unknown. */
export class NotReached extends Error {}

export class RobotProcess {
  /** @type {Worker | null} */
  #worker = null;
  #validator = new MessageValidator();
  /** The pending questions, the oldest first. @type {PendingQuestion[]} */
  #pending = [];
  /** When the robot started on the oldest question. */
  #since = 0;
  /** @type {ReturnType<typeof setTimeout>[]} */
  #timers = [];
  #over = false;
  /** Requests that are about to be posted together. @type {string[]} */
  #outbox = [];
  #batch = 0;
  /** Whether each question is posted separately, so that the current one is known. */
  oneAtATime = false;
  /** Called when the worker has been ended. @type {(sure: boolean) => void} `sure`: whether the question is known */
  ended = () => {};
  /** Called when the robot thinks for so long that it may have to be ended. */
  thinksLong = () => {};

  /** @param {string} game the game whose rules the worker loads */
  constructor(game) {
    this.game = game;
    /** Resolves once Python has started, without any robot's code. Rejects if it cannot start. */
    this.ready = this.#start();
    this.ready.catch(() => {});
  }

  async #start() {
    const { address, kit } = await isolation();
    if (this.#over) throw new NotReached();
    const worker = new Worker(workerUrl(address), { type: "module" });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => this.#receive(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.end(died(event.message ?? ""), this.#sure);
    });
    await this.#expect(START_LIMIT, () => worker.postMessage(kit, []));
    await this.#ask({ method: "prepare", game: this.game }, START_LIMIT);
  }

  /**
   * Loads a robot's code, replacing an earlier one.
   * @param {string} source
   * @param {(output: Output) => void} printed
   */
  load(source, printed) {
    return this.#ask({ method: "load", source }, LOAD_LIMIT, printed);
  }

  /** Makes the robot forget its matches, and resets its output limit. */
  async begin() {
    await this.#ask({ method: "begin" }, MOVE_LIMIT);
    this.#validator.begin();
  }

  /**
   * Asks for a move. The robot may be asked again before it has answered: it handles one question after the other.
   * @param {Record<string, unknown>} question
   * @param {(output: Output) => void} printed receives its output until it has answered
   */
  choose(question, printed) {
    return this.#ask({ method: "choose", ...question }, MOVE_LIMIT, printed);
  }

  /**
   * @param {Record<string, unknown>} request
   * @param {number} limit
   * @param {(output: Output) => void} [printed]
   */
  #ask(request, limit, printed) {
    const post = () => {
      this.#outbox.push(JSON.stringify({ ...request, limit }));
      if (this.oneAtATime) this.#send();
      else if (this.#outbox.length === 1) this.#sendSoon();
    };
    return this.#expect(limit, post, printed);
  }

  /**
   * Posts something. The promise rejects with RobotFailed if the robot fails at it, and with NotReached if the worker was ended before.
   * @param {number} limit its time limit in milliseconds, from the start of this question
   * @param {() => void} post
   * @param {(output: Output) => void} [printed]
   * @returns {Promise<Answer>}
   */
  #expect(limit, post, printed = () => {}) {
    return new Promise((resolve, reject) => {
      if (!this.#worker) return reject(new NotReached());
      this.#pending.push({ limit, printed, resolve, reject, batch: this.#batch });
      if (this.#pending.length === 1) this.#watch();
      post();
    });
  }

  /** Sends simultaneous questions together: each message wakes the worker, which costs as much as a quick move. */
  async #sendSoon() {
    let known = 0;
    while (known < this.#outbox.length) {
      known = this.#outbox.length;
      for (let tick = 0; tick < TICKS; tick += 1) await Promise.resolve();
    }
    this.#send();
  }

  #send() {
    this.#worker?.postMessage(this.#outbox, []);
    this.#outbox = [];
    this.#batch += 1;
  }

  /** Starts the time limit of the oldest question. */
  #watch() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    if (this.#pending.length === 0) return;
    const [{ limit }] = this.#pending;
    this.#since = performance.now();
    this.#timers.push(setTimeout(() => this.end(tooSlow(limit), this.#sure), limit));
    if (limit < START_LIMIT) this.#timers.push(setTimeout(() => this.thinksLong(), LONG));
  }

  /** Whether the robot is surely at the oldest question: answers to a batch may arrive together. */
  get #sure() {
    const [first, second] = this.#pending;
    return first?.batch !== second?.batch;
  }

  /** @param {unknown} messages */
  #receive(messages) {
    const took = performance.now() - this.#since;
    for (const message of Array.isArray(messages) ? messages : [messages]) this.#hearOne(message, took);
  }

  /**
   * @param {unknown} message
   * @param {number} took the maximum number of milliseconds that the answer took: it may have been sent with others
   */
  #hearOne(message, took) {
    if (this.#over) return;
    const heard = this.#validator.validate(message);
    const [first] = this.#pending;
    // No honest message arrives without a question.
    if (!heard || !first) return this.end(FORGED);
    if ("output" in heard) return first.printed({ text: heard.output, cut: heard.cut });
    if ("failure" in heard && heard.failure.kind === "died") return this.end(heard.failure);
    this.#pending.shift();
    this.#watch();
    if ("failure" in heard) first.reject(new RobotFailed(heard.failure));
    else first.resolve({ ok: heard.ok, took });
  }

  /**
   * Ends the worker, whatever it is doing. The error becomes the result of its current question, if that is known.
   * @param {Failure} failure
   * @param {boolean} [sure]
   */
  end(failure, sure = true) {
    if (this.#over) return;
    this.#over = true;
    this.#worker?.terminate();
    this.#worker = null;
    const [first, ...later] = this.#pending;
    this.#pending = [];
    this.#watch();
    first?.reject(sure ? new RobotFailed(failure) : new NotReached());
    for (const { reject } of later) reject(new NotReached());
    this.ended(sure);
  }
}

/** Gigabytes, as in python/python_worker.js. */
const TOO_LITTLE_MEMORY = 1;
/** The memory in gigabytes and the number of cores of a device that can always keep a standby ready. */
const MUCH = { memory: 4, cores: 4 };
/** Milliseconds of running time after which the standby starts. */
const AT_REST = 1_000;

/** @type {RobotProcess | null} */
let standby = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;

// An iPad does not report its memory, and ends a tab that uses too much without warning. A standby only saves time.
const device = () => ({ memory: deviceMemory() ?? 0, cores: navigator.hardwareConcurrency });

/** Starts the standby for a game, unless there is one or the device is, or may be, too small for two workers. @param {string} game */
export function startStandby(game) {
  const { memory, cores } = device();
  if (standby?.game === game || memory <= TOO_LITTLE_MEMORY || cores < 2) return;
  standby?.end(ENDED);
  const fresh = new RobotProcess(game);
  standby = fresh;
  fresh.ended = () => {
    if (standby === fresh) standby = null;
  };
  fresh.ready.catch(() => fresh.end(ENDED));
}

/** Returns the standby, ready or still starting. The caller ends it. @param {string} game */
export function takeStandby(game) {
  if (standby?.game !== game) return null;
  const taken = standby;
  standby = null;
  return taken;
}

/** Starts the standby after a while, if the device has resources to spare. @param {string} game */
export function startStandbySoon(game) {
  const { memory, cores } = device();
  if (memory < MUCH.memory || cores < MUCH.cores) return;
  clearTimeout(soon);
  soon = setTimeout(() => startStandby(game), AT_REST);
}

/** Ends an unused standby. */
export function endStandby() {
  clearTimeout(soon);
  standby?.end(ENDED);
}
