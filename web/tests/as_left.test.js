/** A resumed match: the stored answer, the record that it belongs to, and taps before Python has started. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";
import { Around, Disk, Engine, record, saved, settle, table } from "./by_hand.js";
import { leftAhead, readMatch, tableAhead, withAsLeft } from "../src/match/stored.js";
import { Store } from "../src/match/store.js";
import { Session } from "../src/match/session.js";
import { textOfEverything, bringBack } from "../src/share/everything.js";
import { Problem } from "../src/text/problems.js";

const { AsLeftTable } = await import("../src/table/as_left.js");
const { TableActions } = await import("../src/table/table_actions.js");
const { Keypad } = await import("../src/table/dice.js");

/** @param {number} number @returns {LogEntry} */
const entry = (number) => ({ number, actor: "dice", turn: 0, text: "2 6", passed: false, events: [] });

/**
 * A stored match and Python's answer about it.
 * @param {string[]} actions
 * @param {Partial<Table>} [more]
 */
function leftMatch(actions, more = {}) {
  const match = saved("a", 1, ...actions);
  return withAsLeft(match, { table: table("a", 1, actions, more), entries: actions.map((_, number) => entry(number)), remarks: [] });
}

/** A device with one match, and the page that waits for Python. @param {SavedMatch} match */
function device(match) {
  const disk = new Disk();
  disk.held.set("a", structuredClone(match));
  const store = new Store({ storageProblem: () => {}, unsaved: () => {}, changed: () => {} }, /** @type {any} */ (disk));
  return { disk, store, engine: new Engine(), around: new Around() };
}

/**
 * The table of a resumed match, while Python is starting.
 * @param {ReturnType<typeof device>} parts
 */
async function enter({ store, engine, around }) {
  const match = /** @type {SavedMatch} */ (await store.checkOut("a"));
  assert.ok(match.left);
  const page = /** @type {any} */ ({ engine, store, signal: around.signal, robots: { get: async () => undefined }, phase: "python", arrived: 0, report: () => {}, dismiss: () => {} });
  const screen = /** @type {any} */ ({ lookBack: null, lesson: null, curtain: null, drawer: false, update: () => {} });
  const session = new Session(match, page, around.callbacks, around);
  const actions = new TableActions(page, session, screen);
  session.state.keypad = new Keypad(session, actions.type);
  const early = new AsLeftTable(page, match, match.left, screen);
  const opened = session.open();
  await settle();
  return { session, actions, early, opened };
}

/**
 * Python answers with the page's own match.
 * @param {Engine} engine
 * @param {string[]} actions
 * @param {Partial<Table>} [more]
 */
async function arrive(engine, actions, more) {
  await engine.answer(table("a", 1, actions, more));
  await engine.answer({ entries: actions.map((_, number) => entry(number)), remarks: [] });
}

/** Lets work continue that passes the store. */
async function long() {
  for (let turn = 0; turn < 8; turn += 1) await settle();
}

test("a save stores Python's answer, which fits only that record", async () => {
  const parts = device(saved("a", 1));
  const match = /** @type {SavedMatch} */ (await parts.store.checkOut("a"));
  assert.equal(match.left, undefined, "a match of an earlier version has nothing of the kind");
  const session = new Session(match, /** @type {any} */ ({ ...parts, signal: parts.around.signal }), parts.around.callbacks, parts.around);
  const opened = session.open();
  await settle();
  await arrive(parts.engine, []);
  await opened;
  const rolled = session.roll();
  await settle();
  await parts.engine.answer(table("a", 1, ["dice 2 6"], { can_redo: true }));
  await rolled;
  const { left } = /** @type {SavedMatch} */ (await parts.store.get("a"));
  assert.equal(left?.table.record, record(1, "dice 2 6"));
  assert.equal(left?.table.can_redo, false, "a new Python does not know what could be redone");
  assert.deepEqual(left?.entries.map(({ text }) => text), ["2 6"]);
});

