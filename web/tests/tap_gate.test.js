/** Whether a tap at a table counts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";

const { Gate } = await import("../src/table/tap_gate.js");

let taps = 0;
/** Whether a tap counts. @param {object} [session] @param {object} [screen] @param {object} [also] @param {string} [key] */
function counts(session, screen, also, key = `tap ${(taps += 1)}`) {
  const { table = {}, conflict = null, acting = false } = /** @type {any} */ (session ?? {});
  const whole = { lesson: null, lookBack: null, curtain: null, ...screen };
  return new Gate(/** @type {any} */ ({}), /** @type {any} */ ({ acting, state: { table, conflict } }), /** @type {any} */ (whole)).counts(key, also);
}

test("a tap counts at a table, unless something else comes first", () => {
  assert.equal(counts(), true);
  for (const session of [{ table: null }, { conflict: {} }, { acting: true }]) assert.equal(counts(session), false);
  for (const screen of [{ lookBack: {} }, { lesson: { allows: () => false } }, { curtain: { down: true } }]) assert.equal(counts({}, screen), false);
  assert.equal(counts({}, { lesson: { allows: () => true }, curtain: { down: false } }), true);
});

test("some taps count during an action, while looking back or at the curtain", () => {
  assert.equal(counts({ acting: true }, {}, { acting: true }), true);
  assert.equal(counts({}, { lookBack: {} }, { past: true }), true);
  assert.equal(counts({}, { curtain: { down: true } }, {}, "take-over"), true);
  assert.equal(counts({ conflict: {} }, { lookBack: {} }, { acting: true, past: true }), false);
});
