/**
 * The moments at which the page retries failed writes: after a while, and whenever it is hidden, visible again or
 * online again. Browsers close IndexedDB while a tablet sleeps, and people may make no further move after that.
 */

/** Milliseconds until the first attempt; each later one waits twice as long, up to LONGEST. */
const FIRST = 3_000;
const LONGEST = 60_000;

export class Retries {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #wait = FIRST;

  /** @param {Pick<import("./collection.js").Collection, "retry" | "leaveBehind" | "takeIn" | "unsavedCount">[]} collections */
  constructor(collections) {
    this.collections = collections;
  }

  /** Writes the data left by earlier pages, and listens to the page from now on. */
  begin() {
    for (const kind of ["focus", "online", "pageshow"]) addEventListener(kind, () => this.#now());
    addEventListener("pagehide", () => this.#leave());
    // An iPad may end a hidden page without warning.
    document.addEventListener("visibilitychange", () => (document.visibilityState === "visible" ? this.#now() : this.#leave()));
    for (const collection of this.collections) collection.takeIn();
  }

  /** Called when something was written or could not be written. */
  changed() {
    if (!this.#pending) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#wait = FIRST;
    } else this.#timer ??= setTimeout(() => this.#later(), this.#wait);
  }

  get #pending() {
    return this.collections.some(({ unsavedCount }) => unsavedCount > 0);
  }

  async #later() {
    this.#timer = undefined;
    this.#wait = Math.min(2 * this.#wait, LONGEST);
    await this.#now();
    this.changed();
  }

  async #now() {
    if (this.#pending) await Promise.all(this.collections.map((collection) => collection.retry()));
  }

  #leave() {
    for (const collection of this.collections) collection.leaveBehind();
    this.#now();
  }
}
