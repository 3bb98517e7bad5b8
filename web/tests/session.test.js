/** An answer that is late, out of order or for another match changes nothing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { urgency } from "../src/match/autoplay.js";
import { Store } from "../src/match/store.js";
import { Problem, Refusal } from "../src/text/problems.js";
import { Around, Disk, Engine, openSession, record, saved, settle, table } from "./by_hand.js";

const another = () => new Refusal({ id: "another_match", arguments: {}, sentence: "Another match lies on the table. Open yours again." });

/** @param {...SavedMatch} matches */
function device(...matches) {
  const disk = new Disk();
  for (const match of matches) disk.held.set(match.id, match);
  /** @type {string[]} */
  const trouble = [];
  const store = new Store({ storageProblem: (kind) => trouble.push(kind), unsaved: () => {}, changed: () => {} }, disk);
  return { disk, store, trouble, engine: new Engine(), around: new Around() };
}

/**
 * @param {Disk} disk
 * @param {string} id
 */
const kept = (disk, id) => disk.held.get(id).record;

test("every request names its match", async () => {
  const parts = device(saved("a", 1));
  const session = await openSession(parts, "a");
  const { engine } = parts;
  const rolled = session.roll();
  await settle();
  assert.deepEqual(engine.waiting, ["roll a"]);
  await engine.answer(table("a", 1, ["dice 2 6"]));
  await rolled;
  assert.equal(kept(parts.disk, "a"), record(1, "dice 2 6"));
  assert.equal(parts.around.holds, 0);
});

test("a match that was left while the dice roll is not saved", async () => {
  const parts = device(saved("a", 1), saved("b", 2));
  const first = await openSession(parts, "a");
  const rolled = first.roll();
  await settle();
  parts.around.leave();
  const { engine, disk } = parts;
  await engine.answer(table("a", 1, ["dice 2 6"]));
  await rolled;
  assert.equal(kept(disk, "a"), record(1));
  assert.deepEqual(engine.waiting, []);
  assert.deepEqual(parts.around.told, []);
  assert.equal(parts.around.holds, 0);
});

test("requests queued before a match is left are not sent", async () => {
  const parts = device(saved("a", 1));
  const session = await openSession(parts, "a");
  const taps = [session.roll(), session.play(0, "1.9"), session.undo({ times: 2, remark: true })];
  await settle();
  parts.around.leave();
  await parts.engine.answer(table("a", 1, ["dice 2 6"]));
  assert.deepEqual(parts.engine.waiting, []);
  await Promise.all(taps);
  assert.equal(parts.disk.written.length, 0);
  assert.equal(parts.around.holds, 0);
});

test("an answer about another match is not saved", async () => {
  const parts = device(saved("a", 1), saved("b", 2));
  const session = await openSession(parts, "a");
  for (const answer of [table("b", 2, ["dice 2 6"]), table("b", 1, ["dice 2 6"]), table("a", 2, ["dice 2 6"])]) {
    const rolled = session.roll();
    const refused = assert.rejects(rolled, { id: "problem-other-match" });
    await settle();
    await parts.engine.answer(answer);
    await refused;
  }
  assert.equal(kept(parts.disk, "a"), record(1));
  assert.equal(kept(parts.disk, "b"), record(2));
});

test("undo and its remarks are one request", async () => {
  const parts = device(saved("a", 1, "dice 2 6"));
  const entry = { number: 0, actor: "dice", turn: 0, text: "2 6", passed: false, events: [] };
  const session = await openSession(parts, "a");
  session.state.entries = [/** @type {LogEntry} */ (entry)];
  const undone = session.undo({ times: 1, remark: true });
  await settle();
  const [{ method, values }] = parts.engine.asked;
  assert.equal(method, "undo");
  assert.deepEqual(values, { match: "a", seat: null, times: 1, remarks: ["take-back 1"] });
  await parts.engine.answer(table("a", 1, ["# take-back 1"], { latest: null, actions: 0 }));
  assert.deepEqual(parts.engine.waiting, ["log a"]);
  await parts.engine.answer({ entries: [], remarks: [{ after: 0, text: "take-back 1" }] });
  await undone;
  assert.equal(kept(parts.disk, "a"), record(1, "# take-back 1"));
});

test("a match that Python has lost is opened again", async () => {
  const parts = device(saved("a", 1));
  const session = await openSession(parts, "a", { can_redo: true });
  const rolled = session.roll();
  await settle();
  await parts.engine.answer(another());
  const [{ method, values }] = parts.engine.asked;
  assert.equal(method, "open");
  assert.deepEqual(values, { record: record(1), match: "a" });
  await parts.engine.answer(table("a", 1, []));
  assert.equal(session.state.table?.can_redo, false);
  assert.deepEqual(parts.engine.waiting, ["roll a"]);
  await parts.engine.answer(table("a", 1, ["dice 2 6"]));
  await rolled;
  assert.equal(kept(parts.disk, "a"), record(1, "dice 2 6"));
});

test("a move drawn early is not made twice by a restarted Python", async () => {
  const parts = device(saved("a", 1));
  const session = await openSession(parts, "a");
  session.prefetch.of = () => table("a", 1, ["dice 2 6"]);
  const rolled = session.roll();
  await settle();
  assert.equal(session.state.table?.actions, 1);
  await parts.engine.answer(another());
  assert.deepEqual(parts.engine.asked[0].values, { record: record(1), match: "a" });
  await parts.engine.answer(table("a", 1, []));
  await parts.engine.answer(table("a", 1, ["dice 2 6"]));
  await rolled;
  assert.equal(kept(parts.disk, "a"), record(1, "dice 2 6"));
});

