/** The seats: the sides at which people sit, and the expression of a robot. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";

Object.assign(SITE, { regions: {}, texts: { en: { url: "en", later: { url: "en-later" } } } });
Object.assign(globalThis, { fetch: async () => ({ ok: true, text: async () => "text-direction = ltr\njoy-taken = Taken!\nalas-lost = Lost!\n" }) });
const { loadTexts } = await import("../src/text/text.js");
const { moodOf } = await import("../src/ui/faces.js");
const { usualSides } = await import("../src/ui/seats.js");
await loadTexts("en");

/** The mood of the robot at seat 1 after an action. @param {any} more @param {boolean} [thinking] */
const mood = (more, thinking) => moodOf(/** @type {any} */ ({ actions: 5, latest: null, result: null, seats: [{}, {}], ...more }), 1, thinking);
/** @param {number | "dice"} actor @param {string} id @param {object} [values] */
const after = (actor, id, values = {}) => mood({ latest: { actor, events: [{ id, arguments: values }] } });

test("a robot waves at the start, thinks on its turn and reacts to the result", () => {
  assert.equal(mood({ actions: 0 }), "waves");
  assert.equal(mood({}, true), "thinks");
  assert.deepEqual([[1], [0], [0, 1]].map((winners) => mood({ result: { winners } })), ["glad", "sulks", "waves"]);
});

test("a robot's face reacts to an action", () => {
  assert.equal(after(1, "taken"), "glad");
  assert.equal(after(0, "taken"), "surprised");
  assert.equal(after(0, "hit", { seat: 1 }), "ouch");
  assert.equal(after(0, "hit", { seat: 0 }), "rests");
  assert.deepEqual([after(1, "lost"), after(0, "lost")], ["ouch", "surprised"]);
  assert.equal(after("dice", "starts", { seat: 1 }), "rests");
});

test("people sit round the tablet in the order of their turns, two face to face", () => {
  assert.deepEqual([1, 2, 3, 4].map(usualSides), [[0], [0, 2], [0, 1, 2], [0, 1, 2, 3]]);
  assert.deepEqual(usualSides(8), [0, 0, 1, 1, 2, 2, 3, 3]);
});
