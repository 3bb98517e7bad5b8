/**
 * The files that were built, for the page. On a site they lie beside it; where the page is one file, which opens without
 * any server (rollbook.html), they lie inside. Python's worker has them from in_worker.js.
 */
import { asFetched, bytesInside, textInside } from "./inside.js";

/** The address of the page as one file, to be downloaded; none where the page is that file. */
export const oneFile = () => (SITE.one_file ? null : "rollbook.html");

/** The addresses of texts inside the page, by their paths. @type {Map<string, string>} */
const made = new Map();

/**
 * A built file. Rejects if it cannot be had.
 * @param {string} path relative to the page
 * @param {RequestInit} [how] how it is asked for, on a site
 * @returns {Promise<Response>}
 */
export async function fetchFile(path, how) {
  if (!SITE.one_file) return fetch(new URL(path, document.baseURI), how);
  const text = textInside(path);
  return text === null ? asFetched(bytesInside(path)) : new Response(text);
}

/**
 * Where a link to a built text leads.
 * @param {string} path
 */
export function addressOf(path) {
  if (!SITE.one_file) return path;
  const known = made.get(path);
  if (known) return known;
  const address = URL.createObjectURL(new Blob([textInside(path) ?? ""], { type: "text/plain; charset=utf-8" }));
  made.set(path, address);
  return address;
}

/**
 * Adds a style sheet that not every screen needs. One file has it in its style from the beginning.
 * @param {BuiltFile} file
 * @returns {Promise<void>} rejects if it cannot be had
 */
export function addStyle({ url, integrity }) {
  if (SITE.one_file) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = url;
    link.integrity = integrity;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${url} cannot be had.`));
    });
    document.head.append(link);
  });
}

/**
 * The whole address of a screen, for other devices. There is none where the page is a file of this device.
 * @param {string} hash
 */
export function linkTo(hash) {
  return SITE.one_file ? null : new URL(hash, document.baseURI).href;
}

/**
 * Gives Python's worker the files that lie inside the page. On a site it fetches them itself.
 * @param {Worker} worker
 */
export function handFilesTo(worker) {
  if (!SITE.one_file) return;
  const files = [SITE.python.url, SITE.pyodide.wasm.url].map(bytesInside);
  worker.postMessage({ files }, files.map(({ bytes }) => bytes.buffer));
}
