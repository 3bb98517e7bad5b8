/** The code that is being written in the lab, saved while everything takes as long as the test wants. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Draft } from "../src/lab/draft.js";
import { settle } from "./by_hand.js";

const ROBOT = { id: "a", name: "a", game: "any", source: "1", made: 0, changed: 0, trusted: true, versions: [], results: {} };

/** A shelf of one robot that takes no code longer than five characters. */
class ShelfByHand {
  robot = { ...ROBOT };

  async get() {
    return this.robot;
  }

  /**
   * @param {unknown} _
   * @param {Partial<typeof ROBOT>} change
   */
  async change(_, change) {
    if ((change.source?.length ?? 0) > 5) throw new Error("too long");
    this.robot = { ...this.robot, ...change };
    return this.robot;
  }
}

function begin() {
  const shelf = new ShelfByHand();
  const draft = new Draft(/** @type {any} */ (shelf), () => {});
  draft.robot = /** @type {any} */ (shelf.robot);
  return { shelf, draft };
}

test("a save that failed keeps no later one from being saved", async () => {
  const { shelf, draft } = begin();
  draft.change("too long by far");
  await assert.rejects(draft.write(), /too long/);
  draft.change("2");
  await draft.write();
  assert.equal(shelf.robot.source, "2");
});

test("what was written last is what is saved, however fast it changes", async () => {
  const { shelf, draft } = begin();
  draft.change("2");
  const first = draft.write();
  draft.change("3");
  await Promise.all([first, draft.write()]);
  await settle();
  assert.equal(shelf.robot.source, "3");
});

test("the code that is put to something is a version, and each code only once", async () => {
  const { shelf, draft } = begin();
  draft.change("2");
  await draft.keep();
  await draft.keep();
  draft.change("3");
  assert.equal((await draft.keep()).source, "3");
  assert.deepEqual(
    shelf.robot.versions.map(({ source }) => source),
    ["2", "3"],
  );
});
