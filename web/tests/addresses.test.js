/** What is read from addresses and fields, however it was typed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { seedOf } from "../src/ui/addresses.js";

test("a dice code is read as Windows and Asian keyboards write it", () => {
  for (const typed of ["12", " 12 ", "12\r\n", "\uFEFF12\r\n\r\n", "\uFF11\uFF12", "\u3000\uFF11\uFF12"]) assert.equal(seedOf(typed), 12);
});

test("what is no dice code goes to Python as it was typed, so that its sentence shows that", () => {
  for (const typed of ["", "1 2", "abc", "1.5", "1".repeat(41)]) assert.equal(seedOf(typed), typed);
});
