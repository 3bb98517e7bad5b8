/** The chances of the next roll, if Python's answer arrives after further taps. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { saved } from "./by_hand.js";
import { Chances, Luck } from "../src/match/chances.js";

const PLACES = { 4: { ways: 3, of: 36, gain: null }, 7: { ways: 6, of: 36, gain: null } };
const FOUR = [{ faces: ["1", "3"], total: 4 }];
const SEVEN = [{ faces: ["1", "6"], total: 7 }];

/** Opens the chances; `answers` are Python's answers to the later requests. */
async function open() {
  /** @type {((throws: unknown) => void)[]} */
  const answers = [];
  const state = {
    table: { before_throw: [0], seats: [{ bot: null }, { bot: null }], work: "page" },
    rolling: false,
    begun: false,
    robot: null,
    shownSeat: 0,
    saved: saved("a", 7),
    entries: [],
    diceDue: true,
  };
  const chances = new Chances(
    /** @type {any} */ ({
      state,
      callbacks: { changed: () => {} },
      around: { whileBusy: (/** @type {string} */ _, /** @type {() => any} */ work) => work() },
      client: {
        ask: (/** @type {string} */ method) =>
          method === "chances" ? { seat: 0, places: PLACES, gains: [] } : new Promise((resolve) => answers.push(resolve)),
      },
    }),
  );
  await chances.ask();
  assert.ok(chances.open);
  return { chances, answers };
}

test("rolls that arrive after Back are not shown", async () => {
  const { chances, answers } = await open();
  const asked = chances.choose("4");
  chances.back();
  answers[0](FOUR);
  await asked;
  assert.deepEqual([chances.chosen, chances.throws], [null, null]);
});

test("the place tapped last is shown, whichever answer arrives last", async () => {
  const { chances, answers } = await open();
  const asked = [chances.choose("4"), chances.choose("7")];
  answers[1](SEVEN);
  answers[0](FOUR);
  await Promise.all(asked);
  assert.deepEqual([chances.chosen, chances.throws], ["7", SEVEN]);
});

test("luck is computed for two players, not for one", async () => {
  const person = { bot: null };
  for (const [seats, asked] of [[[person], 0], [[person, person], 1]]) {
    let times = 0;
    const state = { entries: [], table: { seats, result: {} }, saved: saved("a", 7) };
    const client = { search: async () => { times += 1; return { throws: [], seats: [] }; } };
    await new Luck(/** @type {any} */ ({ state, client, callbacks: { changed: () => {} } })).find();
    assert.equal(times, asked);
  }
});
