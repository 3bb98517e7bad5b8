/** The page and its service worker: a page finds out that the service worker has the files of a new version. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { settle } from "./by_hand.js";
import "./page_by_hand.js";

/** The version of the active service worker, and the files that it lacks. */
const worker = {
  version: "this",
  /** @type {string[]} */
  missing: [],
  postMessage(/** @type {string} */ _asked, /** @type {MessagePort[]} */ [port]) {
    const { version, missing } = this;
    port.postMessage({ whole: missing.length === 0, missing, version });
  },
};
const registration = Object.assign(new EventTarget(), { active: worker, waiting: null, installing: null, update: async () => {} });
const serviceWorker = Object.assign(new EventTarget(), { controller: worker, register: async () => registration, startMessages: () => {} });
Object.defineProperty(globalThis, "navigator", { value: { serviceWorker, languages: [] }, configurable: true });
Object.assign(globalThis, {
  isSecureContext: true,
  parent: globalThis,
  caches: { keys: async () => [] },
  setInterval: () => 0,
});
const { setTimeout: begin } = globalThis;
/** The page's time limits do not delay the test. @type {any} */
const unawaited = (/** @type {() => void} */ then, time = 0) => /** @type {any} */ (begin(then, time)).unref();
Object.assign(globalThis, { setTimeout: unawaited });
Object.assign(SITE, { worker: "worker.js", decoder: "decoder.js" });
const { watchOffline } = await import("../src/shell/offline.js");

/** The notices of the page once it has checked its service worker. */
async function told() {
  /** @type {string[]} */
  const notices = [];
  const page = { offline: "preparing", draw: () => {}, notify: (/** @type {{ id: string }} */ { id }) => notices.push(id) };
  watchOffline(/** @type {any} */ (page), Promise.resolve());
  for (let turn = 0; turn < 20 && page.offline === "preparing"; turn += 1) {
    await settle();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await settle();
  return { notices, offline: page.offline };
}

test("a page older than its files offers the new version", async () => {
  worker.version = "this";
  assert.deepEqual(await told(), { notices: [], offline: "ready" });
  worker.version = "newer";
  assert.deepEqual(await told(), { notices: ["new-version"], offline: "ready" });
});
