/** Taps at the table during a robot's action, a question or another change. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";
import { Around, Disk, Engine, openSession, saved, settle, table } from "./by_hand.js";
import { Store } from "../src/match/store.js";

const { TableActions } = await import("../src/table/table_actions.js");
const { isOnSlip } = await import("../src/table/counting.js");
const { toTakeBack } = await import("../src/table/questions.js");
const { drawMatchSettings } = await import("../src/shell/settings.js");

const WITH_ROBOT = [{ name: "bot easy", bot: "easy" }, { name: "Ben", bot: null }];

/** @param {SavedMatch} match */
function device(match) {
  const disk = new Disk();
  disk.held.set(match.id, match);
  const store = new Store({ storageProblem: () => {}, unsaved: () => {}, changed: () => {} }, /** @type {any} */ (disk));
  return { engine: new Engine(), disk, store, around: new Around() };
}

/**
 * @param {number} number
 * @param {Actor} actor
 * @param {string} text
 * @returns {LogEntry}
 */
const entry = (number, actor, text) => ({ number, actor, turn: 0, text, passed: false, events: [] });

/**
 * The actions of a table, and the errors that it reports.
 * @param {import("../src/match/session.js").Session} session
 */
function taps(session) {
  /** @type {unknown[]} */
  const told = [];
  const page = { report: (/** @type {unknown} */ error) => told.push(error), dismiss: () => {}, signal: session.signal };
  const screen = { lookBack: null, lesson: null, curtain: null, update: () => {} };
  return { told, actions: new TableActions(/** @type {any} */ (page), session, /** @type {any} */ (screen)) };
}

test("undo takes back what was shown when requested, and nothing after a change", async () => {
  const parts = device(saved("a", 1, "dice 2 6"));
  const session = await openSession(parts, "a");
  session.state.entries = [entry(0, "dice", "2 6")];
  const { what, dice } = toTakeBack(session);
  assert.ok(dice); // while a question is open, another tab continues the match
  const later = saved("a", 1, "dice 2 6", "0 1.9", "dice 5 5", "1 2.3");
  parts.disk.held.set("a", { ...later, revision: 5, mark: "other" });
  const followed = session.follow();
  await settle();
  await parts.engine.answer(table("a", 1, ["dice 2 6", "0 1.9", "dice 5 5", "1 2.3"]));
  await parts.engine.answer({ entries: [entry(0, "dice", "2 6"), entry(1, 0, "1.9"), entry(2, "dice", "5 5"), entry(3, 1, "2.3")], remarks: [] });
  await followed;
  await assert.rejects(session.undo({ ...what, remark: true }), { id: "problem-went-on" });
  assert.deepEqual(parts.engine.waiting, []);
});

test("two settings changed in quick succession are both stored", async () => {
  const match = saved("a", 1);
  match.things.sides = [0, 2];
  const parts = device(match);
  const session = await openSession(parts, "a");
  /** The taps in the drawing, by their group. @type {Map<string, (() => unknown)[]>} */
  const groups = new Map();
  const collect = (/** @type {any} */ drawn, group = "") => {
    if (Array.isArray(drawn)) return drawn.forEach((one) => collect(one, group));
    const values = drawn?.values ?? [];
    const own = values.find((/** @type {unknown} */ one) => typeof one === "string" && /^side-\d$/.test(one)) ?? group;
    for (const value of values) {
      if (typeof value === "function") groups.set(own, [...(groups.get(own) ?? []), value]);
      else collect(value, own);
    }
  };
  collect(drawMatchSettings(/** @type {any} */ ({ lock: { isOpen: () => false } }), session, () => {}, async () => {}));
  groups.get("side-0")?.[1]();
  groups.get("side-1")?.[3]();
  for (let turn = 0; turn < 5; turn += 1) await settle();
  assert.deepEqual(parts.disk.held.get("a").things.sides, [1, 3]);
});

/** A match whose robot has chosen its move and asks Python to play it. */
async function beforeRobotsMove() {
  const parts = device(saved("a", 1));
  const session = await openSession(parts, "a", /** @type {any} */ ({ to_act: [0], seats: WITH_ROBOT }));
  const { actions } = taps(session);
  await settle();
  await parts.engine.answer({ done: true, move: "1.9" });
  await parts.around.endPause();
  assert.deepEqual(parts.engine.waiting, ["play a"]);
  return { parts, session, actions };
}

test("a tap while a robot's move is saved is carried out afterwards", async () => {
  const { parts, session, actions } = await beforeRobotsMove();
  parts.disk.prompt = false;
  await parts.engine.answer(table("a", 1, ["0 1.9"], /** @type {any} */ ({ turn: 1, seats: WITH_ROBOT })));
  assert.ok(session.acting, "the robot's move can be seen and is not stored yet");
  actions.roll();
  await settle();
  assert.deepEqual(parts.engine.waiting, []);
  parts.disk.prompt = true;
  await parts.disk.answer();
  for (let turn = 0; turn < 5; turn += 1) await settle();
  assert.deepEqual(parts.engine.waiting, ["roll a"]);
});

test("a tap before a robot's move gets the turn notice", async () => {
  const { parts, session, actions } = await beforeRobotsMove();
  actions.pick("2.3");
  await settle();
  assert.equal(session.state.refusal?.pick, "2.3");
  assert.equal(session.state.refusal?.error.id, "robots-turn");
  await parts.engine.answer(table("a", 1, ["0 1.9"], /** @type {any} */ ({ turn: 1, seats: WITH_ROBOT })));
  assert.equal(session.state.refusal, null);
  assert.deepEqual(parts.engine.waiting, []);
});

test("a refused pick named like a control is explained at that control", async () => {
  const { parts, session, actions } = await beforeRobotsMove();
  for (const name of ["roll", "undo", "confirm"]) {
    actions.pick(name);
    await settle();
    assert.deepEqual([session.state.refusal?.pick, session.state.refusal?.control], [name, undefined]);
    assert.equal(isOnSlip(session.state.refusal), false, "it is said next to what was tapped");
  }
  actions.confirm();
  await settle();
  assert.deepEqual([session.state.refusal?.pick, session.state.refusal?.control], [undefined, "confirm"]);
  assert.equal(isOnSlip(session.state.refusal), true, "the slip says it");
  await parts.engine.answer(table("a", 1, ["0 1.9"], /** @type {any} */ ({ turn: 1, seats: WITH_ROBOT })));
});
