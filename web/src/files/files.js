/**
 * Gives the page access to the built files. On a site they are next to the page, and the service worker caches them. The page as one file (rollbook.html,
 * web/build_one_file.py) opens without a server: it contains them in elements that the browser does not run, texts as JSON and the rest in base64.
 * Python's worker uses in_worker.js instead.
 */

/** The address of the page as one file, to be downloaded; none if the page is that file. */
export const oneFile = () => (SITE.one_file ? null : "rollbook.html");

/** The addresses of texts inside the page, by their paths. @type {Map<string, string>} */
const made = new Map();

/**
 * A built file. Rejects if it cannot be loaded.
 * @param {string} path relative to the page
 * @param {RequestInit} [how] options of the request, on a site
 * @returns {Promise<Response>}
 */
export async function fetchFile(path, how) {
  if (!SITE.one_file) return fetch(new URL(path, document.baseURI), how);
  const text = textInside(path);
  return text === null ? asFetched(bytesInside(path)) : new Response(text);
}

/** The address of a link to a built text. @param {string} path */
export function addressOf(path) {
  if (!SITE.one_file) return path;
  const known = made.get(path);
  if (known) return known;
  const address = URL.createObjectURL(new Blob([textInside(path) ?? ""], { type: "text/plain; charset=utf-8" }));
  made.set(path, address);
  return address;
}

/**
 * Adds a style sheet that not every screen needs, once. rollbook.html includes it from the beginning.
 * @param {BuiltFile} file
 * @returns {Promise<void>} rejects if it cannot be loaded
 */
export function addStyle({ url, integrity }) {
  if (SITE.one_file) return Promise.resolve();
  /** @type {HTMLLinkElement | null} */
  const there = document.querySelector(`link[href="${url}"]`);
  if (there?.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = there ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href: url, integrity });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${url} cannot be had.`));
    });
    if (!there) document.head.append(link);
  });
}

/**
 * The full address of a screen, for other devices. There is none if the page is a file on this device.
 * @param {string} hash
 */
export function linkTo(hash) {
  return SITE.one_file ? null : new URL(hash, document.baseURI).href;
}

/**
 * Sends Python's worker the files inside the page. On a site, the worker fetches them itself.
 * @param {Worker} worker
 */
export function transferFiles(worker) {
  if (!SITE.one_file) return;
  const files = [SITE.python.url, SITE.weights, SITE.pyodide.wasm.url].map(bytesInside);
  worker.postMessage({ files }, files.map(({ bytes }) => bytes.buffer));
}

/** Only WebAssembly is compressed specially for the page as one file. The other large files are compressed already, on the site too. */
const PACKED = "application/gzip";
const UNPACKED = "application/octet-stream";

/**
 * A text inside the page, or null if there is none with this path.
 * @param {string} path
 * @returns {string | null}
 */
export function textInside(path) {
  const found = find(path, "application/json");
  return found && JSON.parse(found);
}

/** A file inside the page. @typedef {{ path: string, bytes: Uint8Array<ArrayBuffer>, packed: boolean }} Inside */

/** @param {string} path @returns {Inside} */
function bytesInside(path) {
  const packed = find(path, PACKED);
  const found = packed ?? find(path, UNPACKED);
  if (found === null) throw new TypeError(`There is no ${path} in this file.`);
  const text = atob(found);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return { path, bytes, packed: packed !== null };
}

/** A file from inside the page, as if it had been fetched. @param {Inside} file */
export function asFetched({ bytes, packed }) {
  const whole = new Response(bytes);
  if (!packed) return whole;
  const stream = whole.body?.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
}

/** @param {string} path @param {string} type */
function find(path, type) {
  const all = document.querySelectorAll(`script[type="${type}"]`);
  const found = Array.from(all).find((one) => one instanceof HTMLElement && one.dataset.file === path);
  return found?.textContent ?? null;
}

/** A built file was unusable: the service worker compares everything it has cached with the build, byte for byte. */
export const verifyKept = () => globalThis.navigator?.serviceWorker?.controller?.postMessage("verify");

/**
 * The name of the cache that holds this version's files, and of the lock that every page of this version holds: while
 * one does, no newer version deletes the cache.
 * @param {string} scope the folder of the page, so that two sites of one host do not collide
 */
export const cacheName = (scope) => `${cacheNames(scope)}${SITE.version}`;

/** Prefix of the names of all versions. @param {string} scope */
export const cacheNames = (scope) => `rollbook ${scope} `;
