/**
 * What lies inside the page where it is one file (web/build_one_file.py): elements that the browser does not run, texts as
 * JSON and all else in base64.
 */

/** WebAssembly alone is packed for this. What else is large is packed already, on the site too. */
const PACKED = "application/gzip";
const UNPACKED = "application/octet-stream";

/**
 * A text inside the page, or null if there is none of this path.
 * @param {string} path
 * @returns {string | null}
 */
export function textInside(path) {
  const found = find(path, "application/json");
  return found && JSON.parse(found);
}

/** A file as it lies inside the page. @typedef {{ path: string, bytes: Uint8Array<ArrayBuffer>, packed: boolean }} Inside */

/**
 * @param {string} path
 * @returns {Inside}
 */
export function bytesInside(path) {
  const packed = find(path, PACKED);
  const found = packed ?? find(path, UNPACKED);
  if (found === null) throw new TypeError(`There is no ${path} in this file.`);
  const text = atob(found);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return { path, bytes, packed: packed !== null };
}

/**
 * A file from inside the page, as if it had been fetched.
 * @param {Inside} file
 */
export function asFetched({ bytes, packed }) {
  const whole = new Response(bytes);
  if (!packed) return whole;
  const stream = whole.body?.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
}

/**
 * @param {string} path
 * @param {string} type
 */
function find(path, type) {
  const all = document.querySelectorAll(`script[type="${type}"]`);
  const found = Array.from(all).find((one) => one instanceof HTMLElement && one.dataset.file === path);
  return found?.textContent ?? null;
}
