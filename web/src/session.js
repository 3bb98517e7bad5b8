/** A match being played: all that people and the page itself can do with it. */
import { later } from "./busy.js";
import { choicesAfter, playing, rolling } from "./foresight.js";
import { Hints } from "./hints.js";
import { NOTHING } from "./match_state.js";
import { MatchWork } from "./match_work.js";
import { paced } from "./preferences.js";
import { Problem, Refusal } from "./problems.js";
import { actFor } from "./robots.js";
import { names } from "./words.js";

/** How long a forced pass can be seen before the page plays it, and the end before the result covers it. */
export const LOOK = 1300;

export class Session extends MatchWork {
  hints = new Hints(this);
  /** @type {() => void} */
  #cancelPause = () => {};

  /** Puts the saved match on the table. Rejects with a Refusal if its record cannot be read. */
  open() {
    return this.inTurn(() => this.openSaved());
  }

  /** Nothing more is played by itself. */
  close() {
    this.closed = true;
    this.foresight.stop();
    this.#cancelPause();
  }

  /** Plays nothing by itself until `resume`. */
  pause() {
    this.paused = true;
    this.#cancelPause();
  }

  resume() {
    this.paused = false;
    if (!this.acting) this.afterWork();
  }

  /**
   * @param {string} [faces] what real dice show
   * @param {{ seen?: boolean }} [how] `seen` lets the dice roll before the eyes
   */
  roll(faces, { seen = false } = {}) {
    return this.inTurn(() => this.carryOut(rolling(faces), seen));
  }

  /**
   * @param {number} seat
   * @param {string} move
   */
  play(seat, move) {
    return this.inTurn(() => this.carryOut(playing(seat, move)));
  }

  /**
   * Takes back the last action, or that seat's own since the last dice, or the last few, and shows whose it was.
   * @param {{ seat?: number, times?: number, remark?: boolean }} [how] `remark`: whether the record is to tell of each
   *   roll that was taken back
   */
  undo({ seat, times = 1, remark = false } = {}) {
    return this.inTurn(async () => {
      const takenBack = this.entries.slice(-times);
      const actor = seat ?? takenBack[0]?.actor;
      let table = await this.change({ method: "undo", seat: seat ?? null, times });
      for (const { actor: who, number } of remark ? takenBack : []) {
        if (who === "dice") table = await this.change({ method: "remark", text: `take-back ${number + 1}` });
      }
      this.held = true;
      this.asked = typeof actor === "number" ? actor : null;
      this.begin(table, await this.engine.call("log"));
      this.told.draw();
      await this.finish();
    });
  }

  /** Plays nothing by itself until somebody acts, or wants it to go on. */
  stop() {
    return this.inTurn(async () => {
      this.held = true;
      this.told.draw();
    });
  }

  /** Plays by itself again. */
  goOn() {
    return this.inTurn(async () => {
      this.held = false;
      this.told.draw();
    });
  }

  redo() {
    return this.inTurn(() => this.carryOut({ method: "redo" }));
  }

  /**
   * Something on the board was tapped.
   * @param {string} text
   * @param {string | null} [instead] the earlier pick that it takes the place of
   */
  pick(text, instead = null) {
    return this.inTurn(async () => {
      if (!this.table) return;
      this.refusal = null;
      const again = this.picks.indexOf(text);
      if (again >= 0 && !this.choices.next.includes(text)) {
        await this.pickAll(this.picks.filter((_, at) => at !== again));
        this.told.draw();
        return;
      }
      const picks = [...this.picks.filter((pick) => pick !== instead), text];
      const seat = this.turn;
      /** @type {Choices} */
      const choices = this.robots.includes(seat) ? NOTHING : await this.know(choicesAfter(seat, picks));
      if (this.robots.includes(seat)) {
        this.refusal = { pick: text, error: new Problem("robots-turn", { name: names(this.table)[seat] }) };
      } else if (choices.refusal) {
        this.refusal = { pick: text, error: new Refusal(choices.refusal) };
      } else if (choices.move !== null && choices.at_once) {
        const { move } = choices;
        await this.carryOut(playing(seat, move));
        return;
      } else {
        this.choose(picks, choices);
      }
      this.told.draw();
    });
  }

  /** Plays the move that the picks make. Rejects with a Problem if they make none yet. */
  async confirm() {
    const { move } = this.choices;
    if (this.seat === null || this.picks.length === 0) return;
    if (move === null) throw new Problem("picks-incomplete");
    await this.play(this.seat, move);
  }

  /**
   * Lets what the rules have against a tap on a control be said beside it. Answers whether there is such a reason.
   * @param {string} pick the control
   * @param {unknown} error
   */
  refuse(pick, error) {
    if (!(error instanceof Refusal) && !(error instanceof Problem && error.id === "picks-incomplete")) return false;
    this.refusal = { pick, error };
    return true;
  }

  /** Puts all picks back. */
  cancel() {
    return this.inTurn(async () => {
      this.refusal = null;
      await this.pickAll([]);
      this.told.draw();
    });
  }

  /**
   * Shows a seat, which then acts if it is to act. What was picked for another is put back.
   * @param {number} seat
   */
  look(seat) {
    return this.inTurn(async () => {
      this.asked = seat;
      this.refusal = null;
      await this.pickAll([]);
      this.told.draw();
    });
  }

  /**
   * Changes what belongs to the table only.
   * @param {Partial<TableThings>} things
   */
  arrange(things) {
    return this.inTurn(async () => {
      this.keep({ ...this.saved, things: { ...this.saved.things, ...things } });
      await this.save();
      this.told.draw();
    });
  }

  /**
   * Gives a seat to somebody else.
   * @param {number} seat
   * @param {string} text who sits there, as in a record
   */
  sit(seat, text) {
    return this.inTurn(async () => {
      const table = await this.change({ method: "sit", seat, text });
      this.asked = null;
      this.since = performance.now();
      this.begin(table, await this.engine.call("log"));
      await this.save();
      this.told.draw();
    });
  }

  /**
   * Adds a remark to the record.
   * @param {string} text
   */
  note(text) {
    return this.inTurn(async () => {
      this.table = await this.change({ method: "remark", text });
      this.remark(text);
      await this.save();
      this.told.draw();
    });
  }

  /**
   * Picks all of these, and plays nothing yet.
   * @param {string[]} picks
   */
  fill(picks) {
    return this.inTurn(async () => {
      this.refusal = null;
      await this.pickAll(picks);
      this.told.draw();
    });
  }

  /** Reads the match as another tab has left it. */
  takeNewer() {
    return this.inTurn(async () => {
      const newer = await this.store.get(this.saved.id);
      if (newer) this.keep(newer);
      this.newer = null;
      await this.openSaved();
    });
  }

  /** @override */
  beforeWork() {
    super.beforeWork();
    this.#cancelPause();
  }

  /**
   * @param {Promise<void>} [shown]
   * @override
   */
  async finish(shown) {
    await super.finish(shown);
    if (this.table?.result && !this.held && !this.paused) this.#cancelPause = later(LOOK, this.told.ended);
  }

  /** Plays a forced pass, or for a robot, once the position could be seen. @override */
  afterWork() {
    super.afterWork();
    const { table, robot } = this;
    if (!table || table.result || this.closed || this.paused || this.newer || this.held || !this.saved.things.auto) return;
    this.#cancelPause();
    const pass = () => this.seat !== null && this.play(this.seat, "pass").catch(this.told.failed);
    if (robot !== null) this.#cancelPause = actFor(this, robot, this.since);
    else if (this.passForced) this.#cancelPause = later(paced(LOOK), pass);
  }
}
