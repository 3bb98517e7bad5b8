/** A record as a short text for an address, and back: deflated, then base64 with the letters that addresses allow. */
import { Problem } from "./problems.js";

/** No match comes near this; a small link that unfolds to more is an attack. */
const MOST_BYTES = 4_000_000;

/**
 * @param {string} record
 * @returns {Promise<string>}
 */
export async function pack(record) {
  const bytes = await collect(new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * @param {string} text what `pack` made
 * @returns {Promise<string>} rejects with a Problem if the text is damaged
 */
export async function unpack(text) {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(await collect(inflated));
  } catch (error) {
    throw new Problem("problem-damaged-link", {}, error);
  }
}

/** @param {ReadableStream<Uint8Array>} stream */
async function collect(stream) {
  const reader = stream.getReader();
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
