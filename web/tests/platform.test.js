/** The page's exchange with a learning platform, and the page when the platform fails. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { record } from "./by_hand.js";
import "./page_by_hand.js";
import { findApi, Host, launchAddress, timeSpan, nameOf } from "../src/lms/scorm.js";

const { bare, readKept, resume, sameMatch, scoreOf, writeKept } = await import("../src/lms/platform.js");

const API = { LMSInitialize: () => "true" };

/** Pages, each in a frame of the next one. @param {object[]} pages @returns {any} */
function framed(...pages) {
  return pages.reduceRight((parent, page) => Object.defineProperties({ parent }, Object.getOwnPropertyDescriptors(page)), top());
}

function top() {
  /** @type {any} */
  const page = {};
  return Object.assign(page, { parent: page });
}

const foreign = { get API() { throw new Error("SecurityError"); } };

test("the platform's API is found in parent windows and openers across origins", () => {
  assert.equal(findApi(framed({})), null);
  assert.equal(findApi(framed({}, { API })), API);
  assert.equal(findApi(framed({}, {}, foreign, { API })), API);
  assert.equal(findApi(framed({}, { API: {} })), null);
  assert.equal(findApi(Object.assign(top(), { opener: framed({ API }) })), API);
  assert.equal(findApi(Object.assign(top(), { opener: framed({}, { API }) })), API);
  assert.equal(findApi(Object.assign(top(), { opener: framed(foreign) })), null);
  assert.equal(findApi(framed({}, foreign, { opener: framed({}, { API }) })), API, "the topmost window was opened by a frame of the platform");
  assert.equal(findApi(Object.assign(top(), { API })), API);
  const shut = new Proxy(top(), { get: () => { throw new Error("SecurityError"); } });
  assert.equal(findApi(framed({}, { opener: shut }, { API })), API);
  assert.equal(findApi(Object.assign(top(), { opener: shut })), null);
});

test("circular and endless chains of windows end the search", () => {
  const [one, other] = [top(), top()];
  Object.assign(one, { opener: other });
  Object.assign(other, { opener: one });
  assert.equal(findApi(one), null);
  const endless = () => ({ get parent() { return endless(); }, get opener() { return endless(); } });
  assert.equal(findApi(/** @type {any} */ (endless())), null);
});

/** @param {string} name @param {string | null} [bot] */
const seat = (name, bot = null) => ({ name, bot });
/** @param {{ name: string, bot: string | null }[]} seats @param {[number, number][] | null} right @returns {any} */
const result = (seats, right) => ({ seats, right_at_once: right });

test("the score is the learner's own, and is left out if the page calculates", () => {
  assert.equal(scoreOf(result([seat("Ben"), seat("Ada")], [[1, 4], [3, 4]]), "Ada"), 75);
  assert.equal(scoreOf(result([seat("Ben"), seat("Ada")], [[1, 4], [3, 4]]), ""), 25);
  assert.equal(scoreOf(result([seat("Robot", "easy"), seat("Ada")], [[0, 0], [1, 3]]), "Zoe"), 33);
  assert.equal(scoreOf(result([seat("Ada")], null), "Ada"), null);
  assert.equal(scoreOf(result([seat("Ada")], [[0, 0]]), "Ada"), null);
  assert.equal(scoreOf(result([seat("Ada")], [[0, 5]]), "Ada"), 0);
});

test("a page starts with the class match, or where its package starts", () => {
  assert.equal(launchAddress("?class=467-FC", "#/set-up/knaster"), "#/join/467-FC");
  assert.equal(launchAddress("?id=3", "#/set-up/knaster"), "#/set-up/knaster");
  assert.equal(launchAddress(""), "#/");
});

test("names are reordered and fit into a record", () => {
  assert.equal(nameOf("Lovelace, Ada"), "Ada Lovelace");
  assert.equal(nameOf("Ada Lovelace"), "Ada Lovelace");
  assert.equal(nameOf("King, Martin, Jr."), "King, Martin, Jr.");
  assert.equal(nameOf(" A|B\n\u2028C\u200b "), "A B C");
  assert.equal(nameOf("x".repeat(50)), "x".repeat(40));
  assert.equal(nameOf(""), "");
});

const thrown = () => {
  throw new Error("gone");
};

test("a platform that throws or returns nonsense counts as missing", () => {
  for (const answer of [thrown, () => undefined, () => null, () => ({}), () => Promise.resolve("true")]) {
    const host = new Host({ LMSInitialize: answer, LMSGetValue: answer, LMSSetValue: answer, LMSCommit: answer, LMSFinish: answer });
    assert.equal(host.begin(), false);
    assert.equal(host.get("cmi.suspend_data"), "");
    assert.equal(host.set("cmi.suspend_data", "x"), false);
    assert.equal(host.commit(), false);
    host.end();
  }
  assert.equal(new Host({}).get("cmi.suspend_data"), "");
});

