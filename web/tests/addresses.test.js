/** Values read from addresses and fields, however they were typed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseMatchRequest, partsOf, seedOf } from "../src/ui/addresses.js";

test("a dice code may contain full-width digits", () => {
  for (const typed of ["12", " 12 ", "12\r\n", "\uFEFF12\r\n\r\n", "\uFF11\uFF12", "\u3000\uFF11\uFF12"]) assert.equal(seedOf(typed), 12);
});

test("an invalid dice code is passed to Python unchanged", () => {
  for (const typed of ["", "1 2", "abc", "1.5", "1".repeat(41)]) assert.equal(seedOf(typed), typed);
});

test("a seat is a robot however its + is encoded", () => {
  for (const [written, text] of [["bot+easy", "bot easy"], ["bot%2Beasy", "bot easy"], ["bot%20easy", "bot easy"], ["bot%2B", "bot+"], ["Abbot%2Beve", "Abbot+eve"]]) {
    assert.equal(parseMatchRequest(`game=roll_it&seat.1=${written}`).names.get(1), text);
  }
});

const DATA = "1bsncwDMxM9d1c-ZyUjABMlzcuLhcc3MTFQy5nGrADCOu533dT9dOeLZtK_";

test("an address changed by a messenger opens the same screen", () => {
  for (const [rest, place] of [["467-FC", "join"], [DATA, "roster"], [DATA, "result"], [`1.2.abcdefgh.${DATA}`, "result"]]) {
    const whole = encodeURIComponent(`${place}/${rest}`);
    const mangled = [
      ...[".", ",", ")", "”", "»", ">", "!", "…", "*", " ", "%20", "%E2%80%8B", "\u200b", "?fbclid=AbC", "?utm_source=x&utm_medium=y", "&utm_campaign=z", "?fbclid=a."].map((end) => `#/${place}/${rest}${end}`),
      ...["%E2%80%8B", "\u00ad", "%0A", "%0D%0A", "%C2%A0", "\ufeff", "\u2060", "\n"].map((within) => `#/${place}/${rest.slice(0, 4)}${within}${rest.slice(4)}`),
      `#%2F${whole}`,
      `#/${whole}`,
      `#/${encodeURIComponent(whole)}`,
      `#/${place}/${encodeURIComponent(encodeURIComponent(rest))}`,
    ];
    for (const hash of mangled) assert.deepEqual(partsOf(hash), { place, mark: "/", rest }, hash);
  }
});

test("an address may be followed by punctuation", () => {
  for (const hash of ["#/matches.", "#/matches)", "#/matches\u200b"]) assert.equal(partsOf(hash).place, "matches");
});

test("a set-up link ignores parameters added by messengers", () => {
  const wanted = parseMatchRequest("game=roll_it&seats=2&seed=7&seat.0=Anna+B.");
  for (const query of [
    "game=roll_it&seats=2&seat.0=Anna+B.&seed=7.",
    "game=roll_it&seats=2&seed=7&seat.0=Anna+B.&utm_source=mail&fbclid=x",
    "game=roll_it&amp;seats=2&amp;seed=7&amp;seat.0=Anna+B.",
    "game=roll_it&seats=2&seed=7&seat.0=Anna%2520B.",
    encodeURIComponent("game=roll_it&seats=2&seed=7&seat.0=Anna+B."),
    "game=roll_it%E2%80%8B&seats=2&seed=7)&seat.0=Anna+B.",
  ])
    assert.deepEqual(parseMatchRequest(query), wanted, query);
  assert.throws(() => parseMatchRequest("game=roll_it&utms=1"), { id: "problem-unknown-parameter" });
});
