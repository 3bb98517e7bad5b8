/** The result of a class as links: one for all of it, and shorter ones for QR codes that are shown in turn. */
import { Problem } from "../text/problems.js";
import { pack, unpack } from "./links.js";

/** As many letters as one code holds that a camera reads easily from a tablet. */
const MOST_LETTERS = 600;
/** More parts than any result has. */
const MOST_PARTS = 99;
/** As many characters of a seal as tell the parts of one result from those of another. */
const TAG = 8;

/** A part of a result: the `number`th of `count`, counted from 1. @typedef {{ tag: string, number: number, count: number, letters: string }} Part */

/**
 * A result as the data of an address, and the data of each code that is shown for it.
 * @param {string} text a result, as Python has sealed it
 * @returns {Promise<{ whole: string, codes: string[] }>}
 */
export async function packResult(text) {
  const whole = await pack(text);
  const count = Math.ceil(whole.length / MOST_LETTERS);
  if (count === 1) return { whole, codes: [whole] };
  const size = Math.ceil(whole.length / count);
  const tag = text.trimEnd().slice(-TAG);
  const codes = Array.from({ length: count }, (_, at) => `${at + 1}.${count}.${tag}.${whole.slice(at * size, (at + 1) * size)}`);
  return { whole, codes };
}

/**
 * The part that the data of an address holds, or null if it is a whole result. Throws a Problem if it is neither.
 * @param {string} data
 * @returns {Part | null}
 */
export function readPart(data) {
  if (!data.includes(".")) return null;
  const [, number, count, tag, letters] = /^(\d{1,2})\.(\d{1,2})\.(\w{1,16})\.([\w-]+)$/.exec(data) ?? [];
  const part = { number: Number(number), count: Number(count), tag, letters };
  if (!letters || part.number < 1 || part.number > part.count || part.count > MOST_PARTS) throw new Problem("problem-damaged-link");
  return part;
}

/**
 * The result that all its parts make, in their order. Rejects with a Problem if they are damaged.
 * @param {string[]} letters
 */
export function unpackResult(letters) {
  return unpack(letters.join(""));
}
