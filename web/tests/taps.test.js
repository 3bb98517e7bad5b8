/** Double taps by finger: the second half does nothing, wherever the tapped control is by then. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import "./page_by_hand.js";

/** @type {Map<string, ((event: any) => void)[]>} */
const listeners = new Map();
const listen = (/** @type {string} */ name, /** @type {() => void} */ one) => listeners.set(name, [...(listeners.get(name) ?? []), one]);
class Control {
  /** @param {string} act */
  constructor(act) {
    this.act = act;
  }

  closest = (/** @type {string} */ selector) => (selector.includes("button") ? this : null);
  matches = () => false;
}
Object.assign(globalThis, { addEventListener: listen, Element: Control });
Object.assign(document, { elementFromPoint: () => null });
const { accepts } = await import("../src/ui/taps.js");

const BESIDE = 200; // pixels

/** @param {string} name @param {object} event */
const fire = (name, event) => (listeners.get(name) ?? []).forEach((one) => one(event));

/** Taps a control. Returns whether the tap counts. @param {Control} target @param {number} x */
function tap(target, x) {
  let swallowed = false;
  const swallow = () => (swallowed = true);
  const event = { clientX: x, clientY: 0, pointerType: "touch", isTrusted: true, target, detail: 1, type: "click", preventDefault: swallow, stopPropagation() {} };
  fire("pointerdown", event);
  fire("pointerup", event);
  const [clicked, ...rest] = listeners.get("click") ?? [];
  clicked(event);
  const counts = !swallowed && accepts(target.act);
  if (!swallowed) rest.forEach((one) => one(event));
  return counts;
}

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => {
  mock.timers.tick(1000);
  mock.timers.reset();
});

test("the second half of a double tap does nothing, also if the control has moved or is another one", () => {
  const roll = new Control("roll");
  assert.deepEqual([tap(roll, 0), tap(roll, 0)], [true, false]);
  assert.equal(tap(roll, BESIDE), false, "the control has moved under another finger");
  mock.timers.tick(1000);
  assert.equal(tap(roll, BESIDE), true);
  assert.equal(tap(new Control("undo"), BESIDE), false, "another control has taken its place");
});

test("two controls tapped one after the other both count, and so does one tapped again later", () => {
  assert.deepEqual([tap(new Control("up"), 0), tap(new Control("down"), BESIDE)], [true, true]);
  mock.timers.tick(1000);
  assert.equal(tap(new Control("down"), BESIDE), true);
});
