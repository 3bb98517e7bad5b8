/** Keeps the screen from going dark while a match is being played, where the browser can (Screen Wake Lock). */

export class StayAwake {
  /** @type {WakeLockSentinel | null} */
  #lock = null;
  #wanted = false;
  /** What was wanted comes about in this order. */
  #latest = Promise.resolve();
  /** The browser itself lets go whenever the page cannot be seen. A tablet that saves its battery may refuse. */
  #follow = () => {
    this.#latest = this.#latest.then(() => this.#change()).catch(() => {});
  };

  /** @param {boolean} wanted */
  want(wanted) {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    if (wanted) document.addEventListener("visibilitychange", this.#follow);
    else document.removeEventListener("visibilitychange", this.#follow);
    this.#follow();
  }

  async #change() {
    if (!this.#wanted) {
      const lock = this.#lock;
      this.#lock = null;
      await lock?.release();
    } else if (document.visibilityState === "visible" && (this.#lock?.released ?? true)) {
      this.#lock = (await (allowed() ? navigator.wakeLock?.request("screen") : null)) ?? null;
    }
  }
}

/** Whether a page around this one lets it keep the screen awake; only Chromium tells before it complains. */
function allowed() {
  const { featurePolicy } = /** @type {any} */ (document);
  return featurePolicy?.allowsFeature("screen-wake-lock") ?? true;
}
