/** Tips for a first match: each once on a device. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Around, Disk, Engine, openSession, saved, settle } from "./by_hand.js";
import "./page_by_hand.js";
import { NOTHING } from "../src/match/match_state.js";
import { Store } from "../src/match/store.js";

const words = await readFile(new URL("../src/text/en/table/guide.ftl", import.meta.url), "utf-8");
/** @type {Map<string, string>} */
const notes = new Map();
Object.assign(SITE, { regions: {}, texts: { en: { url: "en" } } });
Object.assign(globalThis, {
  fetch: async () => ({ ok: true, text: async () => words }),
  localStorage: { getItem: (/** @type {string} */ name) => notes.get(name) ?? null, setItem: (/** @type {string} */ name, /** @type {string} */ text) => notes.set(name, text) },
});
const { loadTexts } = await import("../src/text/text.js");
const { Guide } = await import("../src/table/guide.js");
await loadTexts("en");

/** @param {Partial<Table>} table @param {Engine} [engine] */
async function sessionOf(table, engine = new Engine()) {
  notes.clear();
  const disk = new Disk();
  disk.held.set("a", saved("a", 1, "dice 2 6", "0 1.9"));
  const store = new Store({ storageProblem: () => {}, unsaved: () => {}, changed: () => {} }, /** @type {any} */ (disk));
  const seats = [{ name: "Anna", bot: null }, { name: "Ben", bot: null }];
  return openSession({ engine, store, around: new Around() }, "a", { seats, turn: 1, ...table });
}

/**
 * The tips of a moment, twice.
 * @param {Partial<Table>} table
 */
async function tipsOf(table) {
  const session = await sessionOf(table);
  return [1, 2].map(() => {
    const guide = new Guide(session, () => {});
    guide.follow();
    return guide.draw()?.values[0] ?? null;
  });
}

/** @param {string[]} events @returns {LogEntry} */
const after = (...events) => ({ number: 1, actor: 0, turn: 0, text: "1.9", passed: false, events: events.map((id) => ({ id, arguments: {} })) });

test("an event shows its tip once per device", async () => {
  assert.deepEqual(await tipsOf({ latest: after("roll_it-placed", "roll_it-grand") }), ["guide-roll_it-grand", null]);
});

test("an event without a tip shows none", async () => {
  assert.deepEqual(await tipsOf({ latest: after("roll_it-placed") }), [null, null]);
});

test("a tip about an event is heard once", async () => {
  const guide = new Guide(await sessionOf({ latest: after("roll_it-placed", "roll_it-grand") }), () => {});
  assert.equal(guide.hear(), "");
  guide.follow();
  assert.deepEqual([guide.hear(), guide.hear()], ["A Grand! That is 5 points more.", ""]);
});

test("a tip about the next step is not heard, because the prompt is", async () => {
  const prompts = { 1: { id: "roll_it-prompt-any_cell", arguments: {} } };
  const session = await sessionOf({ latest: after("roll_it-placed"), to_act: [1], prompts, choices: /** @type {any} */ ({ 1: { picks: [], next: ["1.1"], forced: null } }) });
  const guide = new Guide(session, () => {});
  guide.follow();
  assert.equal(guide.draw()?.values[0], "guide-roll_it-prompt-any_cell");
  assert.equal(guide.hear(), "");
});

/**
 * Delays of a tip, by name: each changes the match, and returns a function that changes it back.
 * @type {Record<string, (session: Awaited<ReturnType<typeof sessionOf>>, engine: Engine) => (() => void) | Promise<() => void>>}
 */
const DELAYS = {
  "a robot is to act": ({ state }) => {
    const people = /** @type {Table} */ (state.table);
    state.table = { ...people, seats: [people.seats[0], { name: "", bot: "easy" }] };
    return () => (state.table = people);
  },
  "the dice roll": ({ state }) => {
    state.rolling = true;
    return () => (state.rolling = false);
  },
  "the page does nothing by itself": ({ state }) => {
    const { saved: before } = state;
    state.keep({ ...before, things: { ...before.things, auto: false } });
    return () => state.keep(before);
  },
  "a move is begun": ({ state }) => {
    state.choose(["1.1"], { ...NOTHING, picks: ["1.1"] });
    return () => state.choose([], NOTHING);
  },
  "the chances are open": async ({ chances }, engine) => {
    const asked = chances.ask();
    await settle();
    await engine.answer({ seat: 0, places: {}, gains: [] });
    await asked;
    return () => chances.close();
  },
};

for (const [delay, begin] of Object.entries(DELAYS)) {
  test(`while ${delay}, a tip waits`, async () => {
    const engine = new Engine();
    const session = await sessionOf({ latest: after("roll_it-grand"), turn: 1, before_throw: [0] }, engine);
    const guide = new Guide(session, () => {});
    const end = await begin(session, engine);
    guide.follow();
    assert.deepEqual([guide.draw(), guide.hear()], [null, ""]);
    end();
    guide.follow();
    assert.equal(guide.draw()?.values[0], "guide-roll_it-grand");
  });
}

test("the end of a match shows no tip", async () => {
  const result = /** @type {any} */ ({ winners: [0] });
  assert.deepEqual(await tipsOf({ latest: after("roll_it-grand"), result, to_act: [] }), [null, null]);
});

test("a forced pass shows no tip", async () => {
  const choices = /** @type {any} */ ({ 1: { ...NOTHING, forced: "pass" } });
  assert.deepEqual(await tipsOf({ latest: after("roll_it-grand"), to_act: [1], choices }), [null, null]);
});
