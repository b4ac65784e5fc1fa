/**
 * The game behind the page: Python in a web worker, with the browser's storage for its games.
 *
 * Messages come in, replies go out, one after the other (docs/door.md). What a reply shows is kept before it is sent.
 */

import { bring } from "./arrival.js";
import { Stale, Storage } from "./storage.js";
import { unpack } from "./unpack.js";

/** @type {Record<string, number>} the packed sizes of what Python needs */
const SIZES = {}; // filled in when the site is built
/** @type {string[]} the nets that come before they are needed */
const NETS = []; // filled in when the site is built

/**
 * @typedef {{ id?: number | string, do: string, at?: Message, zone?: number, languages?: string[] }} Message
 * @typedef {{ id?: number | string, error?: string, unsaved?: string, screen?: { kind: string } }} Reply
 * @typedef {import("./storage.js").Entries} Entries
 * @typedef {import("./storage.js").Changes} Changes
 * @typedef {{ reply: Reply, changes: Changes }} Answer
 *
 * The Python side, `worker_door.py`; data goes through as JSON.
 * @typedef {object} PythonDoor
 * @property {(fetch: (name: string) => Uint8Array | null) => void} fetch_nets
 * @property {(fetch: (code: string) => Uint8Array | null) => void} fetch_languages
 * @property {(send: typeof askServer) => void} connect
 * @property {(entries: string) => string} open_on
 * @property {(entries: string) => void} refresh
 * @property {(entries: string, seen: string, unkept: string) => string} rejoin
 * @property {(message: string) => string} answer
 * @property {(key: string) => string} sentence
 * @property {(why: string) => string} unsaved
 */

const PLACE = new URL("./", self.location.href);
const PYTHON = new URL("python/", PLACE);
const DATABASE = `scoundrel ${PLACE.pathname}`;
/** Where nets are kept until the service worker takes them over; it finds it by the beginning of its name. */
const KEPT = `scoundrel ${PLACE.pathname} nets`;
/** Milliseconds from the first card on the table to the first of the nets, so that nothing waits for them. */
const LATER = 1000;
/** Where a server of this game would be, if the host of the page has one. */
const API = new URL("api/v1/", PLACE);
/** Milliseconds that a server may take to answer; it never keeps anybody waiting. */
const PROMPT = 15000;
/** Milliseconds until what did not come is asked for again. */
const AGAIN = 30000;

/** @type {Storage | null} */
let storage = null;
/** Why the storage can't be used; empty if it can. */
let trouble = "";
/** @type {Changes} what could not be kept yet */
let unkept = {};
/** @type {Entries} what was last seen of the storage before it could not be used any more */
let seen = {};

/** @type {Map<string, Uint8Array>} nets that are here, packed */
const nets = new Map();
let hasTable = false;
/** Whether a server was found. */
let online = false;
/** It is looked for beside everything else, and nothing waits for it. */
let looking = findServer();
/** What unpacks; it is small, and there long before the last file. @type {WebAssembly.Module} */
let unpacking;
const starting = start();
/** @type {Promise<unknown>} */
let queue = starting;
self.onmessage = ({ data }) => {
  queue = queue.then(() => reply(data)).catch(die);
};
starting.catch(die);

/** @param {unknown} error what can't be helped here: the page starts another worker */
function die(error) {
  console.error(error);
  self.postMessage({ died: true });
  self.close();
}

/** @returns {Promise<PythonDoor>} */
async function start() {
  const files = bring(PYTHON, SIZES, unpacker(), (arrived) => self.postMessage(arrived));
  const [program] = Object.keys(files);
  const [python, entries] = await Promise.all([startPython(files, program), openStorage()]);
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(await files["game.zip"].arrayBuffer(), "zip", { extractDir });
  /** @type {PythonDoor} */
  const door = python.pyimport("worker_door");
  door.fetch_nets(fetchNet);
  door.fetch_languages(fetchLanguage);
  await open(door, entries);
  connect(door);
  looking.then(() => connect(door));
  return door;
}

/** Whether the host of this page has a server. Without one, this is all that it costs. */
async function findServer() {
  try {
    const answer = await fetch(API, { headers: { accept: "application/json" } });
    online = answer.ok && (await answer.json()).game === "scoundrel";
  } catch {
    online = false;
  }
}

/** @param {PythonDoor} door */
const connect = (door) => online && door.connect(askServer);

// Whoever began without a connection finds the server once there is one.
self.addEventListener("online", async () => {
  if (!online) {
    looking = findServer();
    await looking;
    connect(await starting);
  }
});

async function unpacker() {
  const code = await fetch(new URL("unpack.wasm", PLACE));
  unpacking = await WebAssembly.compile(await code.arrayBuffer());
  return unpacking;
}

/**
 * Python, as soon as its files are there; the game may still be on its way.
 * @param {Record<string, Response>} files
 * @param {string} program the one of them that is a script
 */
async function startPython(files, program) {
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(new URL("pyodide.mjs", PYTHON).href),
    files[program].blob().then((script) => import(URL.createObjectURL(script))),
  ]);
  const { fetch } = self;
  // Pyodide asks for the addresses of its files.
  self.fetch = async (what, how) => files[String(what).slice(PYTHON.href.length)] ?? fetch(what, how);
  try {
    // Before Python 3.14 the script leaves its function where Pyodide looks for it; later it is handed over.
    return await loadPyodide({ indexURL: PYTHON.href, ...(createPyodideModule && { createPyodideModule }) });
  } finally {
    self.fetch = fetch;
  }
}

/** @returns {Promise<Entries>} */
async function openStorage() {
  try {
    storage = await Storage.open(DATABASE);
    return await storage.entries();
  } catch (error) {
    fail(error, "forbidden");
    return {};
  }
}

