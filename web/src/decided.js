/** Where a match was decided: the moves that cost most, found out in the background once it is over. */

export class Decided {
  /** @type {TurningPoint[] | null} null as long as nothing is known */
  points = null;
  /** @type {LogEntry[] | null} the match that is, or was, thought about */
  #entries = null;

  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Finds the moves, unless that was done before. What else is asked of Python comes in between. */
  async find() {
    const { session } = this;
    const { entries } = session;
    if (this.#entries === entries) return;
    this.#entries = entries;
    this.points = null;
    let answer;
    do answer = await session.engine.call("turning_points");
    while (!answer.done && session.entries === entries && !session.closed);
    if (session.entries === entries) this.points = answer.points;
    session.told.draw();
  }
}
