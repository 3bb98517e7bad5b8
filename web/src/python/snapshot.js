/**
 * A snapshot of Python's memory after all rules were imported and before any match was made. A Python that starts from
 * it imports nothing and starts in a fraction of the time. Each device makes its own, keeps it in the cache of the
 * version's files, and deletes it with them. If anything is wrong with it, Python starts without it.
 */
import { bytes, digest } from "../files/whole_module.js";
import { cacheName } from "../files/files.js";

/** @typedef {import("pyodide").PyodideAPI} Python */
/** @typedef {(options: Partial<NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>>) => Promise<Python>} Load */

/** The headers that describe a snapshot, and the browser that made it. */
const DIGEST = "Rollbook-SHA-256";
const BROWSER = "Rollbook-Browser";
/** Pyodide's initial memory, in bytes. If Python has requested more, its snapshot does not fit (pyodide 6254). */
const FIRST_MEMORY = 30 * 2 ** 20;
/** Bytes of a block that is kept if not all of them are zero. */
const BLOCK = 4096;
/** More bytes than Pyodide writes before the memory itself. */
const PREFACE = 2 ** 16;

// A worker that starts in a blob knows the site's location only from its script.
const scope = () => new URL(".", typeof document === "undefined" ? import.meta.url : document.baseURI).href;
const address = () => new URL("python.snapshot", scope()).href;
const find = () => caches.match(address(), { cacheName: cacheName(scope()) });
const open = () => caches.open(cacheName(scope()));

/** Whether there is a snapshot, or a mark that none works here. */
export async function hasSnapshot() {
  return (await find()) !== undefined;
}

/**
 * The snapshot, if one is stored. It is deleted if it has changed, or if another browser made it.
 * @returns {Promise<Uint8Array<ArrayBuffer> | undefined>}
 */
export async function readSnapshot() {
  try {
    const stored = await find();
    if (!stored) return undefined;
    const packed = new Uint8Array(await stored.arrayBuffer());
    const right = stored.headers.get(BROWSER) === navigator.userAgent && stored.headers.get(DIGEST) === (await digest(packed));
    if (right) return packed.length > 0 ? unpack(packed) : undefined;
  } catch {
    // If nothing can be stored, there is none; an unreadable one is useless.
  }
  await forgetSnapshot();
  return undefined;
}

/** @param {Uint8Array<ArrayBuffer>} snapshot */
export async function keepSnapshot(snapshot) {
  await put(await pack(snapshot));
}

/** @param {Uint8Array<ArrayBuffer>} packed */
async function put(packed) {
  const headers = { [DIGEST]: await digest(packed), [BROWSER]: navigator.userAgent };
  await (await open()).put(address(), new Response(packed, { headers }));
}

/** Deletes the snapshot, so that another one can be made. Never rejects. */
export async function forgetSnapshot() {
  try {
    if (await hasSnapshot()) await (await open()).delete(address());
  } catch {
    // If nothing can be stored, there is none.
  }
}

/** Replaces the snapshot with a mark, so that no other is made for this version. Never rejects. */
export async function giveUpSnapshot() {
  await put(new Uint8Array()).catch(forgetSnapshot);
}

/**
 * Starts a Python for a snapshot, and takes the snapshot.
 * @param {Load} load
 * @param {(python: Python) => void} prepare puts it into the initial state for later starts
 * @returns {Promise<Uint8Array<ArrayBuffer>>} rejects if the snapshot could not be used
 */
export async function takeSnapshot(load, prepare) {
  const python = await load({ _makeSnapshot: true });
  prepare(python);
  const taken = /** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot());
  if (taken.length > FIRST_MEMORY + PREFACE) throw new RangeError(`A snapshot of ${taken.length} bytes does not fit in again.`);
  return taken;
}

/**
 * Starts a Python from a snapshot, whose buffer is detached.
 * @param {Load} load
 * @param {Uint8Array<ArrayBuffer>} snapshot
 */
export async function startFrom(load, snapshot) {
  try {
    const python = await load({ _loadSnapshot: snapshot });
    // Otherwise every Python would draw the same numbers.
    python.pyimport("random").seed();
    return python;
  } finally {
    // Pyodide keeps a reference to the buffer; transferring it first frees the memory.
    structuredClone(snapshot.buffer, { transfer: [snapshot.buffer] });
  }
}

/**
 * Packs a snapshot without the blocks that contain only zeros, which are more than half of it. The result is its size in
 * bytes, whether each block follows, and the blocks that do. (gzip would take a third of the space, but three times as
 * long to read.)
 * @param {Uint8Array<ArrayBuffer>} snapshot
 */
function pack(snapshot) {
  const count = Math.ceil(snapshot.length / BLOCK);
  const follows = new Uint8Array(count);
  const blocks = [];
  for (let at = 0; at < count; at += 1) {
    const block = snapshot.subarray(at * BLOCK, (at + 1) * BLOCK);
    if (!block.some((byte) => byte !== 0)) continue;
    follows[at] = 1;
    blocks.push(block);
  }
  return bytes(new Blob([Uint32Array.of(snapshot.length), follows, ...blocks]));
}

/** @param {Uint8Array<ArrayBuffer>} packed */
function unpack(packed) {
  const snapshot = new Uint8Array(new Uint32Array(packed.buffer, 0, 1)[0]);
  const follows = packed.subarray(4, 4 + Math.ceil(snapshot.length / BLOCK));
  let end = 4 + follows.length;
  for (const [at, full] of follows.entries()) {
    if (!full) continue;
    const block = packed.subarray(end, end + Math.min(BLOCK, snapshot.length - at * BLOCK));
    snapshot.set(block, at * BLOCK);
    end += block.length;
  }
  return snapshot;
}
