/** The controls of a table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Around, Disk, Engine, openSession, saved, settle } from "./by_hand.js";
import "./page_by_hand.js";
import { written } from "./written.js";
import { Store } from "../src/match/store.js";

const { drawNow } = await import("../src/table/side.js");
const { TableActions } = await import("../src/table/table_actions.js");

const CHOICES = { picks: ["2.3"], next: [], prompt: null, at_once: false, passing: null, forced: null, so_far: {} };

/** A table after a pick. @param {object} answer Python's answer about the pick */
async function picked(answer) {
  const disk = new Disk();
  disk.held.set("a", saved("a", 1, "dice 2 6"));
  const store = new Store({ storageProblem: () => {}, unsaved: () => {}, changed: () => {} }, /** @type {any} */ (disk));
  const engine = new Engine();
  const session = await openSession({ engine, store, around: new Around() }, "a", { to_act: [0] });
  const screen = /** @type {any} */ ({ lookBack: null, lesson: null, curtain: null, drawer: false, page: { phase: "ready", signal: new AbortController().signal }, update() {} });
  const actions = new TableActions(screen.page, session, screen);
  const picking = session.picking.pick("2.3", null);
  await settle();
  await engine.answer({ ...CHOICES, ...answer });
  await picking;
  return { session, actions, engine };
}

/** Whether the move can be confirmed after a pick. @param {object} answer */
async function confirmable(answer) {
  const { session, actions } = await picked(answer);
  const drawing = written(drawNow(session, /** @type {Table} */ (session.state.table), actions));
  const [, confirm] = /data-act=confirm([^>]*)>/.exec(drawing) ?? [];
  return !confirm.includes("aria-disabled=true");
}

test("a move can be confirmed once it is complete, or once it may be declared complete", async () => {
  assert.equal(await confirmable({ move: null }), false);
  assert.equal(await confirmable({ move: "2.3" }), true);
  for (const declarable of [true, false]) assert.equal(await confirmable({ move: null, marked: false, declarable }), declarable);
});

test("a complete move is played once it is confirmed, and an incomplete one is refused with the next step", async () => {
  const complete = await picked({ move: "2.3" });
  complete.session.picking.confirm();
  await settle();
  assert.deepEqual(complete.engine.asked.map(({ method, values }) => [method, values.move]), [["play", "2.3"]]);
  const incomplete = await picked({ move: null });
  await assert.rejects(incomplete.session.picking.confirm(), { id: "step-more" });
  assert.deepEqual(incomplete.engine.waiting, []);
});

test("the board and the result are shown in turn", () => {
  /** @type {boolean[]} */
  const shown = [];
  const actions = new TableActions(/** @type {any} */ ({}), /** @type {any} */ ({}), /** @type {any} */ ({ showResult: (/** @type {boolean} */ result) => shown.push(result) }));
  actions.showResult(true);
  actions.board();
  assert.deepEqual(shown, [true, false]);
});
