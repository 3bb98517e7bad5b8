/** Fakes whose promises a test resolves by hand: nothing is answered before the test does so. */
import { Session } from "../src/match/session.js";
import { Cancelled } from "../src/text/problems.js";

/** The shelf, which the build writes into the page. */
Object.assign(globalThis, { SITE: { version: "this", games: [{ id: "roll_it" }], starts: [], levels: ["easy"] } });

const LOOKS = [
  { colour: "red", symbol: "star" },
  { colour: "blue", symbol: "disc" },
];

/** A promise that a test resolves or rejects. */
export class Later {
  constructor() {
    this.promise = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
  }

  /** @type {(value?: any) => void} */
  resolve = () => {};
  /** @type {(error: unknown) => void} */
  reject = () => {};
}

/** Lets all pending microtasks run. */
export async function settle() {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

/** Python: records its requests, and answers on command. */
export class Engine {
  /** @type {{ method: string, values: any, later: Later }[]} */
  asked = [];

  /**
   * @param {string} method
   * @param {any} [values]
   */
  call(method, values = {}) {
    const later = new Later();
    // Leaves out prefetching requests.
    if (method !== "foresee") this.asked.push({ method, values, later });
    return later.promise;
  }

  expectBots() {}

  /** The pending requests, as "method match". */
  get waiting() {
    return this.asked.map(({ method, values }) => `${method} ${values.match}`);
  }

  /**
   * Answers the first pending request.
   * @param {any} answer
   */
  async answer(answer) {
    const first = this.asked.shift();
    if (answer instanceof Error) first?.later.reject(answer);
    else first?.later.resolve(answer);
    await settle();
  }
}

/** Stored matches: each is written on the test's command. */
export class Disk {
  /** @type {Map<IDBValidKey, any>} */
  held = new Map();
  /** @type {(() => Promise<void>)[]} */
  waiting = [];
  /** Whether to answer at once. */
  prompt = true;
  /** @type {Error | null} why nothing can be read or written */
  fault = null;
  /** All writes so far. @type {any[]} */
  written = [];

  async open() {}

  async entries() {
    return this.#answer(() => [...this.held]);
  }

  /** @param {IDBValidKey} key */
  async get(key) {
    return this.#answer(() => this.held.get(key));
  }

  /**
   * @param {IDBValidKey} key
   * @param {(stored: any) => any} work
   */
  async change(key, work) {
    return this.#answer(() => {
      const stored = this.held.get(key);
      const next = work(stored);
      if (next === undefined) this.held.delete(key);
      else this.held.set(key, structuredClone(next));
      if (next !== undefined) this.written.push(structuredClone(next));
      return stored;
    });
  }

  /** Runs the first pending operation. */
  async answer() {
    await this.waiting.shift()?.();
    await settle();
  }

  /**
   * @template T
   * @param {() => T} work
   * @returns {Promise<T>}
   */
  #answer(work) {
    const tried = async () => {
      if (this.fault) throw this.fault;
      return work();
    };
    if (this.prompt) return tried();
    const later = new Later();
    this.waiting.push(() => tried().then(later.resolve, later.reject));
    return later.promise;
  }
}

/**
 * A record of a match of Roll-It.
 * @param {number} seed
 * @param {...string} actions
 */
export const record = (seed, ...actions) =>
  `rollbook 1\ngame: roll_it 1\nseats: Anna | Ben\nseed: ${seed}\n\n${actions.map((line) => `${line}\n`).join("")}`;

/** A sealed record that hardly deflates. @param {number} length */
export function noise(length) {
  let seed = 7;
  const letters = Array.from({ length }, () => String.fromCharCode(33 + ((seed = (seed * 48271) % 2147483647) % 90)));
  return `${record(7)}# ${letters.join("")}\n# seal 0123456789abcdef\n`;
}

/**
 * @param {string} id
 * @param {number} seed
 * @param {...string} actions
 * @returns {SavedMatch}
 */
export const saved = (id, seed, ...actions) => ({
  id,
  revision: 1,
  mark: "first",
  name: "",
  made: 0,
  changed: 0,
  record: record(seed, ...actions),
  things: { looks: LOOKS, auto: true },
  about: { game: "roll_it", seats: ["Anna", "Ben"], actions: actions.length, winners: null },
});

