/** The messages of a robot's worker, and the check of each. Its code can post anything in our name. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_CHARACTERS } from "../src/robot/gate.js";
import { MessageValidator, moveIn } from "../src/robot/messages.js";

/** @param {unknown} said */
const heard = (said) => new MessageValidator().validate(typeof said === "string" ? said : JSON.stringify(said));

test("malformed messages of a worker are ignored", () => {
  for (const message of [1, null, undefined, {}, new ArrayBuffer(8), "", "{", "null", "1", "[]", "{}", "x".repeat(2_000_000)]) {
    assert.equal(new MessageValidator().validate(message), null, String(message).slice(0, 20));
  }
  for (const output of [1, null, {}, ["x"]]) assert.equal(heard({ output }), null);
});

test("output is limited in characters and batches, per question", () => {
  const validator = new MessageValidator();
  const batch = JSON.stringify({ output: "x".repeat(MAX_CHARACTERS) });
  const one = JSON.stringify({ output: "x" });
  assert.notEqual(validator.validate(batch), null);
  assert.equal(validator.validate(one), null);
  validator.begin();
  assert.deepEqual(validator.validate(one), { output: "x", cut: false });
  validator.begin();
  let batches = 0;
  while (validator.validate('{"output":""}')) batches += 1;
  assert.ok(batches >= 10_000, "a line each");
  assert.ok(batches < 20_000);
});

test("a failure has a known kind and short texts", () => {
  const given = { name: "n".repeat(5000), detail: 3, other: {} };
  const said = { failure: { kind: "ended", reason: {}, line: -1, arguments: given } };
  assert.deepEqual(heard(said), { failure: { kind: "raised", reason: "", line: null, arguments: { name: "n".repeat(600), detail: "" } } });
  assert.deepEqual(heard({ failure: null }), { failure: { kind: "raised", reason: "", line: null, arguments: { name: "", detail: "" } } });
});

test("a move has a limited length and a valid time", () => {
  assert.deepEqual(moveIn({ move: "a", ms: 3 }, 5), { move: "a", ms: 3 });
  for (const ms of [-1, 6, Number.NaN, null, "3", undefined]) assert.deepEqual(moveIn({ move: "a", ms }, 5), { move: "a", ms: 5 });
  for (const move of [null, 1, {}, "x".repeat(1001), undefined]) assert.equal(moveIn({ move }, 5), null);
  assert.equal(moveIn(null, 5), null);
});