/**
 * The storage can't be used now: the game goes on with what is in memory, says so, and tries again later.
 * @param {unknown} error
 * @param {string} [why]
 */
function fail(error, why) {
  console.warn(error);
  const name = error instanceof DOMException ? error.name : "";
  trouble = why ?? (name === "QuotaExceededError" ? "full" : "broken");
  seen = storage?.seen ?? seen;
  storage = null;
}

/**
 * Opens the game on the stored entries; those that can't be read are set aside, and the player is told.
 * @param {PythonDoor} door
 * @param {Entries} entries
 */
async function open(door, entries) {
  const damaged = JSON.parse(door.open_on(JSON.stringify(entries)));
  if (!damaged.length) return;
  try {
    await storage?.setAside(damaged);
  } catch (error) {
    fail(error);
  }
}

/** @param {Message} message */
async function reply(message) {
  const door = await starting;
  await catchUp(door);
  const { reply, changes } = /** @type {Answer} */ (JSON.parse(door.answer(JSON.stringify(message))));
  const answer = (await keep(changes)) ? reply : await overtaken(door, message);
  if (trouble) answer.unsaved = door.unsaved(trouble);
  self.postMessage(answer);
  if (answer.screen?.kind !== "table" || hasTable) return;
  hasTable = true;
  setTimeout(bringNets, LATER);
}

/**
 * Reads what other tabs have changed; if the storage could not be used before, tries again.
 * @param {PythonDoor} door
 */
async function catchUp(door) {
  try {
    if (!storage) await reopen(door);
    else if (await storage.isStale()) door.refresh(JSON.stringify({ ...(await storage.entries()), ...unkept }));
  } catch (error) {
    fail(error, trouble || undefined);
  }
}

/**
 * The storage may have changed meanwhile, or the browser may have dropped it: whatever is in memory is kept in it.
 * @param {PythonDoor} door
 */
async function reopen(door) {
  const opened = await Storage.open(DATABASE);
  const entries = await opened.entries();
  const changes = JSON.parse(door.rejoin(JSON.stringify(entries), JSON.stringify(seen), JSON.stringify(unkept)));
  unkept = changes;
  await opened.write(changes);
  unkept = {};
  storage = opened;
  trouble = "";
}

/**
 * Saves the changes before any of them is shown.
 * @param {Changes} changes
 * @returns {Promise<boolean>} false if another tab was faster
 */
async function keep(changes) {
  unkept = { ...unkept, ...changes };
  if (!storage || !Object.keys(unkept).length) return true;
  try {
    await storage.write(unkept);
    unkept = {};
  } catch (error) {
    if (error instanceof Stale) return false;
    fail(error);
  }
  return true;
}

/**
 * Another tab changed the same thing at the same moment: the change made here is discarded.
 * @param {PythonDoor} door
 * @param {Message} message
 * @returns {Promise<Reply>}
 */
async function overtaken(door, message) {
  unkept = {};
  try {
    await open(door, (await storage?.entries()) ?? {});
  } catch (error) {
    fail(error);
  }
  const back = JSON.stringify({
    ...(message.at ?? { do: "title" }),
    id: message.id,
    zone: message.zone,
    languages: message.languages,
  });
  const { reply } = /** @type {Answer} */ (JSON.parse(door.answer(back)));
  return { ...reply, error: door.sentence("overtaken") };
}

/** What the coach needs in the first games comes while they are played, so that a hint needs no connection. */
async function bringNets() {
  try {
    for (const name of NETS) if (!nets.has(name)) nets.set(name, await kept(addressOf(name)));
  } catch (error) {
    console.warn(error);
    setTimeout(bringNets, AGAIN);
  }
}

/** @param {URL} url a file that stays in the browser once it is there */
async function kept(url) {
  const found = await self.caches?.match(url);
  const response = found ?? (await fetch(url, { priority: "low" }));
  if (!response.ok) throw new TypeError(`${url}: ${response.status}`);
  // The service worker keeps what it fetches, but on the first visit it may not be there yet.
  if (!(await self.caches?.match(url))) await (await self.caches?.open(KEPT))?.put(url, response.clone());
  return new Uint8Array(await response.arrayBuffer());
}

/** @param {string} net */
const addressOf = (net) => new URL(`nets/${net}.bin`, PLACE);

/**
 * The weights of a net. The game waits for them, as it can't think without them; the page does not wait.
 * @param {string} name
 * @returns {Uint8Array | null}
 */
function fetchNet(name) {
  const packed = nets.get(name) ?? fetchNow(addressOf(name));
  return packed && unpack(unpacking, packed);
}

/**
 * The texts of a language, which the first screen waits for; they stay in the browser.
 * @param {string} code
 * @returns {Uint8Array | null}
 */
function fetchLanguage(code) {
  const url = new URL(`languages/${code}.zip.bin`, PLACE);
  const packed = fetchNow(url);
  const first = new URL(`languages/${code}.json`, PLACE);
  if (packed) for (const file of [url, first]) kept(file).catch(console.warn);
  return packed && unpack(unpacking, packed);
}

/**
 * Asks the server. The game waits for the answer; the page does not wait.
 * @param {string} method
 * @param {string} path
 * @param {string | undefined} body
 * @returns {string | null} status and text; null if there is no answer
 */
function askServer(method, path, body) {
  const request = new XMLHttpRequest();
  request.open(method, new URL(path.slice(1), PLACE), false);
  request.timeout = PROMPT;
  if (body) request.setRequestHeader("content-type", "application/json");
  try {
    request.send(body);
  } catch {
    return null;
  }
  return JSON.stringify([request.status, request.responseText]);
}

/** @param {URL} url */
function fetchNow(url) {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } catch {
    return null;
  }
  return request.status === 200 ? new Uint8Array(request.response) : null;
}
