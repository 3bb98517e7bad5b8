/** How what is done to a match gets to Python and back: one thing at a time, shown at once where it is foreseen, then saved. */
import { hold } from "./busy.js";
import { Foresight, choicesAfter, movesAtOnce, nextTaps } from "./foresight.js";
import { MatchState, NOTHING } from "./match_state.js";
import { aboutOf } from "./matches.js";
import { prefersLessMotion } from "./preferences.js";
import { Conflict } from "./problems.js";

/** @typedef {import("./foresight.js").Request} Request */

export class MatchWork extends MatchState {
  closed = false;
  /** While somebody looks back, nothing is played by itself. */
  paused = false;
  /** When the position came about. */
  since = 0;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  #acting = 0;

  /**
   * @param {SavedMatch} saved
   * @param {import("./engine.js").Engine} engine
   * @param {import("./store.js").Store} store
   * @param {object} told
   * @param {() => void} told.draw something has changed
   * @param {() => Promise<void>} told.showRoll lets the dice be seen to roll
   * @param {() => void} told.acted an action is done, saved and drawn
   * @param {() => void} told.ended the match has come to its end, which could be seen for a while
   * @param {(error: unknown) => void} told.failed something could not be done, for a reason that is not the rules'
   */
  constructor(saved, engine, store, told) {
    super(saved);
    this.engine = engine;
    this.store = store;
    this.told = told;
    this.foresight = new Foresight(engine);
  }

  /** Whether something is going on that a tap has to wait for. */
  get acting() {
    return this.#acting > 0;
  }

  /** Called before anything is done. */
  beforeWork() {
    this.foresight.stop();
  }

  /** Called when nothing more is to be done. */
  afterWork() {
    if (this.table && !this.table.result && !this.closed && !this.paused && !this.newer) {
      this.foresight.look(nextTaps(this), movesAtOnce);
    }
  }

  /**
   * Lets work begin when what was asked before is done; the page is busy until then.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  inTurn(work) {
    const release = hold();
    this.#acting += 1;
    const turn = this.#queue.then(() => {
      this.beforeWork();
      return work();
    });
    this.#queue = turn.catch(() => {});
    return turn.finally(() => {
      this.#acting -= 1;
      if (this.#acting === 0) this.afterWork();
      release();
    });
  }

  /**
   * @param {Request} request that changes the match on Python's table; with that, nothing is foreseen any more
   * @returns {Promise<Table>}
   */
  change({ method, ...values }) {
    this.foresight.forget();
    return this.engine.call(method, values);
  }

  /** @param {Request} request that changes nothing */
  async know(request) {
    const { method, ...values } = request;
    return this.foresight.of(request) ?? this.engine.call(method, values);
  }

  /**
   * Shows what an action does, at once if that is known beforehand, and saves it when Python has done it.
   * @param {Request} request
   * @param {boolean} [seen] whether dice are seen to roll
   */
  async carryOut(request, seen = false) {
    const { table, entries, remarks, picks, choices, asked, seat } = this;
    // Another seat's move leaves this one's picks where they are, and only Python can say what may follow them then.
    const own = request.seat === undefined || request.seat === seat;
    /** @type {Table | undefined} */
    const foreseen = own ? this.foresight.of(request) : undefined;
    this.foresight.forget();
    await this.#goTo(foreseen ?? (await this.change(request)), seat);
    const shown = this.#show(seen);
    try {
      const done = foreseen && (await this.change(request));
      if (done && done.record !== foreseen.record) await this.#goTo(done, seat);
    } catch (error) {
      this.begin(/** @type {Table} */ (table), { entries, remarks });
      this.asked = asked;
      this.choose(picks, choices);
      this.told.draw();
      throw error;
    }
    await this.finish(shown);
  }

  /**
   * @param {Table} table
   * @param {number | null} seat
   */
  async #goTo(table, seat) {
    this.since = performance.now();
    await this.pickAll(this.goTo(table, seat));
  }

  /** @param {boolean} seen */
  async #show(seen) {
    this.rolling = seen && !prefersLessMotion();
    this.told.draw();
    if (seen) await this.told.showRoll();
    if (!this.rolling) return;
    this.rolling = false;
    this.told.draw();
  }

  /**
   * Saves what was done.
   * @param {Promise<void>} [shown] until it has been seen
   */
  async finish(shown) {
    await Promise.all([this.save(), shown]);
    this.told.acted();
  }

  /** Puts the match as it was saved on the table. */
  async openSaved() {
    const table = await this.change({ method: "open", record: this.saved.record });
    this.asked = null;
    this.since = performance.now();
    this.begin(table, await this.engine.call("log"));
    this.told.draw();
  }

  /**
   * Picks these and nothing else, or nothing if they are no longer part of a move.
   * @param {string[]} picks
   */
  async pickAll(picks) {
    const { seat } = this;
    const choices = seat === null ? NOTHING : picks.length > 0 ? await this.know(choicesAfter(seat, picks)) : this.first;
    if (choices.refusal) this.choose([], this.first);
    else this.choose(seat === null ? [] : picks, choices);
  }

  async save() {
    const { table } = this;
    if (!table) return;
    try {
      this.keep(await this.store.save({ ...this.saved, record: table.record, about: aboutOf(table) }));
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      this.newer = error.newer;
      this.told.draw();
    }
  }
}
