/** The match on the table: what was tapped, what Python says, what is saved, in this order and one thing at a time. */
import { hold, later } from "./busy.js";
import { paced } from "./preferences.js";
import { Conflict, Refusal } from "./problems.js";

/** How long a forced pass can be seen before the page plays it, and the end before the result covers it. */
export const LOOK = 1300;

/** @type {Choices} */
export const NOTHING = { next: [], move: null, at_once: false, so_far: {} };

export class Session {
  /** @type {Table | null} */
  table = null;
  /** @type {LogEntry[]} */
  entries = [];
  /** @type {{ after: number, text: string }[]} */
  remarks = [];
  /** @type {string[]} */
  picks = [];
  /** @type {Choices} */
  choices = NOTHING;
  /** @type {{ pick: string, error: Refusal } | null} what was tapped in vain, and why */
  refusal = null;
  rolling = false;
  /** @type {SavedMatch | null} a later revision that another tab has saved */
  newer = null;
  closed = false;
  /** @type {import("./parts/keypad.js").Keypad | undefined} where the faces of real dice are typed in */
  keypad;
  /** While somebody looks back, nothing is played by itself. */
  #paused = false;

  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  #acting = 0;
  /** @type {number | null} the seat that somebody wants to see */
  #asked = null;
  /** An action that was taken back is not played again at once. */
  #held = false;
  /** @type {() => void} */
  #cancelPause = () => {};

  /**
   * @param {SavedMatch} saved
   * @param {import("./engine.js").Engine} engine
   * @param {import("./store.js").Store} store
   * @param {object} told
   * @param {() => void} told.draw something has changed
   * @param {() => Promise<void>} told.showRoll lets the dice be seen to roll
   * @param {() => void} told.acted an action is done, saved and drawn
   * @param {() => void} told.ended the match has come to its end, which could be seen for a while
   * @param {(error: unknown) => void} told.failed something could not be done, for a reason that is not the rules'
   */
  constructor(saved, engine, store, told) {
    this.saved = saved;
    this.engine = engine;
    this.store = store;
    this.told = told;
  }

