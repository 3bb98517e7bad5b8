/**
 * A match in play: every action of people and of the page itself. It does not use the DOM. Once it has been left, it
 * does nothing: no action, no saving, no drawing.
 */
import { Prefetch, movesAtOnce, nextTaps, playing, rolling } from "../python/prefetch.js";
import { robotPlays } from "./about.js";
import { MatchClient } from "./match_client.js";
import { Chances, Luck } from "./chances.js";
import { Hints } from "./hints.js";
import { ActionRunner } from "./action_runner.js";
import { MatchState } from "./match_state.js";
import { Autoplay, OwnRobots } from "./autoplay.js";
import { Picking } from "./picking.js";
import { serial, ignoreCancelled } from "../ui/cancellation.js";
import { Problem } from "../text/problems.js";

export class Session {
  #inTurn = serial();
  /** The number of running and waiting pieces of work. */
  #going = 0;

  /**
   * @param {SavedMatch} saved
   * @param {Pick<PageContext, "engine" | "store" | "robots" | "signal">} page `signal`: aborted when the match is left
   * @param {SessionCallbacks} callbacks
   * @param {SessionSurroundings} around
   */
  constructor(saved, { engine, store, signal, robots }, callbacks, around) {
    if (robotPlays(saved.about.seats)) engine.expectBots();
    this.state = new MatchState(saved);
    this.store = store;
    this.signal = signal;
    this.robots = robots;
    this.callbacks = callbacks;
    this.around = around;
    this.client = new MatchClient(engine, saved.id, signal, () => this.forgetRedo());
    this.prefetch = new Prefetch({ call: (method, values) => this.client.ask(method, values) }, signal);
    this.hints = new Hints(this);
    this.chances = new Chances(this);
    this.luck = new Luck(this);
    this.autoplay = new Autoplay(this);
    this.ownRobots = new OwnRobots(this);
    this.runner = new ActionRunner(this);
    this.picking = new Picking(this);
    signal.addEventListener("abort", () => this.#end());
  }

  /**
   * The robot whose action is under way: its seat, and a promise that resolves at the end of the action.
   * @type {{ seat: number, over: Promise<unknown> } | null}
   */
  acts = null;

  get id() {
    return this.state.saved.id;
  }

  /**
   * Runs an action of a robot.
   * @param {number} seat
   * @param {() => Promise<void>} act
   */
  async actAs(seat, act) {
    const over = act();
    this.acts = { seat, over: over.catch(() => {}) };
    await over.finally(() => (this.acts = null));
  }

  /** Puts the saved match on the table. Rejects with a Refusal if its record cannot be read. */
  open() {
    return this.queued(() => this.runner.openSaved());
  }

  #end() {
    this.prefetch.stop();
    this.autoplay.cancel();
    this.ownRobots.end();
  }

  /** Pauses robots and forced passes until `resume`, while the user looks back or answers a question. */
  pause() {
    this.autoplay.paused = true;
    this.autoplay.cancel();
  }

  resume() {
    this.autoplay.paused = false;
    if (!this.acting) this.#idle();
  }

  /**
   * @param {string} [faces] what real dice show
   * @param {{ visibly?: boolean }} [how] `visibly`: whether to animate the dice
   */
  roll(faces, { visibly = false } = {}) {
    return this.queued(() => this.runner.carryOut(rolling(faces), visibly));
  }

  /** @param {number} seat @param {string} move */
  play(seat, move) {
    return this.queued(() => this.runner.carryOut(playing(seat, move)));
  }

  /**
   * Takes back the last action, a seat's own since the last roll, or the last few. Shows whose it was, and stops robots as
   * `stop` does. Rejects with a Problem if the match has other actions than `expected`: another tab may have continued it.
   * @param {{ seat?: number, times?: number, remark?: boolean, expected?: LogEntry[] }} [how] `remark`: whether the record notes each roll that is
   *   taken back; `expected`: the actions of the match at the time of the request
   */
  undo({ seat, times = 1, remark = false, expected } = {}) {
    return this.queued(async () => {
      const { state } = this;
      if (expected && actionsAsText(expected, seat) !== actionsAsText(state.entries, seat)) throw new Problem("problem-went-on");
      const takenBack = state.entries.slice(-times);
      const [first] = takenBack;
      const actor = seat ?? first?.actor;
      const undone = seat === undefined ? first : state.entries.findLast((entry) => entry.actor === seat);
      const rolls = remark ? takenBack.filter(({ actor: who }) => who === "dice") : [];
      const remarks = rolls.map(({ number }) => `take-back ${number + 1}`);
      const table = await this.runner.change({ method: "undo", seat: seat ?? null, times, remarks });
      state.stopped = true;
      state.chosenSeat = typeof actor === "number" ? actor : null;
      state.begin(table, await this.client.ask("log"));
      this.callbacks.changed();
      await this.runner.finish(undefined, { takenBack: undone });
    });
  }

