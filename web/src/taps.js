/** Guards against the second half of a double tap, which would act twice or act on what has just come under the finger. */
import { hold } from "./busy.js";

/** Milliseconds and pixels within which two taps are one double tap, a little more generous than most devices are. */
const DOUBLE_TAP = 350;
const SAME_PLACE = 24;
const CONTROLS = "button, a, input, label, select, summary, textarea, [data-pick]";

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
for (const type of /** @type {const} */ (["mousedown", "click"])) window.addEventListener(type, ignoreSecondHalf, capture);

/**
 * Lets whatever lies there not hear of the second half of a double tap: what was tapped may have given way to it.
 * @param {MouseEvent} event
 */
function ignoreSecondHalf(event) {
  clicks = event.detail;
  if (!event.isTrusted || !latest || !doubled(latest.place) || !near(latest.place)) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Whether a tap on the thing called `key` counts: not twice for the same one, wherever it has moved.
 * @param {string} key
 * @returns {boolean}
 */
export function accepts(key) {
  if (quiets > 0 || held || (latest && doubled(latest.place) && key === latest.key)) return false;
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

/**
 * Holds the page until a second tap would count, where it would do something: on what lies under the finger by now, or on
 * what was tapped, which may have moved.
 * @param {Document | Element} [reach] what can be tapped: all, or the dialog that lies over it
 * @param {(element: Element) => boolean} [usable]
 */
export function restUnderFinger(reach = document, usable = (element) => element.closest(CONTROLS) !== null) {
  const finger = latest?.place;
  if (!latest || !finger || finger.mouse) return;
  const control = reach.querySelector(`[data-act="${CSS.escape(latest.key)}"]`);
  const lying = [control, document.elementFromPoint(finger.x, finger.y)];
  if (lying.some((element) => element && usable(element))) latest.resting.push(hold());
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
