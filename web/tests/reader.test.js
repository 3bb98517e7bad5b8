/** The reader of codes without a camera: the same code many times, parts in any order, unrelated codes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Collector } from "../src/class/reader/collector.js";
import { packResult } from "../src/match/links.js";
import { Problem } from "../src/text/problems.js";
import { noise } from "./by_hand.js";

/** @typedef {import("../src/class/reader/collector.js").Told} Told */

/** A reader whose clock the test moves, and the texts that it has received. */
function reader() {
  /** @type {string[]} */
  const taken = [];
  /** @type {Map<string, Record<number, string>>} */
  const waiting = new Map();
  const clock = { now: 0 };
  const collector = new Collector(
    {
      link: /#\/result\/([\w.-]+)$/,
      keepPart: async ({ tag, number, count, letters }) => {
        const all = { ...waiting.get(tag), [number]: letters };
        waiting.set(tag, all);
        const numbers = Array.from({ length: count }, (_, at) => at + 1);
        return { letters: numbers.map((one) => all[one]), missing: numbers.filter((one) => all[one] === undefined) };
      },
      forgetPart: async ({ tag }) => void waiting.delete(tag),
      take: async (text) => {
        if (text === "full") throw new Problem("problem-link-large");
        /** @type {Told["kind"]} */
        const kind = taken.includes(text) ? "same" : "added";
        taken.push(text);
        return { kind, text };
      },
    },
    () => clock.now,
  );
  return { collector, taken, waiting, clock };
}

const link = (/** @type {string} */ data) => `https://school.test/dice/#/result/${data}`;

test("a code in view is taken once, and reported again after it was away", async () => {
  const { collector, taken, clock } = reader();
  const code = link((await packResult("one")).whole);
  assert.deepEqual(await collector.read(code), { key: code, kind: "added", text: "one" });
  for (const now of [100, 2900, 5800]) {
    clock.now = now;
    assert.equal(collector.read(code), null);
  }
  clock.now = 9000;
  assert.equal((await collector.read(code))?.kind, "same");
  assert.deepEqual(taken, ["one", "one"]);
});

test("parts can arrive in any order, and repeats are reported as the same", async () => {
  const { collector, taken, waiting, clock } = reader();
  const text = noise(2000);
  const { codes } = await packResult(text);
  assert.ok(codes.length > 2);
  const [first, ...others] = codes.toReversed();
  const begun = await collector.read(link(first));
  assert.equal(begun?.kind, "part");
  const told = await Promise.all(others.map((code) => collector.read(link(code))));
  assert.deepEqual(told.map((line) => line?.kind), [...others.slice(1).map(() => "part"), "added"]);
  assert.deepEqual(new Set([begun, ...told].map((line) => line?.key)).size, 1);
  assert.deepEqual(taken, [text]);
  assert.equal(waiting.size, 0);
  clock.now = 10_000;
  assert.equal((await collector.read(link(first)))?.kind, "same");
  assert.deepEqual(taken, [text]);
  assert.equal(waiting.size, 0);
});

test("foreign and damaged codes are refused and reading continues", async () => {
  const { collector, taken } = reader();
  for (const code of ["https://school.test/#/join/467-FC", "WIFI:S:school;;", link("1.2.tag."), link("AAAA")]) {
    const told = await collector.read(code);
    assert.equal(told?.kind, "refused", code);
    assert.ok(told?.text, code);
  }
  assert.equal((await collector.read(link((await packResult("full")).whole)))?.kind, "refused");
  assert.equal((await collector.read(link((await packResult("one")).whole)))?.kind, "added");
  assert.deepEqual(taken, ["one"]);
});

test("a decoder whose worker has failed rejects at once", async () => {
  /** @type {EventTarget[]} */
  const workers = [];
  const made = class extends EventTarget {
    constructor() {
      super();
      workers.push(this);
    }
    postMessage() {}
    terminate() {}
  };
  Object.assign(globalThis, { Worker: made, window: new EventTarget(), document: { baseURI: "https://school.test/" }, SITE: { worker: "worker.js", decoder: "decoder.js", one_file: false } });
  const { Decoder } = await import("../src/class/reader/watching.js");
  const decoder = new Decoder(new AbortController().signal);
  const picture = /** @type {ImageData} */ (/** @type {unknown} */ ({ data: { buffer: new ArrayBuffer(4) } }));
  const asked = decoder.texts(picture);
  workers[0].dispatchEvent(Object.assign(new Event("error"), { message: "no script" }));
  await assert.rejects(asked, /no script/);
  await assert.rejects(decoder.texts(picture), /no script/);
});
