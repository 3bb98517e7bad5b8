/** Pyodide's large files are fetched at once, and the page receives the progress. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { gzipSync } from "node:zlib";

const EMPTY_MODULE = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00);
/** @type {Record<string, Uint8Array<ArrayBuffer>>} */
const FILES = { "python.wasm": EMPTY_MODULE, "python.zip": new Uint8Array(gzipSync("bytecode")) };

Object.assign(globalThis, {
  self: globalThis,
  SITE: { one_file: false, version: "this" },
  fetch: async (/** @type {string | URL} */ address) => new Response(FILES[String(address).replace(/^.*[/]/, "")]),
});
const { addressOf } = await import("../src/files/in_worker.js");
const { fetchEarly } = await import("../src/python/early.js");

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/**
 * Delivers both files. Returns the share that was reported last.
 * @param {number} told the fraction of each size that has arrived
 */
async function arrive(told) {
  /** @type {number[]} */
  const reported = [];
  const [wasm, python] = Object.entries(FILES).map(([url, { length }]) => ({ url, size: length * told }));
  const early = fetchEarly(wasm, false, python, (share) => reported.push(share));
  const unpacked = await (await fetch(addressOf(python.url))).text();
  await WebAssembly.instantiateStreaming(new Response(), {});
  early.done();
  mock.timers.tick(1000);
  assert.equal(unpacked, "bytecode");
  return reported.at(-1);
}

test("the share is 1 when both files have arrived, even if they are larger than announced", async () => {
  for (const told of [1, 0.5]) assert.equal(await arrive(told), 1);
  assert.equal(await arrive(2), 0.5);
});
