/**
 * Runs the actions of a match, one at a time: apply, draw, save. A prefetched answer is drawn before Python applies the
 * action.
 */
import { choicesAfter } from "../python/prefetch.js";
import { Conflict, Problem } from "../text/problems.js";
import { aboutOf } from "./about.js";
import { sameSetUp, withAsLeft } from "./stored.js";

/** @typedef {import("../python/prefetch.js").Request} Request */

export class ActionRunner {
  /** @param {import("./session.js").Session} session */
  constructor({ state, store, client, prefetch, autoplay, callbacks, around }) {
    this.state = state;
    this.store = store;
    this.client = client;
    this.prefetch = prefetch;
    this.autoplay = autoplay;
    this.callbacks = callbacks;
    this.around = around;
  }

  /** Puts the saved match on the table. */
  async openSaved() {
    const { state } = this;
    this.prefetch.forget();
    const table = await this.client.open(state.saved.record);
    state.chosenSeat = null;
    state.since = performance.now();
    state.begin(table, await this.client.ask("log"));
    this.callbacks.changed();
  }

  /**
   * @param {Request} request changes the match on Python's table, which invalidates all prefetched answers
   * @returns {Promise<Table>}
   */
  change({ method, ...values }) {
    this.prefetch.forget();
    return this.client.ask(method, values);
  }

  /**
   * @param {Request} request changes nothing
   * @returns {Promise<any>}
   */
  async know(request) {
    const { method, ...values } = request;
    return this.prefetch.of(request) ?? this.client.ask(method, values);
  }

  /**
   * Applies an action, draws its effects, and saves it. A prefetched answer is drawn at once and rolled back if Python fails.
   * @param {Request} request
   * @param {boolean} [seen] whether to animate the dice
   */
  async carryOut(request, seen = false) {
    const { state } = this;
    const { table, entries, remarks, picks, choices, chosenSeat, seat, stopped } = state;
    // Another seat's move leaves this seat's picks in place, and only Python knows what may then follow them.
    const own = request.seat === undefined || request.seat === seat;
    /** @type {Table | undefined} */
    const foreseen = own ? this.prefetch.of(request) : undefined;
    this.prefetch.forget();
    await this.#goTo(foreseen ?? (await this.change(request)), seat);
    const shown = this.#showRoll(seen);
    shown.catch(() => {}); // Awaited below.
    try {
      const done = foreseen && (await this.change(request));
      if (done && done.record !== foreseen.record) await this.#goTo(done, seat);
    } catch (error) {
      this.client.signal.throwIfAborted();
      state.begin(/** @type {Table} */ (table), { entries, remarks });
      state.chosenSeat = chosenSeat;
      state.stopped = stopped;
      state.choose(picks, choices);
      this.callbacks.changed();
      throw error;
    }
    await this.finish(shown, { again: request.method === "redo" });
  }

  /** @param {Table} table @param {number | null} seat */
  async #goTo(table, seat) {
    this.state.since = performance.now();
    await this.pickAll(this.state.goTo(table, seat));
  }

  /** @param {boolean} seen */
  async #showRoll(seen) {
    const { state } = this;
    state.rolling = seen && !this.around.lessMotion();
    this.callbacks.changed();
    if (seen) await this.client.cancellable(this.callbacks.showRoll());
    if (!state.rolling) return;
    state.rolling = false;
    this.callbacks.changed();
  }

  /**
   * Saves the changes.
   * @param {Promise<void>} [shown] resolves when the action has been seen
   * @param {{ takenBack?: LogEntry, again?: boolean }} [how] for `acted`
   */
  async finish(shown, how) {
    const before = this.state.conflict;
    await Promise.all([this.save(), shown]);
    if (this.state.conflict !== before) this.callbacks.changed();
    this.callbacks.acted(how);
    this.autoplay.end();
  }

  /**
   * Makes exactly these picks, or none if they are no longer part of a move.
   * @param {string[]} picks
   */
  async pickAll(picks) {
    const { state } = this;
    const { seat } = state;
    const choices = seat !== null && picks.length > 0 ? await this.know(choicesAfter(seat, picks)) : state.first;
    const { picks: held } = choices.refusal ? state.first : choices;
    state.choose(held, choices.refusal ? state.first : choices);
  }

  /** Saves the current match. If another tab has saved a later revision, that revision stays, and `state.conflict` is set to it. */
  async save() {
    const { saved, table } = this.state;
    if (!table) return;
    // Python's answer names the match, and a match's set-up never changes.
    if (table.match !== saved.id || !sameSetUp(table.record, saved.record)) throw new Problem("problem-other-match");
    try {
      const next = await this.client.cancellable(this.store.save(withAsLeft({ ...saved, record: table.record, about: aboutOf(table) }, this.state)));
      this.state.keep(next);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      this.state.conflict = error.stored;
    }
  }

  /**
   * Asks the store for another tab's version; returns it if it can be taken over because everything done here is stored.
   * @returns {Promise<SavedMatch | null>}
   */
  async playedElsewhere() {
    const { state, store } = this;
    const { id } = state.saved;
    const stored = await this.client.cancellable(store.get(id));
    const { saved } = state;
    if (!stored || state.conflict || store.isUnsaved(id)) return null;
    if (stored.mark === saved.mark && stored.revision === saved.revision) {
      state.keep({ ...saved, name: stored.name });
      return null;
    }
    if (stored.revision > saved.revision) return stored;
    state.conflict = stored; // It has continued from an earlier position, so people choose.
    return null;
  }
}
