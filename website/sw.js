/**
 * Keeps the files of the page, so that it needs no connection after the first visit.
 *
 * FILES names every file of this version with its hash. A new version is fetched whole beside the old one and waits:
 * the page asks it to take over between games (`renew` in host.js), and it does so if no other tab is open. Packed files
 * are kept as they are. Nets and languages are fetched when they are first needed, or by the game's worker before.
 */

/** @type {Record<string, string>} */
const FILES = {}; // filled in when the site is built
/** @type {Record<string, string>} */
const LATER = {}; // filled in when the site is built
const VERSION = ""; // filled in when the site is built

const NAME = "scoundrel";
const PLACE = new URL("./", self.location.href);
const CACHE = `${NAME} ${PLACE.pathname} ${VERSION}`;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(fetchAll()));
worker.addEventListener("activate", (event) => event.waitUntil(moveIn()));
worker.addEventListener("message", (event) => event.waitUntil(event.data === "complete" ? complete() : takeOver()));
worker.addEventListener("fetch", (event) => {
  const path = pathOf(event.request.url);
  if (path !== null && event.request.method === "GET") event.respondWith(serve(path, event.request));
});

/**
 * The path of a file of this site, or null if it is none.
 * @param {string} url
 */
function pathOf(url) {
  const { origin, pathname } = new URL(url);
  if (origin !== PLACE.origin || !pathname.startsWith(PLACE.pathname)) return null;
  const path = decodeURIComponent(pathname.slice(PLACE.pathname.length));
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  return file in FILES || file in LATER ? file : null;
}

async function fetchAll() {
  const cache = await caches.open(CACHE);
  for (const [path, hash] of Object.entries(FILES)) {
    await cache.put(path, (await unchanged(path, hash)) ?? (await fetched(path, hash)));
  }
}

/** Fetches again what the browser has lost of this version. */
async function complete() {
  const cache = await caches.open(CACHE);
  for (const [path, hash] of Object.entries(FILES)) {
    if (!(await cache.match(path))) await cache.put(path, await fetched(path, hash));
  }
}

/**
 * A file of an older version that has not changed since.
 * @param {string} path
 * @param {string} hash
 */
async function unchanged(path, hash) {
  for (const name of await ours()) {
    const found = await (await caches.open(name)).match(path);
    if (found && (await hashOf(found.clone())) === hash) return found;
  }
  return undefined;
}

/** @returns {Promise<string[]>} the caches of this site, whatever their version */
async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(`${NAME} ${PLACE.pathname} `));
}

/**
 * Fetches a file and checks its hash. On the first visit the browser's own cache has it from the page, and nothing comes
 * over the wire twice; later it may have another version.
 * @param {string} path
 * @param {string} hash
 */
async function fetched(path, hash) {
  for (const cache of /** @type {const} */ (["force-cache", "reload"])) {
    const response = await fetch(path, { cache });
    if (response.ok && (await hashOf(response.clone())) === hash) return response;
  }
  throw new Error(`${path} is of another version`);
}

/** @param {Response} response */
async function hashOf(response) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 16);
}

/** Deletes the files of older versions, except for nets and languages that are still the same. */
async function moveIn() {
  const cache = await caches.open(CACHE);
  for (const [path, hash] of Object.entries(LATER)) {
    const found = await unchanged(path, hash);
    if (found) await cache.put(path, found);
  }
  for (const name of await ours()) {
    if (name !== CACHE) await caches.delete(name);
  }
  await worker.clients.claim();
}

async function takeOver() {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.length === 1) await worker.skipWaiting();
}

/**
 * @param {string} path
 * @param {Request} request
 */
async function serve(path, request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept) return kept;
  // A net or a language that is needed for the first time, or a file that the browser has lost.
  try {
    const hash = FILES[path] ?? LATER[path];
    const response = (await unchanged(path, hash)) ?? (await fetched(path, hash));
    await cache.put(path, response.clone());
    return response;
  } catch {
    return fetch(request);
  }
}
