/** Good moves: hints for the seat that is to act, and the moves that decided a finished match. */
import { Cancelled, Refusal } from "../text/problems.js";
import { isLocked } from "./about.js";

/** @typedef {import("./session.js").Session} Session */

export class Hints {
  /** Whether the list is open. */
  open = false;
  /** Whether it starts with the region, without showing a move yet. */
  #nearby = false;
  thinking = false;
  /** @type {HintAnswer[]} */
  #found = [];
  /** @type {{ entries: LogEntry[], seat: number } | null} the position and the seat of the hints */
  #about = null;
  /** The picks of the chosen move, and the match at that time. @type {{ picks: string, entries: LogEntry[] | null }} */
  #chosen = { picks: "", entries: null };

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Whether hints can be requested. */
  get offered() {
    const { session } = this;
    return session.state.saved.things.hints !== false && !isLocked(session.state.saved, "hints") && session.state.seat !== null && !session.state.rolling && !session.state.passForced;
  }

  /** @returns {HintAnswer[]} */
  get list() {
    return this.#holds(this.#about) ? this.#found : [];
  }

  /** The region that is shown before the moves. @type {HintRegion | null} */
  get region() {
    return (this.open && this.#nearby && this.list[0]?.region) || null;
  }

  /**
   * The moves to mark on the board: all of them while the list is open, then the chosen one.
   * @returns {{ picks: string[] }[]}
   */
  get marked() {
    const { picks, begun, entries } = this.session.state;
    if (this.open) return this.region ? [] : this.list;
    return begun && entries === this.#chosen.entries && picks.join(" ") === this.#chosen.picks ? [{ picks }] : [];
  }

  /** Finds good moves and shows the region of the best one, or, on a second request, the moves; the record notes the hint. */
  async ask() {
    const { session } = this;
    const { entries, seat } = session.state;
    if (this.thinking || seat === null) return;
    this.#nearby = this.list.length === 0;
    if (this.#nearby) await this.#find({ entries, seat });
    this.open = this.list.length > 0;
    session.callbacks.changed();
  }

  /** @param {{ entries: LogEntry[], seat: number }} about */
  async #find(about) {
    const { session } = this;
    this.thinking = true;
    try {
      session.callbacks.changed();
      const answer = await session.client.search("hints", { seat: about.seat }, () => this.#holds(about));
      if (!this.#holds(about)) return;
      if (answer.help) session.state.refusal = { control: "hint", error: new Refusal(answer.help) };
      const before = session.state.remarks.filter(({ text }) => text.startsWith("hint ")).length;
      await session.addRemark(`hint ${before + 1}`);
      this.#found = answer.hints;
      this.#about = about;
    } catch (error) {
      if (this.#holds(about) && !(error instanceof Cancelled)) throw error;
    } finally {
      this.thinking = false;
    }
  }

  /**
   * Puts the picks of a good move on the board, for the player to confirm.
   * @param {{ picks: string[] }} move
   */
  async choose({ picks }) {
    this.open = false;
    this.#chosen = { picks: picks.join(" "), entries: this.session.state.entries };
    await this.session.picking.setPicks(picks);
  }

  /** Continues from the region to the moves. */
  more() {
    this.#nearby = false;
    this.session.callbacks.changed();
  }

  close() {
    this.open = false;
    this.session.callbacks.changed();
  }

  /** @param {{ entries: LogEntry[], seat: number } | null} about */
  #holds(about) {
    return about !== null && about.entries === this.session.state.entries && about.seat === this.session.state.seat && !this.session.signal.aborted;
  }
}

export class TurningPoints {
  /** @type {TurningPoint[] | null} null until they are known */
  points = null;
  /** Whether the search failed; the user may try again. */
  failed = false;
  /** @type {LogEntry[] | null} the match that is being, or was, analysed */
  #entries = null;

  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Searches for the moves, once per match unless that fails. Other requests to Python may run in between. */
  async find() {
    const { session } = this;
    const { entries } = session.state;
    if (this.#entries === entries) return;
    this.#entries = entries;
    this.points = null;
    this.failed = false;
    const of = session.state.table?.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])) ?? [];
    try {
      const answer = await session.client.search("turning_points", { of }, () => session.state.entries === entries);
      if (session.state.entries === entries) this.points = answer.points;
      for (const point of this.points ?? []) {
        if (session.state.entries !== entries) return;
        await this.#picture(point);
      }
    } catch (error) {
      if (this.#entries === entries) this.#entries = null;
      this.failed = this.#entries === null;
      throw error;
    } finally {
      if (!session.signal.aborted) session.callbacks.changed();
    }
  }

  /** Requests the position before a move, with each of the two moves about to be made. @param {TurningPoint} point */
  async #picture(point) {
    const { client, state } = this.session;
    const ask = (/** @type {string[]} */ picks) => client.ask("preview", { record: state.table?.record, after: point.played.number, picks });
    point.before = [await ask(point.picks), await ask(point.better.picks)];
    this.session.callbacks.changed();
  }
}