test("an answer for another record, version or lesson is ignored", () => {
  const match = leftMatch(["dice 2 6"]);
  const { left } = match;
  assert.ok(left);
  assert.deepEqual(readMatch("a", match), match);
  const others = [
    { record: record(1, "dice 2 6", "0 1.9") }, // an earlier version has continued it, and stored unknown data
    { things: { ...match.things, lesson: 2 } },
    ...[null, 7, [], {}, { ...left, version: "another" }, { ...left, table: null }, { ...left, entries: {} }, { ...left, remarks: null }].map((other) => ({ left: other })),
    { left: { ...left, table: { ...left.table, match: "b" } } },
    { left: { ...left, table: { ...left.table, result: {} } } },
  ];
  for (const other of others) {
    const read = readMatch("a", { ...match, ...other });
    assert.ok(read, JSON.stringify(other));
    assert.ok(!("left" in read), JSON.stringify(other));
  }
});

test("finished matches and lessons store no answer; long ones only the latest actions", () => {
  const match = leftMatch(["dice 2 6"]);
  const over = table("a", 1, [], { result: { scores: [1, 0], winners: [0], lines: [], ending: { id: "x", arguments: {} } } });
  assert.ok(!("left" in withAsLeft(match, { table: over, entries: [], remarks: [] })));
  const lesson = { ...match, things: { ...match.things, lesson: 0 } };
  assert.ok(!("left" in withAsLeft(lesson, { table: table("a", 1, []), entries: [], remarks: [] })));
  const entries = Array.from({ length: 100 }, (_, number) => entry(number));
  const { left } = withAsLeft(match, { table: table("a", 1, []), entries, remarks: [{ after: 3, text: "early" }, { after: 99, text: "late" }] });
  assert.deepEqual(left?.entries, entries.slice(60));
  assert.deepEqual(left?.remarks.map(({ text }) => text), ["late"]);
});

test("a file with everything neither contains nor supplies an answer", async () => {
  const match = leftMatch(["dice 2 6"]);
  const text = textOfEverything({ matches: new Map([["a", match]]), robots: new Map(), classes: new Map() });
  assert.ok(text.includes(JSON.stringify(match.record)));
  assert.ok(!text.includes('"left"'));
  const parts = device(match);
  parts.disk.held.clear();
  const engine = { call: async () => ({ ...table("a", 1, ["dice 2 6"]), seats: match.about.seats.map((name) => ({ name, bot: null })) }) };
  const page = /** @type {any} */ ({ store: parts.store, engine });
  await bringBack(page, text.replace('"record"', `"left":${JSON.stringify(match.left)},"record"`), () => true);
  assert.ok(parts.disk.held.has("a"));
  assert.ok(!("left" in parts.disk.held.get("a")));
});

test("renaming a match keeps its stored answer", async () => {
  const parts = device(leftMatch(["dice 2 6"]));
  await parts.store.rename("a", "Ours");
  const match = await parts.store.get("a");
  assert.equal(match?.name, "Ours");
  assert.ok(match?.left);
});

test("a tap before Python is ready is carried out once", async () => {
  const parts = device(leftMatch([]));
  const { session, actions, early, opened } = await enter(parts);
  assert.deepEqual(parts.engine.waiting, ["open a"]);
  early.actions.roll();
  early.actions.roll();
  await settle();
  assert.deepEqual(parts.engine.waiting, ["open a"], "nothing is asked before the match is on Python's table");
  await arrive(parts.engine, []);
  await opened;
  const done = early.doHeld(session, actions);
  await settle();
  assert.deepEqual(parts.engine.waiting, ["roll a"]);
  await parts.engine.answer(table("a", 1, ["dice 2 6"], { to_act: [0] }));
  await done;
  await long();
  assert.equal(parts.disk.held.get("a").record, record(1, "dice 2 6"));
  assert.deepEqual(parts.engine.waiting, []);
});

test("a later tap replaces the waiting one", async () => {
  const parts = device(leftMatch([]));
  const { session, actions, early, opened } = await enter(parts);
  early.actions.pick("1.9");
  early.actions.roll();
  assert.deepEqual(early.marks, []);
  early.actions.pick("2.3");
  assert.deepEqual(early.marks.map(({ pick }) => pick), ["2.3"]);
  await arrive(parts.engine, [], { to_act: [0] });
  await opened;
  early.doHeld(session, actions);
  await settle();
  assert.deepEqual(parts.engine.waiting, ["choices a"]);
  assert.deepEqual(parts.engine.asked[0].values.picks, ["2.3"]);
});

