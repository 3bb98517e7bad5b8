/** Stored matches on a device that hangs, is full, refuses or forgets; and two tabs that write at the same time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "../src/match/store.js";
import { mend } from "../src/match/store.js";
import { newId } from "../src/storage/collection.js";
import { readMatch } from "../src/match/stored.js";
import { Conflict, Refusal } from "../src/text/problems.js";
import { Disk, Engine, record, saved, settle, table } from "./by_hand.js";

/**
 * @param {Disk} disk
 * @param {number} [limit]
 */
function tab(disk, limit) {
  /** @type {string[]} */
  const told = [];
  const store = new Store(
    { storageProblem: (kind) => told.push(kind), unsaved: (count) => told.push(`unsaved ${count}`), changed: (id, kind) => told.push(`${kind} ${id}`) },
    disk,
    limit,
  );
  return { store, told };
}

/**
 * @param {SavedMatch} match
 * @param {...string} actions
 */
const played = (match, ...actions) => ({ ...match, record: record(1, ...actions) });

/** @param {string} name */
const fault = (name) => new DOMException("for the test", name);

test("a saved match is written and announced to other tabs", async () => {
  const disk = new Disk();
  disk.held.set("a", saved("a", 1));
  const { store, told } = tab(disk);
  const match = /** @type {SavedMatch} */ (await store.checkOut("a"));
  const next = await store.save(played(match, "dice 2 6"));
  assert.equal(next.revision, 2);
  assert.equal(disk.held.get("a").record, record(1, "dice 2 6"));
  await store.save(played(next, "dice 2 6", "0 1.9"));
  assert.deepEqual(told, ["saved a", "saved a"]);
});

test("the later of two tabs gets a conflict and writes nothing", async () => {
  const disk = new Disk();
  disk.held.set("a", saved("a", 1));
  const [one, two] = [tab(disk), tab(disk)];
  const [mine, yours] = [await one.store.checkOut("a"), await two.store.checkOut("a")];
  await one.store.save(played(/** @type {SavedMatch} */ (mine), "dice 2 6"));
  await assert.rejects(two.store.save(played(/** @type {SavedMatch} */ (yours), "dice 5 5")), { name: new Conflict(saved("a", 1)).name });
  assert.equal(disk.held.get("a").record, record(1, "dice 2 6"));
});

test("one of ten simultaneous tabs wins, and the others can continue", async () => {
  const disk = new Disk();
  disk.held.set("a", saved("a", 1));
  const tabs = Array.from({ length: 10 }, () => tab(disk));
  for (let turn = 1; turn <= 3; turn += 1) {
    const opened = await Promise.all(tabs.map(({ store }) => store.checkOut("a")));
    const writes = tabs.map(({ store }, at) => store.save({ .../** @type {SavedMatch} */ (opened[at]), record: record(1, `dice ${turn} ${at}`) }));
    const done = await Promise.allSettled(writes);
    const [winner, ...more] = done.flatMap(({ status }, at) => (status === "fulfilled" ? [at] : []));
    assert.deepEqual(more, []);
    for (const write of done) if (write.status === "rejected") assert.equal(write.reason.name, "Conflict");
    assert.equal(disk.held.get("a").record, record(1, `dice ${turn} ${winner}`));
    assert.equal(disk.held.get("a").revision, turn + 1);
    tabs.push(/** @type {any} */ (tabs.shift())); // another one is the first
  }
});

test("a tab one revision ahead does not accept a match that another tab restored", async () => {
  const disk = new Disk();
  disk.held.set("a", saved("a", 1));
  const [ahead, behind] = [tab(disk), tab(disk)];
  const old = /** @type {SavedMatch} */ (await behind.store.checkOut("a"));
  const latest = await ahead.store.save(played(/** @type {SavedMatch} */ (await ahead.store.checkOut("a")), "dice 2 6"));
  disk.held.clear();
  const revived = await behind.store.save(played(old, "dice 5 5"));
  assert.equal(revived.revision, latest.revision);
  await assert.rejects(ahead.store.save(played(latest, "dice 2 6", "0 1.9")), { name: "Conflict" });
  assert.equal(disk.held.get("a").record, record(1, "dice 5 5"));
});

