/** Runs one piece of work at a time, in the order in which they were asked for, and knows whether any is under way. */

export class Queue {
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();
  #going = 0;

  /**
   * @param {object} callbacks
   * @param {() => () => void} callbacks.hold says that work goes on, until what it answers is called
   * @param {() => void} callbacks.begun called before each piece of work
   * @param {() => void} callbacks.idle called when nothing more is to be done
   */
  constructor(callbacks) {
    this.callbacks = callbacks;
  }

  get going() {
    return this.#going > 0;
  }

  /**
   * Runs work after all that was asked for before.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  run(work) {
    const release = this.callbacks.hold();
    this.#going += 1;
    const turn = this.#last.then(() => {
      this.callbacks.begun();
      return work();
    });
    this.#last = turn.catch(() => {});
    return turn.finally(() => {
      this.#going -= 1;
      try {
        if (this.#going === 0) this.callbacks.idle();
      } finally {
        release();
      }
    });
  }
}
