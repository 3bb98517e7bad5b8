/** Stored data on a device: two tabs, a full, blocked or silent browser, nonsense, and entries of earlier versions. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { newId } from "../src/storage/collection.js";
import { deviceOfBefore, failing, held, newDevice, put, refusing, tab } from "./device.js";

const ROBOT = { name: "mine", game: "roll_it", source: "one" };
const THINGS = { looks: [], auto: true };
const ABOUT = { game: /** @type {const} */ ("roll_it"), seats: ["A"], actions: 0, winners: null };
const LONG_AGO = 100_000_000;

/** @param {{ versions: { source: string }[] }} robot */
const versionsOf = ({ versions }) => versions.map(({ source }) => source);

/** One of three parts of a result. @param {number} number */
const part = (number) => ({ tag: "t", number, count: 3, letters: "abc"[number - 1] });

/** @type {IDBFactory} */
let factory;
beforeEach(() => {
  factory = newDevice();
});

test("stored data of earlier versions opens, and damaged entries can be saved", async () => {
  const before = await deviceOfBefore();
  for (const [name, { store, entries }] of Object.entries(before)) await put(name, store, entries);
  const { store, robots, classes, told } = tab();
  const { all: matches, broken, failure } = await store.read();
  assert.equal(failure, null);
  assert.equal(matches.length, 11);
  for (const match of matches) assert.deepEqual(await store.checkOut(match.id), before.rollbook.entries.find(([key]) => key === match.id)?.[1]);
  assert.deepEqual([...new Set(matches.map(({ about }) => about.game))].sort(), ["knaster", "knockout", "lowdown", "roll_it", "roll_out"]);
  assert.deepEqual(new Set(broken.map(({ key }) => key)), new Set([7, "broken-null", "broken-empty", "broken-summary", "later-game"]));
  const read = await robots.read();
  assert.deepEqual(read.all.map(({ name }) => name).sort(), ["first", "null_version", "second"]);
  const first = read.all.find(({ name }) => name === "first");
  assert.equal(first?.versions.length, 2);
  assert.deepEqual(read.all.find(({ name }) => name === "second")?.results, { easy: { wins: 12, matches: 20 } });
  assert.deepEqual(read.broken.map(({ key }) => key).sort(), ["latergame", "nonsense"]);
  assert.equal(read.broken.find(({ key }) => key === "latergame")?.text, "def choose(state, seat, rng):\n    return 'x'\n");
  const [one] = (await classes.read()).all;
  assert.equal(one.code, "467-FC");
  assert.equal(one.results.length, 3);
  assert.deepEqual((await classes.keepPart({ tag: "e92ae963", number: 2, count: 3, letters: "B" })).missing, []);
  assert.deepEqual(told, ["classes saved waiting e92ae963 3"]);
  const old = /** @type {any} */ (first);
  const { robot } = await robots.write(old, "other");
  assert.deepEqual(robot, { ...old, source: "other", changed: robot.changed, mark: robot.mark, versions: [...old.versions, { at: old.changed, source: old.source }] });
});

test("an empty version of a robot does not hide the others", async () => {
  const whole = { at: 5, source: "whole" };
  await put("rollbook-robots", "robots", [["a", { id: "a", ...ROBOT, made: 1, changed: 2, versions: [null, 7, { at: 1 }, whole], results: null }]]);
  const robot = await tab().robots.get("a");
  assert.deepEqual(robot?.versions, [whole]);
  assert.deepEqual(robot?.results, {});
});

test("a robot of an unknown game is listed as damaged and can be deleted", async () => {
  await put("rollbook-robots", "robots", [["a", { id: "a", ...ROBOT, game: "sixth", versions: [], results: {} }]]);
  const { robots } = tab();
  await assert.rejects(robots.get("a"), { id: "robot-broken" });
  const { broken } = await robots.read();
  assert.equal(broken[0].text, "one");
  await robots.collection.remove("a");
  assert.equal((await held("rollbook-robots", "robots")).size, 0);
});

