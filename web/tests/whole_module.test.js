/** Two parts of a module are put together, and are used only if they are Pyodide's own. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gzipSync } from "node:zlib";
import { join, wholeModule } from "../src/files/whole_module.js";

const PREAMBLE = [0, 97, 115, 109, 1, 0, 0, 0];
const TYPES = [1, 4, 1, 96, 0, 0]; // one type: a function without parameters or results
const FUNCTIONS = [3, 5, 4, 0, 0, 0, 0]; // four functions of it
const STUB = [3, 0, 0, 11];
const NOTHING = [2, 0, 11];
const DROPS = [5, 0, 65, 1, 26, 11]; // i32.const 1, drop
const CUSTOM = [0, 3, 1, 120, 3]; // the sections after the code
/** The size of the section is written in five bytes, as linkers do. */
const WHOLE = [...PREAMBLE, ...TYPES, ...FUNCTIONS, 10, 145, 128, 128, 128, 0, 4, ...NOTHING, ...DROPS, ...STUB, ...NOTHING, ...CUSTOM];
const LEAN = [...PREAMBLE, ...TYPES, ...FUNCTIONS, 10, 16, 4, ...STUB, ...STUB, ...STUB, ...NOTHING, ...CUSTOM];
const REST = [7, 10, 145, 128, 128, 128, 0, 4, ...NOTHING, ...DROPS, ...STUB];

/** @type {Record<string, (Response | Error)[]>} the responses, in this order, the last one repeated */
let answers;
/** @type {(RequestInit | undefined)[]} */
let asked;

/** @param {number[]} bytes */
const response = (bytes) => new Response(Uint8Array.from(bytes));
/** @param {number[]} bytes */
const packed = (bytes) => new Response(gzipSync(Uint8Array.from(bytes)));

/** @param {string} path @param {RequestInit} [how] */
async function fetchFile(path, how) {
  asked.push(how);
  const [first, ...others] = answers[path];
  if (others.length > 0) answers[path] = others;
  if (first instanceof Error) throw first;
  return first.clone();
}

beforeEach(async () => {
  asked = [];
  answers = { "lean.wasm": [response(LEAN)], "rest.bin": [packed(REST)] };
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(WHOLE)));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  Object.assign(globalThis, { SITE: { pyodide: { wasm: { url: "lean.wasm" }, rest: "rest.bin", whole: { size: WHOLE.length, sha256 } } } });
});

test("the hand-made modules are valid", () => {
  for (const module of [WHOLE, LEAN]) assert.ok(WebAssembly.validate(Uint8Array.from(module)));
});

test("two parts give the full module byte for byte, even with a function like a stub", async () => {
  assert.deepEqual([...(await join(Uint8Array.from(LEAN), Uint8Array.from(REST)))], WHOLE);
});

test("the full module is fetched in its parts", async () => {
  assert.deepEqual([...(await wholeModule(fetchFile))], WHOLE);
  assert.deepEqual(asked, [undefined, undefined]);
});

test("pages that start with the full module fetch no rest", async () => {
  Object.assign(SITE.pyodide, { rest: null });
  answers = { "lean.wasm": [response(WHOLE)] };
  assert.deepEqual([...(await wholeModule(fetchFile))], WHOLE);
});

const TORN = REST.slice(0, -3);
const WRONG = [...REST.slice(0, -1), 1];
for (const [what, rest] of Object.entries({ "damaged": packed(WRONG), "cut off": packed(TORN), "of no use": response([1, 2, 3]) })) {
  test(`a rest that is ${what} is fetched again without the browser's cache`, async () => {
    answers["rest.bin"] = [rest, packed(REST)];
    assert.deepEqual([...(await wholeModule(fetchFile))], WHOLE);
    assert.deepEqual(asked, [undefined, undefined, { cache: "reload" }, { cache: "reload" }]);
  });

  test(`a rest that stays ${what} is not used`, async () => {
    answers["rest.bin"] = [rest];
    await assert.rejects(wholeModule(fetchFile));
  });
}

test("a lean module of another version is not used", async () => {
  answers["lean.wasm"] = [response([...LEAN.slice(0, -1), 4])];
  await assert.rejects(wholeModule(fetchFile), /not what was built/);
});

/** A page on plain http, where browsers compute no digests. @param {import("node:test").TestContext} context */
function onPlainHttp(context) {
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
  context.after(() => Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true }));
}

test("without digests, a module of the right length that validates is used", async (context) => {
  onPlainHttp(context);
  assert.deepEqual([...(await wholeModule(fetchFile))], WHOLE);
  assert.deepEqual(asked, [undefined, undefined]);
});

for (const [what, rest] of Object.entries({ "damaged": packed(WRONG), "cut off": packed(TORN), "of no use": response([1, 2, 3]) })) {
  test(`without digests, a rest that is ${what} is fetched again, and not used if it stays so`, async (context) => {
    onPlainHttp(context);
    answers["rest.bin"] = [rest, packed(REST)];
    assert.deepEqual([...(await wholeModule(fetchFile))], WHOLE);
    answers["rest.bin"] = [rest];
    await assert.rejects(wholeModule(fetchFile));
  });
}

test("no answer, or a missing file, is an error", async () => {
  answers["rest.bin"] = [new TypeError("no network")];
  await assert.rejects(wholeModule(fetchFile), /no network/);
  answers["rest.bin"] = [new Response("Not found", { status: 404 })];
  await assert.rejects(wholeModule(fetchFile), /404/);
});
