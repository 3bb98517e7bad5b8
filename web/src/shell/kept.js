/**
 * One version's files, kept for offline use in a cache of its own. Nothing is kept, and nothing is answered from a
 * network, but what has the length and the SHA-256 digest that the build wrote down.
 */
import { keptName, keptNames } from "../files/files.js";
import { digest } from "../files/whole_module.js";

/** @typedef {Site["kept"][number]} KeptFile */

export class Kept {
  /** @type {Map<string, KeptFile>} by address */
  #files;
  /** @type {Promise<boolean> | null} */
  #checking = null;

  /** @param {string} scope the folder of the page */
  constructor(scope) {
    this.scope = scope;
    this.name = keptName(scope);
    this.#files = new Map(SITE.kept.map((file) => [new URL(file.url, scope).href, file]));
  }

  /** @param {string} address */
  has(address) {
    return this.#files.has(address);
  }

  /**
   * A file as it was built: as it is kept, or else as it comes. Rejects if it cannot be had.
   * @param {string} address
   * @param {boolean} doubted whether what is kept is to be checked first
   */
  async answer(address, doubted) {
    const cache = await caches.open(this.name);
    const kept = doubted ? undefined : await cache.match(address);
    if (kept) return kept;
    const file = /** @type {KeptFile} */ (this.#files.get(address));
    const bytes = await this.#keep(cache, address, file).catch(() => find(address, file));
    return answerWith(file, bytes);
  }

  /** Checks all files, and gets those that are wrong or missing. Resolves to whether all are kept now. */
  check() {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #check() {
    const cache = await caches.open(this.name);
    const files = [...this.#files].map(([address, file]) => this.#keep(cache, address, file));
    return (await Promise.allSettled(files)).every(({ status }) => status === "fulfilled");
  }

  /**
   * @param {Cache} cache
   * @param {string} address
   * @param {KeptFile} file
   */
  async #keep(cache, address, file) {
    const kept = await cache.match(address);
    const right = kept && (await asBuilt(kept, file));
    if (right) return right;
    const bytes = await find(address, file);
    await cache.put(address, answerWith(file, bytes));
    return bytes;
  }

  /**
   * Deletes what older versions have kept, unless a page of theirs is open: its Python may have to be started again.
   * A newer version that waits may not be judged by this one.
   * @param {ServiceWorkerRegistration} registration
   */
  async deleteOlder(registration) {
    if (registration.installing || registration.waiting) return;
    const { held = [], pending = [] } = await navigator.locks.query();
    const used = new Set([this.name, ...[...held, ...pending].map(({ name }) => name)]);
    const names = (await caches.keys()).filter((name) => name.startsWith(keptNames(this.scope)) && !used.has(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

/**
 * The bytes of a file as it was built: from another version's cache, by way of the browser's HTTP cache (which the first
 * visit has just filled), or past that, as it may hold wrong bytes for a year.
 * @param {string} address
 * @param {KeptFile} file
 */
async function find(address, file) {
  const ways = [
    () => caches.match(address),
    () => fetch(address),
    () => fetch(address, { cache: "reload" }),
  ];
  for (const way of ways) {
    const response = await way().catch(() => undefined);
    const bytes = response && (await asBuilt(response, file).catch(() => null));
    if (bytes) return bytes;
  }
  throw new Error(`${address} cannot be had as it was built.`);
}

/**
 * The bytes of an answer, if they are those that were built.
 * @param {Response} response
 * @param {KeptFile} file
 */
async function asBuilt(response, { size, sha256 }) {
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength !== size) return null;
  return (await digest(bytes)) === sha256 ? bytes : null;
}

/**
 * With the headers that the build wrote down, as a host may send others, or none; and with one that tells Python's start
 * that nothing has to travel.
 * @param {KeptFile} file
 * @param {ArrayBuffer} bytes
 */
function answerWith({ type }, bytes) {
  return new Response(bytes, { headers: { ...SITE.headers, "Content-Type": type, "Rollbook-Kept": "yes" } });
}