test("a damaged class is listed with its readable results and can be deleted", async () => {
  const results = ["rollbook 1\nfirst\n", 7, "rollbook 1\nsecond\n"];
  const whole = { id: "class a", code: "467-FC", name: "4b", made: 1, changed: 2, results };
  const waiting = { count: 2, letters: { 1: "a" }, changed: Date.now() };
  await put("rollbook-classes", "classes", [["class a", whole], ["class b", { id: "class b", results: 7 }], ["class c", null], ["waiting t 2", waiting], ["waiting t 3", waiting]]);
  const { classes } = tab();
  const read = await classes.read();
  assert.deepEqual(read.all, []);
  assert.deepEqual(read.broken.map(({ key, name, changed }) => [key, name, changed]), [["class a", "4b", 2], ["class b", "", null], ["class c", "", null], ["waiting t 3", "", waiting.changed]]);
  assert.equal(read.broken[0].text, "rollbook 1\nfirst\nrollbook 1\nsecond\n");
  assert.deepEqual(JSON.parse(read.broken[1].text), { id: "class b", results: 7 });
  await classes.collection.remove("class a");
  assert.equal((await held("rollbook-classes", "classes")).has("class a"), false);
});

test("a lesson without a version is read, and a newer one is not changed", async () => {
  const from = { code: "467-FC", name: "4b", made: 1, changed: 2, results: [] };
  const newer = { ...from, id: "class b", version: 2, game: "roll_it" };
  await put("rollbook-classes", "classes", [["class a", { ...from, id: "class a" }], ["class b", newer]]);
  const { classes } = tab();
  const { all, broken } = await classes.read();
  assert.deepEqual(all.map(({ id, version, game }) => [id, version, game]), [["class a", 1, ""]]);
  assert.deepEqual(broken.map(({ key }) => key), ["class b"]);
  const begun = await classes.begin({ code: "467-FC", game: "roll_it", name: "7a" });
  assert.deepEqual([begun.version, begun.game, begun.name, begun.results], [1, "roll_it", "7a", []]);
  assert.deepEqual((await held("rollbook-classes", "classes")).get("class b"), newer);
});

test("the later of two tabs wins, and the other code becomes a version", async () => {
  const [one, two] = [tab().robots, tab().robots];
  const robot = await one.add(ROBOT);
  two.seen(robot);
  assert.equal((await two.write(robot, "two")).overtook, false);
  const { robot: last, overtook } = await one.write(robot, "three");
  assert.equal(overtook, true);
  assert.equal(last.source, "three");
  assert.deepEqual(versionsOf(last), ["two"]);
  assert.equal((await one.write(last, "four")).overtook, false);
});

test("code from another tab becomes a version after a failed save", async () => {
  const [one, two] = [tab().robots, tab().robots];
  const robot = await one.add(ROBOT);
  two.seen(robot);
  const mend = failing("put", refusing("QuotaExceededError"));
  await one.write(robot, "here");
  mend();
  await two.write(robot, "first");
  await two.write(robot, "second", { replaced: true });
  const named = await one.change(robot, { name: "ours" });
  assert.deepEqual([named.name, named.source, versionsOf(named)], ["ours", "here", ["first", "second"]]);
  assert.equal((await two.write(robot, "third")).overtook, true);
  const refuse = failing("put", refusing("QuotaExceededError"));
  await one.write(robot, "here again");
  refuse();
  await two.write(robot, "fourth");
  await one.takeIn(robot.id, { source: "typed", marks: one.marks(robot.id) });
  const last = await one.get(robot.id);
  assert.deepEqual([last?.source, last && versionsOf(last)], ["typed", ["first", "second", "here", "third", "fourth"]]);
});

test("saving code keeps a name that another tab has given", async () => {
  const [one, two] = [tab().robots, tab().robots];
  const robot = await one.add(ROBOT);
  await two.change(robot, { name: "ours" });
  const { robot: written, overtook } = await one.write(robot, "two");
  assert.deepEqual([written.name, written.source, overtook], ["ours", "two", false]);
});

