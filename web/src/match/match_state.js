/** The match on the table in the page's view: Python's answers, the taps, and the people who are to act. */
import { isLocked } from "./about.js";
import { robotsToAct } from "./autoplay.js";
import { whose } from "../text/words.js";

/** The word used instead of a level for a robot of the lab. */
const OWN = "own";

/** @type {Choices} */
export const NOTHING = { picks: [], prompt: null, next: [], move: null, at_once: false, passing: null, forced: null, so_far: {} };

/**
 * The picks after a tap. A second tap takes a pick back, unless it can be picked again.
 * @param {Pick<Choices, "next" | "again" | "implied">} choices Python's answer about the picks so far
 * @param {readonly string[]} all the picks so far; those that they imply are not kept
 * @param {string} text the pick that was tapped
 * @param {string | null} [instead] the earlier pick that it replaces
 * @returns {string[]}
 */
export function nextPicks({ next, again = [], implied = [] }, all, text, instead = null) {
  const picks = all.filter((pick) => !implied.includes(pick));
  const at = picks.indexOf(text);
  const back = at >= 0 && !next.includes(text) && !again.includes(text);
  return back ? picks.toSpliced(at, 1) : [...picks.filter((pick) => pick !== instead), text];
}

/**
 * A refused tap: on a place of the board, given by its pick, or on a control, given by its `data-act`. A pick may have the same name as a control.
 * @typedef {{ pick?: string, control?: string, error: import("../text/problems.js").Refusal | import("../text/problems.js").Problem }} Refused
 */

/** @implements {Scene} */
export class MatchState {
  /** @type {Table | null} */
  #table = null;
  /** @type {LogEntry[]} */
  entries = [];
  /** @type {{ after: number, text: string }[]} */
  remarks = [];
  /** @type {string[]} */
  picks = [];
  /** @type {Choices} */
  choices = NOTHING;
  /** @type {Refused | null} the last tap, if it was refused, and why */
  refusal = null;
  rolling = false;
  /** @type {SavedMatch | null} a later revision that another tab has saved */
  conflict = null;
  /** Automatic play is off: the user stopped it, or undid an action that it would otherwise repeat at once. */
  stopped = false;
  /** @type {number | null} the seat that the user has chosen */
  chosenSeat = null;
  /** When the position was reached (`performance.now()`). */
  since = 0;
  /** @type {FaceKeypad | undefined} where the faces of real dice are typed in */
  keypad;
  /** The person who acted last, or the first one at the table; null if all are robots. @type {number | null} */
  #person = null;

  /** @param {SavedMatch} saved */
  constructor(saved) {
    this.saved = saved;
  }

  /** The match on the table, with the robots of the lab at their seats; the record has them as people. */
  get table() {
    return this.#table;
  }

  /** @param {Table | null} table from Python */
  set table(table) {
    const { robots } = this.saved.things;
    if (!table || !robots || isLocked(this.saved, "robots")) this.#table = table;
    else {
      const seats = table.seats.map((seat, at) => (robots[at] && seat.bot === null ? { ...seat, bot: OWN, own: robots[at] } : seat));
      this.#table = { ...table, seats };
    }
  }

