/**
 * The game behind the page: Python in a web worker, with the browser's storage for its games.
 *
 * Messages come in, replies go out, one after the other (docs/door.md). What a reply shows is kept before it is sent.
 */

import { Stale, Storage } from "./storage.js";

/**
 * @typedef {{ id?: number | string, do: string }} Message
 * @typedef {{ id?: number | string, error?: string, notices?: string[], screen?: { here: Message | null } }} Reply
 * @typedef {import("./storage.js").Entries} Entries
 * @typedef {import("./storage.js").Changes} Changes
 * @typedef {{ reply: Reply, changes: Changes }} Answer
 *
 * The Python side, `doorkeeper.py`; data goes through as JSON.
 * @typedef {object} Keeper
 * @property {(fetch: (name: string) => Uint8Array | null) => void} fetch_nets
 * @property {(entries: string) => string} open_on
 * @property {(entries: string) => void} refresh
 * @property {(message: string) => string} answer
 * @property {(key: string) => string} sentence
 */

const PLACE = new URL("./", self.location.href);
const DATABASE = `scoundrel ${PLACE.pathname}`;

/** @type {Storage | null} */
let storage = null;
/** @type {Changes} what could not be kept yet */
let unkept = {};
/** @type {string[]} sentences for the next reply */
let notices = [];
/** @type {Message | null} what brings the page back to where it is */
let here = null;

const starting = start();
/** @type {Promise<unknown>} */
let queue = starting;
self.onmessage = ({ data }) => {
  queue = queue.then(() => reply(data)).catch(die);
};
starting.catch(die);

/** @param {unknown} error what can't be mended here: the page starts another worker */
function die(error) {
  console.error(error);
  self.postMessage({ died: true });
  self.close();
}

/** @returns {Promise<Keeper>} */
async function start() {
  const { loadPyodide } = await import(new URL("python/pyodide.mjs", PLACE).href);
  const [python, game, entries] = await Promise.all([
    loadPyodide({ indexURL: new URL("python/", PLACE).href }),
    fetch(new URL("python/game.zip", PLACE)).then((response) => response.arrayBuffer()),
    openStorage(),
  ]);
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(game, "zip", { extractDir });
  /** @type {Keeper} */
  const keeper = python.pyimport("doorkeeper");
  keeper.fetch_nets(fetchNet);
  if (!storage) notices.push(keeper.sentence("forbidden"));
  await open(keeper, entries);
  return keeper;
}

/** @returns {Promise<Entries>} */
async function openStorage() {
  try {
    storage = await Storage.open(DATABASE);
    return await storage.entries();
  } catch (error) {
    console.warn(error);
    storage = null;
    return {};
  }
}

/**
 * Opens the game on what is kept; what of it can't be read is set aside, of which the game tells.
 * @param {Keeper} keeper
 * @param {Entries} entries
 */
async function open(keeper, entries) {
  const damaged = JSON.parse(keeper.open_on(JSON.stringify(entries)));
  if (damaged.length) await storage?.setAside(damaged);
}

/** @param {Message} message */
async function reply(message) {
  const keeper = await starting;
  if (await storage?.isStale()) keeper.refresh(JSON.stringify({ ...(await storage?.entries()), ...unkept }));
  const { reply, changes } = /** @type {Answer} */ (JSON.parse(keeper.answer(JSON.stringify(message))));
  const answer = (await keep(keeper, changes)) ? reply : await overtaken(keeper, message);
  here = answer.screen?.here ?? here;
  if (notices.length) answer.notices = [...(answer.notices ?? []), ...notices.splice(0)];
  self.postMessage(answer);
}

/**
 * Keeps the changes before anything of them is shown.
 * @param {Keeper} keeper
 * @param {Changes} changes
 * @returns {Promise<boolean>} false if another tab was faster
 */
async function keep(keeper, changes) {
  unkept = { ...unkept, ...changes };
  if (!storage || !Object.keys(unkept).length) return true;
  try {
    await storage.write(unkept);
    unkept = {};
  } catch (error) {
    if (error instanceof Stale) return false;
    console.warn(error);
    notices.push(keeper.sentence("full"));
  }
  return true;
}

/**
 * Another tab changed the same thing in the same moment: what was done here is not done.
 * @param {Keeper} keeper
 * @param {Message} message
 * @returns {Promise<Reply>}
 */
async function overtaken(keeper, message) {
  unkept = {};
  await open(keeper, (await storage?.entries()) ?? {});
  const back = JSON.stringify({ ...(here ?? { do: "title" }), id: message.id });
  const { reply } = /** @type {Answer} */ (JSON.parse(keeper.answer(back)));
  return { ...reply, error: keeper.sentence("overtaken") };
}

/**
 * The numbers of a net. The game waits for them, as it can't think without; the page does not.
 * @param {string} name
 * @returns {Uint8Array | null}
 */
function fetchNet(name) {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(`nets/${name}`, PLACE), false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } catch {
    return null;
  }
  return request.status === 200 ? new Uint8Array(request.response) : null;
}
