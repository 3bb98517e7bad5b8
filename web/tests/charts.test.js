/** The charts of dice. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";
import { written } from "./written.js";

const { drawColumn, drawDiceChart } = await import("../src/ui/charts.js");

test("the bars of dice are as long as their counts, and the longest fills its row", () => {
  const bars = [{ value: "1", seen: 12, expected: 5, low: 2, high: 8 }, { value: "2", seen: 3, expected: 5, low: 2, high: 8 }];
  const drawing = written(drawDiceChart({ dice: 1, throws: 15, bars, of_100: 1 }));
  const figures = (/** @type {RegExp} */ what) => [...drawing.matchAll(what)].map((found) => found.slice(1).map(Number));
  assert.deepEqual(figures(/class="chart-seen" y=\d+ width=(\S+)/g), [[200], [50]]);
  const [[from, width]] = figures(/class="chart-band" x=(\S+) width=(\S+)/g);
  assert.deepEqual([Math.round(from), width], [33, 100]);
  assert.deepEqual(figures(/d="M(\S+) /g).map(([at]) => Math.round(at)), [83, 83]);
});

/** The place and the height of a column. @param {number} count */
const column = (count) => /y=(\S+) width=14 height=(\S+)\/>/.exec(written(drawColumn(count, 4)))?.slice(1).map(Number);

test("a column stands on its base line, as high as its count", () => {
  assert.deepEqual([column(4), column(1), column(0)], [[0, 60], [45, 15], [60, 0]]);
});
