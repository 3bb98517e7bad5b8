/** The service worker: whose caches it deletes when a version takes over. */
import assert from "node:assert/strict";
import { test } from "node:test";

const SCOPE = "https://school.test/dice/";
/** @type {Map<string, (event: any) => void>} */
const listeners = new Map();
/** @type {{ scope: string, installing: object | null, waiting: object | null }} */
const registration = { scope: SCOPE, installing: null, waiting: null };
/** @type {Set<string>} */
const names = new Set();
/** @type {string[]} */
let open = [];
/** The locks that starting pages do not hold yet. @type {string[]} */
let starting = [];

Object.defineProperty(globalThis, "navigator", {
  value: { locks: { query: async () => ({ held: open.map((name) => ({ name })), pending: starting.map((name) => ({ name })) }) } },
  configurable: true,
});
Object.assign(globalThis, {
  SITE: { version: "2" },
  OFFLINE: { files: [], headers: {}, page: "" },
  caches: { keys: async () => [...names], delete: async (/** @type {string} */ name) => names.delete(name), open: async () => ({}) },
  self: {
    registration,
    clients: { claim: async () => {} },
    addEventListener: (/** @type {string} */ kind, /** @type {(event: any) => void} */ then) => listeners.set(kind, then),
  },
});
await import("../src/shell/service_worker.js");

/** The caches of this host after version 2 has taken over and another page has asked it for its version. */
async function keptAfter() {
  for (const name of [`rollbook ${SCOPE} 1`, `rollbook ${SCOPE} 2`, `rollbook ${SCOPE} 3`, "rollbook https://school.test/other/ 1"]) names.add(name);
  for (const event of [{ kind: "activate" }, { kind: "message", data: "version", ports: [] }]) {
    /** @type {Promise<unknown>[]} */
    const waited = [];
    listeners.get(event.kind)?.({ ...event, waitUntil: (/** @type {Promise<unknown>} */ work) => waited.push(work) });
    await Promise.all(waited);
  }
  return [...names].filter((name) => name.startsWith(`rollbook ${SCOPE} `)).map((name) => name.at(-1));
}

test("a version deletes older caches, except those of open and starting pages", async () => {
  assert.deepEqual(await keptAfter(), ["2"]);
  open = [`rollbook ${SCOPE} 1`];
  assert.deepEqual((await keptAfter()).sort(), ["1", "2"]);
  [open, starting] = [[], open];
  assert.deepEqual((await keptAfter()).sort(), ["1", "2"]);
  starting = [];
  assert.ok(names.has("rollbook https://school.test/other/ 1"));
});

for (const state of /** @type {const} */ (["installing", "waiting"])) {
  test(`while a newer version is ${state}, no cache is deleted`, async () => {
    open = [];
    registration[state] = {};
    assert.deepEqual((await keptAfter()).sort(), ["1", "2", "3"]);
    registration[state] = null;
    assert.deepEqual(await keptAfter(), ["2"]);
  });
}
