/** The picks of an incomplete move: Python judges them, and the page shows them, undoes them and finally plays them. */
import { choicesAfter, playing } from "../python/prefetch.js";
import { Problem, Refusal, Unfinished } from "../text/problems.js";
import { names } from "../text/words.js";
import { NOTHING, nextPicks } from "./match_state.js";

/** @typedef {{ pick: string } | { control: string }} Tapped a place of the board or a control */

export class Picking {
  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
  }

  /**
   * Handles a tap on the board.
   * @param {string} text
   * @param {string | null} [instead] the earlier pick that it replaces
   */
  pick(text, instead = null) {
    return this.session.queued(async () => {
      const { state } = this.session;
      if (!state.table) return;
      state.refusal = null;
      // A pick that the page makes by itself stays.
      if (state.choices.implied?.includes(text)) return this.session.callbacks.changed();
      const picks = nextPicks(state.choices, state.picks, text, instead);
      if (picks.length < state.tapped.length) {
        await this.session.runner.pickAll(picks);
        this.session.callbacks.changed();
        return;
      }
      const seat = state.turn;
      const robot = state.robots.includes(seat);
      const choices = robot ? NOTHING : await this.session.runner.know(choicesAfter(seat, picks));
      if (robot) this.refuseForRobot({ pick: text }, seat);
      else if (choices.refusal) await this.#refused({ pick: text }, choices);
      else if (choices.move !== null && choices.at_once) return this.session.runner.carryOut(playing(seat, choices.move));
      else state.choose(choices.marked === false ? picks : choices.picks, choices);
      this.session.callbacks.changed();
    });
  }

  /** Plays the move that the picks make. Rejects with a Problem if they make none yet. */
  async confirm() {
    const { seat, picks, begun, choices } = this.session.state;
    if (seat === null || !begun) return;
    if (choices.marked === false) return this.#declare(seat, picks);
    if (choices.move === null) throw new Unfinished(choices.prompt);
    await this.session.play(seat, choices.move);
  }

  /**
   * Asks Python whether these picks are a complete move, as the player claims, and plays the move if they are.
   * @param {number} seat
   * @param {string[]} picks
   */
  #declare(seat, picks) {
    return this.session.queued(async () => {
      this.session.state.refusal = null;
      /** @type {Choices} */
      const judged = await this.session.runner.know({ ...choicesAfter(seat, picks), done: true });
      if (judged.move !== null) return this.session.runner.carryOut(playing(seat, judged.move));
      await this.#refused({ control: "confirm" }, judged);
      this.session.callbacks.changed();
    });
  }

  /**
   * Handles picks that the rules refuse. In self-check mode, the record notes the wrong try.
   * @param {Tapped} tapped
   * @param {Choices} choices
   */
  async #refused(tapped, { refusal, wrong }) {
    const { state } = this.session;
    if (refusal) state.refusal = { ...tapped, error: new Refusal(refusal) };
    if (wrong) await this.session.note(wrong);
  }

  /**
   * Stores a refusal, so that it is shown next to the tapped place. Returns false for any other error.
   * @param {Tapped} tapped
   * @param {unknown} error
   */
  refuse(tapped, error) {
    if (!(error instanceof Refusal) && !(error instanceof Unfinished)) return false;
    this.session.state.refusal = { ...tapped, error };
    return true;
  }

  /**
   * Refuses a tap because a robot is to act. Does not ask Python, which would accept the move.
   * @param {Tapped} tapped
   * @param {number} seat
   */
  refuseForRobot(tapped, seat) {
    const { state } = this.session;
    const name = names(/** @type {Table} */ (state.table))[seat];
    state.refusal = { ...tapped, error: new Problem("robots-turn", { name }) };
  }

  /** Undoes the latest tap of an incomplete move. */
  untap() {
    return this.setPicks(this.session.state.tapped.slice(0, -1));
  }

  /** Removes all picks. */
  cancel() {
    return this.setPicks([]);
  }

  /** Makes all of these picks without playing the move. @param {string[]} picks */
  setPicks(picks) {
    return this.session.queued(async () => {
      this.session.state.refusal = null;
      await this.session.runner.pickAll(picks);
      this.session.callbacks.changed();
    });
  }

  /**
   * Shows a seat. If it may act now, the next taps are its moves. Removes the picks of another seat.
   * @param {number} seat
   */
  showSeat(seat) {
    return this.session.queued(async () => {
      this.session.state.chosenSeat = seat;
      this.session.state.refusal = null;
      await this.session.runner.pickAll([]);
      this.session.callbacks.changed();
    });
  }
}
