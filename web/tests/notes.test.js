import assert from "node:assert/strict";
import { test } from "node:test";
import { forget, recall, recallData, remember, remembered } from "../src/files/notes.js";
import { newDevice } from "./device.js";

/** Makes the browser refuse every use of its storage, or only writing. @param {"all" | "writing"} what */
function refuse(what) {
  const refusal = () => {
    throw new DOMException("", what === "all" ? "SecurityError" : "QuotaExceededError");
  };
  if (what === "all") Object.defineProperty(globalThis, "localStorage", { get: refusal, configurable: true });
  else Object.defineProperty(localStorage, "setItem", { value: refusal, enumerable: false });
}

test("a note is stored until it is deleted", () => {
  newDevice();
  remember("rollbook-a", "one");
  remember("rollbook-a", "two");
  assert.equal(localStorage.getItem("rollbook-a"), "two");
  assert.equal(recall("rollbook-a"), "two");
  assert.deepEqual(remembered("rollbook-"), ["rollbook-a"]);
  forget("rollbook-a");
  assert.equal(recall("rollbook-a"), null);
  assert.deepEqual(remembered("rollbook-"), []);
});

test("with blocked storage, notes last as long as the page", () => {
  newDevice();
  refuse("all");
  remember("rollbook-b", "one");
  assert.equal(recall("rollbook-b"), "one");
  assert.deepEqual(remembered("rollbook-"), ["rollbook-b"]);
  forget("rollbook-b");
  assert.equal(recall("rollbook-b"), null);
});

test("on a full device, the latest note replaces the stored one", () => {
  newDevice();
  remember("rollbook-c", "before");
  refuse("writing");
  remember("rollbook-c", "latest");
  assert.equal(recall("rollbook-c"), "latest");
  newDevice();
  remember("rollbook-c", "written");
  localStorage.setItem("rollbook-c", "another tab's");
  assert.equal(recall("rollbook-c"), "another tab's");
});

test("a note that is not JSON is ignored", () => {
  newDevice();
  remember("rollbook-d", "{");
  assert.equal(recallData("rollbook-d"), null);
  remember("rollbook-d", '{"a":1}');
  assert.deepEqual(recallData("rollbook-d"), { a: 1 });
});
