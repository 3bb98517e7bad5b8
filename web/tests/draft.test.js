/**
 * The code that is being written in the lab: in one tab or two, saved in time, and recovered after the page is closed.
 */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Draft, takeInTyped } from "../src/lab/draft.js";
import { held, newDevice, tab } from "./device.js";

const MINE = { name: "mine", game: "roll_it", source: "1" };

beforeEach(() => {
  newDevice();
});
afterEach(() => mock.timers.reset());

/** A tab in which a robot of this device is shown. @param {import("../src/robot/robots.js").SavedRobot} [shown] */
async function lab(shown) {
  const { robots } = tab();
  /** @type {string[]} */
  const told = [];
  const draft = new Draft(robots, { failed: (error) => told.push(String(error)), overtook: () => told.push("overtook") });
  const robot = shown ?? (await robots.add(MINE));
  draft.show(robot);
  return { robots, draft, told, robot };
}

/** @param {string} id */
const stored = async (id) => (await held("rollbook-robots", "robots")).get(id);

/** @param {{ versions: { source: string }[] }} robot */
const versionsOf = ({ versions }) => versions.map(({ source }) => source);

test("a failed save does not prevent later saves", async () => {
  const { draft, robot } = await lab();
  draft.change("x".repeat(100_001));
  await assert.rejects(draft.write(), { id: "robot-too-long" });
  draft.change("2");
  await draft.write();
  assert.equal((await stored(robot.id)).source, "2");
});

test("a robot is stored on the first keystroke, under a new name", async () => {
  const { robots, draft } = await lab();
  const looked = await robots.begin({ ...MINE, game: "knaster" });
  assert.equal(looked.name, "mine_2");
  await robots.add(MINE); // in another tab, say
  draft.show(looked);
  await draft.write();
  assert.equal(await stored(looked.id), undefined);
  draft.change("2");
  await draft.write();
  assert.equal((await stored(looked.id)).source, "2");
  assert.equal((await stored(looked.id)).name, "mine_2_2");
  assert.equal(draft.robot?.name, "mine_2_2");
});

test("typing while a name is chosen is saved last", async () => {
  const { robots } = await lab();
  const looked = await robots.begin(MINE);
  /** @type {(() => void)[]} */
  const waiting = [];
  const read = robots.read.bind(robots);
  robots.read = () => new Promise((resolve) => waiting.push(() => resolve(read())));
  const first = robots.write(looked, "2");
  const second = robots.write(looked, "3");
  await new Promise((resolve) => setTimeout(resolve, 20)); // unless the code waits, it is stored by now
  for (const go of waiting) go();
  await Promise.all([first, second]);
  assert.equal((await stored(looked.id)).source, "3");
  assert.equal((await stored(looked.id)).name, "mine_2");
});

test("the latest code is saved, however fast it changes", async () => {
  const { draft, robot } = await lab();
  draft.change("2");
  const first = draft.write();
  draft.change("3");
  await Promise.all([first, draft.write()]);
  assert.equal((await stored(robot.id)).source, "3");
  assert.equal(draft.dirty, false);
});

test("running code makes a version, once per code", async () => {
  const { draft, robot } = await lab();
  draft.change("2");
  await draft.keep();
  await draft.keep();
  draft.change("3");
  assert.equal((await draft.keep()).source, "3");
  assert.deepEqual(versionsOf(await stored(robot.id)), ["2", "3"]);
});

