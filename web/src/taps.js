/** Guards against the second half of a double tap, which would act twice or act on what has just come under the finger. */
import { hold } from "./busy.js";

/** Milliseconds and pixels within which two taps are one double tap. */
const DOUBLE_TAP = 400;
const SAME_PLACE = 24;

/** @typedef {{ x: number, y: number }} Place */

/** @type {Place | null} where the finger is; null where a key was used */
let place = null;
/** @type {{ key: string, at: number, place: Place | null }} */
let latest = { key: "", at: -DOUBLE_TAP, place: null };
let quietUntil = 0;

window.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (place = { x, y }), { capture: true });
window.addEventListener("keydown", () => (place = null), { capture: true });

/**
 * Whether a tap on the thing called `key` counts.
 * @param {string} key
 * @returns {boolean}
 */
export function accepts(key) {
  const now = performance.now();
  const soon = now - latest.at < DOUBLE_TAP;
  if (now < quietUntil || (soon && (key === latest.key || samePlace()))) return false;
  latest = { key, at: now, place };
  return true;
}

function samePlace() {
  if (!place || !latest.place) return false;
  return Math.hypot(place.x - latest.place.x, place.y - latest.place.y) < SAME_PLACE;
}

/** Holds the page until the same place may be tapped again. */
export function rest() {
  setTimeout(hold(), DOUBLE_TAP);
}

/** Lets no tap count for a moment: what lay under the finger has gone. */
export function quiet() {
  quietUntil = performance.now() + DOUBLE_TAP;
  rest();
}
