/** Hints for whoever is to act: good moves, asked for once a position, marked on the board when one is tapped. */
import { hold } from "./busy.js";

/** @typedef {import("./session.js").Session} Session */

export class Hints {
  /** Whether the list is to be seen. */
  open = false;
  thinking = false;
  /** @type {HintAnswer[]} */
  #found = [];
  /** @type {{ entries: LogEntry[], seat: number } | null} what was found out about: the match so far, and for whom */
  #about = null;
  /** @type {string} the picks of the hint that was tapped */
  #chosen = "";

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Whether there is anything to ask. */
  get offered() {
    const { session } = this;
    return session.saved.things.hints !== false && session.seat !== null && !session.rolling && !session.passForced;
  }

  /** @returns {HintAnswer[]} */
  get list() {
    return this.#holds(this.#about) ? this.#found : [];
  }

  /** The picks on the board, if they are those of the hint that was tapped. */
  get marked() {
    const { picks } = this.session;
    return this.list.length > 0 && picks.length > 0 && picks.join(" ") === this.#chosen ? picks : [];
  }

  /** Finds good moves and shows them; the record tells that somebody asked. */
  async ask() {
    const { session } = this;
    const { entries, seat } = session;
    if (this.thinking || seat === null) return;
    if (this.list.length === 0) await this.#find({ entries, seat });
    this.open = this.list.length > 0;
    session.told.draw();
  }

  /** @param {{ entries: LogEntry[], seat: number }} about */
  async #find(about) {
    const { session } = this;
    this.thinking = true;
    const release = hold();
    session.told.draw();
    try {
      let answer;
      do answer = await session.engine.call("hints", { seat: about.seat });
      while (!answer.done && this.#holds(about));
      if (!this.#holds(about)) return;
      const before = session.remarks.filter(({ text }) => text.startsWith("hint ")).length;
      await session.note(`hint ${before + 1}`);
      this.#found = answer.hints;
      this.#about = about;
    } catch (error) {
      if (this.#holds(about)) throw error;
    } finally {
      this.thinking = false;
      release();
    }
  }

  /**
   * Puts the picks of a hint on the board, still to be confirmed.
   * @param {HintAnswer} hint
   */
  async choose(hint) {
    this.open = false;
    this.#chosen = hint.picks.join(" ");
    await this.session.fill(hint.picks);
  }

  close() {
    this.open = false;
    this.session.told.draw();
  }

  /** @param {{ entries: LogEntry[], seat: number } | null} about */
  #holds(about) {
    return about !== null && about.entries === this.session.entries && about.seat === this.session.seat && !this.session.closed;
  }
}