test("a move that fails after an early drawing leaves robots stopped", async () => {
  const parts = device(saved("a", 1));
  const session = await openSession(parts, "a");
  session.state.stopped = true;
  session.prefetch.of = () => table("a", 1, ["dice 2 6"]);
  const rolled = assert.rejects(session.roll(), { id: "engine-failed" });
  await settle();
  assert.equal(session.state.stopped, false);
  await parts.engine.answer(new Problem("engine-failed"));
  await rolled;
  assert.equal(session.state.stopped, true);
});

test("a robot's late answer is ignored after its match was left", async () => {
  const parts = device(saved("a", 1));
  const robots = { to_act: [0], seats: [{ name: "bot easy", bot: "easy" }, { name: "Ben", bot: null }] };
  await openSession(parts, "a", /** @type {Partial<Table>} */ (robots));
  await settle();
  assert.deepEqual(parts.engine.waiting, ["think a"]);
  await parts.around.endPause();
  parts.around.leave();
  await parts.engine.answer({ done: true, move: "1.9" });
  assert.deepEqual(parts.engine.waiting, []);
  assert.deepEqual(parts.around.told, []);
  assert.equal(parts.around.holds, 0);
});

test("a pending forced pass is dropped when the match is left", async () => {
  const parts = device(saved("a", 1));
  const forced = { picks: [], prompt: null, next: ["pass"], move: null, at_once: false, passing: "pass", forced: "pass", so_far: {} };
  await openSession(parts, "a", { to_act: [0], choices: { 0: forced } });
  assert.equal(parts.around.pauses.length, 1);
  parts.around.leave();
  assert.equal(parts.around.pauses.length, 0);
  assert.equal(parts.around.holds, 0);
});

test("a callback that throws does not leave the page busy", async () => {
  const parts = device(saved("a", 1));
  const session = await openSession(parts, "a");
  session.autoplay.begin = () => {
    throw new TypeError("things is undefined");
  };
  const rolled = session.roll();
  const failed = assert.rejects(rolled, TypeError);
  await settle();
  await parts.engine.answer(table("a", 1, ["dice 2 6"]));
  await failed;
  assert.equal(parts.around.holds, 0);
});

test("a tab without unsaved actions follows another tab with a notice", async () => {
  const parts = device(saved("a", 1));
  const session = await openSession(parts, "a");
  parts.disk.held.set("a", { ...saved("a", 1, "dice 2 6"), revision: 2, mark: "other" });
  const followed = session.follow();
  await settle();
  await parts.engine.answer(table("a", 1, ["dice 2 6"]));
  await parts.engine.answer({ entries: [], remarks: [] });
  await followed;
  assert.deepEqual(parts.around.told, ["followed"]);
  assert.equal(session.state.table?.actions, 1);
  const rolled = session.roll();
  await settle();
  await parts.engine.answer(table("a", 1, ["dice 2 6", "dice 1 1"]));
  await rolled;
  assert.equal(kept(parts.disk, "a"), record(1, "dice 2 6", "dice 1 1"));
});

test("of two tabs that play at once the later one is asked, and taps store nothing", async () => {
  const parts = device(saved("a", 1));
  const session = await openSession(parts, "a");
  parts.disk.held.set("a", { ...saved("a", 1, "dice 2 6", "0 1.9"), revision: 3, mark: "other" });
  const rolled = session.roll();
  await settle();
  await parts.engine.answer(table("a", 1, ["dice 2 6"]));
  await rolled;
  assert.equal(session.state.conflict?.revision, 3);
  assert.equal(kept(parts.disk, "a"), record(1, "dice 2 6", "0 1.9"));
  const taken = session.takeNewer();
  await settle();
  await parts.engine.answer(table("a", 1, ["dice 2 6", "0 1.9"]));
  await parts.engine.answer({ entries: [], remarks: [] });
  await taken;
  assert.equal(session.state.conflict, null);
  assert.equal(session.state.saved.revision, 3);
});

test("a match that branched from an earlier position is not followed without a question", async () => {
  const parts = device({ ...saved("a", 1, "dice 2 6", "0 1.9"), revision: 6, mark: "mine" });
  const session = await openSession(parts, "a");
  parts.disk.held.set("a", { ...saved("a", 1, "dice 2 6", "0 2.9"), revision: 6, mark: "revived" });
  await session.follow();
  assert.equal(session.state.conflict?.mark, "revived");
  assert.equal(session.state.table?.record, record(1, "dice 2 6", "0 1.9"));
});

const turns = (/** @type {number[]} */ ...all) => all.map((turn) => ({ turn }));

test("a robot plays faster in a long turn, and at its usual pace afterwards", () => {
  assert.equal(urgency([], 1), 1);
  assert.equal(urgency(turns(1, 1, 0), 1), 1, "nothing yet in this turn");
  assert.equal(urgency(turns(...Array(12).fill(1), 0, 1), 1), 1 / 0.82);
  // All pauses of the longest turn: a geometric series.
  const pauses = Array.from({ length: 200 }, (_, done) => 450 / urgency(turns(0, ...Array(done).fill(1)), 1));
  assert.ok(pauses.reduce((sum, pause) => sum + pause) <= 450 / (1 - 0.82));
});
