/** The entries of a device can be anything: some are matches, others are only shown as broken. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readMatch, sameSetUp } from "../src/match/stored.js";
import { received } from "../src/match/about.js";
import { readBroken } from "../src/storage/database.js";
import "./by_hand.js";

const RECORD = "rollbook 1\ngame: roll_it 1\nseats: Anna | Ben\nseed: 7\n\ndice 2 6\n";
const LOOKS = [
  { colour: "red", symbol: "star" },
  { colour: "blue", symbol: "disc" },
];
const ABOUT = { game: "roll_it", seats: ["Anna", "Ben"], actions: 1, winners: null, scores: [0, 0], turn: 0 };
const ENTRY = { id: "m1", revision: 3, name: "Ours", made: 1, changed: 2, record: RECORD, things: { looks: LOOKS, auto: true }, about: ABOUT };

test("a match written by this version is read unchanged", () => {
  assert.deepEqual(readMatch("m1", ENTRY), ENTRY);
});

test("anything but a match is skipped without an error", () => {
  const wrong = [null, undefined, {}, [], 7, "text", true, new Date(0), new Map(), new Uint8Array(3)];
  for (const entry of wrong) assert.equal(readMatch("m1", entry), null);
  const wrongFields = [
    { id: 7 }, { id: "m2" }, { revision: "3" }, { revision: -1 }, { revision: NaN }, { record: null }, { record: "hello" }, { record: {} },
    { about: undefined }, { about: null }, { about: [] }, { about: {} },
    ...[{ game: 7 }, { seats: "Anna" }, { seats: [] }, { seats: [1, 2] }, { seats: Array(5000).fill("x") }, { actions: "1" }, { winners: "Anna" }, { winners: [2] }, { winners: [-1] }, { winners: 0 }].map(
      (part) => ({ about: { ...ABOUT, ...part } }),
    ),
  ];
  for (const part of wrongFields) assert.equal(readMatch("m1", { ...ENTRY, ...part }), null, JSON.stringify(part));
});

/** @param {number} count */
const withSeats = (count) => readMatch("m1", { ...ENTRY, about: { ...ABOUT, seats: Array(count).fill("x") } });

test("a match has at most a hundred seats", () => {
  assert.equal(withSeats(100)?.about.seats.length, 100);
  assert.equal(withSeats(101), null);
});

test("a match of an unknown game is not shown, and its record can be saved", () => {
  const later = { ...ENTRY, record: RECORD.replace("roll_it", "chess"), about: { ...ABOUT, game: "chess" } };
  assert.equal(readMatch("m1", later), null);
  for (const game of ["constructor", "__proto__", ""]) assert.equal(readMatch("m1", { ...later, about: { ...ABOUT, game } }), null);
  assert.equal(readBroken("m1", later).text, later.record);
});

test("invalid table settings fall back to defaults", () => {
  for (const name of [undefined, null, 7, {}]) assert.equal(readMatch("m1", { ...ENTRY, name })?.name, "");
  for (const changed of [undefined, "yesterday", NaN, Infinity, 1e300, {}]) {
    assert.equal(readMatch("m1", { ...ENTRY, changed })?.changed, 1);
    assert.equal(readMatch("m1", { ...ENTRY, changed, made: changed })?.changed, 0);
  }
  for (const things of [undefined, null, 7, [], {}, { looks: [null, 1] }, { looks: LOOKS.slice(1) }, { looks: [{ colour: "x", symbol: "star" }, LOOKS[1]], auto: 1 }]) {
    const read = readMatch("m1", { ...ENTRY, things });
    assert.deepEqual(read?.things.looks, LOOKS);
    assert.equal(read?.things.auto, true);
  }
  for (const sides of [3, [0], [0, 9], ["0", "1"], [0, null]]) {
    assert.equal(readMatch("m1", { ...ENTRY, things: { ...ENTRY.things, sides } })?.things.sides, undefined);
  }
  for (const scores of [[1], "0 0", [0, null]]) assert.equal(readMatch("m1", { ...ENTRY, about: { ...ABOUT, scores } })?.about.scores, undefined);
});

test("fields of later versions are kept", () => {
  const later = { ...ENTRY, revision: 4e9, class: "4b", things: { ...ENTRY.things, felt: "green" }, about: { ...ABOUT, clock: 9 } };
  const read = readMatch("m1", later);
  assert.equal(read?.revision, 4e9);
  assert.equal(Object(read).class, "4b");
  assert.equal(Object(read?.things).felt, "green");
  assert.equal(Object(read?.about).clock, 9);
});

test("a damaged entry shows name, date and record, or its whole text", () => {
  assert.deepEqual(readBroken("m1", { ...ENTRY, about: 7 }), { key: "m1", name: "Ours", changed: 2, text: RECORD });
  assert.deepEqual(readBroken(9, { name: ["x"], changed: "?" }), { key: 9, name: "", changed: null, text: '{\n  "name": [\n    "x"\n  ],\n  "changed": "?"\n}' });
  assert.equal(readBroken("m1", null).text, "null");
  assert.equal(readBroken("m1", undefined).text, "undefined");
  assert.equal(readBroken("m1", 7n).text, '"7"');
  /** @type {any} */
  const round = {};
  round.round = round;
  assert.equal(readBroken("m1", round).text, "[object Object]");
});

test("a record continues a set-up only with the same game, options, seed and seats", () => {
  assert.ok(sameSetUp(RECORD, `${RECORD}0 1.9\n`));
  assert.ok(sameSetUp(RECORD, RECORD.replace("Ben", "bot hard")));
  for (const [was, is] of [["roll_it 1", "knaster 1"], ["roll_it 1", "roll_it 2"], ["Anna | Ben", "Anna | Ben | Cleo"], ["seed: 7", "seed: 8"], ["seats", "options: grids=4\nseats"]]) {
    assert.ok(!sameSetUp(RECORD, RECORD.replace(was, is)), is);
  }
  assert.ok(!sameSetUp("", ""));
});

test("an invisible name is ignored, and a very long one is cut", () => {
  for (const name of ["\u200B\u200B", "\u2060 \u00AD", "\u3164", " \t\n", "\u2800", "\u202E"]) assert.equal(readMatch("m1", { ...ENTRY, name })?.name, "", JSON.stringify(name));
  assert.equal(readMatch("m1", { ...ENTRY, name: "a".repeat(1_000_000) })?.name, "a".repeat(60));
  assert.equal(readMatch("m1", { ...ENTRY, name: "👩‍👧 नमस्ते" })?.name, "👩‍👧 नमस्ते");
  assert.deepEqual(received(`rollbook 1\n\n# title \u200B\u200B\ndice 2 6\n`), { name: "", record: "rollbook 1\n\ndice 2 6\n" });
});
