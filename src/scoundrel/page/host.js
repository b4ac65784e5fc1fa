/**
 * Where the game is: in a web worker of this page, or in the program at home that served it. The page can't tell
 * them apart: it asks, and gets a reply (docs/door.md).
 *
 * The root element says where: `data-worker` names the worker's file; without it, messages go to the program.
 */

/**
 * @typedef {import("./types").Message} Message
 * @typedef {import("./types").Reply} Reply
 * @typedef {{ ask: (message: Message) => Promise<Reply> }} Host
 */

const ROOT = document.documentElement;

let unnumbered = 0;

/** @type {Record<string, string>} the page's own texts, for when there is no game to ask */
let texts = {};

/** @type {Reply | null} what to draw before the game is there, put into the page when it was built */
export const first = firstReply();

/** How this window names itself to the program at home, as each has its own game on the table. */
const WINDOW = Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join("-");
const host = ROOT.dataset.worker ? workerHost(ROOT.dataset.worker) : homeHost();

/**
 * Asks the game; whatever happens, there is a reply.
 * @param {Message} message
 * @returns {Promise<Reply>}
 */
export async function ask(message) {
  const reply = await host.ask(message);
  texts = reply.texts ?? texts;
  if (message.do === "hello" && !reply.error) keepFiles();
  return reply;
}

/** @returns {Reply | null} */
function firstReply() {
  const reply = JSON.parse(document.getElementById("first")?.textContent || "null");
  texts = reply?.texts ?? {};
  return reply;
}

/**
 * @param {string} key
 * @param {Record<string, string>} fills
 */
function sentence(key, fills = {}) {
  return (texts[`host.${key}`] ?? key).replace(/\{(\w+)\}/g, (all, name) => fills[name] ?? all);
}

/** The number of a message: the page's own, or a negative one. @param {Message} message */
function messageNumber(message) {
  return typeof message.id === "number" ? message.id : --unnumbered;
}

// --- At home ------------------------------------------------------------------------------------------

/** @returns {Host} */
function homeHost() {
  return {
    async ask(message) {
      const id = messageNumber(message);
      try {
        const body = JSON.stringify({ ...message, id });
        const headers = { "Content-Type": "application/json", "Scoundrel-Window": WINDOW };
        const answer = await fetch("door", { method: "POST", headers, body });
        return await answer.json();
      } catch {
        return { id, error: sentence("lost") };
      }
    },
  };
}

// --- In a worker --------------------------------------------------------------------------------------

/**
 * A worker that died is started again, and brought back to where the page was; whatever it had not answered is
 * answered with a sentence. One that dies before it ever answered is only started again when it is asked.
 * @param {string} file
 * @returns {Host}
 */
function workerHost(file) {
  let answered = false;
  /** @type {Map<number, (reply: Reply) => void>} */
  const waiting = new Map();
  /** @type {Message | null} what brings the page back to where it is */
  let here = null;
  let lacking = hasVectors() ? "" : "vectors";
  /** @type {Worker | null} */
  let worker = lacking ? null : start();

  function start() {
    let readsType = false;
    const options = {
      // A browser that does not ask for the type would run the worker as an old script.
      get type() {
        readsType = true;
        return /** @type {const} */ ("module");
      },
    };
    const started = new Worker(new URL(file, document.baseURI), options);
    if (!readsType) lacking = "workers";
    started.onmessage = ({ data }) => (data.died ? died() : answer(data));
    started.onerror = died;
    return started;
  }

  /** @param {Reply} reply */
  function answer(reply) {
    answered = true;
    here = reply.screen ? reply.screen.here : here;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  }

  async function died() {
    worker?.terminate();
    worker = null;
    const pending = [...waiting];
    waiting.clear();
    const back = answered ? here : null;
    const reply = { id: 0, error: sentence(answered ? "died" : "failed"), ...(back && (await screenOf(back))) };
    for (const [id, resolve] of pending) resolve({ ...reply, id });
  }

  /** @param {Message} message */
  async function screenOf(message) {
    answered = false;
    const { screen, next, spoken } = await send(message);
    return { screen, next, spoken };
  }

  /** @param {Message} message @returns {Promise<Reply>} */
  function send(message) {
    worker ??= start();
    const id = messageNumber(message);
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker?.postMessage({ ...message, id });
    });
  }

  return {
    async ask(message) {
      return lacking ? { id: messageNumber(message), error: sentence("old", { what: sentence(lacking) }) } : send(message);
    },
  };
}

/** @returns {boolean} whether the browser can run our compiled modules: it is shown one that adds two vectors */
function hasVectors() {
  const module = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  return typeof WebAssembly === "object" && WebAssembly.validate(new Uint8Array(module));
}

// --- Without a connection -----------------------------------------------------------------------------

/** @type {Promise<ServiceWorkerRegistration | undefined> | undefined} */
let registration;

/** From the first visit on, the page needs no connection. The game comes first: this waits until it is there. */
function keepFiles() {
  const file = ROOT.dataset.offline;
  if (!file || !("serviceWorker" in navigator)) return;
  registration ??= navigator.serviceWorker.register(file).catch(() => undefined);
}

/**
 * Moves on to a new version of the page, if one has come and no other tab is open. To be called between games.
 * @returns {Promise<void>}
 */
export async function renew() {
  const there = await registration;
  if (!there) return;
  if (!there.waiting) {
    // Whatever has come is there by the next time.
    await there.update().catch(() => undefined);
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  there.waiting.postMessage("take over");
}
