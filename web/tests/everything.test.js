/** Everything on a device as one file, deleted and restored; and files that are added twice. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { bringBack, deleteEverything, isEverything, readEverything, textOfEverything } from "../src/share/everything.js";
import { deviceOfBefore, failing, held, newDevice, put, refusing, tab } from "./device.js";

beforeEach(() => {
  newDevice();
});

/** A Python that accepts every record unchanged. */
const engine = {
  call: async (/** @type {string} */ _, /** @type {{ record: string }} */ { record }) => {
    const game = /game: (\w+)/.exec(record)?.[1];
    const seats = /seats: (.*)/.exec(record)?.[1].split(" | ").map((name) => ({ name, text: name, bot: null })) ?? [];
    return { record, game, seats, actions: record.split("\n\n")[1].trim().split("\n").length, to_act: [], turn: null, scores: seats.map(() => 0), result: null };
  },
};

/** A page in a tab. */
const page = () => /** @type {PageContext & ReturnType<typeof tab>} */ (/** @type {unknown} */ ({ ...tab(), engine }));

const onward = () => true;

/** @param {[IDBValidKey, unknown][]} entries */
const keys = (entries) => entries.map(([key]) => String(key)).sort();

async function fill() {
  for (const [name, { store, entries }] of Object.entries(await deviceOfBefore())) await put(name, store, entries);
}

test("one file contains all matches, robots, classes, waiting parts and damaged entries", async () => {
  await fill();
  const text = textOfEverything(await readEverything(page()));
  assert.ok(isEverything(text));
  const file = JSON.parse(text);
  const before = await deviceOfBefore();
  const kinds = { matches: "rollbook", robots: "rollbook-robots", classes: "rollbook-classes" };
  for (const [what, name] of Object.entries(kinds)) {
    assert.deepEqual(keys(file[what]), keys(before[name].entries), what);
  }
});

test("importing the file restores deleted entries, once", async () => {
  await fill();
  const first = page();
  const all = await readEverything(first);
  const text = textOfEverything(all);
  const { all: matches } = await first.store.read();
  assert.equal(await deleteEverything(first, all), 0);
  for (const [name, store] of [["rollbook", "matches"], ["rollbook-robots", "robots"], ["rollbook-classes", "classes"]]) assert.equal((await held(name, store)).size, 0);
  const later = page();
  const outcome = await bringBack(later, text, onward);
  // 11 matches and two whose summary was damaged, three robots, a class, and the parts of a result.
  assert.deepEqual(outcome, { back: 18, same: 0, refused: 6 });
  const here = await later.store.all();
  assert.equal(here.length, 13);
  for (const match of matches) assert.deepEqual(here.find(({ id }) => id === match.id)?.things, match.things);
  const robots = await later.robots.all();
  assert.deepEqual(robots.map(({ trusted }) => trusted), [false, false, false], "they came from a file");
  assert.equal(robots.find(({ name }) => name === "first")?.versions.length, 2);
  assert.equal((await later.classes.all())[0].results.length, 3);
  assert.equal((await bringBack(later, text, onward)).back, 0);
});

test("importing the file restores puzzles and their results", async () => {
  const first = page();
  const told = /** @type {any} */ ({ record: "rollbook puzzles 1", code: "H35P", name: "Zoe", game: "knaster", puzzles: [{}, {}], done: [{ right: true }] });
  const run = await first.classes.runs.add(told, { pin: "salt.hash", locks: ["new"] });
  const begun = await first.classes.begin({ code: "H35P", game: "knaster" });
  await first.classes.change(begun, () => ({ results: ["rollbook puzzles 1\n# seal 1\n"] }));
  const all = await readEverything(first);
  const text = textOfEverything(all);
  assert.equal(await deleteEverything(first, all), 0);
  assert.deepEqual(await first.classes.runs.all(), []);
  const later = page();
  assert.deepEqual(await bringBack(later, text, onward), { back: 2, same: 0, refused: 0 });
  assert.deepEqual(await later.classes.runs.all(), [run]);
  assert.deepEqual((await later.classes.all())[0].results, ["rollbook puzzles 1\n# seal 1\n"]);
  assert.deepEqual(await bringBack(later, text, onward), { back: 0, same: 2, refused: 0 });
});

