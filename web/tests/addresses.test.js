/** The values that are read from addresses and fields, however they were typed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseMatchRequest, seedOf } from "../src/ui/addresses.js";

test("a dice code is read as Windows and Asian keyboards write it", () => {
  for (const typed of ["12", " 12 ", "12\r\n", "\uFEFF12\r\n\r\n", "\uFF11\uFF12", "\u3000\uFF11\uFF12"]) assert.equal(seedOf(typed), 12);
});

test("what is no dice code goes to Python as it was typed, so that its sentence shows that", () => {
  for (const typed of ["", "1 2", "abc", "1.5", "1".repeat(41)]) assert.equal(seedOf(typed), typed);
});

test("a robot sits there however its + is written, and a person may be called almost so", () => {
  for (const [written, text] of [["bot+easy", "bot easy"], ["bot%2Beasy", "bot easy"], ["bot%20easy", "bot easy"], ["bot%2B", "bot+"], ["Abbot%2Beve", "Abbot+eve"]]) {
    assert.equal(parseMatchRequest(`game=roll_it&seat.1=${written}`).names.get(1), text);
  }
});
