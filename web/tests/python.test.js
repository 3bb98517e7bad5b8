/** Python's worker as the page sees it: it answers, crashes, hangs or loops when the test decides. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { releaseProxy, wrap } from "comlink";
import { Engine } from "../src/python/engine.js";
import { PythonWorker, watch } from "../src/python/python_worker.js";
import { WHOLE } from "../src/files/whole_module.js";
import { settle } from "./by_hand.js";

/** Answers every request of a search for a cause: the file exists. */
const good = async () => new Response("", { headers: { "Content-Type": "text/javascript" } });

/** A worker that answers on command, in Comlink's protocol. */
class WorkerByHand extends EventTarget {
  /** @type {{ id: string, path: string[], argumentList: { value: unknown }[] }[]} */
  asked = [];
  ended = 0;

  /** @param {any} message */
  postMessage(message) {
    if (message.type === "APPLY") this.asked.push(message);
  }

  terminate() {
    this.ended += 1;
  }

  /** @param {unknown} value the answer to the first pending request */
  async answer(value) {
    const { id } = /** @type {{ id: string }} */ (this.asked.shift());
    this.dispatchEvent(new MessageEvent("message", { data: { id, type: "RAW", value } }));
    await settle();
  }

  /** @param {string} message */
  fail(message) {
    this.dispatchEvent(Object.assign(new Event("error", { cancelable: true }), { message }));
  }
}

function start() {
  const worker = new WorkerByHand();
  return { worker, python: new PythonWorker(/** @type {any} */ (worker)) };
}

beforeEach(() => mock.timers.enable({ apis: ["setInterval"] }));
afterEach(() => mock.timers.reset());

test("the watchdog calls each step once, after its delay", () => {
  /** @type {string[]} */
  const called = [];
  watch([
    { after: 3, call: () => called.push("slow") },
    { after: 10, call: () => called.push("dead") },
  ]);
  mock.timers.tick(2999);
  assert.deepEqual(called, []);
  mock.timers.tick(1);
  assert.deepEqual(called, ["slow"]);
  mock.timers.tick(6999);
  assert.deepEqual(called, ["slow"]);
  mock.timers.tick(60_000);
  assert.deepEqual(called, ["slow", "dead"]);
});

test("a sign of life resets the watchdog", () => {
  let dead = 0;
  const { alive, off } = watch([{ after: 60, call: () => (dead += 1) }]);
  for (let time = 0; time < 600; time += 50) {
    mock.timers.tick(50_000);
    alive();
  }
  assert.equal(dead, 0);
  mock.timers.tick(60_000);
  assert.equal(dead, 1);
  off();
});

test("a stopped watchdog calls nothing", () => {
  let called = 0;
  const { off } = watch([{ after: 1, call: () => (called += 1) }]);
  mock.timers.tick(999);
  off();
  mock.timers.tick(100_000);
  assert.equal(called, 0);
});

test("a changed system clock does not count as silence", (context) => {
  let dead = 0;
  watch([{ after: 10, call: () => (dead += 1) }]);
  const now = context.mock.method(Date, "now");
  for (const time of [0, 4e12, 5, 1e9, 2e12]) {
    now.mock.mockImplementation(() => time);
    mock.timers.tick(1000);
  }
  assert.equal(dead, 0);
  mock.timers.tick(5000);
  assert.equal(dead, 1);
});

test("each question gets its own answer", async () => {
  const { worker, python } = start();
  const [one, two] = [python.call("one"), python.call("two")];
  await settle();
  assert.deepEqual(worker.asked.map(({ argumentList }) => argumentList[0].value), ["one", "two"]);
  await worker.answer("first");
  await worker.answer("second");
  assert.deepEqual(await Promise.all([one, two]), ["first", "second"]);
  assert.equal(worker.ended, 0);
});

test("all pending questions fail with the reason when the worker dies", async () => {
  const { worker, python } = start();
  const waiting = [python.call("one"), python.call("two")].map((asked) => assert.rejects(asked, { id: "engine-failed" }));
  await settle();
  worker.fail("out of memory");
  worker.fail("again");
  python.terminate(new Error("a third time"));
  await Promise.all(waiting);
  assert.equal(worker.ended, 1);
});

test("a dead worker rejects questions with the reason", async () => {
  const { worker, python } = start();
  const why = new Error("silent");
  python.terminate(why);
  await assert.rejects(python.call("one"), why);
  assert.deepEqual(worker.asked, []);
});

test("a dead worker's late answers are ignored", async () => {
  const { worker, python } = start();
  const asked = python.call("one");
  const refused = assert.rejects(asked, /silent/);
  await settle();
  python.terminate(new Error("silent"));
  await worker.answer("late");
  await refused;
});

test("a worker that loops is ended after ten seconds, not earlier", async () => {
  const { worker, python } = start();
  const { off } = watch([{ after: 10, call: () => python.terminate(new Error("it loops")) }]);
  const asked = python.call("play");
  await settle();
  mock.timers.tick(9999);
  assert.equal(worker.ended, 0);
  mock.timers.tick(1);
  await assert.rejects(asked, /it loops/);
  assert.equal(worker.ended, 1);
  off();
});