  redo() {
    return this.queued(() => this.runner.carryOut({ method: "redo" }));
  }

  /** Stops robots and forced passes until the user acts or taps *Continue*. */
  stop() {
    return this.#setStopped(true);
  }

  /** Resumes automatic play. */
  goOn() {
    return this.#setStopped(false);
  }

  /**
   * Changes the table settings.
   * @param {(settings: TableSettings) => Partial<TableSettings>} changes returns the settings to change, given the settings
   *   when the change runs
   */
  changeSettings(changes) {
    return this.queued(async () => {
      const { saved } = this.state;
      this.state.keep({ ...saved, things: { ...saved.things, ...changes(saved.things) } });
      await this.runner.save();
      this.callbacks.changed();
    });
  }

  /**
   * Changes the player at a seat.
   * @param {number} seat
   * @param {string} text who sits there, as in a record
   * @param {string | null} [own] its id, if it is a robot of this device's lab
   */
  sit(seat, text, own = null) {
    return this.queued(async () => {
      const { state } = this;
      const table = await this.runner.change({ method: "sit", seat, text });
      const { [seat]: _, ...robots } = state.saved.things.robots ?? {};
      state.keep({ ...state.saved, things: { ...state.saved.things, robots: own ? { ...robots, [seat]: own } : robots } });
      state.chosenSeat = null;
      state.since = performance.now();
      state.begin(table, await this.client.ask("log"));
      await this.runner.save();
      this.callbacks.changed();
    });
  }

  /** Adds a remark to the record. @param {string} text */
  addRemark(text) {
    return this.queued(async () => {
      await this.note(text);
      this.callbacks.changed();
    });
  }

  /** Adds a remark to the record, within other work. @param {string} text */
  async note(text) {
    this.state.table = await this.runner.change({ method: "remark", text });
    this.state.remark(text);
    await this.runner.save();
  }

  /** Takes over another tab's actions if everything done here is stored; otherwise people choose. */
  follow() {
    return this.queued(async () => {
      const newer = await this.runner.playedElsewhere();
      if (newer) await this.#takeOver();
      else this.callbacks.changed();
    });
  }

  /** Takes over another tab's actions, whatever was done here. */
  takeNewer() {
    return this.queued(() => this.#takeOver());
  }

  /**
   * Runs an action after all earlier requests.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T | undefined>} undefined if the match was left meanwhile
   */
  queued(work) {
    return ignoreCancelled(this.#run(work));
  }

  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  #run(work) {
    return this.around.whileBusy("match", async () => {
      this.#going += 1;
      try {
        return await this.#inTurn(() => {
          this.signal.throwIfAborted();
          this.prefetch.stop();
          this.autoplay.cancel();
          return work();
        });
      } finally {
        this.#going -= 1;
        if (!this.acting) this.#idle();
      }
    });
  }

  /** The match was put on Python's table again from its record, so nothing can be redone. */
  forgetRedo() {
    const { table } = this.state;
    this.prefetch.forget();
    if (!table) return;
    this.state.table = { ...table, can_redo: false };
    this.callbacks.changed();
  }

  /**
   * Starts what runs while no work is under way: prefetching the answers to the next taps, and robots and forced
   * passes.
   */
  #idle() {
    const { state } = this;
    if (this.signal.aborted) return;
    if (state.table && !state.table.result && !this.autoplay.paused && !state.conflict) {
      this.prefetch.start(nextTaps(state), movesAtOnce);
    }
    this.autoplay.begin();
  }

  async #takeOver() {
    const newer = await this.client.cancellable(this.store.checkOut(this.id));
    if (newer) this.state.keep(newer);
    this.state.conflict = null;
    await this.runner.openSaved();
    this.callbacks.followed();
  }

  /** @param {boolean} stopped */
  #setStopped(stopped) {
    return this.queued(async () => {
      this.state.stopped = stopped;
      this.callbacks.changed();
    });
  }

  /** Whether work is under way that a tap would have to wait for. */
  get acting() {
    return this.#going > 0;
  }
}

/**
 * The actions of a match, or of one seat, as one string.
 * @param {LogEntry[]} entries
 * @param {number} [seat]
 */
function actionsAsText(entries, seat) {
  const own = entries.filter(({ actor }) => seat === undefined || actor === seat);
  return own.map(({ actor, text }) => `${actor} ${text}`).join("\n");
}
