/** A robot and its worker, which answers, fails, hangs or floods when the test decides. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { gzipSync } from "node:zlib";
import { settle } from "./by_hand.js";
import { Refusal } from "../src/text/problems.js";
import { Robot } from "../src/robot/robot.js";
import { endStandby } from "../src/robot/process.js";

const FILES = {
  "pyodide/pyodide.js": "const a = 1; export { a as loadPyodide };",
  "pyodide/pyodide.asm.js": "const b = 1; export{b as default};",
  "robot.js": "",
};

/** The SHA-256 of a module with nothing in it: `printf '\\0asm\\1\\0\\0\\0' | sha256sum`. */
const EMPTY_MODULE = "93a44bbb96c751218e4c00d479e4c14358122a389acca16205b1e4d0dc5f9476";
const EMPTY_ZIP = `PK\x05\x06${"\0".repeat(18)}`;

/** @type {WorkerByHand[]} every worker so far */
let workers = [];

/** A worker that answers on command. Its first two messages, which start Python, are answered at once. */
class WorkerByHand extends EventTarget {
  /** @type {any[]} */
  asked = [];
  ended = false;

  constructor() {
    super();
    workers.push(this);
  }

  /** @param {any} messages */
  postMessage(messages) {
    for (const request of Array.isArray(messages) ? messages.map((text) => JSON.parse(text)) : [{ method: "kit" }]) {
      if (["kit", "prepare", "load", "begin"].includes(request.method)) queueMicrotask(() => this.say({ ok: null }));
      else this.asked.push(request);
    }
  }

  terminate() {
    this.ended = true;
  }

  /** @param {unknown} said */
  say(said) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(said) }));
  }

  /** Answers the first pending question, with its match as the move. */
  answer() {
    this.say({ ok: { move: this.asked.shift().match, ms: 0 } });
  }
}

beforeEach(() => {
  workers = [];
  const kept = /** @type {Record<string, string>} */ (FILES);
  const wasm = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
  Object.assign(globalThis, {
    window: globalThis,
    document: { baseURI: "https://rollbook.test/" },
    Worker: WorkerByHand,
    SITE: { pyodide: { scripts: ["pyodide/pyodide.js", "pyodide/pyodide.asm.js"], wasm: { url: "pyodide/pyodide.asm.wasm" }, rest: null, whole: { size: 8, sha256: EMPTY_MODULE } }, python: { url: "python.bin" }, robot: "robot.js", worker: "worker.js", decoder: "decoder.js", robot_python: "robot.bin", weights: "robot.bin", wheels: [] },
    fetch: async (/** @type {URL} */ { pathname }) => {
      const path = pathname.slice(1);
      if (path.endsWith(".bin")) return new Response(gzipSync(EMPTY_ZIP));
      return new Response(path.endsWith(".wasm") ? wasm : kept[path]);
    },
  });
  Object.defineProperty(globalThis, "navigator", { value: { hardwareConcurrency: 2, deviceMemory: 2 }, configurable: true });
  mock.timers.enable({ apis: ["setTimeout"] });
});

afterEach(() => {
  endStandby();
  mock.timers.reset();
});

const set_up = { game: "any", seats: 2, options: {} };
/** @param {string} match @param {...string} actions */
const question = (match, ...actions) => ({ match, set_up, actions, seat: 0, seed: "1" });

