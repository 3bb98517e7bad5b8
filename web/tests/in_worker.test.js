/** Python's worker reads cached files directly from the service worker's cache, and requests any others. */
import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {unknown[][]} */
const asked = [];
/** @type {(address: string, where: { cacheName: string }) => Promise<Response | undefined>} */
let match = async () => undefined;
Object.assign(globalThis, {
  self: globalThis,
  SITE: { one_file: false, version: "this" },
  fetch: async (/** @type {unknown[]} */ ...given) => {
    asked.push(given);
    return new Response("fetched");
  },
  caches: { match: (/** @type {[string, any]} */ ...given) => match(...given) },
});
const { addressOf, fetchFile } = await import("../src/files/in_worker.js");

test("a cached file is read from this version's cache, without the service worker", async () => {
  match = async (address, { cacheName }) => (cacheName.endsWith(" this") && address === addressOf("a.wasm") ? new Response("kept") : undefined);
  assert.equal(await (await fetchFile("a.wasm")).text(), "kept");
  assert.deepEqual(asked, []);
});

test("other files, forced reloads and pages without caches use the network", async () => {
  assert.equal(await (await fetchFile("b.wasm")).text(), "fetched");
  assert.equal(await (await fetchFile("a.wasm", { cache: "reload" })).text(), "fetched");
  match = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  assert.equal(await (await fetchFile("a.wasm")).text(), "fetched");
  assert.deepEqual(asked.map(([address]) => address), ["b.wasm", "a.wasm", "a.wasm"].map(addressOf));
});
