/** Keys on a board: an arrow leads to the nearest place in its direction. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";

const SIZE = 40;
/** A place of a board of three rows. */
class Place {
  tabIndex = -1;

  /** @param {number} at */
  constructor(at) {
    this.at = at;
  }

  focus() {
    Object.assign(document, { activeElement: this });
  }

  getBoundingClientRect = () => ({ x: (this.at % 3) * SIZE, y: Math.floor(this.at / 3) * SIZE, width: SIZE, height: SIZE });
  getAttribute = () => String(this.tabIndex);
  setAttribute = (/** @type {string} */ _, /** @type {string} */ value) => (this.tabIndex = Number(value));
  closest = () => null;
}
Object.assign(globalThis, { Element: Place });
const places = Array.from({ length: 9 }, (_, at) => new Place(at));
Object.assign(document, { querySelector: () => ({ contains: () => true, querySelectorAll: () => places }) });
const { boardKey } = await import("../src/table/table_board.js");

/** The place with the focus after a key. @param {number} from @param {string} key */
function after(from, key) {
  places[from].focus();
  assert.equal(boardKey(/** @type {any} */ ({ target: places[from], key, preventDefault() {} })), true);
  return /** @type {any} */ (document.activeElement).at;
}

test("each arrow leads one place in its own direction, and stops at the edge", () => {
  assert.deepEqual(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => after(4, key)), [3, 5, 1, 7]);
  assert.deepEqual(["ArrowLeft", "ArrowUp"].map((key) => after(0, key)), [0, 0]);
  assert.deepEqual(["ArrowRight", "ArrowDown"].map((key) => after(8, key)), [8, 8]);
});

test("only the place with the focus is in the tab order", () => {
  after(4, "ArrowDown");
  assert.deepEqual(places.flatMap(({ at, tabIndex }) => (tabIndex === 0 ? [at] : [])), [7]);
});