test("typing without a pause is saved every half second", async () => {
  const { draft, robots } = await lab();
  mock.timers.enable({ apis: ["setTimeout"] });
  const write = mock.method(robots, "write");
  write.mock.mockImplementation(async (/** @type {any} */ robot, /** @type {string} */ source) => ({ robot: { ...robot, source }, overtook: false }));
  for (let at = 1; at <= 12; at += 1) {
    draft.change(`${at}`);
    mock.timers.tick(100);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
  assert.deepEqual(write.mock.calls.map(({ arguments: [, source] }) => source), ["5", "10"]);
});

test("typing just before the page closes is restored", async () => {
  const { draft, robots: before, robot } = await lab();
  draft.change("2");
  await draft.write();
  draft.change("typed last");
  mock.method(before, "write").mock.mockImplementation(() => new Promise(() => {})); // no browser waits for it
  draft.leaveBehind();
  const { robots } = tab();
  await takeInTyped(robots);
  assert.equal((await robots.get(robot.id))?.source, "typed last");
  await robots.write(/** @type {any} */ (await robots.get(robot.id)), "later");
  await takeInTyped(robots);
  assert.equal((await robots.get(robot.id))?.source, "later", "it is taken in once");
});

test("typing in a new robot is restored after the page closes", async () => {
  const { robots, draft } = await lab();
  const begun = await robots.begin(MINE);
  draft.show(begun);
  mock.method(robots, "write").mock.mockImplementation(() => new Promise(() => {})); // no browser waits for it
  draft.change("typed first");
  draft.change("typed last");
  draft.leaveBehind();
  await takeInTyped(tab().robots);
  const { name, source, game } = await stored(begun.id);
  assert.deepEqual([name, source, game], ["mine_2", "typed last", "roll_it"]);
  await robots.remove(begun);
  await takeInTyped(tab().robots);
  assert.equal(await stored(begun.id), undefined, "it is taken in once");
});

test("typing before the page closes becomes a version if another tab has written", async () => {
  const { draft, robots, robot } = await lab();
  const other = tab().robots;
  other.seen(robot);
  draft.change("typed last");
  localStorage.setItem(`rollbook-typed-${robot.id}`, JSON.stringify({ source: "typed last", marks: robots.marks(robot.id) }));
  await other.write(robot, "theirs");
  await takeInTyped(tab().robots);
  const now = await stored(robot.id);
  assert.equal(now.source, "theirs");
  assert.deepEqual(versionsOf(now), ["typed last"]);
});

test("a tab without typing changes nothing", async () => {
  const first = await lab();
  const second = await lab(first.robot);
  second.draft.change("forty minutes of work");
  await second.draft.write();
  await first.draft.write(); // it is left, or another robot is shown
  assert.equal((await stored(first.robot.id)).source, "forty minutes of work");
  await first.draft.keep(); // its code is tried
  const now = await stored(first.robot.id);
  assert.equal(now.source, "forty minutes of work");
  assert.deepEqual(versionsOf(now), ["1"]);
});

test("two tabs that type in turn lose nothing and both get a notice", async () => {
  const first = await lab();
  const second = await lab(first.robot);
  first.draft.change("first");
  await first.draft.write();
  second.draft.change("second");
  await second.draft.write();
  first.draft.change("first again");
  await first.draft.write();
  const now = await stored(first.robot.id);
  assert.equal(now.source, "first again");
  assert.deepEqual(versionsOf(now), ["first", "second"]);
  assert.deepEqual([first.told, second.told], [["overtook"], ["overtook"]]);
});

test("a tab follows another tab and reports whether its code was replaced", async () => {
  const first = await lab();
  const second = await lab(first.robot);
  first.draft.change("first");
  await first.draft.write();
  assert.equal(await second.draft.follow(), "followed");
  assert.equal(second.draft.robot?.source, "first");
  second.draft.change("second");
  await second.draft.write();
  assert.deepEqual(second.told, [], "it went on from what it has seen");
  first.draft.change("first again");
  assert.equal(await first.draft.follow(), "same", "what is typed here is not taken away");
  await first.draft.write();
  assert.deepEqual(first.told, ["overtook"]);
  assert.equal(await second.draft.follow(), "replaced");
  assert.equal(second.draft.robot?.source, "first again");
});

test("a deleted robot returns only if something was typed", async () => {
  const { draft, robots, robot } = await lab();
  await tab().robots.remove(robot);
  await draft.write();
  assert.equal(await stored(robot.id), undefined);
  draft.change("2");
  draft.discard();
  await draft.write();
  assert.equal(await stored(robot.id), undefined, "it was deleted here");
  draft.change("3");
  await draft.write();
  assert.equal((await robots.get(robot.id))?.source, "3");
});
