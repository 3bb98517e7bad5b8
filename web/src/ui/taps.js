/** Ignores the second tap of a double tap, which would act twice, or act on a new element under the finger. */
import { hold } from "./busy.js";
import { unlessHurried } from "./preferences.js";

/** Milliseconds and pixels within which two taps are one double tap; most devices allow a little less. */
const DOUBLE_TAP = 350;
const SAME_PLACE = 24;
const TEXTS = "input:not([type=radio], [type=checkbox], [type=file]), textarea, select";
const CONTROLS = "button, a, input, label, select, summary, textarea, [data-pick]";

/** @typedef {{ x: number, y: number, mouse: boolean }} Place */

/** @type {Place | null} where the finger or the mouse is; null after a key, and for a tap by a screen reader */
let place = null;
/** The mouse's click count (`event.detail`), by the device's own measure. */
let clicks = 1;
/** Whether a key is held down and repeats. */
let held = false;
/**
 * A tap that can still become a double tap. `key`: its target's name, if known; `place`: its position; `resting`: the
 * waiting callbacks; `labelled`: the element that the browser clicks next after a tap on a label.
 * @typedef {{ key: string | null, place: Place | null, resting: (() => void)[], labelled?: Element | null }} Tap
 */
/** @type {Tap | null} */
let latest = null;
/** The tap before the current one. @type {Tap | null} */
let before = null;
/** Whether `latest` is the current tap. */
let handling = false;
let quiets = 0;
/** Ends the hold of the latest touch: data-busy is set until its tap, if it becomes one, has been handled. */
let lift = () => {};

const doubleTap = () => unlessHurried(DOUBLE_TAP);
const capture = { capture: true };
const pointed = (/** @type {PointerEvent} */ { clientX: x, clientY: y, pointerType }) => {
  place = { x, y, mouse: pointerType === "mouse" };
  held = false;
  lift();
  if (pointerType === "touch") lift = hold("finger");
};
const pressed = (/** @type {KeyboardEvent} */ { repeat }) => {
  place = null;
  held = repeat;
};
window.addEventListener("pointerdown", pointed, capture);
window.addEventListener("pointerup", () => setTimeout(lift, doubleTap()), capture); // in case no click follows
window.addEventListener("pointercancel", () => lift(), capture);
window.addEventListener("keydown", pressed, capture);
window.addEventListener("keyup", () => (held = false), capture);
window.addEventListener("blur", () => (held = false)); // the keyup goes to another window
window.addEventListener("mousedown", swallowSecondHalf, capture);
window.addEventListener("click", clicked, capture);
window.addEventListener("click", rest);

/**
 * Swallows the second half of a double tap: the tapped element may have been replaced.
 * @param {MouseEvent} event
 * @returns {boolean} whether it was one
 */
function swallowSecondHalf(event) {
  clicks = event.detail;
  if (!event.isTrusted || !latest || event.target === latest.labelled || !doubled(latest.place) || !near(latest.place)) return false;
  event.preventDefault();
  event.stopPropagation();
  if (event.type === "click") lift();
  return true;
}

/**
 * Records every tap on a control, so that controls need not do so. Ignores text fields, where a double tap selects a word.
 * @param {MouseEvent} event
 */
function clicked(event) {
  handling = false;
  const { target, isTrusted } = event;
  if (swallowSecondHalf(event) || !isTrusted || place === null || !(target instanceof Element)) return;
  const control = target.closest(CONTROLS);
  if (target === latest?.labelled) return;
  if (!control || control.matches(TEXTS)) {
    latest = null; // with a tap elsewhere in between, there is no double tap
    return;
  }
  before = latest;
  record({ key: null, place, resting: [], labelled: target.closest("label")?.control });
  handling = true;
}

/** No handler has claimed this tap: ignore whatever is now under the finger as well. */
function rest() {
  if (handling && latest?.key === null) holdForDoubleTap();
  handling = false;
  before = null;
  lift();
}

/** @param {Tap} tap */
function record(tap) {
  latest = tap;
  setTimeout(() => {
    if (latest === tap) latest = null;
    if (before === tap) before = null;
    for (const release of tap.resting) release();
  }, doubleTap());
}

/**
 * Whether a tap on the control called `key` counts: not as the second tap of a double tap, even if the control has moved.
 * @param {string} key
 * @returns {boolean}
 */
export function accepts(key) {
  const earlier = handling ? before : latest;
  if (quiets > 0 || held || (earlier && doubled(earlier.place) && key === earlier.key)) return false;
  if (handling && latest) latest.key = key;
  else record({ key, place, resting: [] });
  return true;
}

/**
 * Whether this tap and an earlier one can form a double tap. Keys cannot, and the device itself counts mouse clicks,
 * which is more reliable than the time between them.
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
 * Holds the page until a second tap would count, if it would do something. Its target may be the element now under the finger, or the tapped one, which
 * may have moved.
 * @param {Document | Element} [reach] the tappable area: everything, or the dialog that covers it
 * @param {(element: Element) => boolean} [usable]
 */
export function holdForDoubleTap(reach = document, usable = (element) => element.closest(CONTROLS) !== null) {
  const finger = latest?.place;
  if (!latest || !finger || finger.mouse) return;
  const control = latest.key === null ? null : reach.querySelector(`[data-act="${CSS.escape(latest.key)}"]`);
  const lying = [control, document.elementFromPoint(finger.x, finger.y)];
  if (lying.some((element) => element && usable(element))) latest.resting.push(hold("double tap"));
}

/** Ignores taps for the time of a double tap, because the element under the finger is gone. Does nothing after a key. */
export function quiet() {
  if (place === null) return;
  const release = hold("quiet");
  quiets += 1;
  setTimeout(() => {
    quiets -= 1;
    release();
  }, doubleTap());
}
