/** Guards against the second half of a double tap, which would act twice or act on what has just come under the finger. */
import { hold } from "./busy.js";

/** Milliseconds and pixels within which two taps are one double tap, a little more generous than most devices are. */
const DOUBLE_TAP = 350;
const SAME_PLACE = 24;

/** @typedef {{ x: number, y: number, mouse: boolean }} Place */

/** @type {Place | null} where the finger or the mouse is; null where a key was used, or what a screen reader taps */
let place = null;
/** How many clicks of the mouse this one is, in the device's own counting. */
let clicks = 1;
/** Whether a key is held down, which presses it again and again. */
let held = false;
/** @type {{ key: string, place: Place | null, resting: (() => void)[] } | null} until no double tap can come of it */
let latest = null;
let quiets = 0;

const capture = { capture: true };
const pointed = (/** @type {PointerEvent} */ { clientX: x, clientY: y, pointerType }) => {
  place = { x, y, mouse: pointerType === "mouse" };
  held = false;
};
const pressed = (/** @type {KeyboardEvent} */ { repeat }) => {
  place = null;
  held = repeat;
};
window.addEventListener("pointerdown", pointed, capture);
window.addEventListener("keydown", pressed, capture);
window.addEventListener("keyup", () => (held = false), capture);
window.addEventListener("click", ({ detail }) => (clicks = detail), capture);

/**
 * Whether a tap on the thing called `key` counts.
 * @param {string} key
 * @returns {boolean}
 */
export function accepts(key) {
  if (quiets > 0 || held || (latest && doubled(latest.place) && (key === latest.key || near(latest.place)))) return false;
  const tap = { key, place, resting: /** @type {(() => void)[]} */ ([]) };
  latest = tap;
  setTimeout(() => {
    if (latest === tap) latest = null;
    for (const release of tap.resting) release();
  }, DOUBLE_TAP);
  return true;
}

/**
 * Whether this tap and an earlier one are made so that they can be one double tap. Keys have none, and clicks of the
 * mouse are counted by the device, which knows better than the time between them.
 * @param {Place | null} earlier
 */
function doubled(earlier) {
  return place !== null && earlier !== null && (!place.mouse || clicks > 1);
}

/** @param {Place | null} earlier */
function near(earlier) {
  return place !== null && earlier !== null && Math.hypot(place.x - earlier.x, place.y - earlier.y) < SAME_PLACE;
}

/** What lies now where a finger tapped a moment ago, so that a tap on it would not count yet. */
export function underFinger() {
  const finger = latest?.place;
  return finger && !finger.mouse ? document.elementFromPoint(finger.x, finger.y) : null;
}

/** What a finger tapped a moment ago, of which a second tap would not count yet. */
export function tappedKey() {
  const finger = latest?.place;
  return finger && !finger.mouse ? (latest?.key ?? "") : "";
}

/** Holds the page until what lies under the finger may be tapped. */
export function rest() {
  latest?.resting.push(hold());
}

/** Lets no tap count for a moment: what lay under the finger has gone. Where a key was used, nothing lay there. */
export function quiet() {
  if (place === null) return;
  const release = hold();
  quiets += 1;
  setTimeout(() => {
    quiets -= 1;
    release();
  }, DOUBLE_TAP);
}
