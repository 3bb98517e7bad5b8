/**
 * Restores Pyodide's full WebAssembly. A page starts with a lean module, in which the functions that Rollbook does not
 * call are stubs (web/lean.py). Robots, and a Python started after a crash, get the full one. It equals Pyodide's own,
 * byte for byte, or it is not used. On plain http, browsers do not compute digests: there its length and the browser's
 * validation decide.
 */

/** The suffix of the address of a worker script that uses the full module. */
export const WHOLE = "#whole";

/** The position at which the sections of a module begin. */
const PREAMBLE = 8;
const CODE = 10;
/** The bytes of a stub: its size, no local variables, unreachable, end. */
const STUB = [3, 0, 0, 11];

/**
 * The full module, as bytes.
 * @param {(path: string, how?: RequestInit) => Promise<Response>} fetchFile
 * @returns {Promise<Uint8Array<ArrayBuffer>>} rejects if a part is unavailable or does not match the build, even when the browser's HTTP cache is
 * bypassed
 */
export async function wholeModule(fetchFile) {
  return get(fetchFile).catch(() => get((path) => fetchFile(path, { cache: "reload" })));
}

/**
 * Puts the two parts together.
 * @param {Uint8Array<ArrayBuffer>} lean
 * @param {Uint8Array<ArrayBuffer>} rest the length of the header of the full module's code section, in one byte; this header; and the
 * functions that are stubs in the lean module
 * @returns {Promise<Uint8Array<ArrayBuffer>>} nonsense if the parts are from different builds
 */
export async function join(lean, rest) {
  const code = sectionOfCode(lean);
  let left = 1 + rest[0];
  const [count, first] = numberAt(lean, code.content);
  /** Pieces of both: neighbours in one part are copied together. @type {Uint8Array<ArrayBuffer>[]} */
  const pieces = [lean.subarray(0, code.start), rest.subarray(1, left)];
  let from = first;
  let at = first;
  for (let number = 0; number < count; number += 1) {
    const end = endAt(lean, at);
    if (STUB.every((byte, place) => lean[at + place] === byte)) {
      const bodyEnd = endAt(rest, left);
      pieces.push(lean.subarray(from, at), rest.subarray(left, bodyEnd));
      left = bodyEnd;
      from = end;
    }
    at = end;
  }
  pieces.push(lean.subarray(from));
  return bytes(new Blob(pieces));
}

/** @param {(path: string) => Promise<Response>} fetchFile */
async function get(fetchFile) {
  const { wasm, rest } = SITE.pyodide;
  const [lean, left] = await Promise.all([fetchFile(wasm.url).then(existing).then(bytes), rest ? fetchFile(rest).then(existing).then(gunzipped).then((whole) => new Uint8Array(whole)) : null]);
  const whole = left ? await join(lean, left) : lean;
  if (!(await isWhole(whole))) throw new Error("Pyodide's WebAssembly is not what was built.");
  return whole;
}

/** @param {Uint8Array<ArrayBuffer>} module */
async function isWhole(module) {
  const { size, sha256 } = SITE.pyodide.whole;
  if (module.length !== size) return false;
  return crypto.subtle ? (await digest(module)) === sha256 : WebAssembly.validate(module);
}

/** Returns a response, unless the file is missing. @param {Response} response */
export function existing(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

/** The bytes of a response or a blob. @param {Pick<Blob, "arrayBuffer">} source */
export const bytes = async (source) => new Uint8Array(await source.arrayBuffer());

/** The contents of a file that is packed by gzip. @param {{ body: ReadableStream<Uint8Array<ArrayBuffer>> | null }} response */
export const gunzipped = ({ body }) => new Response(body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

/**
 * The SHA-256 of some bytes, in hexadecimal digits. Rejects on plain http.
 * @param {ArrayBuffer | Uint8Array<ArrayBuffer>} data
 */
export async function digest(data) {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Uint8Array} module */
function sectionOfCode(module) {
  for (let start = PREAMBLE; start < module.length; ) {
    const [, content] = numberAt(module, start + 1);
    if (module[start] === CODE) return { start, content };
    start = endAt(module, start + 1);
  }
  throw new Error("This module has no code.");
}

/**
 * The end of a part that begins with its own size.
 * @param {Uint8Array} data
 * @param {number} at
 */
function endAt(data, at) {
  const [size, content] = numberAt(data, at);
  return content + size;
}

/**
 * An unsigned number in LEB128, and its end.
 * @param {Uint8Array} data
 * @param {number} at
 * @returns {[number, number]}
 */
function numberAt(data, at) {
  let value = 0;
  for (let place = 0; at + place < data.length; place += 1) {
    value += (data[at + place] % 128) * 128 ** place;
    if (data[at + place] < 128) return [value, at + place + 1];
  }
  throw new RangeError("A number does not end.");
}
