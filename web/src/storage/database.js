/** One database of IndexedDB with one store, each entry under its own key. Every method rejects where the browser refuses. */
import { createStore, entries, get, promisifyRequest } from "idb-keyval";

export class Database {
  #use;
  /** The connections that are let go when the browser or another tab wants to delete it all. @type {WeakSet<IDBDatabase>} */
  #watched = new WeakSet();

  /**
   * @param {string} name
   * @param {string} store
   */
  constructor(name, store) {
    this.name = name;
    this.store = store;
    this.#use = createStore(name, store);
  }

  /** Opens it before anybody waits for it. */
  async open() {
    await this.#run("readonly", () => {});
  }

  /** @returns {Promise<[IDBValidKey, unknown][]>} all that is stored, with its keys */
  async entries() {
    return entries(this.#run);
  }

  /**
   * @param {IDBValidKey} key
   * @returns {Promise<unknown>} undefined if nothing is stored there
   */
  async get(key) {
    return get(key, this.#run);
  }

  /**
   * Changes one entry within one transaction, so that another tab's change comes before or after it.
   * @param {IDBValidKey} key
   * @param {(stored: unknown) => unknown} work answers what is to be stored; undefined deletes the entry, the same leaves it
   * @returns {Promise<unknown>} what was stored before
   */
  async change(key, work) {
    return this.#run("readwrite", async (store) => {
      const stored = await promisifyRequest(store.get(key));
      const next = work(stored);
      if (next === undefined) store.delete(key);
      else if (next !== stored) store.put(next, key);
      await promisifyRequest(store.transaction);
      return stored;
    });
  }

  /** @type {import("idb-keyval").UseStore} */
  #run = async (mode, work) => {
    let begun = false;
    const run = () =>
      this.#use(mode, (store) => {
        begun = true;
        this.#watch(store.transaction.db);
        return work(store);
      });
    try {
      return await run();
    } catch (error) {
      // A connection that is closing takes no more work; another one does.
      if (begun || !(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
      this.#use = createStore(this.name, this.store);
      return run();
    }
  };

  /** @param {IDBDatabase} connection */
  #watch(connection) {
    if (this.#watched.has(connection)) return;
    this.#watched.add(connection);
    connection.addEventListener("versionchange", () => {
      connection.close();
      this.#use = createStore(this.name, this.store);
    });
  }
}
