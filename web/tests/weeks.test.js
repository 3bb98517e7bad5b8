/** The lessons of a class together: as a table for spreadsheets, on another device, and changed in two tabs. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page_by_hand.js";
import { lessonsOf, merged, NO_ROSTER } from "../src/class/classes.js";
import { bringBack, textOfEverything } from "../src/share/everything.js";
import { newDevice, tab } from "./device.js";

const { csvOfWeeks, WeeksScreen } = await import("../src/teacher/weeks_screen.js");
const { ResultChecker } = await import("../src/class/standing.js");
const { Refusal } = await import("../src/text/problems.js");

beforeEach(() => {
  newDevice();
});

/** A list of names, all in the first group unless a letter follows. @param {string[]} names */
const roster = (...names) => ({ ...NO_ROSTER, names: names.map((one) => ({ name: one.split("|")[0], group: one.split("|")[1] ?? "A" })) });

/** @param {import("../src/class/classes.js").Roster} roster */
const written = ({ names }) => names.map(({ name, group }) => `${name}|${group}`);

/** A lesson. @param {number} number @param {object} [more] @returns {any} */
const lesson = (number, more = {}) => ({ version: 1, id: `class ${number}`, code: `C${number}`, game: "g", name: "7a", made: Date.UTC(2026, 10, 2 + 7 * number, 12), changed: 5, results: [], roster: NO_ROSTER, renamed: {}, ...more });

/** A page in a tab. */
const page = () => /** @type {PageContext & ReturnType<typeof tab>} */ (/** @type {unknown} */ ({ ...tab(), engine: { call: async () => ({}) } }));

/** @param {any[]} lessons */
const fileOf = (...lessons) => textOfEverything({ matches: new Map(), robots: new Map(), classes: new Map(lessons.map((one) => [one.id, one])) });

const onward = () => true;

test("changes of two tabs to one list are both kept, and what only one of them took away is gone", () => {
  const was = roster("Anna", "Ben", "Cleo");
  assert.deepEqual(written(merged(was, roster("Anna", "Ben|B", "Cleo", "Dan"), roster("Anna", "Cleo", "Zoe"))), ["Anna|A", "Ben|B", "Cleo|A", "Dan|A", "Zoe|A"]);
  assert.deepEqual(written(merged(was, roster("Ben", "Cleo"), roster("Anna", "Ben"))), ["Ben|A"]);
  assert.deepEqual(merged({ ...was, pin: "old" }, { ...was, pin: "old", groups: { B: "mine" } }, { ...was, pin: "new", groups: { C: "theirs" } }), { names: was.names, groups: { B: "mine", C: "theirs" }, pin: "new" });
  assert.deepEqual(written(merged(roster("constructor"), roster("constructor", "__proto__"), roster("toString"))), ["__proto__|A", "toString|A"]);
});

test("lessons with the same class name belong together, the earliest first; one without a name is by itself", () => {
  const [first, second, other, nameless] = [lesson(0), lesson(1), lesson(2, { name: "7b" }), lesson(3, { name: "" })];
  const all = [nameless, second, other, first, lesson(4, { name: "" })];
  assert.deepEqual(lessonsOf(all, second), [first, second]);
  assert.deepEqual(lessonsOf(all, nameless), [nameless]);
});

test("lessons from a file come to another device whole, and a second time nothing changes", async () => {
  const two = [lesson(0, { results: ["a"], roster: roster("Anna"), renamed: { m: ["Anna"] } }), lesson(1)];
  const there = page();
  assert.deepEqual(await bringBack(there, fileOf(...two), onward), { back: 2, same: 0, refused: 0 });
  const here = (await there.classes.all()).toSorted((one, other) => one.made - other.made);
  assert.deepEqual(here.map((one) => ({ ...one, changed: 5 })), two);
  assert.deepEqual(await bringBack(there, fileOf(...two), onward), { back: 0, same: 2, refused: 0 });
  assert.deepEqual(new Set(await there.classes.all()), new Set(here));
});

