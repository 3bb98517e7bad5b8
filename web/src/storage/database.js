/**
 * One IndexedDB database with one store, each entry under its own key; every method rejects if the browser refuses.
 * Also describes stored entries that this version cannot show, so that people can see their names, and save or delete them.
 */
import { entries, get, promisifyRequest } from "idb-keyval";
import { serial } from "../ui/cancellation.js";

/**
 * The names of errors after which a retry on another connection may succeed: browsers close the connections of sleeping pages, even during a
 * transaction.
 */
const LOST = new Set(["UnknownError", "AbortError", "TransactionInactiveError", "InvalidStateError"]);

export class Database {
  /** @type {Promise<IDBDatabase> | null} */
  #connection = null;
  /** Changes run one after another, so that a retried one does not follow a later one. */
  #inTurn = serial();

  /** @param {string} name @param {string} store */
  constructor(name, store) {
    this.name = name;
    this.store = store;
  }

  /** Opens the database before anything waits for it. */
  async open() {
    await this.#run("readonly", () => {});
  }

  /** @returns {Promise<[IDBValidKey, unknown][]>} all entries with their keys */
  async entries() {
    return entries(this.#run);
  }

  /** @param {IDBValidKey} key @returns {Promise<unknown>} undefined if nothing is stored there */
  async get(key) {
    return get(key, this.#run);
  }

  /**
   * Changes one entry within one transaction, so that another tab's change comes before or after it.
   * @param {IDBValidKey} key
   * @param {(stored: unknown) => unknown} work returns the value to store; undefined deletes the entry, the same value leaves it. It is called again
   *   if the connection is lost
   * @returns {Promise<unknown>} the previous value
   */
  async change(key, work) {
    return this.#inTurn(() =>
      this.#run("readwrite", async (store) => {
        const stored = await promisifyRequest(store.get(key));
        const next = work(stored);
        if (next === undefined) store.delete(key);
        else if (next !== stored) store.put(next, key);
        await promisifyRequest(store.transaction);
        return stored;
      }),
    );
  }

  /**
   * Runs some work within one transaction, and again on another connection if the first is lost.
   * @type {import("idb-keyval").UseStore}
   */
  #run = async (mode, work) => {
    const opened = this.#opened();
    const run = async () => work((await this.#opened()).transaction(this.store, mode).objectStore(this.store));
    try {
      return await run();
    } catch (error) {
      // A transaction that the browser has ended silently rejects with null.
      if (error !== null && !LOST.has(/** @type {any} */ (error)?.name)) throw error;
    }
    this.#letGo(opened);
    try {
      return await run();
    } catch (error) {
      throw error ?? new DOMException("The browser has ended the transaction.", "AbortError");
    }
  };

  #opened() {
    if (this.#connection) return this.#connection;
    const request = indexedDB.open(this.name);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(this.store));
    const opening = promisifyRequest(request);
    this.#connection = opening;
    this.#watch(opening);
    return opening;
  }

  /** @param {Promise<IDBDatabase>} opening */
  async #watch(opening) {
    const gone = () => this.#letGo(opening);
    try {
      const connection = await opening;
      connection.addEventListener("versionchange", gone); // the browser or another tab wants to delete the database
      connection.addEventListener("close", gone);
    } catch {
      gone();
    }
  }

  /** Drops a connection; the next work opens another one. @param {Promise<IDBDatabase>} opening */
  #letGo(opening) {
    if (this.#connection === opening) this.#connection = null;
    opening.then((connection) => connection.close()).catch(() => {});
  }
}

/** The latest moment of a `Date`, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;
const LONGEST_NAME = 60;

/**
 * An entry that this version cannot show.
 * @typedef {object} BrokenEntry
 * @property {IDBValidKey} key its key
 * @property {string} name its name, or an empty string
 * @property {number | null} changed when it was last changed, in milliseconds since 1970
 * @property {string} text its savable content: the reusable part if there is one, otherwise the entry as JSON
 */

/**
 * Returns the parts of an entry that can be shown and saved.
 * @param {IDBValidKey} key
 * @param {unknown} entry
 * @param {(entry: Record<string, any>) => unknown} [worth] returns the reusable text in it, if there is one
 * @returns {BrokenEntry}
 */
export function readBroken(key, entry, worth = ({ record }) => isRecord(record) && record) {
  const { name, changed, made } = isObject(entry) ? entry : {};
  const text = isObject(entry) ? worth(entry) : "";
  return {
    key,
    name: typeof name === "string" ? name.slice(0, LONGEST_NAME) : "",
    changed: readMoment(changed) ?? readMoment(made),
    text: typeof text === "string" && text !== "" ? text : asText(entry),
  };
}

/** @param {unknown} value @returns {value is Record<string, any>} */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} value @returns {value is string} */
export function isRecord(value) {
  return typeof value === "string" && value.startsWith("rollbook ");
}

/** @param {unknown} value */
export function readMoment(value) {
  return typeof value === "number" && Math.abs(value) <= LAST_MOMENT ? value : null;
}

/** Any value as text. @param {unknown} entry */
export function asText(entry) {
  try {
    return JSON.stringify(entry, (_, value) => (typeof value === "bigint" ? String(value) : value), 2) ?? String(entry);
  } catch {
    return String(entry); // The value contains itself.
  }
}
