/** The browser's functions for a match: those that a session needs (`SessionSurroundings`), and a wake lock for the screen. */
import { hold, later, whileBusy } from "../ui/busy.js";
import { serial } from "../ui/cancellation.js";
import { paced, prefersLessMotion } from "../ui/preferences.js";

/** @type {SessionSurroundings} */
export const SURROUNDINGS = Object.freeze({ hold, later, whileBusy, paced, lessMotion: prefersLessMotion, wait, visible, alone });

/**
 * @param {number} time milliseconds
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function wait(time, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Resolves when the page is visible: robots wait for their opponents.
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function visible(signal) {
  if (!document.hidden || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve());
  });
}

/**
 * @param {string} name
 * @param {AbortSignal} signal
 * @param {() => Promise<void>} work
 * @returns {Promise<void>}
 */
async function alone(name, signal, work) {
  if (!navigator.locks) return work();
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (error) {
    const why = error instanceof DOMException ? error.name : "";
    // In a frame on another site the browser refuses; there, no other tab can have this page's matches.
    if (why === "SecurityError") return work();
    if (why !== "AbortError") throw error;
  }
}

export class StayAwake {
  /** @type {WakeLockSentinel | null} */
  #lock = null;
  #wanted = false;
  #inTurn = serial();
  /** The browser releases it whenever the page is hidden. A tablet in battery-saving mode may refuse. */
  #follow = () => {
    this.#inTurn(() => this.#change()).catch(() => {});
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

/** Whether the embedding page allows a wake lock; only Chromium reports this before it complains. */
function allowed() {
  const { featurePolicy } = /** @type {any} */ (document);
  return featurePolicy?.allowsFeature("screen-wake-lock") ?? true;
}
