/** Snapshots of a real Pyodide: starting from them, rejecting bad ones, and when none are made. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { loadPyodide } from "pyodide";
import { settle } from "./by_hand.js";

/** A fake Cache API whose contents can be damaged. */
class Caches {
  /** @type {Map<string, Response>} */
  held = new Map();

  /** @param {string} address */
  async match(address) {
    return this.held.get(address)?.clone();
  }

  async open() {
    return {
      put: async (/** @type {string} */ address, /** @type {Response} */ response) => void this.held.set(address, response),
      delete: async (/** @type {string} */ address) => this.held.delete(address),
    };
  }
}

/** A worker that never answers. */
class SilentWorker extends EventTarget {
  ended = 0;

  postMessage() {}

  terminate() {
    this.ended += 1;
  }
}

const ADDRESS = "https://school.test/dice/python.snapshot";
/** @type {Caches} */
let kept;
/** @type {SilentWorker[]} */
let workers;

/** @param {object} properties */
const device = (properties) =>
  Object.defineProperty(globalThis, "navigator", { value: { userAgent: "Browser 1", ...properties }, configurable: true });

beforeEach(() => {
  kept = new Caches();
  workers = [];
  const address = "https://school.test/dice/worker-1.js";
  device({ storage: { estimate: async () => ({ quota: 1e9, usage: 1e8 }) } });
  Object.assign(globalThis, {
    SITE: { version: "1", worker: "worker-1.js", decoder: "decoder.js" },
    self: { location: { href: address }, caches: kept },
    window: {},
    location: { hash: "#/" },
    document: { baseURI: address, documentElement: { dataset: { busy: "false" } } },
    caches: kept,
    Worker: function () {
      workers.push(new SilentWorker());
      return workers.at(-1);
    },
  });
});

// The imported modules listen to taps and settings at once.
Object.assign(globalThis, { window: { addEventListener() {} } });

const { forgetSnapshot, giveUpSnapshot, hasSnapshot, keepSnapshot, readSnapshot, startFrom, takeSnapshot } =
  await import("../src/python/snapshot.js");
const { makeSnapshot } = await import("../src/python/python_worker.js");
const { makeSnapshotAtRest } = await import("../src/shell/offline.js");
const { hold } = await import("../src/ui/busy.js");

/** @type {import("../src/python/snapshot.js").Load} */
const load = (options) => loadPyodide(options);

/** @param {import("pyodide").PyodideAPI} python */
const prepare = (python) => python.runPython("import random; prepared = 7; first = random.random()");

/** @param {number} time milliseconds of mocked timers */
async function wait(time) {
  await settle();
  mock.timers.tick(time);
  await settle();
}

/** Bytes like a memory's: many zeros, and not a whole number of blocks. */
function someBytes() {
  const bytes = new Uint8Array(50_100);
  for (const at of [0, 4095, 20_000, 50_099]) bytes[at] = at % 251 || 5;
  return bytes;
}

test("Pythons from one snapshot share its state and draw different random numbers", async () => {
  await keepSnapshot(await takeSnapshot(load, prepare));
  const drawn = [];
  for (let start = 0; start < 2; start += 1) {
    const snapshot = await readSnapshot();
    assert.ok(snapshot);
    const python = await startFrom(load, snapshot);
    assert.equal(snapshot.length, 0, "the bytes are let go of");
    assert.equal(python.runPython("prepared"), 7);
    drawn.push(python.runPython("random.random()"), python.runPython("first"));
  }
  const [one, first, other, alsoFirst] = drawn;
  assert.equal(first, alsoFirst);
  assert.notEqual(one, other);
});

test("a Python that has grown its memory makes no snapshot", async () => {
  const taking = takeSnapshot(load, (python) => python.runPython("much = bytearray(40_000_000)"));
  await assert.rejects(taking, /does not fit/);
});

test("a snapshot is read back unchanged, without space for zeros", async () => {
  await keepSnapshot(someBytes());
  assert.deepEqual(await readSnapshot(), someBytes());
  assert.ok((await /** @type {Response} */ (await kept.match(ADDRESS)).arrayBuffer()).byteLength < 20_000);
});