test("a match without marks is compared by its revision", async () => {
  const disk = new Disk();
  const { mark: _, ...old } = saved("a", 1);
  disk.held.set("a", old);
  const [one, two] = [tab(disk), tab(disk)];
  const [mine, yours] = [await one.store.checkOut("a"), await two.store.checkOut("a")];
  await one.store.save(played(/** @type {SavedMatch} */ (mine), "dice 2 6"));
  await assert.rejects(two.store.save(/** @type {SavedMatch} */ (yours)), { name: "Conflict" });
});

test("a silent device is waited for once, then matches stay in memory", async (context) => {
  const disk = new Disk();
  disk.prompt = false;
  const { store, told } = tab(disk, 9);
  const timer = context.mock.method(globalThis, "setTimeout");
  const made = await store.add({ name: "", record: record(1), things: saved("a", 1).things, about: saved("a", 1).about });
  assert.deepEqual(told, ["unsaved 1", "silent"]);
  const next = await store.save(played(made, "dice 2 6"));
  assert.equal((await store.checkOut(made.id))?.record, next.record);
  const { all: matches, failure } = await store.read();
  assert.deepEqual(matches.map(({ id }) => id), [made.id]);
  assert.equal(failure?.id, "problem-storage-unread");
  assert.ok(store.isUnsaved(made.id));
  assert.deepEqual(timer.mock.calls.map((call) => call.arguments[1]), [9, 0, 0], "for adding, saving and reading");
});

test("a late write of a silent device counts as this tab's own", async () => {
  const disk = new Disk();
  disk.prompt = false;
  const { store, told } = tab(disk, 1);
  const made = await store.add({ name: "", record: record(1), things: saved("a", 1).things, about: saved("a", 1).about });
  const next = await store.save(played(made, "dice 2 6"));
  await disk.answer();
  assert.ok(store.isUnsaved(made.id), "the later revision is still on its way");
  await disk.answer();
  assert.ok(!store.isUnsaved(made.id));
  assert.equal(told.at(-2), "unsaved 0");
  disk.prompt = true;
  await store.save(played(next, "dice 2 6", "0 1.9"));
  assert.equal(disk.held.get(made.id).record, record(1, "dice 2 6", "0 1.9"));
});

test("each storage error has its own message, and the next action writes again", async () => {
  for (const [name, kind] of [["QuotaExceededError", "full"], ["SecurityError", "blocked"], ["InvalidStateError", "blocked"], ["UnknownError", "failed"], ["AbortError", "failed"]]) {
    const disk = new Disk();
    disk.held.set("a", saved("a", 1));
    const { store, told } = tab(disk);
    const match = /** @type {SavedMatch} */ (await store.checkOut("a"));
    disk.fault = fault(name);
    const next = await store.save(played(match, "dice 2 6"));
    assert.deepEqual(told, ["unsaved 1", kind], name);
    disk.fault = null;
    await store.save(played(next, "dice 2 6", "0 1.9"));
    assert.deepEqual(told.slice(2), ["unsaved 0", "saved a"]);
    assert.equal(disk.held.get("a").record, record(1, "dice 2 6", "0 1.9"));
  }
});

test("a frame without storage gets the message about blocked storage", async () => {
  const disk = new Disk();
  const { store, told } = tab(disk);
  disk.fault = new DOMException("The user denied permission to access the database.", "UnknownError");
  await store.add({ name: "", record: record(1), things: saved("a", 1).things, about: saved("a", 1).about });
  assert.deepEqual(told, ["unsaved 1", "blocked"]);
});

test("saving keeps a name that another tab has given", async () => {
  const disk = new Disk();
  disk.held.set("a", saved("a", 1));
  const [playing, naming] = [tab(disk).store, tab(disk).store];
  const match = /** @type {SavedMatch} */ (await playing.checkOut("a"));
  assert.equal(match.name, "");
  await naming.rename("a", "Finals");
  const written = await playing.save(played(match, "dice 2 6"));
  assert.equal(written.name, "Finals");
  assert.equal(disk.held.get("a").name, "Finals");
  assert.equal(disk.held.get("a").record, record(1, "dice 2 6"));
});

