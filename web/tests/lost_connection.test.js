/** Browsers close connections to IndexedDB at any moment: pending writes still happen, in order, and once. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { IDBDatabase } from "fake-indexeddb";
import { Store } from "../src/match/store.js";
import { record, saved } from "./by_hand.js";
import { held, newDevice, tab } from "./device.js";

const ROBOT = { name: "mine", game: "roll_it", source: "one" };
const { transaction } = IDBDatabase.prototype;

/** @param {string} name */
const fault = (name) => new DOMException("Connection to Indexed Database server lost", name);

/**
 * Lets transactions fail, and returns how many have failed.
 * @param {(connection: IDBDatabase, mode: string | undefined) => string} how "" for good ones, "aborts" for those that the browser ends
 *   without a word, or the name of the error that they throw
 */
function faults(how) {
  const count = { failed: 0 };
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    const error = how(/** @type {any} */ (this), mode);
    if (error) count.failed += 1;
    if (error && error !== "aborts") throw fault(error);
    const begun = transaction.call(this, names, mode, options);
    if (error) queueMicrotask(() => begun.abort());
    return begun;
  };
  return count;
}

const mend = () => Object.assign(IDBDatabase.prototype, { transaction });

beforeEach(() => {
  mend();
  newDevice();
});

const records = async () => [...(await held("rollbook", "matches")).values()].map(({ record: text }) => text);

/** Makes only the first transaction for writing fail. @param {string} how */
function once(how) {
  let left = 1;
  return faults((_connection, mode) => (mode === "readwrite" && left-- > 0 ? how : ""));
}

for (const how of ["UnknownError", "AbortError", "TransactionInactiveError", "InvalidStateError", "aborts"]) {
  test(`a match, a robot and a class are stored after one transaction fails: ${how}`, async () => {
    const { store, robots, classes, told } = tab();
    const count = once(how);
    await store.save(saved("a", 1, "dice 2 6"));
    assert.equal(count.failed, 1);
    assert.deepEqual(await records(), [record(1, "dice 2 6")]);
    once(how);
    const robot = await robots.add(ROBOT);
    once(how);
    const one = await classes.begin({ code: "467-FC", game: "roll_it" });
    once(how);
    await classes.change(one, () => ({ roster: { names: [{ name: "Ben", group: "" }], groups: {}, pin: "" } }));
    mend();
    assert.equal((await held("rollbook-robots", "robots")).get(robot.id).source, "one");
    assert.deepEqual((await held("rollbook-classes", "classes")).get(one.id).roster.names, [{ name: "Ben", group: "" }]);
    assert.deepEqual(told.filter((text) => !text.includes(" saved ")), [], "nobody is told of it");
  });

  test(`a dead connection is replaced, also for reading: ${how}`, async () => {
    const { store, told } = tab();
    let match = await store.save(saved("a", 1));
    const old = new WeakSet();
    let dead = true;
    faults((connection) => {
      if (dead) old.add(connection);
      dead = false;
      return old.has(connection) ? how : "";
    });
    const actions = ["dice 2 6", "0 1.9", "dice 1 1", "1 1.3"];
    for (const [at] of actions.entries()) match = await store.save({ ...match, record: record(1, ...actions.slice(0, at + 1)) });
    dead = true;
    assert.equal((await store.get("a"))?.record, record(1, ...actions));
    dead = true;
    assert.equal((await store.all()).length, 1);
    mend();
    assert.deepEqual(await records(), [record(1, ...actions)]);
    assert.deepEqual(told.filter((text) => !text.includes(" saved ")), []);
  });
}

test("a repeated change does not overwrite a later one", async () => {
  const { store } = tab();
  const match = await store.save(saved("a", 1));
  once("aborts");
  const first = store.save({ ...match, record: record(1, "dice 2 6") });
  const second = store.save({ ...match, revision: 2, record: record(1, "dice 2 6", "0 1.9") });
  await Promise.all([first, second]);
  assert.deepEqual(await records(), [record(1, "dice 2 6", "0 1.9")]);
});

