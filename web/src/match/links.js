/**
 * Records and results as short texts for addresses and QR codes, and back: deflated, then base64 with the characters
 * that addresses allow.
 */
import { Problem } from "../text/problems.js";

/** Far more than any match; a small link that inflates to more is an attack. */
const MAX_BYTES = 4_000_000;
/** The length of the longest link: no deflated match is that long. */
const MAX_LETTERS = 1_000_000;
/** The number of bytes inflated at once; they inflate to at most a thousand times as many. */
const PIECE = 1024;

/** @param {string} record @returns {Promise<string>} */
export async function pack(record) {
  const bytes = await collect(new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  return toLetters(bytes);
}

/** Returns bytes as letters that addresses allow. @param {Uint8Array} bytes */
export function toLetters(bytes) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes that `toLetters` has turned into letters. Throws for other text. @param {string} letters */
export const toBytes = (letters) => Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/**
 * @param {string} text the result of `pack`
 * @returns {Promise<string>} rejects with a Problem if the text is damaged or far too long
 */
export async function unpack(text) {
  if (text.length > MAX_LETTERS) throw new Problem("problem-link-large");
  try {
    const inflated = inPieces(toBytes(text)).pipeThrough(new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(await collect(inflated));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem("problem-damaged-link", {}, error);
  }
}

/**
 * Browsers inflate a whole chunk before it can be checked.
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
    if (length > MAX_BYTES) {
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

/** The number of characters in a code that a camera reads easily from a tablet. */
const CODE_LETTERS = 600;
/** More parts than any result needs. */
const MAX_PARTS = 99;
/** The number of characters of a seal that identify a result's parts. */
const TAG = 8;

/** A part of a result: the `number`th of `count`, counted from 1. @typedef {{ tag: string, number: number, count: number, letters: string }} Part */

/**
 * Returns a result as the data of an address, and the data of each code that is shown for it.
 * @param {string} text a result that Python has sealed
 * @returns {Promise<{ whole: string, codes: string[] }>}
 */
export const packResult = (text) => packInParts(text, text.trimEnd().slice(-TAG));

/**
 * Does the same for any text.
 * @param {string} text
 * @param {string} [mark] identifies its parts; without it, the end of its data does
 * @returns {Promise<{ whole: string, codes: string[] }>}
 */
export async function packInParts(text, mark) {
  const whole = await pack(text);
  return { whole, codes: inParts(whole, mark ?? whole.slice(-TAG).replaceAll("-", "_")) };
}

/**
 * The data of each code that is shown for the data of one address.
 * @param {string} whole
 * @param {string} tag identifies its parts
 */
export function inParts(whole, tag) {
  const count = Math.ceil(whole.length / CODE_LETTERS);
  if (count === 1) return [whole];
  const size = Math.ceil(whole.length / count);
  return Array.from({ length: count }, (_, at) => `${at + 1}.${count}.${tag}.${whole.slice(at * size, (at + 1) * size)}`);
}

/**
 * The part in the data of an address, or null if the data is a complete result. Throws a Problem if it is invalid.
 * @param {string} data
 * @returns {Part | null}
 */
export function readPart(data) {
  if (!data.includes(".")) return null;
  const [, number, count, tag, letters] = /^(\d{1,2})\.(\d{1,2})\.(\w{1,16})\.([\w-]+)$/.exec(data) ?? [];
  const part = { number: Number(number), count: Number(count), tag, letters };
  if (!letters || part.number < 1 || part.number > part.count || part.count > MAX_PARTS) throw new Problem("problem-damaged-link");
  return part;
}