  /**
   * The seat on the board: the chosen one, or the first that is to act; otherwise the one that acted last. People come before robots. If each seat
   * has its own sheet, a robot's turn does not hide a person's sheet, and a person who is to roll the dice sees their own.
   */
  get shownSeat() {
    const { own_sheets, to_act, latest, turn } = /** @type {Table} */ (this.table);
    const robots = this.robots;
    const actor = to_act.find((one) => typeof one === "number" && !robots.includes(one)) ?? to_act[0];
    if (this.chosenSeat !== null) return this.chosenSeat;
    if (typeof actor === "number" && !robots.includes(actor)) return actor;
    if (own_sheets && actor === "dice" && !robots.includes(turn)) return turn;
    if (own_sheets && this.#person !== null) return this.#person;
    if (typeof actor === "number") return actor;
    return typeof latest?.actor === "number" ? latest.actor : turn;
  }

  /** The next seat that a person plays: the one that the board shows, or null if that one is not to act. */
  get seat() {
    if (!this.table) return null;
    const { shownSeat } = this;
    return this.table.to_act.includes(shownSeat) && !this.robots.includes(shownSeat) ? shownSeat : null;
  }

  /** The seat on the board while moves are due, and the seat that rolls while dice are due. */
  get turn() {
    const { to_act, turn } = /** @type {Table} */ (this.table);
    return typeof to_act[0] === "number" ? this.shownSeat : turn;
  }

  /** The robots that are to act now, if the page plays for them. */
  get robots() {
    const { auto, realDice } = this.saved.things;
    if (!this.table || !auto || (realDice && this.diceDue)) return [];
    return robotsToAct(this.table);
  }

  /** The robot that acts next, or null. */
  get robot() {
    const [robot] = this.robots;
    const [actor] = this.table?.to_act ?? [];
    return actor === "dice" || actor === robot ? (robot ?? null) : null;
  }

  get diceDue() {
    return this.table?.to_act[0] === "dice";
  }

  get passForced() {
    return this.seat !== null && this.choices.forced !== null;
  }

  /**
   * The actions that Undo takes back: a person's latest action, and the robots' replies.
   * @returns {LogEntry[]}
   */
  get lastTurn() {
    const { entries, table } = this;
    const { auto, realDice } = this.saved.things;
    if (!table || !auto) return entries.slice(-1);
    const byHand = (/** @type {LogEntry} */ entry) =>
      (realDice && entry.actor === "dice") || table.seats[whose(entry)].bot === null;
    const at = entries.findLastIndex(byHand);
    return entries.slice(at);
  }

  /** @param {number} seat */
  actedSinceDice(seat) {
    const dice = this.entries.findLastIndex(({ actor }) => actor === "dice");
    return this.entries.slice(dice + 1).some(({ actor }) => actor === seat);
  }

  /**
   * Puts a position and its history on the table.
   * @param {Table} table
   * @param {Pick<MatchState, "entries" | "remarks">} log
   */
  begin(table, { entries, remarks }) {
    this.table = table;
    this.entries = entries;
    this.remarks = remarks;
    this.refusal = null;
    this.#remember(null);
    this.choose(this.first.picks, this.first);
  }

  /**
   * Puts the position after an action on the table. Returns the picks that stay.
   * @param {Table} table
   * @param {number | null} seat the seat that a person played before it
   */
  goTo(table, seat) {
    this.table = table;
    const { latest, to_act } = table;
    this.stopped = false;
    // After a roll everyone starts again. Otherwise a seat with more to do stays on the board, and picks survive the
    // moves of other seats.
    const stays = latest?.actor !== "dice" && this.chosenSeat !== null && to_act.includes(this.chosenSeat);
    if (!stays) this.chosenSeat = null;
    if (latest) this.entries = [...this.entries.slice(0, latest.number), latest];
    this.#remember(latest);
    // The refusal about a robot's turn stays until that turn ends.
    if (this.robot === null || this.refusal?.error.id !== "robots-turn") this.refusal = null;
    const goesOn = latest?.actor !== "dice" && latest?.actor !== seat && seat !== null && this.seat === seat;
    return goesOn ? this.tapped : [];
  }

  /** @param {string} text a remark that the record now contains */
  remark(text) {
    this.remarks = [...this.remarks, { after: this.entries.length, text }];
  }

  /** The first choices of the next seat that a person plays. */
  get first() {
    const { seat, table } = this;
    return (seat === null ? undefined : table?.choices[seat]) ?? NOTHING;
  }

  /** The picks that people have tapped. The board also shows those that they imply. */
  get tapped() {
    const { implied = [] } = this.choices;
    return this.picks.filter((pick) => !implied.includes(pick));
  }

  /** Whether there are taps that are not played yet; an answer to a question is not part of a move. */
  get begun() {
    const { answered = null } = this.choices;
    return this.table !== null && this.tapped.length > (answered === null ? 0 : 1);
  }

  /** @param {string[]} picks @param {Choices} choices Python's answer about them */
  choose(picks, choices) {
    this.picks = picks;
    this.choices = choices;
  }

  /** @param {SavedMatch} saved */
  keep(saved) {
    this.saved = saved;
  }

  /** Stores which sheet people want to see. @param {LogEntry | null} latest */
  #remember(latest) {
    const { seats } = /** @type {Table} */ (this.table);
    const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    const actor = latest?.actor;
    if (typeof actor === "number" && people.includes(actor)) this.#person = actor;
    else if (this.#person === null || !people.includes(this.#person)) this.#person = people[0] ?? null;
  }
}
