/** The teacher's locks: the lab does not help while a locked match runs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";
import { holdsTablet, keepsToItself } from "../src/match/about.js";

const { attempt } = await import("../src/lab/lab.js");

/** @param {string[] | undefined} locks @param {number[] | null} winners */
const match = (locks, winners) =>
  /** @type {SavedMatch} */ (/** @type {unknown} */ ({ id: String(locks), things: { locks }, about: { game: "roll_it", winners } }));

const FREE = [match(undefined, null), match([], null), match(["settings", "new", "dice"], null), match(["hints", "robots"], [0])];
const LOCKED = [match(["hints"], null), match(["robots", "dice"], null)];

test("a running match with locked hints or robots hides its positions", () => {
  for (const one of FREE) assert.equal(keepsToItself(one), false);
  for (const one of LOCKED) assert.equal(keepsToItself(one), true);
});

test("a robot does not move in a locked match before it is over", async () => {
  const table = /** @type {any} */ ({ game: "roll_it", to_act: [0] });
  const engine = /** @type {any} */ ({ call: () => assert.ok(false, "Python is asked nothing") });
  const robots = /** @type {any} */ ({ all: () => assert.ok(false, "no robot is looked for") });
  for (const one of LOCKED) await assert.rejects(attempt(robots, engine, table, one, "any"), { id: "robot-match-locked" });
});

test("a match that one lesson left unfinished does not lock the tablet in the next", () => {
  const locked = match(["new"], null);
  assert.ok(holdsTablet({ ...locked, changed: Date.now() - 11 * 3_600_000 }));
  assert.ok(!holdsTablet({ ...locked, changed: Date.now() - 13 * 3_600_000 }));
});
