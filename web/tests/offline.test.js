/** The page and its service worker: a page finds out that the service worker has the files of a new version. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { settle } from "./by_hand.js";
import "./page_by_hand.js";

/** @param {string} version */
const workerOf = (version) =>
  Object.assign(new EventTarget(), {
    version,
    state: "activated",
    /** The messages of the page. @type {string[]} */
    asked: [],
    postMessage(/** @type {string} */ message, /** @type {MessagePort[]} */ [port]) {
      this.asked.push(message);
      port.postMessage({ whole: true, missing: [], version: this.version });
    },
  });
const worker = workerOf("this");
/** @typedef {ReturnType<typeof workerOf> | null} Worker */
const coming = { waiting: /** @type {Worker} */ (null), installing: /** @type {Worker} */ (null) };
const registration = Object.assign(new EventTarget(), coming, { active: worker, update: async () => {} });
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

/** A page that has checked its service worker, and its notices. */
async function opened() {
  /** @type {string[]} */
  const notices = [];
  const page = { offline: "preparing", draw: () => {}, notify: (/** @type {{ id: string }} */ { id }) => notices.push(id) };
  watchOffline(/** @type {any} */ (page), Promise.resolve());
  await until(() => page.offline !== "preparing");
  return { notices, offline: page.offline };
}

/** Waits for messages between the page and its workers. @param {() => boolean} happened */
async function until(happened) {
  for (let turn = 0; turn < 20 && !happened(); turn += 1) {
    await settle();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await settle();
}

test("a page older than its files offers the new version", async () => {
  worker.version = "this";
  assert.deepEqual(await opened(), { notices: [], offline: "ready" });
  worker.version = "newer";
  assert.deepEqual(await opened(), { notices: ["new-version"], offline: "ready" });
});

test("a new version that waits is offered, and an identical one takes over", async () => {
  worker.version = "this";
  for (const [version, notices, asked] of /** @type {const} */ ([["newer", ["new-version"], ["version"]], ["this", [], ["version", "replace"]]])) {
    registration.waiting = workerOf(version);
    const page = await opened();
    await until(() => registration.waiting?.asked.length === asked.length);
    assert.deepEqual(page.notices, notices);
    assert.deepEqual(registration.waiting.asked, asked);
  }
  registration.waiting = null;
});

test("a new version is offered once it is installed", async () => {
  worker.version = "this";
  const { notices } = await opened();
  const installing = Object.assign(workerOf("newer"), { state: "installing" });
  registration.installing = installing;
  registration.dispatchEvent(new Event("updatefound"));
  installing.dispatchEvent(new Event("statechange"));
  await settle();
  assert.deepEqual([notices, installing.asked], [[], []]);
  installing.state = "installed";
  installing.dispatchEvent(new Event("statechange"));
  await until(() => notices.length > 0);
  assert.deepEqual(notices, ["new-version"]);
  registration.installing = null;
});

test("a version that another tab has accepted is offered", async () => {
  worker.version = "this";
  const { notices } = await opened();
  serviceWorker.controller = workerOf("newer");
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  await until(() => notices.length > 0);
  assert.deepEqual(notices, ["new-version"]);
  serviceWorker.controller = worker;
});
