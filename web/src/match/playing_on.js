/** Playouts from a position: the compared moves, the guess, and how often each player has won. Does not use the DOM. */
import { Latest, cancellable, ignoreCancelled } from "../ui/cancellation.js";
import { Refusal } from "../text/problems.js";
import { NOTHING, nextPicks } from "./match_state.js";

/** The number of playouts at first, and the maximum. */
export const FIRST = 1_000;
export const MAX_PLAYOUTS = 10_000;
/** The number of compared moves. */
const COMPARED = 2;
/** The same on every device, so that neighbours see the same numbers. */
const SEED = 1;
/** Milliseconds between two drawings of growing bars. */
const DRAWN = 150;
/** The action for playouts that begin without a given move. */
const AS_IT_STANDS = "";
/** The guess that there is no difference. */
export const SAME = "same";

/** @typedef {{ action: string, seat: number, hint: HintAnswer | null }} Compared a candidate: a move, or the chances of a seat */

export class PlayingOn {
  /** The moves to compare; none if only seats are compared. @type {HintAnswer[]} */
  moves;
  /** The picks of a move that is not complete yet. @type {string[]} */
  picks = [];
  /** @type {Choices} */
  choices = NOTHING;
  /** The refusal of the last tap. @type {Refusal | null} */
  refusal = null;
  /** Whether a move is being chosen on the board. */
  choosing;
  /** The guess of the best: its number in `compared`, or `SAME`. @type {number | typeof SAME | null} */
  guess = null;
  level = "medium";
  /** @type {PlayedOnAnswer | null} */
  answer = null;
  /** The number of playouts to reach. */
  until = FIRST;
  running = false;
  /** Whether the playouts start from the current position of the match. */
  fromNow = false;
  /** Draws the panel next to the board. @type {() => unknown} */
  draw = () => null;
  /** Handles a tap on the board. @type {(text: string, instead: string | null) => Promise<void>} */
  tap = (text, instead) => this.pick(text, instead);
  /** Closes the panel and restores the view beneath. */
  close = () => {};
  /** The number of playouts that the user has opened. */
  seen = 0;
  #run;
  #tap;
  #drawn = 0;

  /**
   * @param {import("./look_back.js").LookBack} lookBack shows the position
   * @param {{ seat: number | null, moves?: HintAnswer[] }} about `seat`: the seat whose moves can be chosen on the board;
   * null for none
   */
  constructor(lookBack, { seat, moves = [] }) {
    this.lookBack = lookBack;
    this.session = lookBack.session;
    this.after = lookBack.at;
    this.seat = seat;
    this.moves = moves;
    this.choosing = seat !== null && moves.length < COMPARED;
    this.#run = new Latest(this.session.signal);
    this.#tap = new Latest(this.session.signal);
  }

  /** The compared moves if there are two; otherwise all seats. @returns {Compared[]} */
  get compared() {
    const { moves, seat } = this;
    if (seat !== null && moves.length === COMPARED) return moves.map((hint) => ({ action: `${seat} ${hint.move}`, seat, hint }));
    return (this.lookBack.table?.seats ?? []).map((_, other) => ({ action: AS_IT_STANDS, seat: other, hint: null }));
  }

  /** The share of wins of each, in the order of `compared`; null before the first playout. */
  get counts() {
    const { answer } = this;
    if (!answer || answer.played === 0) return null;
    return this.compared.map(({ action, seat }) => answer.shares[action][seat]);
  }

  /** The index in `compared` of the candidate that has clearly won most often; null if there is none yet. */
  get leader() {
    const counts = this.counts ?? [];
    const order = counts.map((_, at) => at).sort((one, other) => counts[other].share - counts[one].share);
    const [first, second] = order;
    return order.length > 1 && counts[first].low > counts[second].high ? first : null;
  }

  /** Sets the purpose of taps on the board. */
  begin() {
    return this.choosing ? this.#choose([]) : undefined;
  }