test("messages about the start are ignored after it has completed", async () => {
  const worker = new WorkerByHand();
  Object.assign(globalThis, { window: { earlyWorker: worker } });
  /** @type {string[]} */
  const told = [];
  const tell = (/** @type {string} */ what) => () => told.push(what);
  const others = { slow: tell("slow"), again: tell("again"), failed: tell("failed") };
  const engine = new Engine({ ...others, phase: (phase) => told.push(phase), ready: tell("ready") });
  const started = engine.start();
  await settle();
  const [enter, progress] = worker.asked[0].argumentList.map(({ value }) => wrap(/** @type {any} */ (value)));
  await /** @type {any} */ (enter)("python");
  await worker.answer("snapshot");
  await started;
  await /** @type {any} */ (enter)("rules"); // each comes through a separate port
  await /** @type {any} */ (progress)(1);
  for (const port of [enter, progress]) port[releaseProxy]();
  assert.deepEqual(told, ["worker", "python", "ready"]);
});

test("the first question starts Python once, with the expected bots", async () => {
  const { engine, workers } = withoutPython([]);
  engine.expectBots();
  assert.equal(workers.length, 0);
  const answered = engine.call("view");
  const begun = engine.begin();
  await settle();
  assert.equal(workers.length, 1);
  const [{ asked }] = workers;
  assert.deepEqual(asked.map(({ path }) => path[0]).toSorted(), ["boot", "learn"]);
  while (asked.length > 0) {
    if (asked[0].path[0] === "boot") await answerStart(workers[0]);
    else await workers[0].answer(asked[0].path[0] === "learn" ? true : JSON.stringify({ ok: "seen" }));
  }
  await begun;
  assert.equal(await answered, "seen");
  assert.equal(workers.length, 1);
});

/** A bridge's answer about one match; some of its actions may have been undone. */
const table = (can_redo = false) => JSON.stringify({ ok: { record: "the record", match: "m", can_redo } });

/** @param {WorkerByHand} worker reports that it has started, without details */
async function answerStart(worker) {
  for (const { value } of worker.asked[0].argumentList) /** @type {MessagePort} */ (value).close();
  await worker.answer("files");
}

/**
 * An engine with workers by hand, none of them started.
 * @param {string[]} told
 */
function withoutPython(told) {
  /** @type {WorkerByHand[]} */
  const workers = [];
  /** @type {string[]} */
  const addresses = [];
  const made = class extends WorkerByHand {
    /** @param {string} address */
    constructor(address) {
      super();
      workers.push(this);
      addresses.push(String(address));
    }
  };
  const pyodide = { scripts: [], rest: "rest.bin" };
  const site = { worker: "worker.js", decoder: "decoder.js", weights: "weights.bin", pyodide, hashes: {}, one_file: false };
  Object.assign(globalThis, { Worker: made, window: {}, document: { baseURI: "https://school.test/" }, fetch: good, SITE: site });
  Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true }); // Node has it since version 21
  const tell = (/** @type {string} */ what) => () => told.push(what);
  const engine = new Engine({ phase: () => {}, ready: tell("ready"), slow: (slow) => told.push(`slow ${slow}`), again: tell("again"), failed: tell("failed") });
  return { engine, workers, addresses };
}

/**
 * The same; the first has started.
 * @param {string[]} told
 */
async function withWorkers(told) {
  const { engine, workers, addresses } = withoutPython(told);
  const starting = engine.start();
  await settle();
  await answerStart(workers[0]);
  await starting;
  return { engine, workers, addresses };
}

const asked = (/** @type {WorkerByHand} */ worker) => JSON.parse(String(worker.asked[0].argumentList[0].value));

test("a missing function is run by the full module, and redo still works", async (context) => {
  const said = context.mock.method(console, "error", () => {});
  /** @type {string[]} */
  const told = [];
  const { engine, workers, addresses } = await withWorkers(told);
  const [lean] = workers;
  for (const [method, can_redo] of /** @type {const} */ ([["open", false], ["undo", true]])) {
    const answer = engine.call(method);
    await settle();
    await lean.answer(table(can_redo));
    await answer;
  }
  const answer = engine.call("redo");
  await settle();
  lean.fail("RuntimeError: unreachable");
  await settle();
  const [, whole] = workers;
  assert.ok(addresses[1].endsWith(WHOLE));
  await answerStart(whole);
  assert.deepEqual(asked(whole), { record: "the record", match: "m", method: "open" });
  await whole.answer(table());
  assert.deepEqual(asked(whole), { method: "undo" });
  await whole.answer(table(true));
  assert.deepEqual(asked(whole), { method: "redo" });
  await whole.answer(table());
  assert.equal((await answer).record, "the record");
  assert.deepEqual(told, ["ready", "ready"]);
  assert.equal(said.mock.calls.filter(({ arguments: [text] }) => String(text).includes("lacks a function")).length, 1);
});