  /**
   * The seat that the board shows: the one that was asked for, or the first that is to act; while there is none, whoever
   * acted last.
   */
  get shown() {
    const { to_act, latest, turn } = /** @type {Table} */ (this.table);
    const [actor] = to_act;
    if (this.#asked !== null) return this.#asked;
    if (typeof actor === "number") return actor;
    return typeof latest?.actor === "number" ? latest.actor : turn;
  }

  /** The seat that is to act: the one that the board shows, or null if that one is not to act. */
  get seat() {
    return this.table?.to_act.includes(this.shown) ? this.shown : null;
  }

  /** Whose turn it is to move or to throw the dice; also a seat that is only looked at while others are to act. */
  get turn() {
    const { to_act, turn } = /** @type {Table} */ (this.table);
    return typeof to_act[0] === "number" ? this.shown : turn;
  }

  get diceDue() {
    return this.table?.to_act[0] === "dice";
  }

  /** Whether something is going on that a tap has to wait for. */
  get acting() {
    return this.#acting > 0;
  }

  get passForced() {
    return this.seat !== null && this.choices.next.length === 1 && this.choices.next[0] === "pass";
  }

  /** Puts the saved match on the table. Rejects with a Refusal if its record cannot be read. */
  open() {
    return this.#inTurn(() => this.#openSaved());
  }

  /** Nothing more is played by itself. */
  close() {
    this.closed = true;
    this.#cancelPause();
  }

  /** Plays nothing by itself until `resume`. */
  pause() {
    this.#paused = true;
    this.#cancelPause();
  }

  resume() {
    this.#paused = false;
    this.#goOn();
  }

  /**
   * @param {string} [faces] what real dice show
   * @param {{ seen?: boolean }} [how] `seen` lets the dice roll before the eyes
   */
  roll(faces, { seen = false } = {}) {
    return this.#act(() => this.engine.call("roll", { faces: faces ?? null }), seen);
  }

  /**
   * @param {number} seat
   * @param {string} move
   */
  play(seat, move) {
    return this.#act(() => this.engine.call("play", { seat, move }));
  }

  /**
   * Takes back the last action, or that seat's own since the last dice, and shows whose it was.
   * @param {{ seat?: number, remark?: boolean }} [how] `remark`: whether the record is to tell that it was taken back
   */
  undo({ seat, remark = false } = {}) {
    return this.#inTurn(async () => {
      const number = this.entries.length;
      const actor = seat ?? this.table?.latest?.actor;
      let table = await this.engine.call("undo", { seat: seat ?? null });
      if (remark) table = await this.engine.call("remark", { text: `take-back ${number}` });
      this.#held = true;
      this.table = table;
      this.#asked = typeof actor === "number" ? actor : null;
      await this.#readAll();
      await this.#keepAndShow();
    });
  }

  redo() {
    return this.#act(() => this.engine.call("redo"));
  }

  /**
   * Something on the board was tapped.
   * @param {string} text
   * @param {string | null} [instead] the earlier pick that it takes the place of
   */
  pick(text, instead = null) {
    return this.#inTurn(async () => {
      if (!this.table) return;
      this.refusal = null;
      const again = this.picks.indexOf(text);
      if (again >= 0 && !this.choices.next.includes(text)) {
        await this.#choose(this.picks.filter((_, at) => at !== again));
        this.told.draw();
        return;
      }
      const picks = [...this.picks.filter((pick) => pick !== instead), text];
      const seat = this.turn;
      /** @type {Choices} */
      const choices = await this.engine.call("choices", { seat, picks });
      if (choices.refusal) {
        this.refusal = { pick: text, error: new Refusal(choices.refusal) };
      } else if (choices.move !== null && choices.at_once) {
        const { move } = choices;
        await this.#carryOut(() => this.engine.call("play", { seat, move }));
        return;
      } else {
        this.picks = picks;
        this.choices = choices;
      }
      this.told.draw();
    });
  }

  /** Plays the move that the picks make, if they make one. */
  async confirm() {
    const { move } = this.choices;
    if (this.seat !== null && this.picks.length > 0 && move !== null) await this.play(this.seat, move);
  }

  /** Puts all picks back. */
  cancel() {
    return this.#inTurn(async () => {
      this.refusal = null;
      await this.#choose([]);
      this.told.draw();
    });
  }

  /**
   * Shows a seat, which then acts if it is to act. What was picked for another is put back.
   * @param {number} seat
   */
  look(seat) {
    return this.#inTurn(async () => {
      this.#asked = seat;
      this.refusal = null;
      await this.#choose([]);
      this.told.draw();
      this.#goOn();
    });
  }

  /**
   * Changes what belongs to the table only.
   * @param {Partial<TableThings>} things
   */
  arrange(things) {
    return this.#inTurn(async () => {
      this.saved = { ...this.saved, things: { ...this.saved.things, ...things } };
      await this.#save();
      this.told.draw();
      this.#goOn();
    });
  }

  /** Reads the match as another tab has left it. */
  takeNewer() {
    return this.#inTurn(async () => {
      const newer = await this.store.get(this.saved.id);
      if (newer) this.saved = newer;
      this.newer = null;
      await this.#openSaved();
    });
  }

  async #openSaved() {
    this.table = await this.engine.call("open", { record: this.saved.record });
    this.#asked = null;
    await this.#readAll();
    this.told.draw();
    this.#goOn();
  }

  /**
   * @param {() => Promise<Table>} ask
   * @param {boolean} [seen]
   */
  #act(ask, seen = false) {
    return this.#inTurn(() => this.#carryOut(ask, seen));
  }

  /**
   * @param {() => Promise<Table>} ask
   * @param {boolean} [seen]
   */
  async #carryOut(ask, seen = false) {
    this.table = await ask();
    this.#held = false;
    this.refusal = null;
    // After dice everybody begins anew; else whoever has more to do stays.
    const stays = this.table.latest?.actor !== "dice" && this.#asked !== null && this.table.to_act.includes(this.#asked);
    if (!stays) this.#asked = null;
    if (this.table.latest) this.entries = [...this.entries.slice(0, this.table.latest.number), this.table.latest];
    await this.#choose([]);
    await this.#keepAndShow(seen);
  }

  async #keepAndShow(seen = false) {
    const saved = this.#save();
    if (seen) {
      this.rolling = true;
      this.told.draw();
      await this.told.showRoll();
      this.rolling = false;
    }
    this.told.draw();
    await saved;
    this.told.acted();
    if (this.table?.result && !this.#held && !this.#paused) this.#cancelPause = later(LOOK, this.told.ended);
    this.#goOn();
  }

  async #readAll() {
    this.refusal = null;
    const log = await this.engine.call("log");
    this.entries = log.entries;
    this.remarks = log.remarks;
    await this.#choose([]);
  }

  /** @param {string[]} picks */
  async #choose(picks) {
    this.picks = picks;
    this.choices = this.seat === null ? NOTHING : await this.engine.call("choices", { seat: this.seat, picks });
  }

  async #save() {
    const { table } = this;
    if (!table) return;
    const seats = table.seats.map((seat) => seat.name);
    const about = { game: table.game, seats, actions: table.actions, winners: table.result?.winners ?? null };
    try {
      this.saved = await this.store.save({ ...this.saved, record: table.record, about });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      this.newer = error.newer;
      this.told.draw();
    }
  }

  /** Plays a forced pass once it could be seen. */
  #goOn() {
    if (this.closed || this.#paused || this.newer || this.#held || !this.passForced || !this.saved.things.auto) return;
    const pass = () => this.seat !== null && this.play(this.seat, "pass").catch(this.told.failed);
    this.#cancelPause = later(paced(LOOK), pass);
  }

  /**
   * Lets work begin when what was asked before is done; the page is busy until then.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  #inTurn(work) {
    const release = hold();
    this.#acting += 1;
    const turn = this.#queue.then(() => {
      this.#cancelPause();
      return work();
    });
    this.#queue = turn.catch(() => {});
    return turn.finally(() => {
      this.#acting -= 1;
      release();
    });
  }
}

