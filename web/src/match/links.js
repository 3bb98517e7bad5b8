/** A record as a short text for an address, and back: deflated, then base64 with the letters that addresses allow. */
import { Problem } from "../text/problems.js";

/** Far more than any match; a small link that inflates to more is an attack. */
const MOST_BYTES = 4_000_000;
/** The letters of the longest link: no match is so long when it is deflated. */
const MOST_LETTERS = 1_000_000;
/** So much is unfolded at once, to a thousand times as much at most. */
const PIECE = 1024;

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
 * @returns {Promise<string>} rejects with a Problem if the text is damaged or far too long
 */
export async function unpack(text) {
  if (text.length > MOST_LETTERS) throw new Problem("problem-link-large");
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const inflated = inPieces(bytes).pipeThrough(new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(await collect(inflated));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem("problem-damaged-link", {}, error);
  }
}

/**
 * Browsers unfold all of a piece before anybody can look at it.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
function inPieces(bytes) {
  let at = 0;
  return new ReadableStream({
    pull(stream) {
      stream.enqueue(bytes.subarray(at, at + PIECE));
      at += PIECE;
      if (at >= bytes.length) stream.close();
    },
  });
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
      throw new Problem("problem-link-large");
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
