/** A child starts a match of a class. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";
import { settle } from "./by_hand.js";
import { valuesAfter } from "./written.js";

const NOTES = new Map([["rollbook-roster-32W", "thelist"]]);
Object.assign(globalThis, { localStorage: { getItem: (/** @type {string} */ name) => NOTES.get(name) ?? null, setItem() {}, removeItem() {} } });
const { JoinScreen } = await import("../src/class/join_screen.js");
const { Lock } = await import("../src/shell/lock.js");

const ANSWERS = {
  class_set_up: { code: "32W", game: "roll_it", seats: [{ bot: null }, { bot: null }], options: {}, work: "page", dice: "same", locks: [] },
  read_roster: { code: "32W", groups: { B: "9CK" }, pin: "", names: [{ name: "Anna", group: "A" }, { name: "Ben", group: "B" }, { name: "Cleo", group: "A" }] },
};

/** Picks names of the list, and starts. @param {number[]} names @param {boolean} [locked] whether another match locks this tablet */
async function start(names, locked = false) {
  /** @type {string[][]} */
  const asked = [];
  const engine = {
    call: async (/** @type {string} */ method, /** @type {any} */ values) => {
      if (method === "class_match") asked.push(values.names);
      return method === "class_match" ? new Promise(() => {}) : /** @type {any} */ (ANSWERS)[method];
    },
  };
  const check = async () => (locked ? Promise.reject(new Error("locked")) : undefined);
  const page = { engine, draw() {}, failure: null, store: { all: async () => [] }, classes: { runs: { all: async () => [] } }, lock: { check } };
  const screen = new JoinScreen(/** @type {any} */ (page), "32W");
  await screen.enter();
  for (const at of names) valuesAfter(screen.draw(), "@click=").filter((one) => String(one).includes("#choose"))[at]();
  const [submit] = valuesAfter(screen.draw(), "@submit=");
  submit({ preventDefault() {}, target: undefined });
  await settle();
  return { asked, problem: screen.problem };
}

test("a match starts with the chosen names of one group", async () => {
  assert.deepEqual(await start([0, 2]), { asked: [["Anna", "Cleo"]], problem: null });
  assert.deepEqual(await start([1, 0]), { asked: [], problem: "join-two-groups" });
  assert.deepEqual(await start([0]), { asked: [], problem: "join-name-missing" });
});

test("no match starts while another one locks this tablet", async () => {
  assert.deepEqual((await start([0, 2], true)).asked, []);
});

test("the link that the tablet waits with opens again; another class's does not", async () => {
  NOTES.set("rollbook-joining", JSON.stringify({ codes: ["32W"], pin: "pin", since: Date.now() }));
  const page = { store: { holding: async () => [], all: async () => [] }, classes: { runs: { all: async () => [] } } };
  const lock = new Lock(/** @type {any} */ (page));
  assert.ok(await lock.shows("#/join/32W"));
  assert.ok(await lock.shows("#/roster/thelist"));
  assert.ok(!(await lock.shows("#/roster/another")));
  NOTES.delete("rollbook-joining");
});
