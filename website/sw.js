/**
 * Keeps the files of the page, so that it needs no connection after the first visit.
 *
 * FILES names every file of this version with its hash. A new version is fetched whole beside the old one and waits:
 * the page asks it to take over between games (`renew` in host.js), and it does so if no other tab is open. Nets are
 * fetched when they are first needed.
 */

/** @type {Record<string, string>} */
const FILES = {}; // filled in when the site is built
/** @type {Record<string, string>} */
const NETS = {}; // filled in when the site is built
const VERSION = ""; // filled in when the site is built

const NAME = "scoundrel";
const PLACE = new URL("./", self.location.href);
const CACHE = `${NAME} ${PLACE.pathname} ${VERSION}`;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(fetchAll()));
worker.addEventListener("activate", (event) => event.waitUntil(moveIn()));
worker.addEventListener("message", (event) => event.waitUntil(takeOver()));
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
  return file in FILES || file in NETS ? file : null;
}

async function fetchAll() {
  const cache = await caches.open(CACHE);
  for (const [path, hash] of Object.entries(FILES)) {
    await cache.put(path, (await unchanged(path, hash)) ?? (await fetched(path, hash)));
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
 * A file that is what it should be: what the browser still has may be of another version.
 * @param {string} path
 * @param {string} hash
 */
async function fetched(path, hash) {
  for (const cache of /** @type {const} */ (["default", "reload"])) {
    const response = await fetch(path, { cache });
    if (response.ok && (await hashOf(response.clone())) === hash) return response;
  }
  throw new Error(`${path} is of another version`);
}

/** @param {Response} response */
async function hashOf(response) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
}

/** Whatever older versions kept goes, except for nets that are still the same. */
async function moveIn() {
  const cache = await caches.open(CACHE);
  for (const [path, hash] of Object.entries(NETS)) {
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
  const response = path in NETS ? await fetched(path, NETS[path]) : await fetch(request);
  if (path in NETS) await cache.put(path, response.clone());
  return response;
}
