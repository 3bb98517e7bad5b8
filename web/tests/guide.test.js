/** Tips for a first match: each once on a device. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Around, Disk, Engine, openSession, saved } from "./by_hand.js";
import "./page_by_hand.js";
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

/** @param {Partial<Table>} table */
async function sessionOf(table) {
  notes.clear();
  const disk = new Disk();
  disk.held.set("a", saved("a", 1, "dice 2 6", "0 1.9"));
  const store = new Store({ storageProblem: () => {}, unsaved: () => {}, changed: () => {} }, /** @type {any} */ (disk));
  const seats = [{ name: "Anna", bot: null }, { name: "Ben", bot: null }];
  return openSession({ engine: new Engine(), store, around: new Around() }, "a", { seats, turn: 1, ...table });
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
