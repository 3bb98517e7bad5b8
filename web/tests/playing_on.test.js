/** Playouts with impatient users: late answers change nothing, and a restart of Python loses nothing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Around, Engine, saved, settle } from "./by_hand.js";
import { MatchClient } from "../src/match/match_client.js";
import { NOTHING } from "../src/match/match_state.js";
import { PlayingOn, SAME } from "../src/match/playing_on.js";

const hint = (/** @type {string} */ move) => ({ move, picks: [move], events: [], gains: [], region: null });
const share = (/** @type {number} */ one) => [one, 1 - one].map((value) => ({ share: value, low: value - 0.1, high: value + 0.1 }));
const played = (/** @type {number} */ count, /** @type {number} */ first = 0.5, done = false) => ({
  done,
  played: count,
  shares: { "0 1.9": share(first), "0 5.9": share(0.5), "": share(first) },
});
const whole = (/** @type {string} */ move) => ({ ...NOTHING, picks: [move], move, at_once: true, hint: hint(move) });

/** @param {HintAnswer[]} moves */
function begin(moves = []) {
  const engine = new Engine();
  const around = new Around();
  let drawn = 0;
  const session = { signal: around.signal, around, client: new MatchClient(engine, "a", around.signal, () => {}) };
  const lookBack = { session, at: 1, saved: saved("a", 7), table: { seats: [{}, {}] }, callbacks: { changed: () => (drawn += 1) } };
  const playingOn = new PlayingOn(/** @type {any} */ (lookBack), { seat: 0, moves });
  return { engine, around, playingOn, drawn: () => drawn };
}

test("two tapped moves are compared, each with its effects", async () => {
  const { engine, playingOn } = begin();
  playingOn.begin();
  await engine.answer({ ...NOTHING, next: ["1.9", "5.9"], hint: null });
  for (const move of ["1.9", "5.9"]) {
    playingOn.pick(move);
    assert.deepEqual(engine.asked[0].values, { seat: 0, picks: [move], after: 1, match: "a" });
    await engine.answer(whole(move));
    if (move === "1.9") await engine.answer({ ...NOTHING, next: ["1.9", "5.9"], hint: null });
  }
  assert.equal(playingOn.choosing, false);
  assert.deepEqual(playingOn.compared.map(({ action }) => action), ["0 1.9", "0 5.9"]);
});

test("of two quick taps the later place counts", async () => {
  const { engine, playingOn } = begin();
  playingOn.pick("1.9");
  playingOn.pick("5.9");
  const [first, second] = engine.asked;
  second.later.resolve(whole("5.9"));
  await settle();
  first.later.resolve(whole("1.9"));
  await settle();
  assert.deepEqual(playingOn.moves.map(({ move }) => move), ["5.9"]);
});

test("a stopped run keeps its counts and can be continued", async () => {
  const { engine, playingOn } = begin([hint("1.9"), hint("5.9")]);
  const over = playingOn.expect(0);
  await settle();
  await engine.answer(played(3, 0.6));
  playingOn.stop();
  await engine.answer(played(9, 0.1));
  assert.equal(await over, false, "nobody is told how it came out");
  assert.deepEqual([playingOn.running, playingOn.answer?.played, playingOn.counts?.[0].share], [false, 3, 0.6]);
  assert.equal(engine.asked.length, 0);
  playingOn.play(10_000);
  await settle();
  assert.deepEqual([engine.asked[0].values.n, playingOn.running], [10_000, true]);
});

test("after a restart of Python the counts stay until it has caught up", async () => {
  const { engine, playingOn } = begin([hint("1.9"), hint("5.9")]);
  playingOn.expect(SAME);
  await settle();
  await engine.answer(played(40, 0.75));
  await engine.answer(played(1, 0));
  assert.deepEqual([playingOn.answer?.played, playingOn.counts?.[0].share], [40, 0.75]);
  await engine.answer(played(1000, 0.5, true));
  assert.deepEqual([playingOn.answer?.played, playingOn.running], [1000, false]);
});

test("nothing is requested or drawn after the match was left", async () => {
  const { engine, around, playingOn, drawn } = begin();
  playingOn.watchOnly();
  const over = playingOn.expect(1);
  await settle();
  const before = drawn();
  around.leave();
  await engine.answer(played(5));
  await over;
  assert.deepEqual([engine.asked.length, drawn()], [0, before]);
});

test("no move leads while the intervals overlap", async () => {
  const { engine, playingOn } = begin([hint("1.9"), hint("5.9")]);
  playingOn.expect(0);
  await settle();
  await engine.answer(played(50, 0.69));
  assert.equal(playingOn.leader, null); // 0.59 to 0.79, and 0.4 to 0.6
  await engine.answer(played(60, 0.71));
  assert.equal(playingOn.leader, 0);
  await engine.answer(played(70, 0.29));
  assert.equal(playingOn.leader, 1);
});

test("a failure ends the run and reaches only its own panel", async () => {
  const { engine, playingOn } = begin([hint("1.9"), hint("5.9")]);
  const over = playingOn.expect(0);
  await settle();
  await engine.answer(new Error("no Python"));
  await assert.rejects(over, /no Python/);
  assert.equal(playingOn.running, false);
});

test("only a run that completed is announced", async () => {
  const { engine, playingOn } = begin([hint("1.9"), hint("5.9")]);
  const away = playingOn.expect(0);
  await settle();
  playingOn.leave();
  await engine.answer(played(1000, 0.5, true));
  assert.equal(await away, false);
  const ended = playingOn.play(1000);
  await settle();
  await engine.answer(played(1000, 0.5, true));
  assert.equal(await ended, true);
});

test("a second tap adds a repeatable number, as at the table", async () => {
  const { engine, playingOn } = begin();
  playingOn.begin();
  await engine.answer({ ...NOTHING, next: ["4"], hint: null });
  playingOn.pick("4");
  await engine.answer({ ...NOTHING, picks: ["4"], again: ["4"], hint: null });
  playingOn.pick("4");
  assert.deepEqual(engine.asked[0].values.picks, ["4", "4"]);
});
