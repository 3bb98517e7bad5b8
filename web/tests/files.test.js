/** The text of files from various programs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page_by_hand.js";

const { textOf } = await import("../src/share/match_files.js");

const TEXT = "seats: Müller | Łucja";
const units = Array.from(`\ufeff${TEXT}`, (character) => character.charCodeAt(0));
const little = Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
const big = Uint8Array.from(units.flatMap((unit) => [unit >> 8, unit & 0xff]));
/** @param {...(Uint8Array | string)} parts */
const read = (...parts) => textOf(new File(/** @type {any} */ (parts), "a.txt"));

test("a UTF-8 file is read with or without a byte order mark", async () => {
  assert.equal(await read(TEXT), TEXT);
  assert.equal(await read("\ufeff", TEXT), TEXT);
});

test("a UTF-16 file is read in both byte orders", async () => {
  assert.equal(await read(little), TEXT);
  assert.equal(await read(big), TEXT);
});

test("a Windows-1252 file is read", async () => {
  assert.equal(await read(Uint8Array.from("Müller;Zoë", (character) => character.charCodeAt(0))), "Müller;Zoë");
});

test("a binary file is refused", async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
  for (const bytes of [png, Uint8Array.from({ length: 256 }, (_, byte) => byte), little.subarray(0, -1)]) {
    await assert.rejects(read(bytes), { id: "problem-file-not-text" });
  }
});
