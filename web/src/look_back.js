/** Looking back: the table as it stood after an earlier action; a replay looks at one after the other. Nothing changes. */
import { whileBusy } from "./busy.js";
import { paced } from "./preferences.js";
import { NOTHING } from "./match_state.js";

/** How long a replay shows what each kind of action did, in milliseconds; where there was no choice, it is quick. */
const SHOWN = Object.freeze({ beginning: 900, dice: 600, move: 1200, pass: 700 });

/** @implements {Scene} */
export class LookBack {
  /** @type {Position | null} */
  table = null;
  playing = false;
  rolling = false;
  seat = null;
  /** @type {string[]} */
  picks = [];
  choices = NOTHING;
  /** How many actions stand before the position that is asked for, which may still be on its way. */
  at = -1;

  /** @type {LogEntry | undefined} the action that led to the position, as long as it is part of the match */
  #entry;
  /** @type {number | null} the seat that somebody wants to see */
  #asked = null;
  /** @type {Promise<void> | null} */
  #fetching = null;
  /** Counts what was asked for; whoever asks later is the one who counts. */
  #wish = 0;
  #timer = 0;

  /**
   * @param {import("./session.js").Session} session
   * @param {object} told
   * @param {() => void} told.draw something has changed
   * @param {(faces: string[]) => Promise<void>} told.showRoll lets the dice be seen to roll
   * @param {(seen: boolean) => void} told.arrived a position is shown; `seen` if what led to it could be seen
   * @param {(error: unknown) => void} told.failed a position could not be had
   */
  constructor(session, told) {
    this.session = session;
    this.told = told;
  }

  get saved() {
    return this.session.saved;
  }

  /** How many actions the match has. */
  get last() {
    return this.session.entries.length;
  }

  /** Whether the match still holds what is shown; else something was taken back meanwhile. */
  get holds() {
    return this.table === null || this.session.entries[this.table.actions - 1] === this.#entry;
  }

  /** The seat that the board shows: the one that was asked for, or whoever acted, or is about to. */
  get shown() {
    const { latest } = /** @type {Position} */ (this.table);
    if (this.#asked !== null) return this.#asked;
    return typeof latest?.actor === "number" ? latest.actor : this.turn;
  }

  get turn() {
    const { to_act, turn } = /** @type {Position} */ (this.table);
    return typeof to_act[0] === "number" ? to_act[0] : turn;
  }

  get diceDue() {
    return this.table?.to_act[0] === "dice";
  }

  /** @param {number} seat */
  look(seat) {
    this.#asked = seat;
    this.told.draw();
  }

  /**
   * Goes to where the match stood after so many actions, and stays there.
   * @param {number} after
   */
  goTo(after) {
    this.#stop();
    return this.#show(after);
  }

  /**
   * Goes some actions on, or back if `by` is negative. Dice on the way on are seen to roll.
   * @param {number} by
   */
  step(by) {
    this.#stop();
    return this.#show(this.at + by, by === 1);
  }

  /** Shows one action after the other until the last one or a pause. At the end, it begins again. */
  async play() {
    this.playing = true;
    await this.#show(this.at >= this.last ? 0 : this.at);
    this.#goOn();
  }

  pause() {
    this.#stop();
    this.told.draw();
  }

  leave() {
    this.#stop();
    this.#wish += 1;
  }

  #stop() {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #goOn() {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    this.#timer = setTimeout(() => this.#show(this.at + 1, true).then(() => this.#goOn()), paced(timeFor(this.table?.latest)));
  }

  /**
   * @param {number} wished
   * @param {boolean} [seen] whether dice are seen to roll
   */
  async #show(wished, seen = false) {
    const after = Math.min(Math.max(wished, 0), this.last);
    if (after === this.at && this.table) return this.told.draw();
    this.at = after;
    const wish = ++this.#wish;
    try {
      this.#fetching ??= whileBusy(() => this.#fetch());
      await this.#fetching;
    } catch (error) {
      this.#stop();
      this.told.failed(error);
      return;
    }
    if (wish !== this.#wish) return;
    this.rolling = seen && this.table?.latest?.actor === "dice";
    this.told.draw();
    if (this.rolling) {
      await this.told.showRoll(this.table?.last_roll ?? []);
      if (wish !== this.#wish) return;
      this.rolling = false;
      this.told.draw();
    }
    this.told.arrived(seen);
  }

  /** One question at a time: what is asked meanwhile takes the place of what was asked before. */
  async #fetch() {
    try {
      /** @type {Position} */
      let table;
      do table = await this.session.engine.call("position", { after: this.at });
      while (table.actions !== this.at);
      this.table = table;
      this.#entry = this.session.entries[table.actions - 1];
      this.#asked = null;
    } finally {
      this.#fetching = null;
    }
  }
}

/** @param {LogEntry | null | undefined} entry */
function timeFor(entry) {
  if (!entry) return SHOWN.beginning;
  if (entry.actor === "dice") return SHOWN.dice;
  return entry.text === "pass" ? SHOWN.pass : SHOWN.move;
}
