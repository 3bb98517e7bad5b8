/** Turning points: the moves that cost most, searched in the background once the match is over. */
import { unlessLate } from "../ui/lateness.js";

export class TurningPoints {
  /** @type {TurningPoint[] | null} null as long as nothing is known */
  points = null;
  /** @type {LogEntry[] | null} the match that is, or was, thought about */
  #entries = null;

  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Searches for the moves, once a match. Other requests to Python come in between. */
  async find() {
    const { session } = this;
    const { entries } = session;
    if (this.#entries === entries) return;
    this.#entries = entries;
    this.points = null;
    const of = session.table?.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])) ?? [];
    let answer;
    do answer = await unlessLate(session.desk.ask("turning_points", { of }));
    while (answer && !answer.done && session.entries === entries);
    if (!answer) return;
    if (session.entries === entries) this.points = answer.points;
    session.callbacks.draw();
  }
}