test("nothing is sent to the platform after the visit has ended", () => {
  /** @type {string[]} */
  const asked = [];
  const called = (/** @type {string} */ name) => () => (asked.push(name), "true");
  const names = ["LMSInitialize", "LMSGetValue", "LMSSetValue", "LMSCommit", "LMSFinish"];
  const host = new Host(Object.fromEntries(names.map((name) => [name, called(name)])));
  assert.equal(host.commit(), true);
  host.end();
  assert.deepEqual(asked.splice(0), ["LMSCommit", "LMSSetValue", "LMSSetValue", "LMSCommit", "LMSFinish"]);
  assert.equal(host.commit(), false);
  assert.deepEqual(asked, []);
});

test("times have the format of SCORM 1.2", () => {
  assert.equal(timeSpan(0), "00:00:00");
  assert.equal(timeSpan(3_725_400), "01:02:05");
  assert.equal(timeSpan(-5), "00:00:00");
});

const SEALED = `${record(7, "dice 2 6")}# seal 0123456789abcdef\n`;

test("results and the current match are read back, and damaged data is skipped", async () => {
  const kept = { results: [SEALED], running: record(8, "dice 1 1") };
  const text = /** @type {string} */ (await writeKept(kept));
  assert.deepEqual(await readKept(text), kept);
  assert.deepEqual(await readKept(`${text.slice(0, 30)} #/match/AAAA other`), { results: [], running: null });
  assert.deepEqual(await readKept(""), { results: [], running: null });
});

test("data over the platform's limit is not written", async () => {
  let seed = 7;
  const letters = Array.from({ length: 5000 }, () => String.fromCharCode(33 + ((seed = (seed * 48271) % 2147483647) % 90)));
  assert.equal(await writeKept({ results: [SEALED], running: `${record(7)}# ${letters.join("")}\n` }), null);
});

/** @param {string} mark */
const marked = (mark) => record(7).replace("\n\n", `\n\n# mark ${mark}\n`);

test("a sealed record continues its match, and a tag tells two matches apart", () => {
  assert.equal(bare(SEALED), record(7, "dice 2 6").trimEnd());
  assert.equal(bare("a\n\n# seal x\ndice 1"), "a\n\n# seal x\ndice 1");
  assert.ok(sameMatch(SEALED, record(7)));
  assert.ok(!sameMatch(SEALED, record(8)));
  assert.ok(!sameMatch(marked("aa"), marked("bb")));
  assert.ok(sameMatch(marked("aa"), `${marked("aa")}dice 1 1\n`));
});

test("a stored match continues in the furthest copy on this device", async () => {
  const all = [["start", record(7)], ["furthest", record(7, "dice 2 6", "0 1.9")], ["other", record(8, "dice 2 6", "0 1.9", "dice 1 1")], ["near", record(7, "dice 2 6")]];
  const page = /** @type {any} */ ({ store: { read: async () => ({ all: all.map(([id, text]) => ({ id, record: text })) }) } });
  for (const kept of [SEALED, record(7, "dice 2 6", "0 1.9")]) assert.equal(await resume(page, kept), "furthest");
});

test("results are found in the exports of platforms", async () => {
  const other = SEALED.replace("seed: 7", "seed: 8");
  const [one, two] = await Promise.all([SEALED, other].map((text) => writeKept({ results: [text], running: record(9) })));
  const exports = {
    "Moodle's table of an attempt": `"Element","Value"\r\n"cmi.core.score.raw","80"\r\n"cmi.suspend_data","${one}"\r\n`,
    "a sheet with a row for each learner": `Ada;passed;${one}\nBen;passed;${two}\n`,
    "Kolibri's JSON": JSON.stringify([{ progress: 0.8, extra_fields: { contentState: { SCORM: { cmi: { suspend_data: one } } } } }]),
    "PHP's JSON": JSON.stringify({ suspend_data: `${one}\n${two}` }).replaceAll("/", "\\/"),
    "JSON within JSON": JSON.stringify({ extra_fields: JSON.stringify({ suspend_data: one }) }),
  };
  const { ResultChecker } = await import("../src/class/standing.js");
  const checker = new ResultChecker(/** @type {any} */ ({}));
  for (const [name, text] of Object.entries(exports)) {
    const expected = text.includes("Ben") || name.startsWith("PHP") ? [SEALED, other] : [SEALED];
    assert.deepEqual(await checker.textsIn(text), expected, name);
  }
});
