/** Matches that arrive: as files during another import or while the device cannot be read, and in a link. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page_by_hand.js";
import { failing, newDevice, refusing, tab } from "./device.js";

const { pack } = await import("../src/match/links.js");
const { SharedScreen } = await import("../src/start/arriving_screens.js");
const { importFiles } = await import("../src/start/importing.js");

const RECORD = "rollbook 1\ngame: roll_it 1\nseats: Anna | Ben\nseed: 7\n\n";
const SUMMARY = { record: RECORD, game: "roll_it", seats: [{ name: "Anna" }, { name: "Ben" }], actions: 0, to_act: ["dice"], turn: 0, scores: [0, 0], result: null, locks: [], class_code: null };
const FILE = /** @type {any} */ (new File([RECORD], "a.rollbook.txt"));

beforeEach(() => {
  newDevice();
});

function page() {
  const engine = { call: async (/** @type {string} */ method) => (method === "split" ? [{ line: 1, record: RECORD }] : SUMMARY) };
  const whole = { ...tab(), engine, notify() {}, dismiss() {}, failure: null, signal: new AbortController().signal, lock: { check: async () => {} } };
  return /** @type {any} */ ({ ...whole, outlive: (/** @type {(page: unknown) => unknown} */ work) => work(whole) });
}

test("a file dropped twice during its import is added once", async () => {
  const one = page();
  await Promise.all([importFiles(one, [FILE]), importFiles(one, [FILE])]);
  assert.equal((await one.store.all()).length, 1);
});

test("a file is not added while stored matches cannot be read", async () => {
  const one = page();
  await importFiles(one, [FILE]);
  const mend = failing("getAll", refusing("UnknownError"));
  await assert.rejects(importFiles(one, [FILE]), { id: "problem-storage-unread" });
  mend();
  await importFiles(one, [FILE]);
  assert.equal((await one.store.all()).length, 1);
});

test("a link offers to open its match only if this device has that match", async () => {
  const one = page();
  const data = await pack(RECORD);
  const found = async () => {
    const screen = new SharedScreen({ ...one, draw() {} }, data);
    await screen.enter();
    return screen.present?.record;
  };
  const other = RECORD.replace("seed: 7", "seed: 8");
  const stored = { name: "", made: 1, changed: 1, things: { looks: [], auto: true }, about: { game: "roll_it", seats: ["Anna", "Ben"], actions: 0, winners: null } };
  await one.store.add({ ...stored, record: other });
  assert.equal(await found(), undefined);
  await importFiles(one, [FILE]);
  assert.equal(await found(), RECORD);
});
