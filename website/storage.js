/**
 * What the game keeps in the browser: entries in IndexedDB, each a text with its key (`MemoryStore` in door/memory.py).
 *
 * An entry is changed only if it still is what this tab last saw of it, and all changes of a move are written or none.
 * Both is checked and done in one transaction, so that two tabs can't overwrite each other.
 */

/** @typedef {Record<string, string>} Entries */
/** @typedef {Record<string, string | null>} Changes what is null goes */

const ENTRIES = "entries";
const ASIDE = "aside";
const ABOUT = "about";
const CHANGES = "changes";

/** Another tab has changed something since this one looked. */
export class Stale extends Error {}

export class Storage {
  #database;
  /** @type {Entries} what this tab last saw */
  #seen = {};
  #changes = 0;

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

  /** @returns {Promise<Entries>} everything that is kept, as it is now */
  async entries() {
    const transaction = this.#database.transaction([ENTRIES, ABOUT]);
    const entries = transaction.objectStore(ENTRIES);
    const [keys, texts, changes] = await Promise.all([
      result(entries.getAllKeys()),
      result(entries.getAll()),
      result(transaction.objectStore(ABOUT).get(CHANGES)),
    ]);
    this.#changes = changes ?? 0;
    this.#seen = Object.fromEntries(keys.map((key, place) => [String(key), texts[place]]));
    return this.#seen;
  }

  /** @returns {Promise<boolean>} whether another tab has changed something since the entries were read */
  async isStale() {
    const about = this.#database.transaction(ABOUT).objectStore(ABOUT);
    return ((await result(about.get(CHANGES))) ?? 0) !== this.#changes;
  }

  /**
   * Writes all of the changes or none; when this is done, they are kept.
   * @param {Changes} changes
   */
  async write(changes) {
    await this.#change((entries, overtaken) => {
      for (const [key, text] of Object.entries(changes)) {
        const kept = entries.get(key);
        kept.onsuccess = () => {
          if (kept.result !== this.#seen[key]) overtaken();
          else if (text === null) entries.delete(key);
          else entries.put(text, key);
        };
      }
    });
    for (const [key, text] of Object.entries(changes)) {
      if (text === null) delete this.#seen[key];
      else this.#seen[key] = text;
    }
  }

  /**
   * Moves entries that can't be read to where nobody reads them, and nobody deletes them.
   * @param {string[]} keys
   */
  async setAside(keys) {
    await this.#change((entries, _, aside) => {
      for (const key of keys) {
        aside.add({ key, entry: this.#seen[key], when: new Date().toISOString() });
        entries.delete(key);
      }
    });
    for (const key of keys) delete this.#seen[key];
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
    const changes = about.get(CHANGES);
    changes.onsuccess = () => about.put((changes.result ?? 0) + 1, CHANGES);
    change(transaction.objectStore(ENTRIES), overtaken, transaction.objectStore(ASIDE));
    try {
      await done;
    } catch (error) {
      throw isOvertaken ? new Stale() : error;
    }
    // If another tab wrote in between, this stays behind, and the entries are read again.
    this.#changes += 1;
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
