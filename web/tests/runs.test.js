/** The puzzles of a class on a child's tablet: stored with the classes, in one tab or two, until the next class uses the tablet. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { puzzlesHoldTablet } from "../src/match/about.js";
import { isOver, readRun } from "../src/match/runs.js";
import { held, newDevice, put, tab } from "./device.js";

beforeEach(() => {
  newDevice();
});

const FREE = { pin: "", locks: [] };

/**
 * Python's answer about a child's progress through two puzzles.
 * @param {string} record
 * @param {boolean[]} done whether each puzzle that is over was solved
 * @returns {RunAnswer}
 */
const told = (record, ...done) =>
  /** @type {any} */ ({ record, code: "H35P", name: "Zoe", game: "knaster", puzzles: [{}, {}], done: done.map((right) => ({ right })), now: null });

test("puzzles are listed with their progress, latest first", async () => {
  const { runs } = tab().classes;
  const zoe = await runs.add(told("a"), FREE);
  await new Promise((done) => setTimeout(done, 2));
  const ben = await runs.add({ ...told("b"), name: "Ben" }, { pin: "salt.hash", locks: ["new"] });
  assert.deepEqual((await runs.all()).map(({ name, done, right, count }) => [name, done, right, count]), [["Ben", 0, 0, 2], ["Zoe", 0, 0, 2]]);
  const after = await runs.change(zoe, told("a1", false));
  assert.deepEqual([after.record, after.done, after.right], ["a1", 1, 0]);
  assert.deepEqual(await runs.get(zoe.id), after);
  assert.ok(after.changed >= ben.changed);
  await runs.remove(ben);
  assert.deepEqual((await runs.all()).map(({ name }) => name), ["Zoe"]);
  assert.equal(await runs.get(ben.id), null);
});

test("puzzles of an unknown game are stored but not shown", async () => {
  const later = { id: "puzzles later", code: "H35P", name: "Zoe", game: "chess", record: "a", ...FREE, done: 0, right: 0, count: 6, changed: 7 };
  await put("rollbook-classes", "classes", [[later.id, later]]);
  assert.deepEqual(await tab().classes.runs.all(), []);
  assert.deepEqual((await held("rollbook-classes", "classes")).get(later.id), later);
});

test("progress made in another tab is kept", async () => {
  const [here, there] = [tab().classes.runs, tab().classes.runs];
  const run = await here.add(told("a"), FREE);
  const gone = await there.change(run, told("a1", true));
  const mine = await here.change(run, told("a2", false));
  assert.equal(mine.record, "a1");
  assert.deepEqual(await there.get(run.id), gone);
});

test("a listener receives the progress of a child", async () => {
  const { runs } = tab().classes;
  /** @type {number[]} */
  const heard = [];
  runs.follow = ({ done }) => heard.push(done);
  const run = await runs.add(told("a"), FREE);
  await runs.change(await runs.change(run, told("a1", true)), told("a2", true, false));
  assert.deepEqual(heard, [1, 2]);
});

test("puzzles lock a tablet by PIN or lock until they are over", async () => {
  const { runs } = tab().classes;
  const free = await runs.add(told("a"), FREE);
  const pinned = await runs.add(told("b"), { pin: "salt.hash", locks: [] });
  const locked = await runs.add(told("c"), { pin: "", locks: ["hints", "new"] });
  const hints = await runs.add(told("d"), { pin: "", locks: ["hints"] });
  assert.deepEqual([free, pinned, locked, hints].map(puzzlesHoldTablet), [false, true, true, false]);
  const half = await runs.change(locked, told("c1", true));
  assert.ok(puzzlesHoldTablet(half) && !isOver(half));
  const over = await runs.change(half, told("c2", true, false));
  assert.ok(!puzzlesHoldTablet(over) && isOver(over));
});

test("puzzles that one lesson left unfinished do not lock the tablet in the next", async () => {
  const { runs } = tab().classes;
  const run = await runs.add(told("b"), { pin: "salt.hash", locks: [] });
  assert.ok(puzzlesHoldTablet({ ...run, changed: Date.now() - 11 * 3_600_000 }));
  assert.ok(!puzzlesHoldTablet({ ...run, changed: Date.now() - 13 * 3_600_000 }));
});

test("importing a file restores puzzles and keeps existing ones", async () => {
  const { runs } = tab().classes;
  const run = await runs.add(told("a"), FREE);
  const later = await runs.change(run, told("a1", true));
  assert.equal(await runs.restore(run), "same");
  assert.deepEqual(await runs.get(run.id), later);
  await runs.remove(run);
  assert.equal(await runs.restore(run), "back");
  assert.deepEqual(await runs.get(run.id), run);
});

test("damaged puzzles are skipped", async () => {
  const whole = { id: "puzzles 1", code: "H35P", name: "Zoe", game: "knaster", record: "a", pin: "", locks: [], done: 1, right: 1, count: 6, changed: 7 };
  assert.deepEqual(readRun("puzzles 1", whole), whole);
  assert.equal(readRun("puzzles 1", { ...whole, changed: "yesterday" })?.changed, 0);
  const damaged = [null, 7, { ...whole, id: "puzzles 2" }, { ...whole, record: 7 }, { ...whole, done: -1 }, { ...whole, count: 1.5 }, { ...whole, locks: "new" }, { ...whole, pin: undefined }];
  for (const entry of damaged) assert.equal(readRun("puzzles 1", entry), null, JSON.stringify(entry));
  assert.equal(readRun("class 1", { ...whole, id: "class 1" }), null);
  await put("rollbook-classes", "classes", [["puzzles 1", whole], ["puzzles 2", { id: "puzzles 2" }]]);
  const { runs } = tab().classes;
  assert.deepEqual((await runs.all()).map(({ id }) => id), ["puzzles 1"]);
  assert.equal((await held("rollbook-classes", "classes")).size, 2);
});