test("a full device is tried once and reported as full", async () => {
  for (const [error, told] of [["QuotaExceededError", "full"], ["UnknownError", "failed"], ["AbortError", "failed"], ["aborts", "failed"], ["NotFoundError", "failed"]]) {
    newDevice();
    const page = tab();
    await page.store.save(saved("a", 1));
    page.told.length = 0;
    const count = faults((_connection, mode) => (mode === "readwrite" ? error : ""));
    await page.store.save(saved("b", 1));
    assert.deepEqual(page.told, ["matches unsaved 1", `matches ${told}`], error);
    assert.equal(count.failed, ["QuotaExceededError", "NotFoundError"].includes(error) ? 1 : 2, error);
    mend();
  }
});

test("an unsaved entry is written by the next attempt, silently", async () => {
  const { store, robots, classes, told } = tab();
  const robot = await robots.add(ROBOT);
  const one = await classes.begin({ code: "467-FC", game: "roll_it" });
  faults((_connection, mode) => (mode === "readwrite" ? "UnknownError" : ""));
  const match = await store.save(saved("a", 1, "dice 2 6"));
  await robots.write(robot, "two");
  await classes.change(one, () => ({ name: "4b", results: ["r"] }));
  await classes.keepPart({ tag: "t", number: 1, count: 2, letters: "a" });
  const collections = [store.collection, robots.collection, classes.collection];
  const count = () => collections.map(({ unsavedCount }) => unsavedCount);
  assert.deepEqual(count(), [1, 1, 2]);
  told.length = 0;
  await Promise.all(collections.map((collection) => collection.retry()));
  assert.deepEqual([count(), told], [[1, 1, 2], []], "it still fails");
  mend();
  await Promise.all(collections.map((collection) => collection.retry()));
  assert.deepEqual(count(), [0, 0, 0]);
  assert.deepEqual((await held("rollbook", "matches")).get("a"), match);
  assert.equal((await held("rollbook-robots", "robots")).get(robot.id).source, "two");
  const classesHeld = await held("rollbook-classes", "classes");
  assert.deepEqual([classesHeld.get(one.id).name, classesHeld.get(one.id).results], ["4b", ["r"]]);
  assert.deepEqual(classesHeld.get("waiting t 2").letters, { 1: "a" });
  assert.ok(told.includes("matches unsaved 0") && told.includes("matches saved a"));
});

test("a retry keeps what another tab has written meanwhile", async () => {
  const [here, there] = [tab(), tab()];
  const one = await here.classes.begin({ code: "467-FC", game: "roll_it" });
  const robot = await here.robots.add(ROBOT);
  const match = await here.store.save(saved("a", 1, "dice 2 6"));
  const other = /** @type {SavedMatch} */ (await there.store.checkOut("a"));
  faults((_connection, mode) => (mode === "readwrite" ? "UnknownError" : ""));
  await here.classes.change(one, () => ({ results: ["here"] }));
  await here.robots.write(robot, "here");
  await here.store.save({ ...match, record: record(1, "dice 2 6", "0 1.9") });
  mend();
  await there.classes.change(one, ({ results }) => ({ results: [...results, "there"] }));
  await there.robots.write(robot, "there");
  await there.store.save({ ...other, record: record(1, "dice 2 6", "0 2.9") });
  await Promise.all([here.store, here.robots, here.classes].map(({ collection }) => collection.retry()));
  assert.deepEqual((await held("rollbook-classes", "classes")).get(one.id).results.sort(), ["here", "there"]);
  const stored = (await held("rollbook-robots", "robots")).get(robot.id);
  assert.deepEqual([stored.source, ...stored.versions.map((/** @type {any} */ { source }) => source)].sort(), ["here", "one", "there"]);
  assert.deepEqual(await records(), [record(1, "dice 2 6", "0 2.9")], "of a match people choose");
  assert.equal((await here.store.get("a"))?.record, record(1, "dice 2 6", "0 1.9"), "which is in memory until then");
  await assert.rejects(here.store.save(/** @type {SavedMatch} */ (await here.store.get("a"))), { name: "Conflict" });
});

test("a match that another tab has continued is no longer unsaved", async () => {
  const [here, there] = [tab(), tab()];
  const match = await here.store.save(saved("a", 1));
  faults((_connection, mode) => (mode === "readwrite" ? "UnknownError" : ""));
  await here.store.save({ ...match, record: record(1, "dice 2 6") });
  mend();
  await there.store.save({ .../** @type {SavedMatch} */ (await there.store.checkOut("a")), record: record(1, "dice 2 6", "0 1.9") });
  await here.store.collection.retry();
  assert.equal(here.store.collection.unsavedCount, 0);
  assert.deepEqual(await records(), [record(1, "dice 2 6", "0 1.9")]);
});