/** Lets real tasks pass too: streams are unpacked in them. Throws after ten seconds. @param {() => unknown} there */
async function until(there) {
  const ends = performance.now() + 10_000;
  while (!there()) {
    if (performance.now() > ends) throw new Error(`This has not come true: ${there}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await settle();
}

test("a robot can be asked again before it has answered, and answers in order", async () => {
  const robot = new Robot("any", "");
  const [one, two] = [robot.choose(question("a")), robot.choose(question("b"))];
  await until(() => workers[0]?.asked.length === 2);
  workers[0].say({ output: "of a" });
  workers[0].answer();
  workers[0].answer();
  assert.deepEqual([(await one).move, (await two).move], ["a", "b"]);
  assert.equal(workers.length, 1);
  robot.end();
});

test("output belongs to the next question that is answered", async () => {
  const robot = new Robot("any", "");
  /** @type {string[]} */
  const printed = [];
  const say = (/** @type {string} */ name) => ({ printed: (/** @type {{ text: string }} */ { text }) => printed.push(`${name}: ${text}`) });
  const both = [robot.choose(question("a"), say("a")), robot.choose(question("b"), say("b"))];
  await until(() => workers[0]?.asked.length === 2);
  workers[0].say({ output: "first" });
  workers[0].answer();
  workers[0].say({ output: "second" });
  workers[0].answer();
  await Promise.all(both);
  assert.deepEqual(printed, ["a: first", "b: second"]);
  robot.end();
});

test("only the current question fails when a worker ends; the others are repeated in full", async () => {
  const robot = new Robot("any", "");
  const first = robot.choose(question("a", "dice 1"));
  const second = robot.choose(question("b", "dice 2"));
  await until(() => workers[0]?.asked.length === 2);
  workers[0].answer();
  await first;
  const third = robot.choose(question("a", "dice 1", "0 x"));
  await settle();
  assert.deepEqual(workers[0].asked.at(-1).actions, ["0 x"], "it is told what is new");
  mock.timers.tick(1999);
  await settle();
  assert.ok(!workers[0].ended, "its time runs from the answer before");
  mock.timers.tick(1);
  await assert.rejects(second, { kind: "slow" });
  assert.ok(workers[0].ended);
  await until(() => workers.at(-1)?.asked.length === 1);
  assert.deepEqual(workers.at(-1)?.asked[0].actions, ["dice 1", "0 x"]);
  workers.at(-1)?.answer();
  assert.equal((await third).move, "a");
  robot.end();
});

test("after a worker ends, the pending questions are asked one at a time", async () => {
  const robot = new Robot("any", "");
  const [one, two] = [robot.choose(question("a")), robot.choose(question("b"))];
  await until(() => workers[0]?.asked.length === 2);
  mock.timers.tick(2000);
  await settle();
  assert.ok(workers[0].ended);
  await until(() => workers.length > 1 && workers.at(-1)?.asked.length === 2);
  workers.at(-1)?.answer();
  assert.equal((await one).move, "a");
  mock.timers.tick(2000);
  await assert.rejects(two, { kind: "slow" });
  robot.end();
});

test("the next worker starts while a robot takes long, and replaces it", async () => {
  const robot = new Robot("any", "");
  const slow = robot.choose(question("a"));
  await until(() => workers[0]?.asked.length === 1);
  assert.equal(workers.length, 1);
  mock.timers.tick(300);
  await until(() => workers.length === 2);
  mock.timers.tick(1700);
  await assert.rejects(slow, { kind: "slow" });
  const next = robot.choose(question("b"));
  await until(() => workers[1].asked.length === 1);
  workers[1].answer();
  assert.equal((await next).move, "b");
  assert.equal(workers.length, 2);
  robot.end();
});

test("without a known amount of memory, no worker starts ahead", async () => {
  Object.defineProperty(globalThis, "navigator", { value: { hardwareConcurrency: 8 }, configurable: true });
  const robot = new Robot("any", "");
  const choice = robot.choose(question("a"));
  await until(() => workers[0]?.asked.length === 1);
  mock.timers.tick(300);
  await settle();
  assert.equal(workers.length, 1, "it thinks for long");
  workers[0].answer();
  await choice;
  mock.timers.tick(1000);
  await settle();
  assert.equal(workers.length, 1, "it has answered");
  robot.end();
});

test("with enough memory the next worker starts ahead, unless the lab is left", async () => {
  Object.defineProperty(globalThis, "navigator", { value: { hardwareConcurrency: 8, deviceMemory: 8 }, configurable: true });
  for (const left of [true, false]) {
    const robot = new Robot("any", "");
    const before = workers.length;
    const choice = robot.choose(question("a"));
    await until(() => workers.at(-1)?.asked.length === 1);
    workers.at(-1)?.answer();
    await choice;
    if (left) endStandby();
    mock.timers.tick(1000);
    await until(() => left || workers.length === before + 2);
    assert.equal(workers.length, before + (left ? 1 : 2));
    robot.end();
  }
});

test("a worker that sends unrequested messages is ended", async () => {
  const robot = new Robot("any", "");
  const first = robot.choose(question("a"));
  await until(() => workers[0]?.asked.length === 1);
  workers[0].answer();
  await first;
  workers[0].say({ output: "x" });
  assert.ok(workers[0].ended);
  const second = robot.choose(question("b"));
  await until(() => workers[1]?.asked.length === 1);
  workers[1].answer();
  assert.equal((await second).move, "b");
  robot.end();
});

test("all pending questions reject when a robot ends, even while it starts", async () => {
  const robot = new Robot("any", "");
  const [one, two] = [robot.choose(question("a")), robot.choose(question("b"))];
  await until(() => workers[0]?.asked.length === 2);
  robot.end();
  for (const choice of [one, two, robot.choose(question("c"))]) await assert.rejects(choice, { kind: "ended" });

  const starting = new Robot("any", "");
  const choice = starting.choose(question("a"));
  starting.end();
  await assert.rejects(choice, { kind: "ended" });
  assert.equal(workers.length, 1);
});

test("new code waits for the worker of an earlier question to end", async () => {
  const robot = new Robot("any", "old");
  const stuck = robot.choose(question("a"));
  await until(() => workers[0]?.asked.length === 1);
  // A worker that loops answers nothing, not even this.
  workers[0].postMessage = () => {};
  const used = robot.use("new");
  await settle();
  mock.timers.tick(2000);
  await assert.rejects(stuck, { kind: "slow" });
  await used;
  const next = robot.choose(question("b"));
  await until(() => workers.at(-1)?.asked.length === 1);
  workers.at(-1)?.answer();
  assert.equal((await next).move, "b");
  robot.end();
});

test("an illegal answer is explained by the rules", async () => {
  const robot = new Robot("any", "");
  /** @type {string[]} */
  const judged = [];
  const checkMove = async (/** @type {string} */ move) => {
    judged.push(move);
    throw new Refusal({ id: "not_legal", arguments: {}, sentence: "It is not there." });
  };
  const choice = robot.choose(question("a"), { checkMove });
  await until(() => workers[0]?.asked.length === 1);
  workers[0].say({ failure: { kind: "illegal", reason: "answered '9'", arguments: { answer: "'9'", move: "9" } } });
  await assert.rejects(choice, (/** @type {any} */ error) => error.arguments.why === "It is not there." && error.arguments.answer === "'9'");
  assert.deepEqual(judged, ["9"]);
  robot.end();
});
