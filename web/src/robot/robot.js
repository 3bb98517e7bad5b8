/** Runs a user's robot, and keeps its code, the matches that it knows, and its current worker. */
import { Refusal } from "../text/problems.js";
import { serial } from "../ui/cancellation.js";
import { ENDED, NOTHING, RobotFailed, moveIn } from "./messages.js";
import { NotReached, RobotProcess, startStandby, startStandbySoon, takeStandby } from "./process.js";

export { endStandby } from "./process.js";
export { RobotFailed } from "./messages.js";

/** @typedef {import("./process.js").Output} Output */
/** @typedef {{ match: string, set_up: Pick<SetUp, "game" | "options"> & { seats: number }, actions: string[], seat: number, seed: string }} Question */
/** @typedef {{ move: string, ms: number }} Chosen */
/** Asks the rules about a move; rejects with their Refusal. @typedef {(move: string) => Promise<unknown>} CheckMove */

export class Robot {
  /** @type {RobotProcess | null} */
  #process = null;
  #inTurn = serial();
  /** The actions of each match that this worker knows. @type {Map<string, string[]>} */
  #sentActions = new Map();
  /** Whether the worker has loaded the code. */
  #loaded = false;
  #ended = false;
  /** Whether a worker was ended at an unknown question, so that questions are now posted separately. */
  #oneAtATime = false;

  /**
   * @param {string} game
   * @param {string} source its code
   * @param {(output: Output) => void} [printed] receives its output, in batches
   */
  constructor(game, source, printed = () => {}) {
    this.game = game;
    this.source = source;
    this.printed = printed;
  }

  /**
   * Continues with new code, in the same worker if it is running: an edit does not restart Python.
   * @param {string} source
   */
  use(source) {
    return this.#surely(async () => {
      if (source === this.source) return;
      this.source = source;
      if (!this.#process) return;
      await this.#begin(this.#process);
      await this.#load(this.#process);
    });
  }

  /** Starts the robot, unless it is running. Rejects with RobotFailed if its code cannot be loaded. */
  start() {
    return this.#surely(() => this.#start());
  }

  /**
   * Asks for a move. The robot may be asked again before it has answered: it handles one question after the other.
   * @param {Question} question `actions`: all actions of the match
   * @param {{ printed?: (output: Output) => void, checkMove?: CheckMove }} [around] `printed` receives its output; `checkMove` explains why its move is illegal
   * @returns {Promise<Chosen>} rejects with RobotFailed
   */
  async choose(question, { printed = this.printed, checkMove } = {}) {
    for (;;) {
      // The turn ends when the question is sent, so that the robot continues with the next question without a pause.
      const { answer } = await this.#surely(async () => ({ answer: this.#ask(await this.#start(), question, printed) }));
      try {
        return await answer;
      } catch (error) {
        if (error instanceof NotReached) continue; // another question has ended the worker
        if (checkMove && error instanceof RobotFailed) await explain(error, checkMove);
        throw error;
      }
    }
  }

  /** Makes the robot forget its matches, and resets its output limit. */
  begin() {
    return this.#surely(async () => this.#begin(await this.#start()));
  }

  /** @param {RobotProcess} process */
  #begin(process) {
    this.#sentActions.clear();
    return process.begin();
  }

  /** Ends the robot, whatever it is doing. Pending questions reject. */
  end() {
    this.#ended = true;
    this.#process?.end(ENDED);
  }

  /**
   * Runs some work in its turn, and again if an earlier question ended the worker first.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async #surely(work) {
    for (;;) {
      try {
        return await this.#inTurn(work);
      } catch (error) {
        if (!(error instanceof NotReached)) throw error;
      }
    }
  }

  async #start() {
    const process = await this.#wake();
    if (!this.#loaded) await this.#load(process);
    return process;
  }

  /** Starts its worker and Python, but not yet its code. */
  async #wake() {
    if (this.#ended) throw new RobotFailed(ENDED);
    if (this.#process) return this.#process;
    const process = takeStandby(this.game) ?? new RobotProcess(this.game);
    this.#process = process;
    this.#sentActions.clear();
    process.oneAtATime = this.#oneAtATime;
    process.ended = (sure) => this.#lose(sure);
    process.thinksLong = () => startStandby(this.game);
    try {
      await process.ready;
    } catch (error) {
      process.end(ENDED);
      throw this.#ended ? new RobotFailed(ENDED) : error;
    }
    return process;
  }

  /**
   * Continues without the ended worker. While people read the report, the next one starts.
   * @param {boolean} sure whether the question is known
   */
  #lose(sure) {
    const ran = this.#loaded;
    if (!sure) this.#oneAtATime = true;
    this.#process = null;
    this.#loaded = false;
    if (ran && !this.#ended) this.#inTurn(() => this.#wake()).catch(() => {});
  }

  /** @param {RobotProcess} process */
  async #load(process) {
    this.#loaded = false;
    await process.load(this.source, this.printed);
    this.#loaded = true;
    startStandbySoon(this.game);
  }

  /**
   * @param {RobotProcess} process
   * @param {Question} question
   * @param {(output: Output) => void} printed
   * @returns {Promise<Chosen>}
   */
  async #ask(process, { match, set_up, actions, seat, seed }, printed) {
    const sent = this.#sentActions.get(match) ?? [];
    // After an undo it receives the match again.
    const known = sent.every((action, at) => action === actions[at]) ? sent.length : 0;
    this.#sentActions.set(match, actions);
    const { ok, took } = await process.choose({ match, set_up, known, actions: actions.slice(known), seat, seed }, printed);
    const answer = moveIn(ok, took);
    if (!answer) throw new RobotFailed(NOTHING);
    return answer;
  }
}

/** @param {RobotFailed} error @param {CheckMove} checkMove */
async function explain(error, checkMove) {
  if (error.kind !== "illegal" || error.move === null) return;
  try {
    await checkMove(error.move);
  } catch (refusal) {
    if (refusal instanceof Refusal) error.because(refusal);
  }
}
