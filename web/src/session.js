/** The match on the table: what was tapped, what Python says, what is saved, in this order and one thing at a time. */
import { BOARDS } from "./boards/index.js";
import { hold, later } from "./busy.js";
import { aboutOf } from "./matches.js";
import { Hints } from "./hints.js";
import { paced } from "./preferences.js";
import { Conflict, Problem, Refusal } from "./problems.js";
import { actFor, robotsToAct } from "./robots.js";
import { names, whose } from "./words.js";

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
  /** @type {{ pick: string, error: Refusal | Problem } | null} what was tapped in vain, and why */
  refusal = null;
  rolling = false;
  /** @type {SavedMatch | null} a later revision that another tab has saved */
  newer = null;
  closed = false;
  /** @type {import("./parts/keypad.js").Keypad | undefined} where the faces of real dice are typed in */
  keypad;
  hints = new Hints(this);
  /** While somebody looks back, nothing is played by itself. */
  #paused = false;

  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  #acting = 0;
  /** @type {number | null} the seat that somebody wants to see */
  #asked = null;
  /** The person who acted last, or else the first one at the table; null if all are robots. @type {number | null} */
  #person = null;
  /** Nothing is played by itself: somebody stopped it, or an action was taken back that is not to come again at once. */
  held = false;
  /** When the position came about. */
  #since = 0;
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
   * acted last. People come before robots, which write on their own sheets without anybody losing sight of theirs.
   */
  get shown() {
    const { game, to_act, latest, turn } = /** @type {Table} */ (this.table);
    const robots = this.robots;
    const actor = to_act.find((one) => typeof one === "number" && !robots.includes(one)) ?? to_act[0];
    if (this.#asked !== null) return this.#asked;
    if (typeof actor === "number" && !robots.includes(actor)) return actor;
    if (BOARDS[game].sheets && this.#person !== null) return this.#person;
    if (typeof actor === "number") return actor;
    return typeof latest?.actor === "number" ? latest.actor : turn;
  }

  /** The seat that is to act by hand: the one that the board shows, or null if that one is not to act. */
  get seat() {
    const { shown } = this;
    return this.table?.to_act.includes(shown) && !this.robots.includes(shown) ? shown : null;
  }

  /** Whose turn it is to move or to throw the dice; also a seat that is only looked at while others are to act. */
  get turn() {
    const { to_act, turn } = /** @type {Table} */ (this.table);
    return typeof to_act[0] === "number" ? this.shown : turn;
  }

  /** The robots that are to act now, if the page plays for them. */
  get robots() {
    const { auto, realDice } = this.saved.things;
    if (!this.table || !auto || (realDice && this.diceDue)) return [];
    return robotsToAct(this.table);
  }

  /** The robot that the match waits for, as nobody comes before it; or null. */
  get robot() {
    const [robot] = this.robots;
    const [actor] = this.table?.to_act ?? [];
    return actor === "dice" || actor === robot ? (robot ?? null) : null;
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
    if (this.#acting === 0) this.#goOn();
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
   * The actions to be taken back by one who takes back what people did last: theirs, and what robots answered.
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
   * Takes back the last action, or that seat's own since the last dice, or the last few, and shows whose it was.
   * @param {{ seat?: number, times?: number, remark?: boolean }} [how] `remark`: whether the record is to tell of each
   *   roll that was taken back
   */
  undo({ seat, times = 1, remark = false } = {}) {
    return this.#inTurn(async () => {
      const takenBack = this.entries.slice(-times);
      const actor = seat ?? takenBack[0]?.actor;
      let table = await this.engine.call("undo", { seat: seat ?? null, times });
      for (const { actor: who, number } of remark ? takenBack : []) {
        if (who === "dice") table = await this.engine.call("remark", { text: `take-back ${number + 1}` });
      }
      this.held = true;
      this.table = table;
      this.#asked = typeof actor === "number" ? actor : null;
      await this.#readAll();
      await this.#keepAndShow();
    });
  }

  /** Plays nothing by itself until somebody acts, or wants it to go on. */
  stop() {
    return this.#inTurn(async () => {
      this.held = true;
      this.told.draw();
    });
  }

  /** Plays by itself again. */
  goOn() {
    return this.#inTurn(async () => {
      this.held = false;
      this.told.draw();
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
      const choices = this.robots.includes(seat) ? NOTHING : await this.engine.call("choices", { seat, picks });
      if (this.robots.includes(seat)) {
        this.refusal = { pick: text, error: new Problem("robots-turn", { name: names(this.table)[seat] }) };
      } else if (choices.refusal) {
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
    });
  }

  /**
   * Gives a seat to somebody else.
   * @param {number} seat
   * @param {string} text who sits there, as in a record
   */
  sit(seat, text) {
    return this.#inTurn(async () => {
      this.table = await this.engine.call("sit", { seat, text });
      this.#asked = null;
      this.#since = performance.now();
      await this.#readAll();
      await this.#save();
      this.told.draw();
    });
  }

  /**
   * Adds a remark to the record.
   * @param {string} text
   */
  note(text) {
    return this.#inTurn(async () => {
      this.table = await this.engine.call("remark", { text });
      this.remarks = [...this.remarks, { after: this.entries.length, text }];
      await this.#save();
      this.told.draw();
    });
  }

  /**
   * Picks all of these, and plays nothing yet.
   * @param {string[]} picks
   */
  fill(picks) {
    return this.#inTurn(async () => {
      this.refusal = null;
      await this.#choose(picks);
      this.told.draw();
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
    this.#since = performance.now();
    await this.#readAll();
    this.told.draw();
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
    const { seat } = this;
    this.table = await ask();
    const { latest, to_act } = this.table;
    this.held = false;
    this.refusal = null;
    this.#since = performance.now();
    // After dice everybody begins anew; else whoever has more to do stays, and who chooses while others act goes on.
    const stays = latest?.actor !== "dice" && this.#asked !== null && to_act.includes(this.#asked);
    if (!stays) this.#asked = null;
    if (latest) this.entries = [...this.entries.slice(0, latest.number), latest];
    this.#remember(latest);
    const goesOn = latest?.actor !== "dice" && latest?.actor !== seat && seat !== null && this.seat === seat;
    await this.#choose(goesOn ? this.picks : []);
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
    if (this.table?.result && !this.held && !this.#paused) this.#cancelPause = later(LOOK, this.told.ended);
  }

  /**
   * Remembers whose sheet people want to see.
   * @param {LogEntry | null} latest
   */
  #remember(latest) {
    const { seats } = /** @type {Table} */ (this.table);
    const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    const actor = latest?.actor;
    if (typeof actor === "number" && people.includes(actor)) this.#person = actor;
    else if (this.#person === null || !people.includes(this.#person)) this.#person = people[0] ?? null;
  }

  async #readAll() {
    this.refusal = null;
    const log = await this.engine.call("log");
    this.entries = log.entries;
    this.remarks = log.remarks;
    this.#remember(null);
    await this.#choose([]);
  }

  /** @param {string[]} picks */
  async #choose(picks) {
    this.picks = picks;
    this.choices = this.seat === null ? NOTHING : await this.engine.call("choices", { seat: this.seat, picks });
    if (this.choices.refusal) await this.#choose([]);
  }

  async #save() {
    const { table } = this;
    if (!table) return;
    try {
      this.saved = await this.store.save({ ...this.saved, record: table.record, about: aboutOf(table) });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      this.newer = error.newer;
      this.told.draw();
    }
  }

  /** Plays a forced pass, or for a robot, once the position could be seen. */
  #goOn() {
    const { table, robot } = this;
    if (!table || table.result || this.closed || this.#paused || this.newer || this.held || !this.saved.things.auto) return;
    this.#cancelPause();
    const pass = () => this.seat !== null && this.play(this.seat, "pass").catch(this.told.failed);
    if (robot !== null) this.#cancelPause = actFor(this, robot, this.#since);
    else if (this.passForced) this.#cancelPause = later(paced(LOOK), pass);
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
      if (this.#acting === 0) this.#goOn();
      release();
    });
  }
}