test("waiting picks after a completed move are dropped with a notice", async () => {
  const parts = device(leftMatch(["dice 2 6"], { to_act: [0] }));
  const { session, actions, early, opened } = await enter(parts);
  for (const pick of ["1.9", "2.3", "1.9", "3.1"]) early.actions.pick(pick);
  assert.deepEqual(early.marks.map(({ pick }) => pick), ["2.3", "1.9", "3.1"]);
  await arrive(parts.engine, ["dice 2 6"], { to_act: [0] });
  await opened;
  const done = early.doHeld(session, actions);
  await settle();
  assert.deepEqual(parts.engine.asked[0].values.picks, ["2.3"]);
  const more = { prompt: null, next: ["1.9"], move: null, at_once: false, passing: null, forced: null, so_far: {} };
  await parts.engine.answer({ ...more, picks: ["2.3"] });
  await long();
  assert.deepEqual(parts.engine.asked[0].values.picks, ["2.3", "1.9"]);
  await parts.engine.answer({ ...more, picks: ["2.3", "1.9"], move: "2.3 1.9", at_once: true });
  await long();
  assert.deepEqual(parts.engine.waiting, ["play a"]);
  await parts.engine.answer(table("a", 1, ["dice 2 6", "0 2.3 1.9"], { to_act: [1], turn: 1 }));
  await assert.rejects(done, { id: "early-lost" });
  assert.deepEqual(parts.engine.waiting, [], "the other player's move is not begun");
});

test("a waiting tap is dropped with a notice if another tab has moved", async () => {
  const parts = device(leftMatch([]));
  const { session, actions, early, opened } = await enter(parts);
  early.actions.roll();
  parts.disk.held.set("a", { ...saved("a", 1, "dice 5 5"), revision: 2, mark: "other" });
  await arrive(parts.engine, []);
  await opened;
  const followed = session.follow();
  await settle();
  await arrive(parts.engine, ["dice 5 5"]);
  await followed;
  await assert.rejects(early.doHeld(session, actions), { id: "early-lost" });
  assert.deepEqual(parts.engine.waiting, []);
  assert.equal(parts.disk.held.get("a").record, record(1, "dice 5 5"));
});

test("leaving the match drops a waiting tap", async () => {
  const parts = device(leftMatch([]));
  const { session, actions, early, opened } = await enter(parts);
  early.actions.roll();
  parts.around.leave();
  await arrive(parts.engine, []);
  await opened;
  await early.doHeld(session, actions);
  await long();
  assert.deepEqual(parts.engine.waiting, []);
  assert.equal(parts.disk.held.get("a").record, record(1));
  assert.equal(parts.around.holds, 0);
});

test("a tap does nothing if Python never starts or dies", async () => {
  for (const dies of [false, true]) {
    const parts = device(leftMatch([]));
    const { early, opened } = await enter(parts);
    opened.catch(() => {});
    for (const act of /** @type {const} */ (["roll", "undo", "hint", "goOn", "replay", "chances", "confirm"])) early.actions[act]();
    early.actions.pick("1.9");
    early.actions.changeSeat(1);
    if (dies) {
      await parts.engine.answer(new Problem("engine-failed"));
      await assert.rejects(opened, { id: "engine-failed" });
    }
    await long();
    assert.deepEqual(parts.engine.waiting, dies ? [] : ["open a"]);
    assert.deepEqual(parts.disk.written, []);
  }
});

test("typed faces of real dice count once Python answers", async () => {
  const dice = [{ count: 2, faces: [1, 2, 3, 4, 5, 6] }];
  const match = leftMatch([], { dice });
  match.things.realDice = true;
  const parts = device(match);
  const { session, actions, early, opened } = await enter(parts);
  early.actions.type("2");
  early.actions.type("6");
  assert.deepEqual(early.session.state.keypad?.typed, ["2", "6"]);
  early.actions.roll();
  await arrive(parts.engine, [], { dice });
  await opened;
  early.doHeld(session, actions);
  await long();
  assert.deepEqual(parts.engine.waiting, ["roll a"]);
  assert.equal(parts.engine.asked[0].values.faces, "2 6");
});

