/**
 * Work of the lab that takes a while. People go on meanwhile: they may call it off, show another robot, or leave the lab.
 * Then nothing more of it begins.
 */

/** Waits for something; rejects if the work has been called off by then. @typedef {<T>(awaited: Promise<T> | T) => Promise<T>} Live */
/**
 * What a piece of work tells the screen around it.
 * @typedef {{ left: boolean, fail: (error: unknown) => void, page: { draw: () => void } }} Around
 */

export class Run {
  /** @type {AbortController | null} */
  #work = null;

  /** @param {Around} screen */
  constructor(screen) {
    this.screen = screen;
  }

  /** Whether something is under way. */
  get running() {
    return this.#work !== null;
  }

  /**
   * Begins some work in the place of an earlier one, unless the lab has been left.
   * @param {(live: Live, signal: AbortSignal) => Promise<unknown>} work waits for everything with `live`
   * @returns {Promise<void>} resolves when it is over, however it ended
   */
  async begin(work) {
    this.callOff();
    const { screen } = this;
    if (screen.left) return;
    const own = new AbortController();
    const { signal } = own;
    this.#work = own;
    screen.page.draw();
    try {
      await work(async (awaited) => {
        const value = await awaited;
        signal.throwIfAborted();
        return value;
      }, signal);
    } catch (error) {
      if (!signal.aborted) screen.fail(error);
    }
    if (this.#work === own) this.#work = null;
    if (!screen.left) screen.page.draw();
  }

  /** Ends what is under way. */
  callOff() {
    if (!this.#work) return;
    this.#work.abort();
    this.#work = null;
    if (!this.screen.left) this.screen.page.draw();
  }
}
