/** Gives Python's worker access to the built files: they are next to its script, or the page sends them (transferFiles). */
import { asFetched, cacheName } from "./files.js";

/** @typedef {import("./files.js").Inside} Inside */

/** Placeholder for the folder of the files if there is none. Then nothing is requested. */
const NOWHERE = "https://rollbook.invalid/";

// The browser's own function: early.js answers some requests instead.
const { fetch } = self;

/** The files from the page, as bytes: in WebKit this worker cannot read blobs. @type {Promise<Inside[]>} */
const given = new Promise((resolve) => {
  if (SITE.one_file) addEventListener("message", ({ data }) => data?.files && resolve(data.files));
});

/**
 * The full address of a file in this worker. (The worker itself starts in a blob, whose address resolves no path.)
 * @param {string} path
 */
export const addressOf = (path) => new URL(path, SITE.one_file ? NOWHERE : import.meta.url).href;

/**
 * A built file. Rejects if it cannot be loaded.
 * @param {string} path
 * @param {RequestInit} [how] options of the request, on a site
 */
export async function fetchFile(path, how) {
  if (!SITE.one_file) return (how ? undefined : await cached(path)) ?? fetch(addressOf(path), how);
  const found = (await given).find((file) => file.path === path);
  if (!found) throw new TypeError(`The page has given no ${path}.`);
  return asFetched(found);
}

/**
 * Reads a file from the service worker's cache directly, in half the time of a request through it.
 * @param {string} path
 * @returns {Promise<Response | undefined>}
 */
async function cached(path) {
  const address = addressOf(path);
  try {
    return await caches.match(address, { cacheName: cacheName(new URL(".", import.meta.url).href) });
  } catch {
    return undefined; // If nothing can be cached, nothing was.
  }
}

/** Pyodide's loader and the script that it loads: in the page as one file, they come before this script. */
export async function importPyodide() {
  if (SITE.one_file) return { loadPyodide, createPyodideModule };
  const [loader, glue] = await Promise.all(SITE.pyodide.scripts.map((path) => import(addressOf(path))));
  return { loadPyodide: /** @type {typeof loadPyodide} */ (loader.loadPyodide), createPyodideModule: /** @type {typeof createPyodideModule} */ (glue.default) };
}