  /**
   * Handles a tap on the board.
   * @param {string} text
   * @param {string | null} [instead] the earlier pick that it replaces
   */
  async pick(text, instead = null) {
    if (!this.choosing) return;
    await this.#choose(nextPicks(this.choices, this.picks, text, instead));
  }

  /** @param {string[]} picks */
  async #choose(picks) {
    const signal = this.#tap.begin();
    const request = this.session.client.ask("choices_then", { seat: this.seat, picks, after: this.after });
    const found = await ignoreCancelled(cancellable(signal, request));
    if (!found) return;
    this.refusal = found.refusal ? new Refusal(found.refusal) : null;
    if (!found.refusal) {
      this.picks = found.picks;
      this.choices = found;
      this.whole = found.hint;
      if (found.at_once) return this.take();
    }
    this.#changed();
  }

  /** The move that the picks make. @type {HintAnswer | null} */
  whole = null;

  /** Adds the tapped move to the comparison. */
  async take() {
    const { whole, moves } = this;
    if (!whole) return;
    this.whole = null;
    this.picks = [];
    if (!moves.some(({ move }) => move === whole.move)) this.moves = [...moves, whole];
    this.choosing = this.moves.length < COMPARED;
    if (this.choosing) await this.#choose([]);
    else this.#settle();
  }

  /** Compares only the seats: who wins from here? */
  watchOnly() {
    this.moves = [];
    this.choosing = false;
    this.#settle();
  }

  #settle() {
    this.#tap.end();
    this.picks = [];
    this.choices = NOTHING;
    this.refusal = null;
    this.#changed();
  }

  /** @param {string} level of the robots in the playouts */
  chooseLevel(level) {
    this.level = level;
    this.#changed();
  }

  /** @param {NonNullable<PlayingOn["guess"]>} guess */
  expect(guess) {
    this.guess = guess;
    return this.play(FIRST);
  }

  /**
   * Continues until there have been `until` playouts. Other requests to Python may run in between.
   * @param {number} until
   * @returns {Promise<boolean>} whether it got there: it may have been stopped or left
   */
  async play(until) {
    const signal = this.#run.begin();
    this.until = until;
    this.running = true;
    this.#changed();
    try {
      return (await ignoreCancelled(this.#ask(signal))) === true;
    } finally {
      if (!signal.aborted) this.stop();
    }
  }

  /** @param {AbortSignal} signal */
  async #ask(signal) {
    const { session, level, after, until } = this;
    const request = { actions: [...new Set(this.compared.map(({ action }) => action))], n: until, seed: SEED, level, after };
    let answer;
    do {
      await cancellable(signal, session.around.visible(signal));
      answer = await cancellable(signal, session.client.ask("play_on", request));
      // A restarted Python starts again, with the same playouts.
      if (answer.played >= (this.answer?.played ?? 0)) this.answer = answer;
      if (performance.now() - this.#drawn > DRAWN) this.#changed();
    } while (!answer.done);
    return true;
  }

  stop() {
    this.#run.end();
    this.running = false;
    this.#changed();
  }

  /**
   * One of the playouts, as a record; a different one each time. Returns undefined if it is no longer needed.
   * @param {Compared} one of the candidates
   * @returns {Promise<{ number: number, record: string } | undefined>}
   */
  example({ action }) {
    const number = this.seen % Math.max(1, this.answer?.played ?? 1);
    this.seen += 1;
    const { session, level, after } = this;
    return ignoreCancelled(
      (async () => {
        const signal = this.#tap.begin();
        const request = { action, number, seed: SEED, level, after };
        const { record } = await cancellable(signal, session.client.search("played_on", request, () => !signal.aborted));
        return { number: number + 1, record };
      })(),
    );
  }

  /** The data of the bars, to show them again at the same position. */
  bars() {
    const { seat, moves, choosing, guess, level, answer, until, fromNow, seen } = this;
    return { seat, moves, choosing, guess, level, answer, until, fromNow, seen };
  }

  /** Cancels all running work. */
  leave() {
    this.running = false;
    this.#run.end();
    this.#tap.end();
  }

  #changed() {
    this.#drawn = performance.now();
    this.lookBack.callbacks.changed();
  }
}