test("a slow restart for a missing function is reported until Python answers", async (context) => {
  context.mock.method(console, "error", () => {});
  /** @type {string[]} */
  const told = [];
  const { engine, workers } = await withWorkers(told);
  const answer = engine.call("games");
  await settle();
  workers[0].fail("unreachable executed");
  await settle();
  mock.timers.tick(2999);
  assert.deepEqual(told, ["ready"]);
  mock.timers.tick(1);
  assert.deepEqual(told, ["ready", "slow true"]);
  await answerStart(workers[1]);
  await workers[1].answer(JSON.stringify({ ok: [] }));
  assert.deepEqual(await answer, []);
  assert.deepEqual(told, ["ready", "slow true", "ready", "slow false"]);
});

test("a trap in the full module is not a missing function", async (context) => {
  const said = context.mock.method(console, "error", () => {});
  /** @type {string[]} */
  const told = [];
  const { engine, workers } = await withWorkers(told);
  for (const at of [0, 1]) {
    const answer = engine.call("games");
    await settle();
    workers[at].fail("unreachable");
    await settle();
    await answerStart(workers[at + 1]);
    await workers[at + 1].answer(JSON.stringify({ ok: [] }));
    await answer;
  }
  assert.equal(said.mock.calls.filter(({ arguments: [text] }) => String(text).includes("lacks a function")).length, 1);
  assert.deepEqual(told, ["ready", "ready", "ready", "again"]);
});

/** The worker's answer if Python first needs the bots' weights. */
const UNLEARNT = null;
const path = (/** @type {WorkerByHand} */ worker) => worker.asked[0].path[0];

test("a slow download of weights does not end the worker or block other requests", async () => {
  /** @type {string[]} */
  const told = [];
  const { engine, workers } = await withWorkers(told);
  const [python] = workers;
  const thought = engine.call("think", { seat: 1 });
  await settle();
  await python.answer(UNLEARNT);
  assert.equal(path(python), "learn");
  mock.timers.tick(30_000);
  assert.equal(python.ended, 0);
  const games = engine.call("games");
  await settle();
  const learning = python.asked.shift();
  await python.answer(JSON.stringify({ ok: [] }));
  assert.deepEqual(await games, []);
  python.asked.unshift(/** @type {any} */ (learning));
  await python.answer(true);
  assert.deepEqual(asked(python), { seat: 1, method: "think" });
  await python.answer(JSON.stringify({ ok: "2.6" }));
  assert.equal(await thought, "2.6");
  assert.deepEqual(told, ["ready", "slow true", "slow false"]);
});

for (const [how, cannot] of /** @type {const} */ ([
  ["cannot be loaded", (/** @type {WorkerByHand} */ python) => python.answer(false)],
  ["take more than a minute", () => mock.timers.tick(60_000)],
])) {
  test(`bots' weights that ${how} fail one request, and the next one fetches them again`, async () => {
    const { engine, workers } = await withWorkers([]);
    const [python] = workers;
    const refused = assert.rejects(engine.call("hints"), { id: "problem-part-missing" });
    await settle();
    await python.answer(UNLEARNT);
    await cannot(python);
    await refused;
    python.asked.length = 0;
    const answer = engine.call("hints");
    await settle();
    await python.answer(UNLEARNT);
    await python.answer(true);
    await python.answer(JSON.stringify({ ok: "hints" }));
    assert.equal(await answer, "hints");
    assert.deepEqual([workers.length, python.ended], [1, 0]);
  });
}

test("Python is started again if it dies while loading weights", async (context) => {
  context.mock.method(console, "error", () => {});
  const { engine, workers } = await withWorkers([]);
  const answer = engine.call("hints");
  await settle();
  await workers[0].answer(UNLEARNT);
  workers[0].fail("out of memory");
  await settle();
  const [, next] = workers;
  await answerStart(next);
  await next.answer(UNLEARNT);
  await next.answer(true);
  await next.answer(JSON.stringify({ ok: "hints" }));
  assert.equal(await answer, "hints");
});

test("a new Python starts with an empty table if it needs weights that are missing", async (context) => {
  context.mock.method(console, "error", () => {});
  /** @type {string[]} */
  const told = [];
  const { engine, workers } = await withWorkers(told);
  const opened = engine.call("open");
  await settle();
  await workers[0].answer(table());
  await opened;
  const answer = engine.call("games");
  await settle();
  workers[0].fail("out of memory");
  await settle();
  const [, next] = workers;
  await answerStart(next);
  await next.answer(UNLEARNT);
  await next.answer(false);
  while (next.asked.length === 0) await new Promise((resolve) => setTimeout(resolve)); // the page looks for the cause
  await next.answer(JSON.stringify({ ok: [] }));
  assert.deepEqual(await answer, []);
  assert.deepEqual(told, ["ready", "ready", "again"]);
});
