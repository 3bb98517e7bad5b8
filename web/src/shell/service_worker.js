/**
 * The service worker: after one visit the page works without a network. It stores one version's files in its own cache, and serves only files whose
 * length and SHA-256 digest match the build's list (web/precache.py).
 */
import { cacheName, cacheNames } from "../files/files.js";
import { digest } from "../files/whole_module.js";

/** @typedef {typeof OFFLINE.files[number]} CachedFile */

class Precache {
  /** @type {Map<string, CachedFile>} by address */
  #files;
  /** The checks under way, by whether they compare digests. @type {Map<boolean, Promise<string[]>>} */
  #checking = new Map();

  /** @param {string} scope the folder of the page */
  constructor(scope) {
    this.scope = scope;
    this.name = cacheName(scope);
    this.#files = new Map(OFFLINE.files.map((file) => [new URL(file.url, scope).href, file]));
  }

  /** @param {string} address */
  has(address) {
    return this.#files.has(address);
  }

  /**
   * A built file: from the cache, otherwise from the network. Rejects if it is unavailable.
   * @param {string} address
   * @param {boolean} doubted whether to verify the cached file first
   */
  async answer(address, doubted) {
    const cache = await caches.open(this.name);
    const cached = doubted ? undefined : await cache.match(address);
    if (cached) return cached;
    const file = /** @type {CachedFile} */ (this.#files.get(address));
    const bytes = await this.#keep(cache, address, file).catch(() => find(address, file));
    return answerWith(file, bytes);
  }

  /**
   * Checks all files, and fetches those that are wrong or missing. Digests would delay Python's start on a slow tablet
   * by a second, so a normal visit compares only lengths.
   * @param {boolean} digests whether to compare digests too
   * @returns {Promise<string[]>} the paths of the missing files
   */
  check(digests) {
    const running = this.#checking.get(true) ?? this.#checking.get(digests);
    if (running) return running;
    const checking = this.#check(digests).finally(() => this.#checking.delete(digests));
    this.#checking.set(digests, checking);
    return checking;
  }

  /** @param {boolean} digests */
  async #check(digests) {
    const cache = await caches.open(this.name);
    const missing = [];
    // One file after the other, so that an open page does not wait for the caches or the network.
    for (const [address, file] of this.#files) {
      const there = !digests && (await hasLength(cache, address, file.size).catch(() => false));
      if (!there && !(await this.#keep(cache, address, file).catch(() => null))) missing.push(file.url);
    }
    return missing;
  }

  /** @param {Cache} cache @param {string} address @param {CachedFile} file */
  async #keep(cache, address, file) {
    const cached = await cache.match(address);
    const right = cached && (await asBuilt(cached, file));
    if (right) return right;
    const bytes = await find(address, file);
    await cache.put(address, answerWith(file, bytes));
    return bytes;
  }

  /**
   * Deletes older versions' caches, unless one of their pages is open, because its Python may have to restart.
   * Deletes nothing while a newer version is waiting.
   * @param {ServiceWorkerRegistration} registration
   */
  async deleteOlder(registration) {
    if (registration.installing || registration.waiting) return;
    const { held = [], pending = [] } = await navigator.locks.query();
    const used = new Set([this.name, ...[...held, ...pending].map(({ name }) => name)]);
    const names = (await caches.keys()).filter((name) => name.startsWith(cacheNames(this.scope)) && !used.has(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

/**
 * Whether a file of this length is cached. A Blob knows its length without being read.
 * @param {Cache} cache
 * @param {string} address
 * @param {number} size
 */
async function hasLength(cache, address, size) {
  const cached = await cache.match(address);
  return cached !== undefined && (await cached.blob()).size === size;
}

/**
 * The bytes of a built file: from another version's cache, or through the browser's HTTP cache, which the first visit has just filled. If those bytes
 * are wrong, it bypasses the HTTP cache, which may serve wrong bytes for a year.
 * @param {string} address
 * @param {CachedFile} file
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
 * The bytes of a response, if they match the build.
 * @param {Response} response
 * @param {CachedFile} file
 */
async function asBuilt(response, { size, sha256 }) {
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength !== size) return null;
  return (await digest(bytes)) === sha256 ? bytes : null;
}

/**
 * A response with the headers from the build's list, because a host may send others, or none. An additional header shows that the file is from the cache.
 * @param {CachedFile} file
 * @param {ArrayBuffer} bytes
 */
function answerWith({ type }, bytes) {
  return new Response(bytes, { headers: { ...OFFLINE.headers, "Content-Type": type, "Rollbook-Kept": "yes" } });
}

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { registration } = worker;
const { scope } = registration;
const precache = new Precache(scope);
/** The page's own text is part of this script, which the browser stores itself. So no other page can replace it. */
const PAGE = { headers: { ...OFFLINE.headers, "Content-Type": "text/html; charset=utf-8" } };
const PAGES = new Set([scope, new URL("index.html", scope).href]);

worker.addEventListener("install", (event) => event.waitUntil(install()));

// The page of a first visit may need a new Python after the network has failed, so this worker serves it at once.
worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), precache.deleteOlder(registration)]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(scope)) return;
  if (precache.has(address)) event.respondWith(precache.answer(address, request.cache === "reload"));
  else if (PAGES.has(address)) event.respondWith(new Response(OFFLINE.page, PAGE));
  // A page of an older version asks for its own files.
  else event.respondWith(caches.match(address).then((found) => found ?? fetch(request)));
});

// The messages are "version"; "check"; "verify", after a file was unusable; "replace", for a worker of the same version, which has the same files; and
// "take over", from the user. A new version waits for that, because nothing may change in the middle of a match.
worker.addEventListener("message", (event) => {
  event.waitUntil(answer(event.data, event.ports[0]));
});

/** Fetches the files of this version. If that fails, the files that have arrived stay, so that the next attempt has less to do. */
async function install() {
  const missing = await precache.check(true);
  if (missing.length === 0) return;
  const clients = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const client of clients) client.postMessage({ missing }, []);
  throw new Error("Not all files could be had as they were built.");
}

/** @param {unknown} command @param {MessagePort} [port] */
async function answer(command, port) {
  const missing = command === "version" || command === "replace" ? [] : await precache.check(command !== "check").catch(() => null);
  const whole = missing?.length === 0;
  if ((command === "take over" || command === "replace") && whole) await worker.skipWaiting();
  port?.postMessage({ whole, missing: missing ?? [], version: SITE.version });
  await precache.deleteOlder(registration);
}
