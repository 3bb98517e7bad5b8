/** Turning points: the moves that cost most, searched in the background once the match is over. */

export class TurningPoints {
  /** @type {TurningPoint[] | null} null as long as nothing is known */
  points = null;
  /** Whether they could not be found; somebody may ask once more. */
  failed = false;
  /** @type {LogEntry[] | null} the match that is, or was, thought about */
  #entries = null;

  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Searches for the moves, once a match unless that fails. Other requests to Python come in between. */
  async find() {
    const { session } = this;
    const { entries } = session;
    if (this.#entries === entries) return;
    this.#entries = entries;
    this.points = null;
    this.failed = false;
    const of = session.table?.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])) ?? [];
    try {
      let answer;
      do answer = await session.desk.ask("turning_points", { of });
      while (!answer.done && session.entries === entries);
      if (session.entries === entries) this.points = answer.points;
    } catch (error) {
      if (this.#entries === entries) this.#entries = null;
      this.failed = this.#entries === null;
      throw error;
    } finally {
      if (!session.signal.aborted) session.callbacks.changed();
    }
  }
}
