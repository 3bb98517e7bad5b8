/**
 * Work of the lab that takes a while. People go on meanwhile: they may cancel it, show another robot, or leave the lab.
 * Then nothing more of it begins.
 */
import { Latest } from "../ui/lateness.js";

/**
 * The parts of a screen that its work uses.
 * @typedef {{ fail: (error: unknown) => void, page: Pick<PageContext, "draw" | "signal"> }} Around
 */

export class Run {
  #latest;
  /** Whether something is under way. */
  running = false;

  /** @param {Around} screen */
  constructor(screen) {
    this.screen = screen;
    this.#latest = new Latest(screen.page.signal);
  }

  /**
   * Begins some work in the place of an earlier one. Rejects with Late if the lab has been left.
   * @param {(signal: AbortSignal) => Promise<unknown>} work waits for everything with `inTime`
   * @returns {Promise<void>} resolves when it is over, however it ended
   */
  async begin(work) {
    const { screen } = this;
    const signal = this.#latest.begin();
    this.running = true;
    screen.page.draw();
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) screen.fail(error);
    }
    if (!signal.aborted) this.cancel();
  }

  /** Ends what is under way. */
  cancel() {
    if (!this.running) return;
    this.#latest.end();
    this.running = false;
    this.screen.page.draw();
  }
}
