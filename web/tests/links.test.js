/** A record as a link, and invalid links: damaged, or small ones that unpack to a huge text. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { constants, deflateRawSync } from "node:zlib";
import { pack, unpack } from "../src/match/links.js";
import { record } from "./by_hand.js";

test("a record survives a link unchanged", async () => {
  for (const text of [record(7, "dice 2 6"), record(8).replace("Anna", "Änne 🎲"), record(9, ...Array(20_000).fill("dice 2 6"))]) {
    assert.equal(await unpack(await pack(text)), text);
  }
});

test("a damaged link is refused", async () => {
  const good = await pack(record(7, "dice 2 6"));
  for (const text of [good.slice(0, -6), "abcdefgh", "%%%", "ä", good.replace(/^./, "!")]) {
    await assert.rejects(unpack(text), { id: "problem-damaged-link" }, text);
  }
});

test("a link that is too long, packed or unpacked, is refused", async () => {
  await assert.rejects(unpack(await bomb(100)), { id: "problem-link-large" });
  await assert.rejects(unpack("A".repeat(1_000_001)), { id: "problem-link-large" });
});

/**
 * A link that unpacks to a number of megabytes: deflated blocks may be concatenated.
 * @param {number} megabytes
 */
async function bomb(megabytes) {
  const zeros = deflateRawSync("0".repeat(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  const parts = [...Array(megabytes).fill(zeros), deflateRawSync("")];
  const letters = Array.from(new Uint8Array(await new Blob(parts).arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(letters.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

test("unpacking a huge link stops after a few megabytes", async (context) => {
  let unfolded = 0;
  const Unfolding = DecompressionStream;
  context.after(() => Object.assign(globalThis, { DecompressionStream: Unfolding }));
  globalThis.DecompressionStream = /** @type {any} */ (
    function (/** @type {CompressionFormat} */ format) {
      const { writable, readable } = new Unfolding(format);
      const count = new TransformStream({
        transform(part, stream) {
          unfolded += part.length;
          stream.enqueue(part);
        },
      });
      return { writable, readable: readable.pipeThrough(/** @type {any} */ (count)) };
    }
  );
  await assert.rejects(unpack(await bomb(1000)), { id: "problem-link-large" });
  assert.equal(unfolded, 0, "the link itself is longer than any match's");
  const longest = await bomb(700);
  assert.ok(longest.length > 900_000 && longest.length <= 1_000_000, `${longest.length}`);
  await assert.rejects(unpack(longest), { id: "problem-link-large" });
  assert.ok(unfolded > 4_000_000 && unfolded < 8_000_000, `${unfolded}`);
});