test("a tap during a robot's turn gets the turn notice once Python answers", async () => {
  const seats = [{ name: "bot easy", bot: "easy" }, { name: "Ben", bot: null }];
  const parts = device(leftMatch([], { to_act: [0], seats }));
  const { session, actions, early, opened } = await enter(parts);
  early.actions.pick("1.9");
  await arrive(parts.engine, [], { to_act: [0], seats });
  await opened;
  await early.doHeld(session, actions);
  assert.equal(session.state.refusal?.error.id, "robots-turn");
});

/** A new match, as Python described it to the build. @param {Record<string, string | number>} options @param {string} [line] of the record */
const begun = (options, line = "") => ({
  ...table("a", 0, []),
  match: null,
  work: "page",
  options,
  record: `rollbook 1\ngame: roll_it 1\n${line}seats: Player 1 | Player 2\nseed: 0\n\n`,
});

/** The facts of the site, with two new matches. @param {import("node:test").TestContext} context */
function withStarts(context) {
  const { games, starts } = SITE;
  const option = { values: [9, 4], default: 9, beginners: 4 };
  const starting = [begun({ grids: 9 }), begun({ grids: 4 }, "options: grids=4\n")];
  Object.assign(SITE, { games: [{ id: "roll_it", options: { grids: option } }], starts: starting });
  context.after(() => Object.assign(SITE, { games, starts }));
}

const set_up = { game: "roll_it", seats: ["Ada", "bot easy"], options: {}, seed: 12, work: /** @type {const} */ ("page") };

test("a new match is drawn with the requested seats and seed", (context) => {
  withStarts(context);
  const usual = tableAhead(set_up);
  assert.equal(usual?.record, "rollbook 1\ngame: roll_it 1\nseats: Ada | bot easy\nseed: 12\n\n");
  assert.deepEqual(usual?.seats, [{ name: "Ada", bot: null }, { name: "bot easy", bot: "easy" }]);
  for (const grids of [4, "4"]) {
    const beginners = tableAhead({ ...set_up, options: { grids }, seats: ["Ana María", "Jean-Luc O'Neill 2."], seed: 0 });
    assert.equal(beginners?.record, "rollbook 1\ngame: roll_it 1\noptions: grids=4\nseats: Ana María | Jean-Luc O'Neill 2.\nseed: 0\n\n");
  }
});

test("an unusual set-up or name waits for Python", (context) => {
  withStarts(context);
  const names = ["", " Ada", "Ada ", "Ada  Bo", "A|B", "A\nB", "bot clever", "bot ", "A".repeat(41), "\u202eAda", "Ада", "$&"];
  /** @type {Partial<SetUp>[]} */
  const others = [
    ...names.map((name) => ({ seats: [name, "Ben"] })),
    { game: "chess" },
    { seats: ["Ada", "Ben", "Cy"] },
    { seats: 2 },
    { options: { grids: 5 } },
    { options: { grids: "04" } },
    { options: { board: 2 } },
    { options: { constructor: 1 } },
    { seed: -1 },
    { seed: 2 ** 53 },
    { seed: "7" },
    { work: /** @type {const} */ ("self") },
  ];
  for (const other of others) assert.equal(tableAhead({ ...set_up, ...other }), undefined, JSON.stringify(other));
  assert.ok(tableAhead({ ...set_up, seats: ["bot", "Ben"] }), "nobody but a person is called that");
});

test("only a stored match without actions is drawn from the build", (context) => {
  withStarts(context);
  const { record: text, seats } = /** @type {Table} */ (tableAhead(set_up));
  const match = { ...saved("a", 12), record: text, about: { game: "roll_it", seats: seats.map(({ name }) => name), actions: 0, winners: null } };
  const left = leftAhead(match);
  assert.equal(left?.table.record, text);
  assert.equal(left?.table.match, "a");
  assert.deepEqual([left?.entries, left?.remarks], [[], []]);
  const others = [
    { record: `${text}dice 2 6\n` },
    { record: `${text}# work self\n` },
    { record: text.replace("seed: 12", "seed: 012") },
    { record: text.replace("Ada", "Eve") },
    { about: { ...match.about, seats: ["Ada", "bot easy", "Cy"] } },
    { things: { ...match.things, lesson: 0 } },
  ];
  for (const other of others) assert.equal(leftAhead({ ...match, ...other }), undefined, JSON.stringify(other));
});