test("a name given to an unsaved match is saved with it", async () => {
  const { store } = tab();
  const match = await store.save(saved("a", 1));
  faults((_connection, mode) => (mode === "readwrite" ? "UnknownError" : ""));
  await store.save({ ...match, record: record(1, "dice 2 6") });
  assert.equal(await store.rename("a", "Ours"), true);
  mend();
  await store.collection.retry();
  assert.deepEqual([...(await held("rollbook", "matches")).values()].map(({ name }) => name), ["Ours"]);
});

test("an entry left by a closing page is written once by the next page", async () => {
  const { store, robots, classes } = tab();
  const one = await classes.begin({ code: "467-FC", game: "roll_it" });
  const match = await store.save(saved("a", 1));
  await robots.all();
  faults(() => "UnknownError");
  await store.save({ ...match, record: record(1, "dice 2 6") });
  const robot = await robots.add(ROBOT);
  await classes.change(one, () => ({ name: "4b" }));
  for (const { collection } of [store, robots, classes]) collection.leaveBehind();
  mend();
  const next = tab();
  await Promise.all([next.store, next.robots, next.classes].map(({ collection }) => collection.takeIn()));
  assert.deepEqual(await records(), [record(1, "dice 2 6")]);
  assert.equal((await held("rollbook-robots", "robots")).get(robot.id).source, "one");
  assert.equal((await held("rollbook-classes", "classes")).get(one.id).name, "4b");
  assert.deepEqual(Object.keys(localStorage).filter((name) => name.startsWith("rollbook-unsaved-")), []);
  await next.store.remove("a");
  const last = tab();
  await last.store.collection.takeIn();
  assert.equal(await last.store.get("a"), undefined);
});

test("an entry that another tab has deleted is written again only after a move", async () => {
  const { store } = tab();
  const match = await store.save(saved("a", 1));
  faults((_connection, mode) => (mode === "readwrite" ? "UnknownError" : ""));
  const next = await store.save({ ...match, record: record(1, "dice 2 6") });
  mend();
  await tab().store.remove("a");
  store.deleted("a"); // as the page does after the event
  await store.collection.retry();
  store.collection.leaveBehind();
  await tab().store.collection.takeIn();
  assert.deepEqual(await records(), []);
  await store.save({ ...next, record: record(1, "dice 2 6", "0 1.9") });
  assert.deepEqual(await records(), [record(1, "dice 2 6", "0 1.9")]);
});

test("an invalid note writes and reports nothing", async () => {
  for (const [base, collection] of [["rollbook", "store"], ["rollbook-robots", "robots"], ["rollbook-classes", "classes"]]) {
    localStorage.setItem(`rollbook-unsaved-${base} a`, '{"entry":{"id":"a","changed":"x"},"marks":[7]}');
    const page = /** @type {any} */ (tab());
    await page[collection].collection.takeIn();
    assert.deepEqual([page[collection].collection.unsavedCount, (await page[collection].read()).broken], [0, []], base);
    assert.equal(page.told.filter((/** @type {string} */ text) => !text.includes("unsaved")).length, 0);
    assert.equal(localStorage.getItem(`rollbook-unsaved-${base} a`), null);
  }
});

test("a damaged note is deleted", async () => {
  for (const text of ["", "{", "null", "[]", '{"entry":7,"marks":[]}', '{"entry":{}}']) {
    localStorage.setItem("rollbook-unsaved-rollbook a", text);
    const { store, told } = tab();
    await store.collection.takeIn();
    assert.deepEqual([store.collection.unsavedCount, told], [0, []], text);
    assert.equal(localStorage.getItem("rollbook-unsaved-rollbook a"), null);
  }
});

test("an unsaved match locks the tablet in other tabs once it is written", async () => {
  const { store } = tab();
  const match = saved("a", 1);
  Object.assign(match.things, { locks: ["new"] });
  faults((_connection, mode) => (mode === "readwrite" ? "UnknownError" : ""));
  await store.save(match);
  const other = new Store({ storageProblem: () => {}, unsaved: () => {}, changed: () => {} });
  assert.deepEqual(await other.holding(), []);
  mend();
  await store.collection.retry();
  assert.deepEqual((await other.holding()).map(({ id }) => id), ["a"]);
});
