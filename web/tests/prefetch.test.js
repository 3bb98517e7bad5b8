/** Prefetching sends each request once, and ends. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesAfter, nextTaps, playing, Prefetch } from "../src/python/prefetch.js";

/** Stops after this many requests, so that a bug ends too. */
const ENOUGH = 200;
const MAX_ANSWERS = 60;
const first = choicesAfter(0, ["1"]);

/** Python, which answers each request at once; it records the number of requests of each call. */
function engine() {
  /** @type {number[]} */
  const calls = [];
  const call = async (/** @type {string} */ _, /** @type {any} */ { requests }) => {
    if (calls.push(requests.length) > ENOUGH) throw new Error("asked without end");
    return requests.map(() => ({ ok: "answer" }));
  };
  return { calls, call };
}

/** Lets a started prefetch finish. */
const ended = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));

test("nothing is requested once all answers are known", async () => {
  const { calls, call } = engine();
  const prefetch = new Prefetch({ call }, new AbortController().signal);
  prefetch.start([first], () => []);
  await ended();
  assert.deepEqual(calls, [1]);
  assert.equal(prefetch.of(first), "answer");
  prefetch.start([first], () => []);
  await ended();
  assert.deepEqual(calls, [1], "it is known already");
});

test("follow-up requests are prefetched up to a limit", async () => {
  const { calls, call } = engine();
  const prefetch = new Prefetch({ call }, new AbortController().signal);
  prefetch.start([first], (request) => [choicesAfter(0, [.../** @type {string[]} */ (request.picks), "1"])]);
  await ended();
  assert.equal(calls.length, MAX_ANSWERS);
});

test("a confirmation is prefetched only after a pick", () => {
  /** @type {any} */
  const choices = { next: ["5"], move: "pass", at_once: false };
  const state = { diceDue: false, robot: null, seat: 0, choices };
  assert.deepEqual(nextTaps({ ...state, tapped: [] }), [choicesAfter(0, ["5"])]);
  assert.deepEqual(nextTaps({ ...state, tapped: ["4"] }), [playing(0, "pass"), choicesAfter(0, ["4", "5"])]);
});
