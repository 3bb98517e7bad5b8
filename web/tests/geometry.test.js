/** The places of a board, on the screen and on paper. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { beyond, hoopRound, inGrid, onRing, prolonged } from "../src/games/shared/geometry.js";

test("a ring begins at the top and goes round clockwise", () => {
  const ring = [0, 90, 180, 270].map((angle) => onRing(100, angle).map((one) => one + 0)); // 0 instead of -0
  assert.deepEqual(ring, [[0, -100], [100, 0], [0, 100], [-100, 0]]);
  assert.deepEqual(onRing(10, 30), [5, -8.66]);
});

test("the cells of a grid follow each other in reading order", () => {
  assert.deepEqual([0, 1, 3, 8].map((place) => inGrid([100, 0], place, 40)), [[120, 20], [160, 20], [120, 60], [200, 100]]);
  assert.deepEqual(inGrid([0, 0], 7, 10, 5), [25, 15]);
});

test("a line extends past both ends, and its box is to the right or below", () => {
  assert.deepEqual(prolonged([0, 0], [30, 40], 5), [[-3, -4], [33, 44]]);
  assert.deepEqual(beyond([[0, 0], [10, 0]], 6), { from: [10, 0], box: [16, 0] });
  for (const line of /** @type {[number, number][][]} */ ([[[0, 10], [10, 0]], [[10, 0], [0, 10]]])) assert.deepEqual(beyond(line, 6), { from: [10, 0], box: [16, -6] });
  assert.deepEqual(beyond([[0, 0], [0, 10]], 6), { from: [0, 10], box: [0, 16] });
});

test("a hoop surrounds three grids, the outer hoops first", () => {
  const [outer, inner] = [0, 1].map((within) => hoopRound([0, 0], [0, 200], { cell: 40, step: 100, within }));
  assert.deepEqual(outer, { width: 38, length: 318, angle: 90 });
  assert.deepEqual(inner, { width: 30, length: 310, angle: 90 });
});