/**
 * Python's answer for a position: the dice are due, or a seat is to move.
 * @param {string} match
 * @param {number} seed
 * @param {string[]} actions
 * @param {Partial<Table>} [more]
 * @returns {Table}
 */
export function table(match, seed, actions, more = {}) {
  const [actor, text = ""] = actions.at(-1)?.split(/ (.*)/) ?? [];
  const by = actor === "dice" ? "dice" : Number(actor);
  const number = actions.length - 1;
  /** @type {LogEntry | null} */
  const latest = actor === undefined ? null : { number, actor: by, turn: 0, text, passed: false, events: [] };
  return {
    game: "roll_it",
    own_sheets: false,
    dice_on_board: false,
    lowest_wins: false,
    seats: [{ name: "Anna", bot: null }, { name: "Ben", bot: null }],
    actions: actions.length,
    to_act: ["dice"],
    turn: 0,
    prompts: {},
    roll_prompt: null,
    rolled_number: null,
    dice: [],
    last_roll: [],
    rolls: 0,
    view: {},
    scores: [0, 0],
    score_words: [null, null],
    result: null,
    latest,
    work: "page",
    why: null,
    moments: [],
    before_throw: [],
    right_at_once: null,
    story: null,
    class_code: null,
    locks: [],
    version: 1,
    options: {},
    can_redo: false,
    match,
    record: record(seed, ...actions),
    choices: {},
    ...more,
  };
}

/** The surroundings of a session: records its calls; pauses end on the test's command. */
export class Around {
  holds = 0;
  /** @type {(() => void)[]} */
  pauses = [];
  /** @type {string[]} */
  told = [];
  #over = new AbortController();

  get signal() {
    return this.#over.signal;
  }

  /** Leaves the match. */
  leave() {
    this.#over.abort(new Cancelled());
  }

  hold = () => {
    let held = true;
    this.holds += 1;
    return () => {
      if (held) this.holds -= 1;
      held = false;
    };
  };

  /** @type {SessionSurroundings["whileBusy"]} */
  whileBusy = async (_name, work) => {
    const release = this.hold();
    try {
      return await work();
    } finally {
      release();
    }
  };

  later = (/** @type {string} */ _name, /** @type {number} */ _time, /** @type {() => void} */ then) => {
    const release = this.hold();
    const pause = () => {
      this.pauses = this.pauses.filter((one) => one !== pause);
      release();
      then();
    };
    this.pauses.push(pause);
    return () => {
      this.pauses = this.pauses.filter((one) => one !== pause);
      release();
    };
  };

  wait = (/** @type {number} */ time, /** @type {AbortSignal} */ signal) =>
    /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        const off = this.later("wait", time, resolve);
        signal.addEventListener("abort", () => {
          off();
          resolve();
        });
      })
    );

  /** Lets the first pause end. */
  async endPause() {
    this.pauses[0]?.();
    await settle();
  }

  lessMotion = () => true;
  paced = (/** @type {number} */ time) => time;
  visible = async () => {};
  alone = (/** @type {string} */ _name, /** @type {AbortSignal} */ _signal, /** @type {() => Promise<void>} */ work) => work();

  /** @type {SessionCallbacks} */
  callbacks = {
    changed: () => {},
    showRoll: async () => {},
    acted: () => this.told.push("acted"),
    ended: () => this.told.push("ended"),
    followed: () => this.told.push("followed"),
    failed: (error) => this.told.push(String(error)),
  };
}

/**
 * A session of a stored match that is on the table, without pending requests.
 * @param {{ engine: Engine, store: import("../src/match/store.js").Store, around: Around }} parts
 * @param {string} id
 * @param {Partial<Table>} [more]
 */
export async function openSession({ engine, store, around }, id, more) {
  const match = /** @type {SavedMatch} */ (await store.checkOut(id));
  const page = { engine, store, signal: around.signal, robots: /** @type {any} */ ({ get: async () => undefined }) };
  const session = new Session(match, page, around.callbacks, around);
  const opened = session.open();
  await settle();
  const seed = Number(/seed: (\d+)/.exec(match.record)?.[1]);
  const actions = match.record.split("\n\n")[1].split("\n").filter(Boolean);
  await engine.answer(table(id, seed, actions, more));
  await engine.answer({ entries: [], remarks: [] });
  await opened;
  return session;
}
