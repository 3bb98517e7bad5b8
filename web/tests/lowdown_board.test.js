/** The board of Lowdown: the places of its dice, and the marks on a sheet. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";
import { written } from "./written.js";

const { default: board } = await import("../src/games/lowdown/board.js");

const GRIDS = ["A", "B", "C"].map((grid) => ({
  grid,
  boxes: Array.from({ length: 9 }, (_, at) => ({ pick: `${grid}${at + 1}`, takes: ["red", "blue"], number: at === 4 ? 6 : null, black: at === 8, crossed: false })),
}));
const SHEET = { seat: 0, grids: GRIDS, wilds: 4, wilds_left: 2, crossed: [], may_cross: [] };
const VIEW = { boards: [SHEET], open: null, secret: null, tray: null, cup: { seat: 0 } };
const PROPS = {
  view: VIEW, seats: [{ name: "Anna", colour: "red", symbol: "star" }], seat: 0, shownSeat: 0, next: new Set(), picks: [], so_far: {}, marked: true,
  latest: [], by: null, rolling: false, tray: undefined, t: (/** @type {string} */ id) => id, pick() {}, showSeat() {},
};

/** @param {object} [props] */
const drawn = (props) => written(board.draw(/** @type {any} */ ({ ...PROPS, ...props })));

test("four places wait for the open dice", () => {
  assert.equal(drawn().match(/class="die-place"/g)?.length, 4);
});

/** Whether the wilds are marked. @param {string[]} picks @param {string[]} suiting */
const needed = (picks, suiting) => drawn({ picks, next: new Set(["wild", "A1"]), so_far: { suiting } }).includes("wilds-needed");

test("the wilds are marked only once a die is picked that suits no box", () => {
  assert.equal(needed(["1", "red"], []), true);
  for (const suiting of [["A1"], ["A1", "B2"]]) assert.equal(needed(["1", "red"], suiting), false);
  assert.equal(needed([], []), false);
});

test("next to the boxes that suit, only the empty ones turn pale", () => {
  const places = drawn({ picks: ["1", "red"], next: new Set(["A1", "A2"]), so_far: { suiting: ["A1"] } }).match(/<g class="place [^>]*/g) ?? [];
  const named = (/** @type {string} */ mark) => places.filter((place) => place.includes(mark)).map((place) => /data-pick=(\w+)/.exec(place)?.[1]);
  assert.deepEqual(named("place-sought"), ["A1"]);
  const empty = GRIDS.flatMap(({ boxes }) => boxes).filter(({ number, black, pick }) => number === null && !black && pick !== "A1");
  assert.deepEqual(named("place-pale").toSorted(), empty.map(({ pick }) => pick));
});
