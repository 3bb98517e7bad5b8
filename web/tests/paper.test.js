/** The boards on paper. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./by_hand.js";
import { written } from "./written.js";

const WORD = (/** @type {string} */ id) => id;
const CELLS = Array.from({ length: 9 }, (_, at) => at);
const GRIDS = CELLS.map((grid) => ({ grid, cells: CELLS.map((at) => ({ pick: `${grid}.${at}`, number: 2 + at, seat: at % 2 ? null : grid % 2 })) }));
const BOXES = ["A", "B", "C"].map((grid) => ({
  grid,
  boxes: CELLS.map((at) => ({ pick: `${grid}${at}`, takes: at % 2 ? ["red", "blue"] : ["red"], number: at === 3 ? 6 : null, black: at === 5 })),
}));
const SLIP = Array.from({ length: 25 }, (_, at) => ({ pick: String(at), number: at % 2 ? 2 + (at % 11) : null, circled: at % 3 === 0 }));
const ENDS = [[0, 1, 2, 3, 4], [4, 9, 14, 19, 24], [0, 6, 12, 18, 24], [20, 16, 12, 8, 4]].map((cells, at) => ({ pick: String(at), cells: cells.map(String) }));

/** @type {Record<string, any>} */
const VIEWS = {
  knockout: { numbers: Array.from({ length: 18 }, (_, at) => ({ number: at + 1, outside: at % 3 ? null : 0, inside: at % 4 ? null : 1 })) },
  knaster: { sheets: [{ cells: SLIP, boxes: ENDS.map(({ pick }) => ({ pick, points: 12, scored: true })) }], lines: ENDS },
  roll_it: { grids: GRIDS, tic_tac_toes: GRIDS.map(({ grid }) => ({ cells: [0, 4, 8].map((at) => `${grid}.${at}`) })), grands: [{ grids: [0, 4, 8] }] },
  lowdown: { boards: [{ grids: BOXES, crossed: [{ boxes: ["C2", "C5", "C8"] }, { boxes: ["A0", "A1", "A2"] }], wilds: 3, wilds_left: 1 }] },
  roll_out: { turn: 0, seats: ["row", "centre"].map((place) => ({ checkers: CELLS.map((at) => ({ number: at + 1, place: at === 4 ? "out" : place, white: at > 4 })) })) },
};

/** @param {string} game */
async function drawn(game) {
  const { default: paper } = await import(`../src/games/${game}/paper.js`);
  return written(paper.draw(VIEWS[game], 0, WORD));
}

/** The corners of the shapes in a drawing that no `transform` moves. @param {string} drawing @returns {[number, number][]} */
function corners(drawing) {
  return [...drawing.matchAll(/<(rect|circle|text|path) ([^>]*)/g)].flatMap(([, shape, attributes]) => {
    if (attributes.includes("transform=")) return [];
    if (shape === "path") return [...attributes.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => /** @type {[number, number]} */ ([Number(x), Number(y)]));
    const of = (/** @type {string} */ name) => Number(new RegExp(`(?:^|\\s)${name}="?(-?[\\d.]+)`).exec(attributes)?.[1] ?? 0);
    const [x, y, radius] = [of("x") + of("cx"), of("y") + of("cy"), of("r")];
    return [[x - radius, y - radius], [x + of("width") + radius, y + of("height") + radius]];
  });
}

for (const game of Object.keys(VIEWS)) {
  test(`the paper of ${game} shows all of its board`, async () => {
    const drawing = await drawn(game);
    const [left, top, width, height] = (/viewBox="([^"]*)"/.exec(drawing)?.[1] ?? "").split(" ").map(Number);
    const found = corners(drawing);
    assert.ok(found.length > 40);
    for (const [x, y] of found) assert.ok(x >= left && x <= left + width && y >= top && y <= top + height, `${x} ${y} of ${width} ${height}`);
  });
}

test("on paper a box of Lowdown is divided between two colours until it is filled", async () => {
  const divisions = (await drawn("lowdown")).match(/stroke-width="0.8"/g);
  assert.equal(divisions?.length, 6); // of twelve boxes with two colours, three have a number and three are black
});
