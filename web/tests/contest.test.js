/** A robot's series in the lab: the histogram of its scores, and a series that a reload has ended. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";
import { written } from "./written.js";

const { Contest, drawScores } = await import("../src/lab/contest.js");

/** The heights of a player's columns. @param {string} drawing @param {number} player */
const heights = (drawing, player) => [...drawing.matchAll(new RegExp(`lab-score-${player}" [^>]*height=(\\S+)`, "g"))].map(([, height]) => Number(height));
/** The words below the columns. @param {string} drawing */
const marks = (drawing) => [...drawing.matchAll(/y="88">([^<]*)</g)].map(([, mark]) => mark);

test("a histogram has a column for each score, without a bar where there was none", () => {
  const drawing = written(drawScores([[3, 5], [3, 6], [5, 6]], "easy"));
  assert.deepEqual(marks(drawing), ["3", "4", "5", "6"]);
  assert.deepEqual([heights(drawing, 0), heights(drawing, 1)], [[38, 0, 19, 0], [0, 0, 19, 38]]);
});

test("columns that cover several scores show the first and the last score only", () => {
  const drawing = written(drawScores([[0, 31], [15, 16]], "easy"));
  assert.deepEqual(marks(drawing), ["0", ...Array.from({ length: 14 }, () => ""), "31"]);
  assert.deepEqual(heights(drawing, 0).flatMap((height, at) => (height ? [at] : [])), [0, 7]);
});

test("a series that a reload has ended belongs to its robot", () => {
  const underWay = { id: "a", changed: 7, against: "hard", count: 20, seed: 1, secret: "", played: [], best: null, worst: null };
  const tab = { getItem: () => JSON.stringify(underWay), setItem: () => {}, removeItem: () => {} };
  Object.defineProperty(globalThis, "sessionStorage", { value: tab, configurable: true });
  const screen = /** @type {any} */ ({ page: { handoff: new Map() } });
  const comesBack = (/** @type {string} */ id) => new Contest(screen).comeBack(/** @type {any} */ ({ id, changed: 7 }));
  assert.deepEqual(["a", "b"].map(comesBack), [true, false]);
});
