/** A match's connection to Python: every request contains the match's id, and none continues once the match has been left. */
import { Refusal } from "../text/problems.js";
import { cancellable } from "../ui/cancellation.js";

/** Refusals caused by another match, or no match, on Python's table: Python was restarted, or another match was created. */
const NOT_ON_THE_TABLE = new Set(["no_match", "another_match"]);

/** @typedef {{ call(method: string, values?: Record<string, unknown>): Promise<any> }} Caller */

export class MatchClient {
  /** Python's latest answer about the match. @type {string | null} */
  #record = null;

  /**
   * @param {Caller} engine
   * @param {string} id the match's id, which is also its name on Python's table
   * @param {AbortSignal} signal aborted when the match is left
   * @param {() => void} reopened called when the match has been put on Python's table again, without its redo history
   */
  constructor(engine, id, signal, reopened) {
    this.engine = engine;
    this.id = id;
    this.signal = signal;
    this.reopened = reopened;
  }

  /**
   * Waits for slow work. Rejects with Cancelled if the match is left in the meantime.
   * @template T
   * @param {Promise<T> | T} awaited
   */
  cancellable(awaited) {
    return cancellable(this.signal, awaited);
  }

  /**
   * Asks Python about this match, after opening it there if another match is on Python's table.
   * @param {string} method
   * @param {Record<string, unknown>} [values]
   */
  async ask(method, values = {}) {
    try {
      return await this.#send(method, values);
    } catch (error) {
      if (!(error instanceof Refusal) || !NOT_ON_THE_TABLE.has(error.id) || this.#record === null) throw error;
    }
    await this.open(this.#record);
    this.reopened();
    return this.#send(method, values);
  }

  /**
   * Requests one slice of a search after the other, until Python has the answer or it is no longer needed. Other requests may run in between.
   * @param {string} method
   * @param {Record<string, unknown>} values
   * @param {() => boolean} [wanted]
   */
  async search(method, values, wanted = () => true) {
    let answer;
    do answer = await this.ask(method, values);
    while (!answer.done && wanted());
    return answer;
  }

  /**
   * Puts the match on Python's table.
   * @param {string} record
   * @returns {Promise<Table>}
   */
  open(record) {
    return this.#send("open", { record });
  }

  /** @param {string} method @param {Record<string, unknown>} values */
  async #send(method, values) {
    this.signal.throwIfAborted();
    const answer = await this.cancellable(this.engine.call(method, { ...values, match: this.id }));
    if (typeof answer?.record === "string") this.#record = answer.record;
    return answer;
  }
}
