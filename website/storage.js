/**
 * What the game keeps in the browser: entries in IndexedDB, each with its key and a version that grows by one with
 * every change (`MemoryStore` in play/memory.py).
 *
 * A change is written only if it is the next one of its key, and all changes of a move are written or none. Both is
 * checked and done in one transaction, so that two tabs can't overwrite each other.
 */

/** @typedef {{ key: string, version: number, value: unknown }} Entry */

const ENTRIES = "entries";
const ASIDE = "aside";
const ABOUT = "about";
const CHANGES = "changes";

/** Another tab has changed something since this one looked. */
export class Stale extends Error {}

export class Storage {
  #database;
  #seen = 0;

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.#database = database;
  }

  /**
   * Opens the storage; fails where the browser forbids it.
   * @param {string} name
   */
  static async open(name) {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES, { keyPath: "key" });
      request.result.createObjectStore(ASIDE, { autoIncrement: true });
      request.result.createObjectStore(ABOUT);
    };
    const database = await result(request);
    // A later version of the page may change the layout; it need not wait for this tab.
    database.onversionchange = () => database.close();
    return new Storage(database);
  }

  /** @returns {Promise<Entry[]>} everything that is kept, as it is now */
  async entries() {
    const transaction = this.#database.transaction([ENTRIES, ABOUT]);
    const [entries, changes] = await Promise.all([
      result(transaction.objectStore(ENTRIES).getAll()),
      result(transaction.objectStore(ABOUT).get(CHANGES)),
    ]);
    this.#seen = changes ?? 0;
    return entries;
  }

  /** @returns {Promise<boolean>} whether another tab has changed something since the entries were read */
  async isStale() {
    const about = this.#database.transaction(ABOUT).objectStore(ABOUT);
    return ((await result(about.get(CHANGES))) ?? 0) !== this.#seen;
  }

  /**
   * Writes all of the changes or none; when this is done, they are kept.
   * @param {Entry[]} changes
   */
  async write(changes) {
    await this.#change((entries, overtaken) => {
      /** @type {Map<string, Entry[]>} */
      const byKey = new Map();
      for (const change of changes) byKey.set(change.key, [...(byKey.get(change.key) ?? []), change]);
      for (const [key, [next, ...later]] of byKey) {
        const kept = entries.get(key);
        kept.onsuccess = () => {
          if (next.version !== (kept.result?.version ?? 0) + 1) overtaken();
          else entries.put(later.at(-1) ?? next);
        };
      }
    });
  }

  /**
   * Moves entries that are none to where nobody reads them, and nobody deletes them.
   * @param {unknown[]} damaged
   */
  async setAside(damaged) {
    await this.#change((entries, _, aside) => {
      for (const entry of damaged) {
        aside.add({ entry, when: new Date().toISOString() });
        entries.delete(/** @type {Entry} */ (entry).key);
      }
    });
  }

  /** @param {(entries: IDBObjectStore, overtaken: () => void, aside: IDBObjectStore) => void} change */
  async #change(change) {
    const options = { durability: /** @type {const} */ ("strict") };
    const transaction = this.#database.transaction([ENTRIES, ASIDE, ABOUT], "readwrite", options);
    const done = finished(transaction);
    const about = transaction.objectStore(ABOUT);
    let isOvertaken = false;
    const overtaken = () => {
      isOvertaken = true;
      transaction.abort();
    };
    const seen = about.get(CHANGES);
    seen.onsuccess = () => about.put((seen.result ?? 0) + 1, CHANGES);
    change(transaction.objectStore(ENTRIES), overtaken, transaction.objectStore(ASIDE));
    try {
      await done;
    } catch (error) {
      throw isOvertaken ? new Stale() : error;
    }
    // If another tab wrote in between, this stays behind, and the entries are read again.
    this.#seen += 1;
  }
}

/**
 * @template Value
 * @param {IDBRequest<Value>} request
 * @returns {Promise<Value>}
 */
function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * @param {IDBTransaction} transaction
 * @returns {Promise<void>}
 */
function finished(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
