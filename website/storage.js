/**
 * What the game keeps in the browser: entries in IndexedDB, each a text with its key (`MemoryStore` in play/memory.py).
 *
 * An entry is changed only if it still is what this tab last saw of it, and all changes of a move are written or none.
 * Check and write are one transaction, so that two tabs can't overwrite each other's changes.
 */

/** @typedef {Record<string, string>} Entries */
/** @typedef {Record<string, string | null>} Changes what is null goes */

const ENTRIES = "entries";
const ASIDE = "aside";
const ABOUT = "about";
const CHANGES = "changes";
/** Milliseconds to wait for the storage to open. */
const PATIENCE = 5000;

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
    const database = await Promise.race([result(request), late()]);
    // A later version of the page may change the layout; it need not wait for this tab.
    database.onversionchange = () => database.close();
    return new Storage(database);
  }

  /** @returns {Promise<Entries>} everything that is kept, as it is now; anything but text under a text key is set aside */
  async entries() {
    const transaction = this.#database.transaction([ENTRIES, ABOUT]);
    const entries = transaction.objectStore(ENTRIES);
    const [keys, texts, changes] = await Promise.all([
      result(entries.getAllKeys()),
      result(entries.getAll()),
      result(transaction.objectStore(ABOUT).get(CHANGES)),
    ]);
    this.#changes = typeof changes === "number" ? changes : 0;
    const all = keys.map((key, place) => /** @type {const} */ ([key, texts[place]]));
    this.#seen = Object.fromEntries(all.filter(isText));
    const odd = all.filter((entry) => !isText(entry));
    if (odd.length) await this.#aside(odd);
    return this.#seen;
  }

  /** @returns {Promise<boolean>} whether another tab has changed something since the entries were read */
  async isStale() {
    const about = this.#database.transaction(ABOUT).objectStore(ABOUT);
    const changes = await result(about.get(CHANGES));
    return (typeof changes === "number" ? changes : 0) !== this.#changes;
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
   * Moves entries that can't be read aside, where nothing reads or deletes them.
   * @param {string[]} keys
   */
  async setAside(keys) {
    await this.#aside(keys.map((key) => /** @type {const} */ ([key, this.#seen[key]])));
    for (const key of keys) delete this.#seen[key];
  }

  /** @param {(readonly [IDBValidKey, unknown])[]} odd */
  async #aside(odd) {
    await this.#change((entries, _, aside) => {
      for (const [key, entry] of odd) {
        aside.add({ key, entry, when: new Date().toISOString() });
        entries.delete(key);
      }
    });
  }

  /** What this tab last saw. */
  get seen() {
    return this.#seen;
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
    changes.onsuccess = () => about.put((Number(changes.result) || 0) + 1, CHANGES);
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

/** A timeout, as a browser with a broken storage may never answer. @returns {Promise<never>} */
function late() {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new DOMException("the storage does not open", "TimeoutError")), PATIENCE),
  );
}

/** @param {readonly [IDBValidKey, unknown]} entry @returns {entry is readonly [string, string]} */
const isText = (entry) => typeof entry[0] === "string" && typeof entry[1] === "string";

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
