/** The robot that the result offers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";

Object.assign(SITE, { levels: ["easy", "medium", "hard"] });
const { better } = await import("../src/table/next_match.js");

/** @param {number} winner @param {string} level */
const match = (winner, level = "medium") => /** @type {MatchAbout} */ (/** @type {unknown} */ ({ game: "knaster", seats: ["Anna", `bot ${level}`], winners: [winner] }));

test("two lost matches in a row suggest an easier robot", () => {
  assert.equal(better([match(1)], "knaster", "medium"), null);
  assert.deepEqual(better([match(1), match(1), match(0)], "knaster", "medium"), { level: "easy", way: "easier" });
  assert.equal(better([match(1), match(0), match(1)], "knaster", "medium"), null);
});

test("three won matches in a row suggest a stronger robot", () => {
  assert.equal(better([match(0), match(0)], "knaster", "medium"), null);
  assert.deepEqual(better([match(0), match(0), match(0)], "knaster", "medium"), { level: "hard", way: "stronger" });
});

test("easy and hard are the limits; other games and levels do not count", () => {
  assert.equal(better([match(1, "easy"), match(1, "easy")], "knaster", "easy"), null);
  assert.equal(better([match(0, "hard"), match(0, "hard"), match(0, "hard")], "knaster", "hard"), null);
  assert.equal(better([match(1), match(1)], "knockout", "medium"), null);
  assert.equal(better([match(1, "hard"), match(1)], "knaster", "medium"), null);
});
