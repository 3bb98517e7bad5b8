/** A replay shows each action of a match for a while, one after the other. */
import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { settle, table } from "./by_hand.js";
import { LookBack } from "../src/match/look_back.js";

const nothing = () => {};
const failed = (/** @type {unknown} */ error) => {
  throw error;
};

afterEach(() => mock.timers.reset());

test("a replay shows dice and passes for a shorter time and stops at the end", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const actions = ["dice 2 6", "0 1.9", "1 pass", "dice 1 1"];
  const shown = actions.map((_, at) => {
    const position = table("a", 7, actions.slice(0, at + 1));
    return { ...position, latest: position.latest && { ...position.latest, passed: actions[at] === "1 pass" } };
  });
  /** @type {number[]} */
  const times = [];
  const session = {
    signal: new AbortController().signal,
    state: { entries: shown.map(({ latest }) => latest) },
    around: { whileBusy: (/** @type {string} */ _, /** @type {() => any} */ work) => work(), paced: (/** @type {number} */ ms) => (times.push(ms), ms) },
    client: { ask: async (/** @type {string} */ _, { after = 0 }) => shown[after - 1] ?? table("a", 7, []) },
  };
  const callbacks = { changed: nothing, showRoll: async () => {}, arrived: nothing, failed };
  const replay = new LookBack(/** @type {any} */ (session), callbacks);
  await replay.play();
  for (let at = 0; at < actions.length; at += 1) {
    assert.deepEqual([replay.at, replay.playing], [at, true]);
    mock.timers.tick(times[at]);
    await settle();
  }
  assert.deepEqual([replay.at, replay.playing], [actions.length, false]);
  const [, dice, move, pass] = times;
  assert.ok(dice < move && pass < move, `${times}`);
});
