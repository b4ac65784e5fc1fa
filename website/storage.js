/**
 * What the game keeps in the browser: entries of text by their key, in IndexedDB.
 *
 * Each change carries the number of the last change that this tab has seen. If another tab has made one since, nothing
 * is written: both is checked and done in one transaction, so that two tabs can't overwrite each other.
 */

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
      request.result.createObjectStore(ENTRIES);
      request.result.createObjectStore(ASIDE, { autoIncrement: true });
      request.result.createObjectStore(ABOUT);
    };
    const database = await result(request);
    // A later version of the page may change the layout; it need not wait for this tab.
    database.onversionchange = () => database.close();
    return new Storage(database);
  }

  /** @returns {Promise<Record<string, string>>} everything that is kept, as it is now */
  async entries() {
    const transaction = this.#database.transaction([ENTRIES, ABOUT]);
    const entries = transaction.objectStore(ENTRIES);
    const [keys, values, changes] = await Promise.all([
      result(entries.getAllKeys()),
      result(entries.getAll()),
      result(transaction.objectStore(ABOUT).get(CHANGES)),
    ]);
    this.#seen = changes ?? 0;
    return Object.fromEntries(keys.map((key, place) => [String(key), values[place]]));
  }

  /** @returns {Promise<boolean>} whether another tab has changed something */
  async isStale() {
    const about = this.#database.transaction(ABOUT).objectStore(ABOUT);
    return ((await result(about.get(CHANGES))) ?? 0) !== this.#seen;
  }

  /**
   * Writes all of the changes or none; when this is done, they are kept. A null deletes an entry.
   * @param {Record<string, string | null>} changes
   */
  async write(changes) {
    await this.#change((entries) => {
      for (const [key, text] of Object.entries(changes)) {
        if (text === null) entries.delete(key);
        else entries.put(text, key);
      }
    });
  }

  /**
   * Moves entries that can't be read to where nobody reads them, and nobody deletes them.
   * @param {string[]} keys
   */
  async setAside(keys) {
    await this.#change((entries, aside) => {
      for (const key of keys) {
        const request = entries.get(key);
        request.onsuccess = () => {
          aside.add({ key, text: request.result, when: new Date().toISOString() });
          entries.delete(key);
        };
      }
    });
  }

  /** @param {(entries: IDBObjectStore, aside: IDBObjectStore) => void} change */
  async #change(change) {
    const options = { durability: /** @type {const} */ ("strict") };
    const transaction = this.#database.transaction([ENTRIES, ASIDE, ABOUT], "readwrite", options);
    const done = finished(transaction);
    const about = transaction.objectStore(ABOUT);
    let stale = false;
    const request = about.get(CHANGES);
    request.onsuccess = () => {
      stale = (request.result ?? 0) !== this.#seen;
      if (stale) return transaction.abort();
      about.put(this.#seen + 1, CHANGES);
      change(transaction.objectStore(ENTRIES), transaction.objectStore(ASIDE));
    };
    try {
      await done;
    } catch (error) {
      throw stale ? new Stale() : error;
    }
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