test("importing the file restores waiting parts next to newer ones", async () => {
  const first = page();
  for (const number of [1, 2]) await first.classes.keepPart({ tag: "t", number, count: 4, letters: `old ${number}` });
  const all = await readEverything(first);
  const text = textOfEverything(all);
  await deleteEverything(first, all);
  const later = page();
  for (const number of [2, 3]) await later.classes.keepPart({ tag: "t", number, count: 4, letters: `new ${number}` });
  assert.deepEqual(await bringBack(later, text, onward), { back: 1, same: 0, refused: 0 });
  assert.deepEqual(await bringBack(later, text, onward), { back: 0, same: 1, refused: 0 });
  const { letters, missing } = await later.classes.keepPart({ tag: "t", number: 4, count: 4, letters: "new 4" });
  assert.deepEqual({ letters, missing }, { letters: ["old 1", "new 2", "new 3", "new 4"], missing: [] });
});

test("restored parts of last week stay for one day", async () => {
  const waiting = { count: 2, letters: { 1: "a" }, changed: Date.now() - 7 * 86_400_000 };
  const file = { matches: new Map(), robots: new Map(), classes: new Map([["waiting t 2", waiting]]) };
  const { classes } = page();
  await bringBack(/** @type {any} */ ({ ...page(), classes }), textOfEverything(file), onward);
  await classes.forgetParts({ tag: "other", number: 1, count: 1, letters: "z" });
  assert.deepEqual((await classes.keepPart({ tag: "t", number: 2, count: 2, letters: "b" })).letters, ["a", "b"]);
});

test("invalid waiting parts in a file are refused", async () => {
  const whole = { count: 2, letters: { 1: "a" }, changed: 1 };
  const wrong = { "waiting t 3": whole, "waiting u 2": { ...whole, letters: { 3: "c" } }, "waiting v 2": { ...whole, letters: { 1: 7 } }, "waiting w x": { ...whole, count: "x" }, "waiting y 2": { ...whole, letters: [] } };
  const file = { matches: new Map(), robots: new Map(), classes: new Map(Object.entries(wrong)) };
  assert.deepEqual(await bringBack(page(), textOfEverything(file), onward), { back: 0, same: 0, refused: 5 });
  assert.equal((await tab().classes.read()).broken.length, 0);
});

test("clearing deletes nothing that has changed since the file was saved", async () => {
  await fill();
  const one = page();
  const all = await readEverything(one);
  const [robot] = await one.robots.all();
  await tab().robots.write(robot, "written after the file was saved");
  const late = await tab().robots.add({ name: "late", game: "roll_it", source: "" });
  assert.equal(await deleteEverything(one, all), 1);
  const left = await tab().robots.all();
  assert.deepEqual(left.map(({ id }) => id).sort(), [robot.id, late.id].sort());
  failing("getAll", refusing("UnknownError"));
  await assert.rejects(readEverything(page()), { id: "problem-storage-unread" });
});

test("clearing deletes nothing that another tab has written", async () => {
  const [one, two] = [page(), page()];
  const robot = await one.robots.add({ name: "mine", game: "roll_it", source: "first" });
  two.robots.seen(robot);
  const mend = failing("put", refusing("QuotaExceededError"));
  await one.robots.write(robot, "here");
  mend();
  const all = await readEverything(one);
  const { robot: theirs } = await two.robots.write(robot, "there");
  assert.equal(await deleteEverything(one, all), 1);
  assert.deepEqual((await held("rollbook-robots", "robots")).get(robot.id), theirs);
  assert.equal((await one.robots.get(robot.id))?.source, "here");
  await one.robots.write(robot, "here too");
  assert.equal(await deleteEverything(one, all), 1);
  assert.equal(await deleteEverything(one, await readEverything(one)), 0);
  assert.equal((await held("rollbook-robots", "robots")).size, 0);
});

test("a truncated or changed file is refused", async () => {
  await fill();
  const text = textOfEverything(await readEverything(page()));
  const wrong = [text.slice(0, -20), '{"rollbook everything":2}', '{"rollbook everything":1,"matches":7,"robots":[],"classes":[]}', '{"rollbook everything":1,"matches":[7],"robots":[],"classes":[]}'];
  for (const one of wrong) await assert.rejects(bringBack(page(), one, onward), { id: "problem-everything-damaged" });
});
