/** A browser's storage in memory, which the tabs of a test share, as on a device. */
import { readFile } from "node:fs/promises";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { Classes } from "../src/class/classes.js";
import { Store } from "../src/match/store.js";
import { Robots } from "../src/robot/robots.js";

Object.assign(globalThis, {
  SITE: { games: ["roll_it", "knockout", "knaster", "lowdown", "roll_out"].map((id) => ({ id })), starts: [], levels: ["easy"] },
});

/** The functions that undo a test's faults in a device. @type {(() => unknown)[]} */
const mends = [];

/** An empty, working device with a `localStorage`. */
export function newDevice() {
  for (const mend of mends.splice(0)) mend();
  const factory = new IDBFactory();
  /** @type {Map<string, string>} */
  const items = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => items.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      items.set(key, value);
      Object.assign(storage, { [key]: value });
    },
    removeItem: (/** @type {string} */ key) => {
      items.delete(key);
      delete (/** @type {any} */ (storage)[key]);
    },
  };
  for (const name of ["getItem", "setItem", "removeItem"]) Object.defineProperty(storage, name, { enumerable: false });
  Object.defineProperty(globalThis, "indexedDB", { value: factory, configurable: true, writable: true });
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true, writable: true });
  return factory;
}

/** The collections of one tab, and the callbacks that they have called. @param {number} [limit] milliseconds */
export function tab(limit) {
  /** @type {string[]} */
  const told = [];
  const callbacks = (/** @type {string} */ what) => ({
    storageProblem: (/** @type {string} */ kind, /** @type {boolean} */ reading) => told.push(`${what} ${kind}${reading ? " reading" : ""}`),
    unsaved: (/** @type {number} */ count) => told.push(`${what} unsaved ${count}`),
    changed: (/** @type {string} */ id, /** @type {string} */ kind) => told.push(`${what} ${kind} ${id}`),
  });
  return {
    told,
    store: new Store(callbacks("matches"), undefined, limit),
    robots: new Robots(callbacks("robots"), undefined, limit),
    classes: new Classes(callbacks("classes"), undefined, limit),
  };
}

/**
 * Puts entries into a database, as if by an earlier page.
 * @param {string} name
 * @param {string} store
 * @param {[IDBValidKey, unknown][]} entries
 */
export async function put(name, store, entries) {
  const opening = indexedDB.open(name);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(store));
  const base = await done(opening);
  const { transaction } = Object(base.transaction(store, "readwrite").objectStore(store).put(null, "begin"));
  for (const [key, entry] of entries) transaction.objectStore(store).put(entry, key);
  transaction.objectStore(store).delete("begin");
  await new Promise((resolve) => transaction.addEventListener("complete", resolve));
  base.close();
}

/**
 * The contents of a database.
 * @param {string} name
 * @param {string} store
 * @returns {Promise<Map<IDBValidKey, any>>}
 */
export async function held(name, store) {
  const base = await done(indexedDB.open(name));
  const all = base.transaction(store).objectStore(store);
  const [keys, entries] = await Promise.all([done(all.getAllKeys()), done(all.getAll())]);
  base.close();
  return new Map(keys.map((key, at) => [key, entries[at]]));
}

/** The entries of a device as version 1.0 left them. @returns {Promise<Record<string, { store: string, entries: [IDBValidKey, any][] }>>} */
export async function deviceOfBefore() {
  return JSON.parse(await readFile(new URL("device.json", import.meta.url), "utf-8"));
}

/**
 * Makes every write, read or open fail, until the returned function is called or there is another device.
 * @param {"put" | "get" | "getAll" | "delete" | "open"} method
 * @param {() => any} instead
 */
export function failing(method, instead) {
  const owner = /** @type {any} */ (method === "open" ? indexedDB : IDBObjectStore.prototype);
  const own = Object.getOwnPropertyDescriptor(owner, method);
  owner[method] = instead;
  const mend = () => (own ? Object.defineProperty(owner, method, own) : delete owner[method]);
  mends.push(mend);
  return mend;
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}

/** Makes a function that throws a browser's error. @param {string} name @returns {() => never} */
export const refusing = (name) => () => {
  throw new DOMException("for the test", name);
};
