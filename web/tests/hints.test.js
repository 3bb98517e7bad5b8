/** A hint that is chosen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Around, Disk, Engine, openSession, saved, settle } from "./by_hand.js";
import { Store } from "../src/match/store.js";

test("a hint is chosen once its picks are on the board, and a failure is reported", async () => {
  const disk = new Disk();
  disk.held.set("a", saved("a", 1, "dice 2 6"));
  const store = new Store({ storageProblem: () => {}, unsaved: () => {}, changed: () => {} }, /** @type {any} */ (disk));
  const engine = new Engine();
  const session = await openSession({ engine, store, around: new Around() }, "a", { to_act: [0] });
  let chosen = false;
  const choosing = session.hints.choose({ picks: ["2.3"] }).then(() => (chosen = true));
  await settle();
  assert.deepEqual(engine.waiting, ["choices a"]);
  assert.equal(chosen, false);
  await engine.answer({ picks: ["2.3"], next: [], prompt: null, move: "2.3", at_once: false, passing: null, forced: null, so_far: {} });
  await choosing;
  assert.deepEqual(session.hints.marked, [{ picks: ["2.3"] }]);
  const failing = assert.rejects(session.hints.choose({ picks: ["1.1"] }), { message: "no answer" });
  await settle();
  await engine.answer(new Error("no answer"));
  await failing;
});
