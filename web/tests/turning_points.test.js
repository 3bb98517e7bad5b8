/** The search for the turning points of a match: once, and again only if it failed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { MatchClient } from "../src/match/match_client.js";
import { TurningPoints } from "../src/match/hints.js";
import { Problem } from "../src/text/problems.js";
import { Engine, settle } from "./by_hand.js";

test("a failed search ends and can be repeated", async () => {
  const engine = new Engine();
  let drawn = 0;
  const { signal } = new AbortController();
  const client = new MatchClient(engine, "a", signal, () => {});
  const session = { state: { entries: [{}], table: { seats: [{ bot: null }] } }, signal, callbacks: { changed: () => (drawn += 1) }, client };
  const found = new TurningPoints(/** @type {any} */ (session));
  const first = found.find();
  assert.ok(!found.failed);
  const refused = assert.rejects(first, { id: "engine-failed" });
  await engine.answer(new Problem("engine-failed"));
  await refused;
  assert.ok(found.failed);
  assert.equal(drawn, 1);
  const second = found.find();
  assert.ok(!found.failed);
  await settle();
  await engine.answer({ done: true, points: [] });
  await second;
  assert.deepEqual(found.points, []);
  await found.find();
  assert.deepEqual(engine.asked, [], "what is known is not asked again");
});