test("a name given while a match was unsaved gives way to another tab's later one", async () => {
  const disk = new Disk();
  disk.held.set("a", saved("a", 1));
  const [playing, naming] = [tab(disk).store, tab(disk).store];
  const match = /** @type {SavedMatch} */ (await playing.checkOut("a"));
  disk.fault = fault("UnknownError");
  const unsaved = await playing.save(played(match, "dice 2 6"));
  disk.fault = null;
  assert.equal(await playing.rename("a", "Ours"), true);
  const written = await playing.save(played(unsaved, "dice 2 6", "0 1.9"));
  assert.equal(written.name, "Ours");
  await naming.rename("a", "Finals");
  assert.equal((await playing.save(played(written, "dice 2 6", "0 1.9", "dice 1 1"))).name, "Finals");
});

test("an unreadable match is not reported as missing", async () => {
  const disk = new Disk();
  const { store } = tab(disk);
  assert.equal(await store.checkOut("nowhere"), undefined);
  disk.held.set("broken", {});
  await assert.rejects(store.checkOut("broken"), { id: "problem-match-broken" });
  disk.fault = fault("UnknownError");
  await assert.rejects(store.checkOut("a"), { id: "problem-storage-unread" });
});

test("a deleted match that continues is stored again, with a notice", async () => {
  for (const by of ["another tab", "this tab", "the browser"]) {
    const disk = new Disk();
    disk.held.set("a", saved("a", 1));
    const { store, told } = tab(disk);
    const match = /** @type {SavedMatch} */ (await store.checkOut("a"));
    if (by === "this tab") await store.remove("a");
    else disk.held.clear();
    if (by === "another tab") store.deleted("a");
    told.length = 0;
    await store.save(played(match, "dice 2 6"));
    assert.deepEqual(told, ["saved a", by === "the browser" ? "cleared" : "revived"]);
    assert.equal(disk.held.get("a").record, record(1, "dice 2 6"));
  }
});

test("a damaged entry is listed separately and can be deleted", async () => {
  const disk = new Disk();
  disk.held.set("a", saved("a", 1));
  disk.held.set("broken", null);
  disk.held.set(7, saved("7", 1));
  const { store } = tab(disk);
  const { all: matches, broken } = await store.read();
  assert.deepEqual(matches.map(({ id }) => id), ["a"]);
  assert.deepEqual(broken.map(({ key }) => key), ["broken", 7]);
  await store.collection.remove(7);
  assert.deepEqual([...disk.held.keys()], ["a", "broken"]);
});

test("a page killed between two writes leaves a match that opens", async () => {
  const disk = new Disk();
  const { store } = tab(disk);
  let match = await store.add({ name: "", record: record(1), things: saved("a", 1).things, about: saved("a", 1).about });
  const actions = ["dice 2 6", "0 1.9", "dice 1 1", "1 1.3"];
  for (const [at] of actions.entries()) match = await store.save(played(match, ...actions.slice(0, at + 1)));
  await store.rename(match.id, "Ours");
  await store.remove(match.id);
  await store.restore(match);
  await settle();
  assert.equal(disk.written.length, 7);
  for (const entry of disk.written) {
    assert.deepEqual(readMatch(match.id, entry), entry);
    assert.ok(match.record.startsWith(entry.record));
  }
});

test("a match with a damaged summary gets a new one from Python", async () => {
  const match = saved("a", 1, "dice 2 6");
  for (const wrong of [{ about: undefined }, { about: { game: 7 } }, { about: null, revision: "3" }, { about: null, id: 9 }]) {
    const disk = new Disk();
    disk.held.set("a", { ...match, class: "4b", ...wrong });
    const { store } = tab(disk);
    const engine = new Engine();
    const mended = mend(store, engine, (await store.read()).broken);
    await settle();
    assert.deepEqual(engine.asked[0].values, { record: match.record });
    await engine.answer(table("a", 1, ["dice 2 6"]));
    assert.equal(await mended, true);
    const { all: matches, broken } = await store.read();
    assert.deepEqual(broken, []);
    assert.equal(matches[0].record, match.record);
    assert.equal(matches[0].about.game, "roll_it");
    assert.equal(Object(matches[0]).class, "4b");
  }
});

test("an entry without a readable record is not changed", async () => {
  const disk = new Disk();
  const entry = { ...saved("a", 1), about: null };
  disk.held.set("a", entry);
  disk.held.set("b", { id: "b", record: 7 });
  const { store } = tab(disk);
  const engine = new Engine();
  const mended = mend(store, engine, (await store.read()).broken);
  await settle();
  await engine.answer(new Refusal({ id: "no_such_game", arguments: {}, sentence: "There is no such game." }));
  assert.equal(await mended, false);
  assert.deepEqual(engine.asked, []);
  assert.deepEqual(disk.held.get("a"), entry);
  assert.equal((await store.read()).broken.length, 2);
});

