/** Robots of the lab at a table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { MatchClient } from "../src/match/match_client.js";
import { OwnRobots, robotsMovedUp } from "../src/match/autoplay.js";
import { Cancelled } from "../src/text/problems.js";
import { Later, settle } from "./by_hand.js";
import "./page_by_hand.js";

const { save } = await import("../src/lab/lab.js");
const { keepOnce } = await import("../src/lab/robot_files.js");

test("swapping seats moves a lab robot along", () => {
  assert.deepEqual(robotsMovedUp({ 1: "mine", 2: "other" }, 3), { 0: "mine", 1: "other" });
  assert.deepEqual(robotsMovedUp({ 0: "mine" }, 3), { 2: "mine" });
  assert.deepEqual(robotsMovedUp({ 0: "mine", 1: "mine" }, 2), { 0: "mine", 1: "mine" });
  assert.equal(robotsMovedUp(undefined, 2), undefined);
});

test("a robot requested twice while it starts is started once and ends with its match", async () => {
  const read = new Later();
  /** @type {{ ended: boolean }[]} */
  const awake = [];
  class Robot {
    ended = false;
    constructor() {
      awake.push(this);
    }
    choose = () => new Promise(() => {});
    end() {
      this.ended = true;
    }
  }
  const over = new AbortController();
  const client = new MatchClient({ call: async () => ({}) }, "a", over.signal, () => {});
  const own = new OwnRobots(/** @type {any} */ ({ client, id: "a", robots: { get: () => read.promise } }));
  own.lab = /** @type {any} */ (async () => ({ Robot, endStandby: () => {} }));
  own.choose("mine", 0).catch(() => {});
  own.choose("mine", 0).catch(() => {}); // a tap has cancelled the first one
  await settle();
  read.resolve({ game: "roll_it", source: "" });
  await settle();
  assert.equal(awake.length, 1);
  over.abort(new Cancelled());
  own.end();
  await settle();
  assert.ok(awake[0].ended);
});

test("a robot does not start if its match is left first", async () => {
  const read = new Later();
  const over = new AbortController();
  const client = new MatchClient({ call: async () => ({}) }, "a", over.signal, () => {});
  const own = new OwnRobots(/** @type {any} */ ({ client, id: "a", robots: { get: () => read.promise } }));
  let awake = 0;
  class Robot {
    constructor() {
      awake += 1;
    }
    end() {}
  }
  own.lab = /** @type {any} */ (async () => ({ Robot, endStandby: () => {} }));
  const asked = own.choose("mine", 0);
  await settle();
  over.abort(new Cancelled());
  own.end();
  read.resolve({ game: "roll_it", source: "" });
  await assert.rejects(asked, Cancelled);
  assert.equal(awake, 0);
});

const full = async () => Promise.reject(new Error("full"));

test("a script that saves a robot hears of a full device, also if the robot has a predecessor", async () => {
  for (const name of ["known", "new"]) {
    const robots = { all: async () => [{ name: "known" }], write: full, add: full };
    await assert.rejects(save(/** @type {any} */ (robots), name, "", "roll_it"), { message: "full" });
  }
});

test("a robot that arrives again is stored once, unless its game, code, name or author differs", async () => {
  Object.assign(SITE, { games: [{ id: "roll_it" }, { id: "knaster" }] });
  /** @type {any[]} */
  const all = [];
  const add = async (/** @type {any} */ robot) => (all.push(robot), robot);
  const robots = /** @type {any} */ ({ all: async () => all, add, change: async (/** @type {any} */ robot, /** @type {object} */ more) => Object.assign(robot, more) });
  /** @type {import("../src/lab/robot_files.js").Sent} */
  const sent = { name: "greedy", game: "roll_it", source: "1" };
  const others = [{ ...sent, name: "other" }, { ...sent, game: "knaster" }, { ...sent, source: "2" }, { ...sent, by: "Anna", passed: ["one"] }, { ...sent, by: "Ben" }];
  for (const [at, robot] of [sent, ...others].entries()) {
    assert.equal((await keepOnce(robots, robot)).added, true);
    const again = await keepOnce(robots, { ...robot, ...(robot.by ? { name: "renamed", passed: ["one", "two"] } : {}) });
    assert.deepEqual([again.added, again.robot], [false, all[at]]);
  }
  assert.equal(all.length, 6);
  assert.deepEqual(all[4].passed, ["one", "two"], "the lessons passed since are added");
});
