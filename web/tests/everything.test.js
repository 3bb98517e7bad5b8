/** Everything on a device as one file, deleted and brought back; and files that are added twice. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { bringBack, deleteEverything, isEverything, readEverything, textOfEverything } from "../src/library/everything.js";
import { deviceOfBefore, failing, held, newDevice, put, refusing, tab } from "./device.js";

beforeEach(() => {
  newDevice();
});

/** Python, which reads every record as it is. */
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

test("one file holds every match, robot and class, the waiting parts and what is damaged", async () => {
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

test("what is deleted comes back from the file, and a second time nothing does", async () => {
  await fill();
  const first = page();
  const all = await readEverything(first);
  const text = textOfEverything(all);
  const { matches } = await first.store.read();
  assert.equal(await deleteEverything(first, all), 0);
  for (const [name, store] of [["rollbook", "matches"], ["rollbook-robots", "robots"], ["rollbook-classes", "classes"]]) assert.equal((await held(name, store)).size, 0);
  const later = page();
  const outcome = await bringBack(later, text, onward);
  // 11 matches and two whose summary was damaged, three robots, a class; parts of a result are not brought back.
  assert.deepEqual(outcome, { back: 17, same: 1, refused: 6 });
  const here = await later.store.all();
  assert.equal(here.length, 13);
  for (const match of matches) assert.deepEqual(here.find(({ id }) => id === match.id)?.things, match.things);
  const robots = await later.robots.all();
  assert.deepEqual(robots.map(({ trusted }) => trusted), [false, false, false], "they came from a file");
  assert.equal(robots.find(({ name }) => name === "first")?.versions.length, 2);
  assert.equal((await later.classes.all())[0].results.length, 3);
  assert.equal((await bringBack(later, text, onward)).back, 0);
});

test("nothing is deleted that has changed since it was saved, and nothing where it cannot be read", async () => {
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

test("a file of everything that is cut off or written in is refused whole", async () => {
  await fill();
  const text = textOfEverything(await readEverything(page()));
  const wrong = [text.slice(0, -20), '{"rollbook everything":2}', '{"rollbook everything":1,"matches":7,"robots":[],"classes":[]}', '{"rollbook everything":1,"matches":[7],"robots":[],"classes":[]}'];
  for (const one of wrong) await assert.rejects(bringBack(page(), one, onward), { id: "problem-everything-damaged" });
});