test("a damaged entry that another tab has repaired is not changed", async () => {
  const disk = new Disk();
  disk.held.set("a", { ...saved("a", 1), about: null });
  const { store } = tab(disk);
  const engine = new Engine();
  const mended = mend(store, engine, (await store.read()).broken);
  await settle();
  const other = { ...saved("a", 1, "dice 2 6"), revision: 5, mark: "other" };
  disk.held.set("a", other);
  await engine.answer(table("a", 1, []));
  assert.equal(await mended, false);
  assert.deepEqual(disk.held.get("a"), other);
});

test("a clock set back changes only the date", async (context) => {
  const disk = new Disk();
  disk.held.set("a", saved("a", 1));
  const { store } = tab(disk);
  const other = tab(disk).store;
  const now = context.mock.method(Date, "now");
  let match = /** @type {SavedMatch} */ (await store.checkOut("a"));
  const old = /** @type {SavedMatch} */ (await other.get("a"));
  const actions = ["dice 2 6", "0 1.9", "dice 1 1"];
  for (const [at, time] of [4e12, 1e12, 0].entries()) {
    now.mock.mockImplementation(() => time);
    match = await store.save(played(match, ...actions.slice(0, at + 1)));
    assert.equal(match.changed, time);
    assert.deepEqual(await store.checkOut("a"), match);
  }
  now.mock.mockImplementation(() => 5e12);
  await assert.rejects(other.save(played(old, "dice 5 5")), { name: "Conflict" });
  assert.equal(disk.held.get("a").record, record(1, ...actions));
});

test("without a lock, no match is read to check for one", async () => {
  const disk = new Disk();
  disk.held.set("a", saved("a", 1));
  const { store } = tab(disk);
  let read = 0;
  const { entries } = disk;
  disk.entries = function () {
    read += 1;
    return entries.call(this);
  };
  const ids = async () => (await store.holding()).map(({ id }) => id);
  for (let time = 0; time < 3; time += 1) assert.deepEqual(await ids(), []);
  assert.equal(read, 1);
  const match = saved("b", 1);
  Object.assign(match.things, { locks: ["new"] });
  disk.prompt = false;
  const writing = store.save(match);
  await settle();
  const early = tab(disk).store.holding(); // another tab looks before it is written, and finds none
  disk.waiting.reverse();
  await disk.answer();
  assert.deepEqual(await early, []);
  await disk.answer();
  await writing;
  disk.prompt = true;
  assert.deepEqual(await ids(), ["b"]);
  await store.save({ .../** @type {SavedMatch} */ (await store.checkOut("b")), about: { ...match.about, winners: [0] } });
  assert.deepEqual(await ids(), []);
  await store.restore({ ...match, id: "c", changed: Date.now() });
  assert.deepEqual(await ids(), ["c"]);
  const removed = /** @type {SavedMatch} */ (await store.remove("c"));
  assert.deepEqual(await ids(), []);
  await store.restore(removed);
  assert.deepEqual(await ids(), ["c"]);
});

test("unreadable matches do not change the lock", async () => {
  const disk = new Disk();
  const held = saved("a", 1);
  Object.assign(held, { things: { ...held.things, pin: "salt and hash" }, changed: Date.now() });
  const { store } = tab(disk);
  await store.restore(held);
  disk.fault = fault("UnknownError");
  assert.deepEqual(await store.holding(), []);
  disk.fault = null;
  assert.deepEqual((await store.holding()).map(({ id }) => id), ["a"]);
});

test("ids have 80 random bits, equally distributed", (context) => {
  let next = 0;
  context.mock.method(crypto, "getRandomValues", (/** @type {any} */ bytes) => bytes.map(() => next++ % 256));
  const counts = new Map();
  for (let made = 0; made < 16; made += 1) {
    const id = newId();
    assert.equal(id.length, 16);
    for (const letter of id) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  assert.equal(counts.size, 32, "five bits a letter");
  assert.deepEqual(new Set(counts.values()), new Set([8]));
});