test("a full device keeps robots and classes in memory and says so", async () => {
  const { robots, classes, told } = tab();
  const mend = failing("put", refusing("QuotaExceededError"));
  const robot = await robots.add(ROBOT);
  const one = await classes.begin({ code: "467-FC", game: "roll_it" });
  await classes.change(one, () => ({ results: ["r"] }));
  assert.deepEqual(told, ["robots unsaved 1", "robots full", "classes unsaved 1", "classes full", "classes unsaved 1", "classes full"]);
  assert.equal((await robots.get(robot.id))?.source, "one");
  assert.deepEqual((await classes.all()).map(({ results }) => results), [["r"]]);
  mend();
  await robots.write(robot, "two");
  await classes.change(one, ({ results }) => ({ results: [...results, "s"] }));
  assert.equal((await held("rollbook-robots", "robots")).get(robot.id).source, "two");
  assert.deepEqual((await held("rollbook-classes", "classes")).get(one.id).results, ["r", "s"]);
  assert.ok(told.includes("robots unsaved 0") && told.includes("classes unsaved 0"));
});

test("blocked storage keeps robots, classes and parts in memory", async () => {
  Object.defineProperty(globalThis, "indexedDB", { get: refusing("SecurityError"), configurable: true });
  const { robots, classes, store } = tab();
  const robot = await robots.add(ROBOT);
  assert.deepEqual((await robots.all()).map(({ id }) => id), [robot.id]);
  for (const number of [1, 2]) await classes.keepPart({ tag: "t", number, count: 2, letters: "ab"[number - 1] });
  await classes.forgetParts({ tag: "t", number: 2, count: 2, letters: "b" });
  const one = await classes.begin({ code: "467-FC", game: "roll_it" });
  await classes.remove(one);
  await robots.remove(robot);
  assert.deepEqual([await robots.all(), await classes.all(), await store.all()], [[], [], []]);
});

test("a browser that never answers causes a notice", async () => {
  failing("open", () => new EventTarget());
  const { robots, classes, told } = tab(1);
  assert.equal((await robots.read()).failure?.id, "problem-storage-unread");
  await assert.rejects(robots.all(), { id: "problem-storage-unread" });
  await assert.rejects(robots.get("a"), { id: "problem-storage-unread" });
  await assert.rejects(classes.all(), { id: "problem-storage-unread" });
  const one = await classes.begin({ code: "467-FC", game: "roll_it" });
  assert.deepEqual((await classes.read()).all.map(({ id }) => id), [one.id]);
  assert.ok(told.includes("classes silent") && told.includes("robots silent reading"));
});

test("unreadable storage is not treated as empty", async () => {
  const { robots, classes, store } = tab();
  await robots.add(ROBOT);
  await classes.begin({ code: "467-FC", game: "roll_it" });
  failing("getAll", refusing("UnknownError"));
  for (const collection of [robots, classes, store]) await assert.rejects(() => collection.all(), { id: "problem-storage-unread" });
});

test("other tabs hear of a deletion only if it succeeded", async () => {
  const { robots, classes, store, told } = tab();
  const robot = await robots.add(ROBOT);
  const one = await classes.begin({ code: "467-FC", game: "roll_it" });
  const match = await store.add({ name: "", record: "rollbook 1\n", things: THINGS, about: ABOUT });
  told.length = 0;
  const mend = failing("delete", refusing("UnknownError"));
  for (const work of [() => robots.remove(robot), () => classes.remove(one), () => store.remove(match.id)]) await assert.rejects(work, { id: "problem-storage-unchanged" });
  assert.deepEqual(told.filter((text) => text.includes("deleted")), []);
  assert.deepEqual([await robots.all(), await classes.all(), await store.all()].map(({ length }) => length), [1, 1, 1]);
  mend();
  await store.remove(match.id);
  assert.deepEqual(told.filter((text) => text.includes("deleted")), [`matches deleted ${match.id}`]);
});

test("a match that cannot be renamed is not reported as missing", async () => {
  const { store } = tab();
  const { id } = await store.add({ name: "", record: "rollbook 1\n", things: THINGS, about: ABOUT });
  const mend = failing("put", refusing("UnknownError"));
  await assert.rejects(store.rename(id, "Ours"), { id: "problem-storage-unchanged" });
  mend();
  assert.equal(await store.rename(id, "Ours"), true);
  assert.equal((await store.all())[0].name, "Ours");
});