test("a snapshot with a changed bit is deleted", async () => {
  await keepSnapshot(someBytes());
  const response = /** @type {Response} */ (kept.held.get(ADDRESS));
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  bytes[bytes.length - 1] ^= 1;
  kept.held.set(ADDRESS, new Response(bytes, { headers: response.headers }));
  assert.equal(await readSnapshot(), undefined);
  assert.equal(await hasSnapshot(), false);
});

test("a snapshot of another browser is deleted", async () => {
  await keepSnapshot(someBytes());
  device({ userAgent: "Browser 2" });
  assert.equal(await readSnapshot(), undefined);
  assert.equal(await hasSnapshot(), false);
});

test("a failed snapshot is not made again until it is reset", async () => {
  await keepSnapshot(someBytes());
  await giveUpSnapshot();
  assert.equal(await readSnapshot(), undefined);
  await makeSnapshot(new AbortController().signal);
  assert.equal(workers.length, 0);
  await forgetSnapshot();
  assert.equal(await hasSnapshot(), false);
});

test("without caches no snapshot is made and nothing fails", async () => {
  Object.assign(globalThis, { caches: undefined });
  assert.equal(await readSnapshot(), undefined);
  await forgetSnapshot();
  await giveUpSnapshot();
});

/** @param {object} properties of the device */
async function makesNone(properties) {
  device(properties);
  await makeSnapshot(new AbortController().signal);
  assert.equal(workers.length, 0);
}

test("a device with little memory makes no snapshot", () =>
  makesNone({ deviceMemory: 1, storage: { estimate: async () => ({ quota: 1e9, usage: 0 }) } }));

test("a device with little storage makes no snapshot", () =>
  makesNone({ storage: { estimate: async () => ({ quota: 4e8, usage: 3e8 }) } }));

test("a touch ends the worker that makes a snapshot", async () => {
  const touch = new AbortController();
  const making = assert.rejects(makeSnapshot(touch.signal), { id: "engine-failed" });
  while (workers.length === 0) await new Promise((resolve) => setTimeout(resolve));
  touch.abort();
  await making;
  assert.equal(workers[0].ended, 1);
});

test("a snapshot is made after three idle seconds, in at most three attempts", async () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const fingers = new EventTarget();
  Object.assign(globalThis, { addEventListener: fingers.addEventListener.bind(fingers) });
  const touch = async () => {
    fingers.dispatchEvent(new Event("pointerdown"));
    await settle();
  };
  const release = hold("a test");
  const made = makeSnapshotAtRest();
  await wait(10_000);
  assert.equal(workers.length, 0, "it has something to do");
  release();
  await wait(2_999);
  await touch();
  await wait(2_999);
  assert.equal(workers.length, 0, "somebody has touched it");
  for (const attempt of [1, 2, 3]) {
    await wait(3_000);
    assert.equal(workers.length, attempt);
    // A screen reader clicks without a finger.
    fingers.dispatchEvent(new Event(["pointerdown", "hashchange", "click"][attempt - 1]));
    await settle();
    assert.equal(workers[attempt - 1].ended, 1, "a touch ends the work, and so does a match that is opened");
  }
  await made;
  await wait(60_000);
  assert.equal(workers.length, 3);
  mock.timers.reset();
});

test("with unknown memory, no snapshot is made while a match is open", async () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  Object.assign(globalThis, { addEventListener: () => {} });
  for (const [deviceMemory, whileOpen] of [[undefined, 0], [4, 1]]) {
    workers = [];
    device({ deviceMemory, storage: { estimate: async () => ({ quota: 1e9, usage: 1e8 }) } });
    location.hash = "#/table/a";
    makeSnapshotAtRest();
    await wait(20_000);
    assert.equal(workers.length, whileOpen, `a match is open, memory: ${deviceMemory}`);
    location.hash = "#/";
    await wait(4_000);
    assert.equal(workers.length, 1, `no match is open, memory: ${deviceMemory}`);
  }
});
