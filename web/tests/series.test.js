/** A series of the lab continues after a restart of Python, which then knows nothing about it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { playSeries } from "../src/lab/series.js";
import { Refusal } from "../src/text/problems.js";

const SET_UP = { game: "roll_it", players: [{ level: "easy" }, { level: "hard" }], matches: 3, seed: 7 };
const LOST = new Refusal({ id: "no_series", arguments: {}, sentence: "There is no series to go on with." });

/** @param {number} number */
function match(number) {
  const sides = { shares: [1, 0], scores: [number, 0], actions: 9, moves: [4, 5], seconds: [1, 2] };
  return { number, players: ["easy", "hard"], ...sides, failure: null, record: `match ${number}` };
}

/** @param {number[]} numbers @param {number} done @param {unknown} [summary] */
function step(numbers, done, summary = null) {
  return { questions: [], played: numbers.map(match), done, matches: 3, due: true, secret: "S3CRET", summary };
}

/** An engine that gives these answers, one after the other. @param {unknown[]} answers */
function answering(answers) {
  /** @type {{ method: string, values: any }[]} */
  const asked = [];
  const call = async (/** @type {string} */ method, /** @type {any} */ values) => {
    asked.push(structuredClone({ method, values }));
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, engine: /** @type {any} */ ({ call }) };
}

test("a series continues in a new Python with its current match", async () => {
  const { asked, engine } = answering([step([0], 1), LOST, step([1], 2), step([2], 3, "the summary")]);
  /** @type {number[]} */
  const told = [];
  const summary = await playSeries(engine, SET_UP, ({ played }) => told.push(...played.map(({ number }) => number)));
  assert.equal(summary, "the summary");
  assert.deepEqual(told, [0, 1, 2]);
  assert.deepEqual(asked.map(({ method }) => method), ["series", "series_continue", "series", "series_continue"]);
  const [first, , again] = asked.map(({ values }) => values);
  assert.deepEqual(first.set_up, { options: {}, played: [] });
  const played = [{ shares: [1, 0], scores: [0, 0], actions: 9, moves: [4, 5], seconds: [1, 2], failed: null }];
  assert.deepEqual(again, { ...first, set_up: { options: {}, played, secret: "S3CRET" } });
});

test("a series ends if Python is lost twice during one match", async () => {
  const { asked, engine } = answering([step([], 0), LOST, step([], 0), LOST]);
  await assert.rejects(playSeries(engine, SET_UP, () => {}), LOST);
  assert.equal(asked.length, 4);
});
