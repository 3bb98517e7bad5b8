/** A playout being opened, and a class's chart, after they are closed. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "./page_by_hand.js";
import { Around, Engine, saved, settle } from "./by_hand.js";

const { watch } = await import("../src/table/playing_on_panel.js");
const { ClassThrows } = await import("../src/class/dice_panels.js");
const { ClassPanels } = await import("../src/class/class_panels.js");

test("no match is made for watching after the panel was closed", async () => {
  for (const away of [true, false]) {
    const engine = new Engine();
    const { signal } = new Around();
    /** @type {unknown[]} */
    const made = [];
    const store = { read: async () => ({ all: [] }), add: async (/** @type {unknown} */ match) => (made.push(match), { id: "b" }) };
    const page = { engine, store, signal, handoff: new Map(), go: () => {}, lock: { check: async () => {} } };
    const lookBack = { saved: saved("a", 7), playingOn: /** @type {unknown} */ (null) };
    const playingOn = { lookBack, after: 1, session: { id: "a" }, bars: () => ({}), example: async () => ({ number: 1, record: "" }) };
    lookBack.playingOn = playingOn;
    const over = watch(/** @type {any} */ ({ page }), /** @type {any} */ (playingOn), { action: "", seat: 0, hint: null });
    await settle();
    assert.deepEqual(engine.asked.map(({ method }) => method), ["inspect"]);
    if (away) lookBack.playingOn = null;
    await engine.answer({ game: "roll_it", seats: [{ name: "Ann" }, { name: "Ben" }], locks: [], actions: 0, scores: [0, 0], to_act: ["dice"], turn: 0, result: null, record: "" });
    await over;
    assert.equal(made.length, away ? 0 : 1);
  }
});

test("a closed class chart stops growing and ignores late answers", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const engine = new Engine();
  const { signal } = new Around();
  let drawn = 0;
  const throws = new ClassThrows(/** @type {any} */ ({ engine, signal, draw: () => (drawn += 1), report: () => {} }), () => {});
  const loaded = throws.load([1, 2, 3].map((seed) => /** @type {any} */ ({ seed, throws: [] })));
  throws.end();
  const before = drawn;
  await engine.answer({ steps: [] });
  await assert.rejects(loaded);
  mock.timers.tick(60_000);
  assert.equal(drawn, before);
  mock.timers.reset();
});

test("closing one of two panels does not affect the other", async () => {
  const engine = new Engine();
  const { signal } = new Around();
  const panels = new ClassPanels(/** @type {any} */ ({ engine, signal, draw: () => {}, report: () => {} }));
  const [missed, throws] = panels.drawButtons(["missed", "throws"]).map(({ values }) => /** @type {() => void} */ (values.find((value) => typeof value === "function")));
  missed();
  throws();
  await engine.answer({ most: 0 });
  await engine.answer({ steps: [] });
  const loaded = panels.load([]);
  const close = /** @type {any} */ (panels.draw()[0]).values.find((/** @type {unknown} */ value) => typeof value === "function");
  close();
  await engine.answer({ most: 0 });
  assert.deepEqual(engine.asked.map(({ method }) => method), ["class_throws"]);
  await engine.answer({ steps: [] });
  await loaded;
});
