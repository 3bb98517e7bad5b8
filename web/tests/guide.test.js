/** Tips for a first match: whose action the tip about Undo follows. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { nothing } from "lit-html";
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

/**
 * The tip after a roll, on a device that knows how to roll.
 * @param {Actor} actor
 */
async function tipAfter(actor) {
  notes.set("rollbook-guide-seen", "guide-roll");
  const disk = new Disk();
  disk.held.set("a", saved("a", 1, "dice 2 6", "0 1.9"));
  const store = new Store({ storageProblem: () => {}, unsaved: () => {}, changed: () => {} }, /** @type {any} */ (disk));
  const latest = { number: 1, actor, turn: 0, text: "1.9", passed: false, events: [] };
  const seats = [{ name: "bot easy", bot: "easy" }, { name: "Ben", bot: null }];
  const session = await openSession({ engine: new Engine(), store, around: new Around() }, "a", { latest, seats, turn: 1 });
  const guide = new Guide(session, () => {});
  guide.follow();
  const drawn = guide.draw();
  return drawn === nothing ? null : /** @type {any} */ (drawn).values[0];
}

test("the tip about undo follows a person's action, and neither a robot's nor the dice", async () => {
  assert.equal(await tipAfter(1), "guide-undo");
  assert.equal(await tipAfter(0), null);
  assert.equal(await tipAfter("dice"), null);
});
