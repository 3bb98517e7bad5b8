/** A guided first match continues only after real events, even if something is late or fails. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";
import { Later, settle } from "./by_hand.js";
import { Cancelled } from "../src/text/problems.js";

const { Lesson } = await import("../src/table/lesson.js");

/** @typedef {import("../src/games/games.js").Step} Step */
/** @typedef {import("../src/table/lesson.js").Lesson} ALesson */

const MOVE = step("move", 0, "0 9");
const OTHER = step("move", 1, "0 5");
const WATCH = step("watch", 0, "1 2", "dice 3 4", "1 7");
const END = step("end", 3);

/**
 * @param {Step["kind"]} kind
 * @param {number} after
 * @param {...string} actions
 * @returns {Step}
 */
function step(kind, after, ...actions) {
  return { kind, words: "roll_it-lesson-start", after, actions, pick: null };
}

/** A match in which the test schedules every answer from Python and every action. */
class Match {
  state = { saved: { things: { lesson: 0 } }, entries: [], table: { actions: 0 }, picks: /** @type {string[]} */ ([]), rolling: false, refusal: null };
  signal = new AbortController().signal;
  /** @type {Later[]} */
  asked = [];
  /** @type {{ text: string, later: Later }[]} */
  acting = [];
  /** @type {string[]} */
  told = [];
  resumed = 0;
  client = { ask: () => this.#later(this.asked) };
  callbacks = { failed: (/** @type {unknown} */ error) => this.told.push(String(error)) };
  roll = (/** @type {string} */ text) => this.#act(text);
  play = (/** @type {number} */ _seat, /** @type {string} */ text) => this.#act(text);
  changeSettings = () => this.#act("settings");
  resume = () => (this.resumed += 1);

  /** @param {Later[]} where */
  #later(where) {
    const later = new Later();
    where.push(later);
    return later.promise;
  }

  /** @param {string} text */
  #act(text) {
    const later = new Later();
    this.acting.push({ text, later });
    return later.promise;
  }

  /** Lets the latest action succeed. */
  async done() {
    this.state.table = { actions: this.state.table.actions + 1 };
    this.acting.at(-1)?.later.resolve();
    await settle();
  }

  /** Lets it fail. */
  async fail() {
    this.acting.at(-1)?.later.reject(new Error("Python is away"));
    await settle();
  }

  /** @param {...Step} steps */
  lesson(...steps) {
    let lesson = /** @type {ALesson | null} */ (null);
    const redraw = () => lesson?.follow();
    lesson = new Lesson(/** @type {any} */ (this), steps, redraw);
    lesson.follow();
    return lesson;
  }

  get texts() {
    return this.acting.map(({ text }) => text);
  }
}

test("picks that arrive after their step have no effect", async () => {
  const match = new Match();
  const lesson = match.lesson(MOVE, OTHER);
  match.state.table = { actions: 1 };
  lesson.follow();
  match.asked[1].resolve({ picks: ["5"] });
  await settle();
  match.asked[0].resolve({ picks: ["9"] });
  await settle();
  assert.equal(lesson.step, OTHER);
  assert.deepEqual(lesson.ring.map(({ pick }) => pick), ["5"]);
});

test("picks that could not be loaded are requested again on a tap", async () => {
  const match = new Match();
  const lesson = match.lesson(MOVE, END);
  match.asked[0].reject(new Error("Python is away"));
  await settle();
  assert.deepEqual(match.told, ["Error: Python is away"]);
  assert.equal(match.asked.length, 1);
  assert.ok(lesson.allows("lesson-next"));
  lesson.goOn();
  await settle();
  match.asked[1].resolve({ picks: ["9"] });
  await settle();
  assert.deepEqual(lesson.ring.map(({ pick }) => pick), ["9"]);
  assert.deepEqual(match.texts, []);
});

test("a lesson that was left requests and shows nothing", async () => {
  const match = new Match();
  match.lesson(MOVE, END);
  match.signal = AbortSignal.abort(new Cancelled());
  match.asked[0].reject(new Cancelled());
  await settle();
  assert.deepEqual(match.told, []);
});

test("a watched move counts once played and is not repeated", async () => {
  const match = new Match();
  const lesson = match.lesson(WATCH, END);
  lesson.goOn();
  await match.done();
  await match.fail();
  assert.deepEqual(match.texts, ["2", "3 4"]);
  assert.equal(lesson.step, WATCH);
  assert.deepEqual(match.told, ["Error: Python is away"]);
  lesson.goOn();
  await match.done();
  await match.done();
  assert.deepEqual(match.texts, ["2", "3 4", "3 4", "7"]);
  assert.equal(lesson.step, END);
});

test("a second tap on Next has no effect", async () => {
  const match = new Match();
  const lesson = match.lesson(WATCH, END);
  lesson.goOn();
  lesson.goOn();
  await settle();
  assert.deepEqual(match.texts, ["2"]);
});

test("a match continues even if the end of its lesson cannot be stored", async () => {
  const match = new Match();
  const left = match.lesson(END).leave();
  await match.fail();
  await left;
  assert.equal(match.resumed, 1);
  assert.deepEqual(match.told, ["Error: Python is away"]);
});
