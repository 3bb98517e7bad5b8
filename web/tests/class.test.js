/** A class's results outside the page: cells of a spreadsheet, and codes shown in turn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";
import { packResult, readPart, unpack } from "../src/match/links.js";
import { noise, record } from "./by_hand.js";
import { written } from "./written.js";

const { drawClassFacts } = await import("../src/share/class_code.js");
const { csvOf, csvOfResults, drawResults } = await import("../src/class/result_list.js");

test("rows become cells, quoted if necessary", () => {
  const rows = [["Name", "Points"], ["Anna", 12], ['Ben "B", Cleo', null], ["two\nlines", -3.5]];
  assert.equal(csvOf(rows), '\uFEFFName,Points\r\nAnna,12\r\n"Ben ""B"", Cleo",\r\n"two\nlines",-3.5\r\n');
});

test("a name does not become a formula", () => {
  for (const name of ["=1+1", "+1", "-1", "@A1", "\t=1", "  =1", "＝1", '=HYPERLINK("x")', "\rx"]) {
    const cell = csvOf([[name]]).slice(1, -2);
    assert.ok(cell.startsWith(`"'`), cell);
  }
  assert.equal(csvOf([["Ann-Marie = 3"]]), "\uFEFFAnn-Marie = 3\r\n");
});

/** A line of the list of a class. @param {string[]} people */
function resultOf(...people) {
  const seats = people.map((name) => ({ name, bot: null }));
  const result = { seats, scores: people.map((_, seat) => 10 - seat), winners: [0], right_at_once: null, hints: 0, take_backs: 0, again: 1, game: "g", code: "32W" };
  return { text: "", result: /** @type {any} */ (result), error: null };
}

/**
 * The list with one result as rows for spreadsheets.
 * @param {ReturnType<typeof resultOf>} checked
 * @param {string[]} missing
 */
function rowsOf(checked, missing = []) {
  const part = { letters: ["A"], results: [checked.result], spread: { people: 1, scores: null, right: null, order: [0] } };
  const standing = /** @type {any} */ ({ checked: [checked], parts: [part], attendance: { missing, strangers: [[]], times: [1], elsewhere: [{}] }, groups: { A: {} } });
  return csvOfResults({ standing, order: "points", current: null }).split("\r\n");
}

test("the CSV has no winner for a single player", () => {
  const [head, anna] = rowsOf(resultOf("Anna"));
  assert.equal(head.split(",").length, 10);
  assert.ok(anna.startsWith("Anna,10,,,0,0,1,"), anna);
  const [both, winner, other] = rowsOf(resultOf("Anna", "Ben"));
  assert.equal(both.split(",").length, 11);
  assert.ok(winner.startsWith("Anna,10,1,") && other.startsWith("Ben,9,0,"), winner + other);
});

test("a missing child is a CSV row without points", () => {
  const [head, anna, ben] = rowsOf(resultOf("Anna"), ["Ben"]);
  assert.equal(head.split(",").length, 11);
  assert.ok(anna.endsWith(","), anna);
  assert.equal(ben, "Ben,,,,,,,,,,1");
});

test("an unfinished match is a CSV row with rolls and without points", () => {
  const checked = resultOf("Anna", "Ben");
  Object.assign(checked.result, { scores: null, winners: [], right_at_once: [[3, 4], [0, 0]], unfinished: { rolls: 24, at_least: 39 } });
  const [head, anna, ben] = rowsOf(checked);
  assert.equal(head.split(",").length, 12);
  assert.equal(anna.split(",").slice(0, 5).join(), "Anna,,,3,4");
  assert.ok(anna.endsWith(",24") && ben.endsWith(",24"), anna + ben);
});

test("only results with the same moves in the same class are marked as alike", () => {
  const moves = { Anna: "m", Ben: "m", Cleo: "n", Dan: "m" };
  const checked = Object.entries(moves).map(([name, made]) => {
    const one = resultOf(name);
    Object.assign(one.result, { mark: name, moves: made, code: name === "Dan" ? "other" : "32W" });
    return one;
  });
  const results = checked.map(({ result }) => result);
  const attendance = { missing: [], strangers: results.map(() => []), times: [1, 1, 1, 1], elsewhere: results.map(() => ({})) };
  const part = { letters: ["A"], results, spread: { people: 4, scores: null, right: null, order: [0, 1, 2, 3] } };
  const screen = { standing: { checked, parts: [part], attendance, groups: { A: {} } }, order: "points", current: null, chosen: [] };
  const rows = written(drawResults(/** @type {any} */ (screen))).split("<tbody data-result=").slice(1);
  assert.deepEqual(rows.flatMap((row) => (row.includes("class-same-moves") ? [row.split(">")[0]] : [])), ["Anna", "Ben"]);
});

test("a class names its robots only if it has any, and its dice only if they differ", () => {
  const anna = { name: "", bot: null };
  const setUp = { game: "roll_it", seats: [anna, anna], options: {}, work: "page", dice: "same", locks: [], seed: 1 };
  const facts = (/** @type {object} */ other) => [...written(drawClassFacts(/** @type {any} */ ({ ...setUp, ...other }))).matchAll(/<li>(?:<strong>)?([\w-]+)/g)].map(([, fact]) => fact);
  const known = facts({});
  assert.deepEqual(known, ["roll_it-name", "class-people", "class-work"]);
  assert.deepEqual(facts({ seats: [anna, { name: "", bot: "easy" }] }), known.toSpliced(2, 0, "class-robots"));
  assert.deepEqual(facts({ dice: "own", locks: ["hints", "dice"] }), [...known, "class-own-dice", "class-lock"]);
});

test("a short result fits one QR code", async () => {
  const text = `${record(7, "dice 2 6")}# seal 0123456789abcdef\n`;
  const { whole, codes } = await packResult(text);
  assert.deepEqual(codes, [whole]);
  assert.equal(readPart(whole), null);
  assert.equal(await unpack(whole), text);
});

test("a long result is split into small QR codes and joined again", async () => {
  const text = noise(2000);
  const { whole, codes } = await packResult(text);
  assert.ok(codes.length > 2);
  assert.ok(codes.every((code) => code.length <= 625));
  const parts = codes.map((code) => /** @type {NonNullable<ReturnType<typeof readPart>>} */ (readPart(code)));
  assert.deepEqual(parts.map(({ number }) => number), codes.map((_, at) => at + 1));
  assert.ok(parts.every(({ count, tag }) => count === codes.length && tag === "89abcdef"));
  assert.equal(parts.map(({ letters }) => letters).join(""), whole);
  assert.equal(await unpack(parts.map(({ letters }) => letters).join("")), text);
});

test("text that is not a part of a result is refused", () => {
  for (const data of ["1.2.tag.", "0.2.tag.AAAA", "3.2.tag.AAAA", "1.2.AAAA", "1.2.tag.AA AA", "x.2.tag.AAAA", "1.100.tag.AAAA"]) {
    assert.throws(() => readPart(data), { id: "problem-damaged-link" }, data);
  }
});
