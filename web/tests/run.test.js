/** Slow work of the lab: nothing begins after it was cancelled. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Run } from "../src/ui/cancellation.js";
import { Cancelled } from "../src/text/problems.js";
import { cancellable } from "../src/ui/cancellation.js";
import { Later, settle } from "./by_hand.js";

function open() {
  const over = new AbortController();
  const page = { draw: () => {}, signal: over.signal };
  const screen = { failed: /** @type {unknown[]} */ ([]), fail: (/** @type {unknown} */ error) => screen.failed.push(error), page };
  const run = new Run(screen);
  const leave = () => over.abort(new Cancelled());
  return { screen, run, leave };
}

/** Acts like a panel: two steps take time, and then a series starts. @param {Run} run */
function play(run) {
  const [ready, allowed, series] = [new Later(), new Later(), new Later()];
  /** @type {string[]} */
  const did = [];
  const over = run.begin(async (signal) => {
    await cancellable(signal, ready.promise);
    did.push("ready");
    await cancellable(signal, allowed.promise);
    did.push("series");
    signal.addEventListener("abort", () => series.reject(new Error("called off")));
    await cancellable(signal, series.promise);
    did.push("outcome");
  });
  return { ready, allowed, series, did, over };
}

test("work runs step by step and is under way until it ends", async () => {
  const { run, screen } = open();
  const { ready, allowed, series, did, over } = play(run);
  assert.ok(run.running);
  for (const step of [ready, allowed, series]) {
    step.resolve();
    await settle();
  }
  await over;
  assert.deepEqual(did, ["ready", "series", "outcome"]);
  assert.ok(!run.running);
  assert.deepEqual(screen.failed, []);
});

test("nothing starts in a lab that was left", async () => {
  const { run, screen, leave } = open();
  const { ready, allowed, did, over } = play(run);
  leave();
  ready.resolve();
  await over;
  assert.deepEqual(did, []);

  const later = open();
  const second = play(later.run);
  second.ready.resolve();
  await settle();
  later.leave();
  allowed.resolve();
  second.allowed.resolve();
  await second.over;
  assert.deepEqual(second.did, ["ready"]);

  let begun = false;
  await assert.rejects(later.run.begin(async () => (begun = true)), Cancelled);
  assert.ok(!begun, "and nothing new begins there");
  assert.deepEqual([...screen.failed, ...later.screen.failed], []);
});

test("a cancelled run ends silently, and its series is notified", async () => {
  const { run, screen } = open();
  const { ready, allowed, did, over } = play(run);
  ready.resolve();
  allowed.resolve();
  await settle();
  run.cancel();
  await over;
  assert.deepEqual(did, ["ready", "series"]);
  assert.deepEqual(screen.failed, []);
});

test("a new run replaces the current one, whose end has no effect", async () => {
  const { run } = open();
  const first = play(run);
  const second = play(run);
  first.ready.resolve();
  await first.over;
  assert.deepEqual(first.did, []);
  assert.ok(run.running);
  for (const step of [second.ready, second.allowed, second.series]) step.resolve();
  await second.over;
  assert.deepEqual(second.did, ["ready", "series", "outcome"]);
});

test("a failure is reported once, and not after cancellation", async () => {
  const { run, screen } = open();
  const failing = play(run);
  failing.ready.reject(new Error("no"));
  await failing.over;
  assert.deepEqual(screen.failed.map(String), ["Error: no"]);
  assert.ok(!run.running);

  const late = play(run);
  run.cancel();
  late.ready.reject(new Error("too late"));
  await late.over;
  assert.equal(screen.failed.length, 1);
});
