/**
 * The chances of the next roll, requested from Python once per position. After the match, also who was lucky and who
 * chose well.
 */
import { ignoreCancelled } from "../ui/cancellation.js";
import { isLocked } from "./about.js";

/** @typedef {import("./session.js").Session} Session */

/** The key of the useless rolls. */
export const NO_USE = "";

/**
 * Whether playouts from one of a match's positions are allowed. They reveal more than any hint.
 * @param {import("./match_state.js").MatchState} state
 * @param {Position} position
 */
export function mayPlayOn({ saved, table }, { seats, to_act }) {
  const hidden = isLocked(saved, "chances") || (isLocked(saved, "hints") && !table?.result);
  return seats.length > 1 && to_act.length > 0 && !hidden;
}

export class Chances {
  /** @type {ChancesAnswer | null} */
  #found = null;
  /** The match at the time of the answer. @type {LogEntry[] | null} */
  #entries = null;
  #open = false;
  /** The place, or the gain, whose rolls are shown. @type {string | null} */
  chosen = null;
  /** The rolls that reach it; null if they are not listed. @type {ChanceThrow[] | null} */
  throws = null;
  /** The guesses, by place. @type {Map<string, number>} */
  guesses = new Map();
  /** The places that are listed because the board has no room for them. @type {string[]} */
  loose = [];

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** The seat whose chances can be shown now, or null. */
  get seat() {
    if (!this.session.state.table) return null;
    const { table, rolling, robot, shownSeat, begun, saved } = this.session.state;
    if (rolling || begun || robot !== null || isLocked(saved, "hints") || isLocked(saved, "chances")) return null;
    const seats = table.before_throw;
    return seats.includes(shownSeat) ? shownSeat : (seats.find((seat) => table.seats[seat].bot === null) ?? null);
  }

  get offered() {
    return this.seat !== null;
  }

  /** The answer that is shown, or null. */
  get answer() {
    const { entries, seat } = this;
    return this.#open && entries === this.#entries && this.#found?.seat === seat ? this.#found : null;
  }

  get open() {
    return this.answer !== null;
  }

  /** Whether a tap on a place shows its rolls instead of being part of a move. @param {string} pick */
  takes(pick) {
    const { choices, diceDue } = this.session.state;
    return this.answer !== null && (diceDue || (pick in this.answer.places && !choices.next.includes(pick)));
  }

  /** Whether the player guesses before the answer. */
  get guessing() {
    return this.session.state.table?.work === "self";
  }

  get entries() {
    return this.session.state.entries;
  }

  /** Whether the number of a place, or of a gain, may be shown. @param {string} key */
  known(key) {
    return !this.guessing || this.guesses.has(key);
  }

  /** The chances of a place or a gain; none for a place that the answer leaves out. @param {string} key @returns {ChancePlace} */
  of(key) {
    const { places = {}, gains = [] } = this.answer ?? {};
    const of = Object.values(places)[0]?.of ?? 0;
    return places[key] ?? gains.find(({ gain }) => gain === key) ?? { ways: 0, of, gain: null, gaining: 0 };
  }

  async ask() {
    const { session, entries, seat } = this;
    if (seat === null) return;
    const found = await this.#request("chances", { seat });
    if (entries !== this.entries) return;
    this.#found = found;
    this.#entries = entries;
    this.#open = this.#found !== null;
    this.chosen = null;
    this.guesses = new Map();
    session.callbacks.changed();
  }

  /**
   * Shows the rolls that reach a place, or only the number of rolls that gain something.
   * @param {string} key
   */
  async choose(key) {
    const { answer } = this;
    if (!answer) return;
    const gain = answer.gains.some((one) => one.gain === key);
    this.chosen = key;
    this.throws = null;
    const throws = gain ? null : await this.#request("chance_throws", { seat: answer.seat, pick: key });
    if (answer !== this.answer || key !== this.chosen) return;
    this.throws = throws;
    this.session.callbacks.changed();
  }

  /** @param {number} ways the player's guess of the number of rolls */
  guess(ways) {
    if (this.chosen !== null) this.guesses.set(this.chosen, ways);
    this.session.callbacks.changed();
  }

  /** Goes back to all places. */
  back() {
    this.chosen = null;
    this.session.callbacks.changed();
  }

  close() {
    this.#open = false;
    this.session.callbacks.changed();
  }

  /** @param {string} method @param {Record<string, unknown>} values */
  async #request(method, values) {
    const answer = await ignoreCancelled(this.session.around.whileBusy("chances", () => this.session.client.ask(method, values)));
    return answer ?? null;
  }
}

/** Luck and choice of a finished match, separately: requested from Python once. */
export class Luck {
  /** @type {LuckAnswer | null} */
  #found = null;
  /** The match that is being, or was, analysed. @type {LogEntry[] | null} */
  #entries = null;

  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Python's answer for the current match, or null. */
  get found() {
    return this.#entries === this.session.state.entries ? this.#found : null;
  }

  /** Analyses a match with several seats and at least one person, once unless that fails. Other requests may run in between. */
  async find() {
    const { session } = this;
    const { entries, table, saved } = session.state;
    const seats = table?.seats ?? [];
    const people = seats.some(({ bot }) => bot === null);
    if (this.#entries === entries || !table?.result || seats.length < 2 || !people || isLocked(saved, "chances")) return;
    this.#entries = entries;
    this.#found = null;
    try {
      const answer = await session.client.search("luck", {}, () => session.state.entries === entries);
      if (session.state.entries === entries) this.#found = answer;
    } catch (error) {
      if (this.#entries === entries) this.#entries = null;
      throw error;
    }
    session.callbacks.changed();
  }

  /**
   * The seats for which a roll was clearly better than the mean of all rolls, or clearly worse.
   * @param {number} number of the action
   */
  ofThrow(number) {
    const { throws, seats } = this.found ?? {};
    if (!throws || !seats) return [];
    return throws.filter((one) => one.number === number && Math.abs(one.value) > seats[one.seat].noise);
  }
}