test("the parts of a result stay until it has been read", async () => {
  const { classes } = tab();
  for (const number of [1, 2, 3]) await classes.keepPart(part(number));
  const again = await tab().classes.keepPart(part(3)); // the page was reloaded
  assert.deepEqual(again, { letters: ["a", "b", "c"], missing: [] });
  await classes.forgetParts(part(3));
  assert.deepEqual((await classes.keepPart(part(1))).missing, [2, 3]);
});

test("old incomplete parts are deleted with the next result", async () => {
  const old = { count: 2, letters: { 1: "a" }, changed: Date.now() - LONG_AGO };
  await put("rollbook-classes", "classes", [["waiting old 2", old], ["waiting new 2", { ...old, changed: Date.now() }]]);
  await tab().classes.forgetParts({ tag: "t", number: 1, count: 1, letters: "a" });
  assert.deepEqual([...(await held("rollbook-classes", "classes")).keys()], ["waiting new 2"]);
});

test("two tabs can add results to one class at the same time", async () => {
  const [one, two] = [tab().classes, tab().classes];
  const begun = await one.begin({ code: "467-FC", game: "roll_it" });
  await Promise.all([one, two].map((classes, at) => classes.change(begun, ({ results }) => ({ results: [...results, `r${at}`] }))));
  assert.deepEqual((await one.all())[0].results, ["r0", "r1"]);
});

test("a result from another tab survives a failed save in the same millisecond", async (context) => {
  const [one, two] = [tab().classes, tab().classes];
  const begun = await one.begin({ code: "467-FC", game: "roll_it" });
  const at = Date.now();
  context.mock.method(Date, "now").mock.mockImplementation(() => at);
  const mend = failing("put", refusing("QuotaExceededError"));
  await one.change(begun, ({ results }) => ({ results: [...results, "here"] }));
  mend();
  await two.change(begun, ({ results }) => ({ results: [...results, "there"] }));
  const { results } = await one.change(begun, () => ({ name: "ours" }));
  assert.deepEqual(results.sort(), ["here", "there"]);
  assert.deepEqual([...(await held("rollbook-classes", "classes")).values()][0].results.sort(), ["here", "there"]);
});

test("a full class refuses another result and keeps the others", async () => {
  const [one, two] = [tab().classes, tab().classes];
  const begun = await one.begin({ code: "467-FC", game: "roll_it" });
  const results = Array.from({ length: 500 }, (_, at) => `r${at}`);
  await one.change(begun, () => ({ results }));
  await assert.rejects(two.change(begun, (now) => ({ results: [...now.results, "r500"] })), { id: "class-full", arguments: { most: 500 } });
  assert.deepEqual((await one.all())[0].results, results);
  assert.equal((await two.change(begun, () => ({ name: "4b" }))).name, "4b");
  assert.deepEqual((await two.change(begun, (now) => ({ results: now.results.slice(1) }))).results, results.slice(1));
});

test("ids are short, alphanumeric and unbiased", () => {
  const ids = Array.from({ length: 400 }, newId);
  assert.ok(ids.every((id) => /^[0-9a-v]{16}$/.test(id)));
  assert.equal(new Set(ids).size, ids.length);
  const counts = new Map();
  for (const letter of ids.join("")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  // 6,400 letters, 200 of each of 32: with `% 36` of a byte, the first four would come a seventh more often; there are 32 here.
  assert.equal(counts.size, 32);
  assert.ok([...counts.values()].every((count) => Math.abs(count - 200) < 100));
});

test("databases close when the browser wants to delete them, and open again", async () => {
  const { robots, classes } = tab();
  await robots.add(ROBOT);
  await classes.begin({ code: "467-FC", game: "roll_it" });
  for (const name of ["rollbook-robots", "rollbook-classes"]) {
    await new Promise((resolve, reject) => {
      const deleting = factory.deleteDatabase(name);
      deleting.addEventListener("success", resolve);
      deleting.addEventListener("blocked", () => reject(new Error(`${name} is not let go`)));
    });
  }
  await robots.add(ROBOT);
  assert.equal((await held("rollbook-robots", "robots")).size, 1);
});
