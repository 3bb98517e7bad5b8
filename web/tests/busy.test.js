/** `data-busy`: holds end with the work that took them, and a long one is named. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";

const root = { dataset: /** @type {Record<string, string>} */ ({}) };
Object.assign(globalThis, { document: { documentElement: root, hidden: false } });
const { held, hold, idle, later, whileBusy } = await import("../src/ui/busy.js");

const fails = () => {
  throw new Error("no");
};

/** The warnings of the console while a test runs. @param {import("node:test").TestContext} context */
function warnings(context) {
  /** @type {string[]} */
  const said = [];
  context.mock.method(console, "warn", (/** @type {string} */ words) => said.push(words));
  mock.timers.enable({ apis: ["setTimeout"] });
  context.after(() => mock.timers.reset());
  return said;
}

test("work that takes a minute is reported once and keeps the page busy", (context) => {
  const said = warnings(context);
  const release = hold("save the match");
  mock.timers.tick(59_999);
  assert.deepEqual(said, []);
  mock.timers.tick(1);
  assert.deepEqual(said, ["Busy for more than a minute: save the match"]);
  assert.deepEqual(
    held().map(({ name }) => name),
    ["save the match"],
  );
  assert.equal(root.dataset.busy, "true");
  release();
  assert.equal(root.dataset.busy, "false");
  mock.timers.tick(600_000);
  assert.equal(said.length, 1);
});

test("work on a hidden page is reported once the page is visible", (context) => {
  const said = warnings(context);
  Object.assign(document, { hidden: true });
  const release = hold("robot 1");
  mock.timers.tick(600_000);
  assert.deepEqual(said, []);
  Object.assign(document, { hidden: false });
  mock.timers.tick(60_000);
  assert.deepEqual(said, ["Busy for more than a minute: robot 1"]);
  release();
});

test("failing work ends its own busy state only", async () => {
  const release = hold("another");
  await assert.rejects(whileBusy("at once", fails), /no/);
  await assert.rejects(whileBusy("later", async () => fails()), /no/);
  mock.timers.enable({ apis: ["setTimeout"] });
  later("callback", 10, fails);
  assert.throws(() => mock.timers.tick(10), /no/);
  mock.timers.reset();
  assert.deepEqual(
    held().map(({ name }) => name),
    ["another"],
  );
  let woken = false;
  const waits = idle().then(() => (woken = true));
  await Promise.resolve();
  assert.equal(woken, false);
  release();
  await waits;
});
