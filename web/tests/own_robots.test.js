/** Robots of the lab at a table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { robotsMovedUp } from "../src/match/own_robots.js";

test("who plays again moves up a seat, and a robot of the lab with it", () => {
  assert.deepEqual(robotsMovedUp({ 1: "mine", 2: "other" }, 3), { 0: "mine", 1: "other" });
  assert.deepEqual(robotsMovedUp({ 0: "mine" }, 3), { 2: "mine" });
  assert.deepEqual(robotsMovedUp({ 0: "mine", 1: "mine" }, 2), { 0: "mine", 1: "mine" });
  assert.equal(robotsMovedUp(undefined, 2), undefined);
});
