/** The set-up that one tap begins: the last one of its kind. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";

/** @type {Map<string, string>} */
const notes = new Map();
const localStorage = { getItem: (/** @type {string} */ name) => notes.get(name) ?? null, setItem: (/** @type {string} */ name, /** @type {string} */ text) => notes.set(name, text) };
Object.assign(globalThis, { localStorage });
const { lastSetUp, rememberSetUp } = await import("../src/start/new_match.js");
const { usualLooks } = await import("../src/ui/seats.js");

const GAME = /** @type {any} */ ({ id: "roll_it", seats: [1, 2, 3, 4], options: { grids: { values: ["4", "9"], default: "9" } } });
/** @type {any[]} */
const LOOKS = [{ colour: "purple", symbol: "moon" }, { colour: "pink", symbol: "heart" }];
const REMEMBERED = { seats: ["Anna", "Ben"], options: { grids: "4" }, looks: LOOKS, realDice: true, hints: false, curtain: true, sides: [0, 2] };

test("the last set-up comes back with its names, looks and options", () => {
  rememberSetUp(/** @type {any} */ ({ ...REMEMBERED, game: "roll_it" }));
  const { seats, looks, options, realDice, hints, curtain, sides } = lastSetUp(GAME, "people");
  assert.deepEqual({ seats, looks, options, realDice, hints, curtain, sides }, REMEMBERED);
});

test("saved looks of another number of seats, or that do not exist, are replaced", () => {
  for (const looks of [LOOKS.slice(1), [...LOOKS, LOOKS[0]], [LOOKS[0], { colour: "none", symbol: "heart" }], null]) {
    rememberSetUp(/** @type {any} */ ({ ...REMEMBERED, looks, game: "roll_it" }));
    assert.deepEqual(lastSetUp(GAME, "people").looks, usualLooks(2));
  }
});
