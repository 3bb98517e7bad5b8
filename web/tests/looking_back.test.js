/** The focus after a look back at a match. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";

const { leaveLookBack } = await import("../src/table/looking_back.js");

/** The control that has the focus after a look back. @param {string[]} shown the controls on the page @param {boolean} result whether the match is over */
function focusAfter(shown, result) {
  const controls = new Map(shown.map((act) => [`[data-act="${act}"]`, Object.assign(new HTMLElement(), { act, focus() { Object.assign(document, { activeElement: this }); } })]));
  Object.assign(document, { activeElement: document.body, querySelector: (/** @type {string} */ selector) => controls.get(selector) ?? null });
  leaveLookBack(/** @type {any} */ ({ lookBack: { leave() {} }, session: { resume() {} }, result, update() {} }));
  return /** @type {any} */ (document.activeElement).act;
}

test("after a look back the focus is on the control that opens the log, or else in the log", () => {
  assert.equal(focusAfter(["log", "look-back"], false), "log");
  assert.equal(focusAfter(["look-back"], false), "look-back");
  assert.equal(focusAfter(["replay", "look-back"], true), "replay");
});
