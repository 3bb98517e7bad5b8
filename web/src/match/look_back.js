/**
 * Looks back: shows the position after an earlier action, or all positions one after another as a replay. The match
 * does not change.
 */
import { Latest, ignoreCancelled } from "../ui/cancellation.js";
import { NOTHING } from "./match_state.js";

/** How long a replay shows each kind of action, in milliseconds; a pass is shorter. */
const SHOWN = Object.freeze({ beginning: 900, dice: 600, move: 1200, pass: 700 });

/** @implements {Scene} */
export class LookBack {
  /** @type {Position | null} */
  table = null;
  playing = false;
  rolling = false;
  /** The number of actions before the requested position, which may still be loading. */
  at = -1;
  /** @type {TurningPoint | null} the move on screen, next to a better one */
  point = null;
  /** @type {import("./playing_on.js").PlayingOn | null} the playouts from the position on screen */
  playingOn = null;

  /** @type {LogEntry | undefined} the action that led to the position, while the match contains it */
  #entry;
  /** @type {number | null} the seat that the user has chosen */
  #chosenSeat = null;
  /** @type {Promise<void> | null} */
  #fetching = null;
  /** Only the latest requested position is shown. */
  #latest;
  #timer = 0;

  /**
   * @param {import("./session.js").Session} session
   * @param {object} callbacks
   * @param {() => void} callbacks.changed called when something has changed
   * @param {(faces: string[]) => Promise<void>} callbacks.showRoll animates the roll
   * @param {(seen: boolean) => void} callbacks.arrived called when a position is shown; `seen`: whether the action that led
   * to it was visible
   * @param {(error: unknown) => void} callbacks.failed called when a position could not be loaded
   */
  constructor(session, callbacks) {
    this.session = session;
    this.callbacks = callbacks;
    this.#latest = new Latest(session.signal);
  }

  get saved() {
    return this.session.state.saved;
  }

  /** The number of actions in the match. */
  get last() {
    return this.session.state.entries.length;
  }

  /** Whether the match still contains this position; otherwise an undo has removed it. */
  get holds() {
    return this.table === null || this.session.state.entries[this.table.actions - 1] === this.#entry;
  }

  /** The seat that may choose moves to compare by playouts. */
  get seat() {
    return this.playingOn?.choosing ? this.playingOn.seat : null;
  }

  get picks() {
    return this.playingOn?.picks ?? [];
  }

  /** The seat on the board: the chosen one, or the one that acted or is about to. */
  get shownSeat() {
    const { latest } = /** @type {Position} */ (this.table);
    if (this.#chosenSeat !== null) return this.#chosenSeat;
    if (this.seat !== null) return this.seat;
    return typeof latest?.actor === "number" ? latest.actor : this.turn;
  }

  get turn() {
    const { to_act, turn } = /** @type {Position} */ (this.table);
    return typeof to_act[0] === "number" ? to_act[0] : turn;
  }

  get diceDue() {
    return this.table?.to_act[0] === "dice";
  }

  /** The move being examined, if the position before it is shown. */
  get reviewed() {
    return this.table !== null && this.point?.played.number === this.table.actions ? this.point : null;
  }

  /**
   * Nothing can be tapped except a move to compare; next to a better move, the board shows the picks that both share.
   */
  get choices() {
    if (this.playingOn?.choosing) return this.playingOn.choices;
    const point = this.reviewed;
    return point ? { ...NOTHING, next: [...new Set([...point.picks, ...point.better.picks])] } : NOTHING;
  }

  /** @param {number} seat */
  showSeat(seat) {
    this.#chosenSeat = seat;
    this.callbacks.changed();
  }

  /** Goes to the position after `after` actions, and stays there. @param {number} after */
  goTo(after) {
    this.#stop();
    return this.#show(after);
  }

  /**
   * Goes `by` actions forward, or back if `by` is negative. Going forward animates the dice.
   * @param {number} by
   */
  step(by) {
    this.#stop();
    return this.#show(this.at + by, by === 1);
  }

  /** Shows one action after the other until the last one or a pause. At the end of the match, starts from the beginning. */
  async play() {
    this.playing = true;
    await this.#show(this.at >= this.last ? 0 : this.at);
    this.#goOn();
  }

  pause() {
    this.#stop();
    this.callbacks.changed();
  }

  /** Stops the playouts from here. */
  endPlayingOn() {
    this.playingOn?.leave();
    this.playingOn = null;
  }

  leave() {
    this.#stop();
    this.endPlayingOn();
    this.#latest.end();
  }

  #stop() {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #goOn() {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    this.#timer = setTimeout(() => this.#show(this.at + 1, true).then(() => this.#goOn()), this.session.around.paced(timeFor(this.table?.latest)));
  }

  /** @param {number} wished @param {boolean} [seen] whether dice are seen to roll */
  async #show(wished, seen = false) {
    const after = Math.min(Math.max(wished, 0), this.last);
    if (after === this.at && this.table) return this.callbacks.changed();
    this.endPlayingOn();
    this.at = after;
    const signal = this.#latest.begin();
    try {
      this.#fetching ??= ignoreCancelled(this.session.around.whileBusy("look back", () => this.#fetch()));
      await this.#fetching;
    } catch (error) {
      this.#stop();
      this.callbacks.failed(error);
      return;
    }
    if (signal.aborted) return;
    this.rolling = seen && this.table?.latest?.actor === "dice";
    this.callbacks.changed();
    if (this.rolling) {
      await this.callbacks.showRoll(this.table?.last_roll ?? []);
      if (signal.aborted) return;
      this.rolling = false;
      this.callbacks.changed();
    }
    this.callbacks.arrived(seen);
  }

  /** Fetches the latest requested position: newer requests replace earlier ones. */
  async #fetch() {
    try {
      /** @type {Position} */
      let table;
      do table = await this.session.client.ask("position", { after: this.at });
      while (table.actions !== this.at);
      this.table = table;
      this.#entry = this.session.state.entries[table.actions - 1];
      this.#chosenSeat = this.reviewed ? Number(this.reviewed.played.actor) : null;
    } finally {
      this.#fetching = null;
    }
  }
}

/** @param {LogEntry | null | undefined} entry */
function timeFor(entry) {
  if (!entry) return SHOWN.beginning;
  if (entry.actor === "dice") return SHOWN.dice;
  return entry.passed ? SHOWN.pass : SHOWN.move;
}