test("a lesson that is here keeps its names and results, and gets those that only the file has", async () => {
  const there = page();
  await bringBack(there, fileOf(lesson(0, { results: ["a"], roster: roster("Anna|B", "Ben"), renamed: { m: ["Here"] } })), onward);
  const file = fileOf(lesson(0, { name: "other", results: ["b"], roster: roster("Cleo", "Anna"), renamed: { m: ["File"], n: ["New"] } }));
  // Another tab adds a result while the file is read.
  const [one] = await there.classes.all();
  const [outcome] = await Promise.all([bringBack(there, file, onward), tab().classes.change(one, ({ results }) => ({ results: [...results, "late"] }))]);
  assert.equal(outcome.back, 1);
  const [now] = await there.classes.all();
  assert.deepEqual([...now.results].sort(), ["a", "b", "late"]);
  assert.deepEqual(written(now.roster), ["Anna|B", "Ben|A", "Cleo|A"]);
  assert.deepEqual([now.name, now.renamed], ["7a", { m: ["Here"], n: ["New"] }]);
});

test("a damaged file of lessons changes nothing", async () => {
  const there = page();
  await bringBack(there, fileOf(lesson(0, { results: ["a"] })), onward);
  const before = await there.classes.all();
  for (const text of [fileOf(lesson(1)).slice(0, -9), fileOf(lesson(1)).replace('"classes"', '"lessons"')]) {
    await assert.rejects(bringBack(there, text, onward), { id: "problem-everything-damaged" });
  }
  assert.deepEqual(await bringBack(there, fileOf({ ...lesson(2), results: 7 }), onward), { back: 0, same: 0, refused: 1 });
  assert.deepEqual(await there.classes.all(), before);
});

test("a result goes to the lesson that has its code, whichever lesson is shown", async () => {
  const [first, second] = [lesson(0, { code: "AAA" }), lesson(1, { code: "BBB", roster: { ...NO_ROSTER, groups: { B: "B2" } } })];
  const engine = {
    call: async (/** @type {string} */ _, /** @type {{ text: string, code: string[] }} */ { text, code }) => {
      if (code.includes(text)) return { text, code: text, unfinished: null };
      throw new Refusal(/** @type {any} */ ({ id: "result_other_class", arguments: { code: text }, sentence: "" }));
    },
  };
  const checker = new ResultChecker(/** @type {any} */ (engine));
  const sources = [{ from: "", texts: async () => ["BBB", "AAA", "B2", "CCC", "AAA"] }];
  const { added, refused, same } = await checker.gather(sources, second, [second, first], () => {});
  assert.deepEqual([...added], [[second, ["BBB", "B2"]], [first, ["AAA"]]]);
  assert.deepEqual([refused.length, same], [1, 1]);
});

test("each child and lesson is a row for spreadsheets, and no name becomes a formula", () => {
  const cell = { results: 1, right: 3, moves: 4, hints: 2, rolls: null, score: 12 };
  const missed = [{ id: "class-asked_sum", arguments: { sum: "7 + 6", total: 13 }, wrong: [1, null, null] }];
  const children = [
    { name: "=Anna", lessons: [cell, { ...cell, results: 0, moves: 0, score: null }, null], missed },
    { name: "Ben", lessons: [{ ...cell, moves: 0, right: 0, score: null, rolls: 5 }, null, null], missed: [] },
  ];
  const rows = csvOfWeeks([0, 1, 2].map((number) => lesson(number, { game: "" })), children).trim().split("\r\n");
  assert.equal(rows.length, 4);
  assert.ok(rows[1].startsWith(`"'=Anna",2026-11-02,,C0,3,4,12,2,,,`), rows[1]);
  assert.equal(rows[2], `"'=Anna",2026-11-09,,C1,,,,,,1,`);
  assert.equal(rows[3], "Ben,2026-11-02,,C0,,,,2,5,,");
});

test("a lesson added in another tab appears, and a changed match reads nothing", async () => {
  const there = page();
  const screen = new WeeksScreen(/** @type {any} */ ({ ...there, engine: { call: async () => [] }, signal: new AbortController().signal, draw() {} }), "");
  const add = (/** @type {number} */ number) => there.classes.collection.change(`class ${number}`, () => lesson(number));
  await add(0);
  await screen.changed("class 0", "classes");
  assert.equal(screen.all, null, "the screen has not been entered yet");
  await screen.enter();
  await add(1);
  await screen.changed("a", "matches");
  assert.equal(screen.lessons.length, 1);
  await screen.changed("class 1", "classes");
  assert.equal(screen.lessons.length, 2);
});
