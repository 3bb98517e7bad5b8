/** Saves text files with matches, one by one or all together, results, or everything on the device; and reads the text of a file. */
import { readEverything, textOfEverything } from "./everything.js";
import { recordToSend } from "../match/about.js";
import { Problem } from "../text/problems.js";
import { saveText } from "../ui/outward.js";

/** More bytes than a school's matches over many years. */
export const MAX_BYTES = 5_000_000;

/** Saves a match as a file. @param {SavedMatch} match */
export function saveMatch(match) {
  download(`${match.about.game}-${day(match.changed)}`, recordToSend(match));
}

/** Saves matches as one file: their records, one after another. @param {SavedMatch[]} matches */
export function saveAll(matches) {
  download(`rollbook-${day(Date.now())}`, matches.map(recordToSend).join("\n"));
}

/**
 * Saves everything stored on this device as one file for a later restore. Rejects with a Problem, without a file, if anything cannot be read.
 * @param {PageContext} page
 * @returns {Promise<{ all: import("./everything.js").Everything, file: string }>} the contents and the name of the file
 */
export async function saveEverything(page) {
  const all = await readEverything(page);
  const name = `rollbook-everything-${day(Date.now())}`;
  download(name, textOfEverything(all));
  return { all, file: `${name}.rollbook.txt` };
}

/**
 * Saves the result of a class's match.
 * @param {string[]} names the players
 * @param {string} text
 */
export function saveResult(names, text) {
  download(`result-${names.join("-").replace(/[^\p{L}\p{N}-]+/gu, "_").slice(0, 60)}`, text);
}

/**
 * Saves the contents of an entry that is not a match: its record, which can be added again, or everything as JSON.
 * @param {import("../storage/database.js").BrokenEntry} entry
 */
export function saveBroken({ changed, text }) {
  download(`broken-${day(changed ?? Date.now())}`, text);
}

/** Control characters, which only other kinds of files have, such as pictures. */
const CONTROLS = /[^\P{Cc}\t\n\v\f\r]/u;

/**
 * Decodes bytes as UTF-8, or as Windows programs write text: UTF-16 with its mark, or Windows-1252. Throws a TypeError for other bytes.
 * @param {ArrayBuffer} bytes
 */
export function textIn(bytes) {
  const mark = String(new Uint8Array(bytes.slice(0, 2)));
  const encoding = { "255,254": "utf-16le", "254,255": "utf-16be" }[mark] ?? "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    const text = new TextDecoder("windows-1252").decode(bytes);
    if (CONTROLS.test(text)) throw error;
    return text;
  }
}

/**
 * The text of a file. Rejects with a Problem if it is too large, cannot be read or is not text.
 * @param {Blob} file
 * @param {number} [most] bytes
 */
export async function textOf(file, most = MAX_BYTES) {
  if (file.size > most) throw new Problem("problem-file-large");
  const bytes = await file.arrayBuffer().catch((error) => {
    throw new Problem("problem-file-unreadable", {}, error);
  });
  try {
    return textIn(bytes);
  } catch (error) {
    throw new Problem("problem-file-not-text", {}, error);
  }
}

/** @param {string} name @param {string} text */
export function download(name, text) {
  saveText(`${name}.rollbook.txt`, text, "text/plain");
}

/** A date in a form that sorts: 2026-11-21. @param {number} time milliseconds since 1970 */
export function day(time) {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
