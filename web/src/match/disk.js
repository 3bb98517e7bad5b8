/** The matches as IndexedDB keeps them, each under its own key. Every method rejects where the browser refuses. */
import { createStore, entries, get, promisifyRequest } from "idb-keyval";

export class Disk {
  #store = createStore("rollbook", "matches");

  /** Opens it before anybody waits for it. Should the browser or another tab want to delete it all, it is let go. */
  async open() {
    await this.#store("readonly", ({ transaction: { db } }) => {
      db.addEventListener("versionchange", () => {
        db.close();
        this.#store = createStore("rollbook", "matches");
        this.open().catch(() => {});
      });
    });
  }

  /** @returns {Promise<[IDBValidKey, unknown][]>} all that is stored, with its keys */
  async entries() {
    return entries(this.#store);
  }

  /**
   * @param {IDBValidKey} key
   * @returns {Promise<unknown>} undefined if nothing is stored there
   */
  async get(key) {
    return get(key, this.#store);
  }

  /**
   * Changes one entry within one transaction, so that another tab's change comes before or after it.
   * @param {IDBValidKey} key
   * @param {(stored: unknown) => unknown} work answers what is to be stored; undefined deletes the entry
   * @returns {Promise<unknown>} what was stored before
   */
  async change(key, work) {
    return this.#store("readwrite", async (store) => {
      const stored = await promisifyRequest(store.get(key));
      const next = work(stored);
      if (next === undefined) store.delete(key);
      else store.put(next, key);
      await promisifyRequest(store.transaction);
      return stored;
    });
  }
}
