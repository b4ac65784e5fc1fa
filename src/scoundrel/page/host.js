/**
 * Where the game is: in a web worker of this page, or in the program at home that served it. The page can't tell
 * them apart: it asks, and gets a reply (docs/door.md).
 *
 * The root element says where: `data-worker` names the worker's file; without it, messages go to the program.
 */

/**
 * @typedef {import("./types").Message} Message
 * @typedef {import("./types").Reply} Reply
 * @typedef {{ ask: (message: Message, thought: boolean) => Promise<Reply> }} Host
 * @typedef {{ arrived: number, whole: number, stalled: boolean }} Arrived the game on its way, in bytes over the wire
 */

const ROOT = document.documentElement;
/** How many milliseconds a message waits for a thought that was asked for before it. */
const PATIENCE = 1500;

let unnumbered = 0;

/** @type {Record<string, string>} the page's own texts, for when there is no game to ask */
let texts = {};

/** @type {(so: Arrived | null) => void} */
let watching = () => {};
/** @type {Arrived | null} */
let latest = null;

/**
 * Watches the game arrive, until it answers; then it is told null. At home it is there already.
 * @param {(so: Arrived | null) => void} watch
 */
export function onArrival(watch) {
  watching = watch;
  if (latest) watch(latest);
}

/** @param {Arrived | null} so */
function arrive(so) {
  latest = so;
  watching(so);
}

/** @type {Record<string, string>} the language for each beginning of a tag; the longest counts */
const LANGUAGES = JSON.parse(ROOT.dataset.languages ?? "{}");

const host = ROOT.dataset.worker ? workerHost(ROOT.dataset.worker) : homeHost();

/**
 * Asks the game; whatever happens, there is a reply.
 * @param {Message} message
 * @param {boolean} [thought] whether the answer takes a while; it is given up once something else is asked
 * @returns {Promise<Reply>}
 */
export async function ask(message, thought = false) {
  const reply = await host.ask(message, thought);
  texts = reply.texts ?? texts;
  if (message.do === "hello" && !reply.error) keepFiles();
  return reply;
}

/**
 * What to draw before the game is there. English is in the page since it was built; another language, the one that was
 * read here last or that the browser asks for, is a small file of its own.
 * @returns {Promise<Reply | null>}
 */
export async function firstReply() {
  const built = document.getElementById("first")?.textContent;
  if (!built) return null;
  /** @type {Reply} */
  let reply = JSON.parse(built);
  const code = fitting([recall("language") ?? "", ...navigator.languages]);
  if (code && code !== ROOT.dataset.built) {
    const file = await fetch(`languages/${code}.json`).catch(() => null);
    if (file?.ok) reply = await file.json();
  }
  texts = reply.texts ?? {};
  return reply;
}

/** The first of these tags that there is a language for; the game chooses in the same way. @param {string[]} tags */
function fitting(tags) {
  for (const tag of tags) {
    let start = tag.toLowerCase();
    while (start && !(start in LANGUAGES)) start = start.slice(0, Math.max(0, start.lastIndexOf("-")));
    if (start && LANGUAGES[start]) return LANGUAGES[start];
  }
  return "";
}

/**
 * @param {string} key
 * @param {Record<string, string>} fills
 */
function sentence(key, fills = {}) {
  return (texts[`host-${key}`] ?? key).replace(/\{(\w+)\}/g, (all, name) => fills[name] ?? all);
}

/** Let the browser remember something for the next visit. @param {string} name @param {string} value */
export function note(name, value) {
  try {
    localStorage.setItem(`scoundrel-${name}`, value);
  } catch {
    // Without storage, it is remembered until this window closes.
  }
}

/** @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(`scoundrel-${name}`);
  } catch {
    return null;
  }
}

/** The number of a message: the page's own, or a negative one. @param {Message} message */
function messageNumber(message) {
  return typeof message.id === "number" ? message.id : --unnumbered;
}

// --- At home ------------------------------------------------------------------------------------------

/** @returns {Host} */
function homeHost() {
  const opened = takeSecret();
  let thinking = new AbortController();
  return {
    async ask(message, thought) {
      const id = messageNumber(message);
      thinking.abort();
      if (thought) thinking = new AbortController();
      const { signal } = thought ? thinking : new AbortController();
      try {
        const body = JSON.stringify({ ...message, id });
        const headers = { "Content-Type": "application/json", "Scoundrel-Key": recall("key") ?? opened };
        const answer = await fetch("door", { method: "POST", headers, body, signal });
        return await answer.json();
      } catch {
        return signal.aborted ? { id } : { id, error: sentence("lost") };
      }
    },
  };
}

/**
 * The secret of the link that opened this page. It does not stay in the address, but where every window of this server
 * finds it, and no other server does: a browser's storage belongs to one port.
 */
function takeSecret() {
  const address = new URL(location.href);
  const secret = address.searchParams.get("key");
  if (secret === null) return "";
  note("key", secret);
  address.searchParams.delete("key");
  history.replaceState(history.state, "", address);
  return secret;
}

// --- In a worker --------------------------------------------------------------------------------------

/**
 * A worker that died is started again; whatever it had not answered is answered with a sentence, and with the screen as
 * it stands. One that dies before it ever answered is only started again when it is asked.
 * @param {string} file
 * @returns {Host}
 */
function workerHost(file) {
  let answered = false;
  let unsaved = false;
  /** @typedef {{ message: Message & { id: number }, thought: boolean, resolve: (reply: Reply) => void }} Asked */
  /** @type {Map<number, Asked>} */
  const waiting = new Map();
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
    started.onmessage = ({ data }) => (data.died ? died() : "arrived" in data ? arrive(data) : answer(data));
    started.onerror = died;
    return started;
  }

  /** @param {Reply} reply */
  function answer(reply) {
    if (!answered) arrive(null);
    answered = true;
    unsaved = Boolean(reply.unsaved);
    waiting.get(reply.id)?.resolve(reply);
    waiting.delete(reply.id);
  }

  async function died() {
    worker?.terminate();
    const worked = answered;
    answered = false;
    worker = worked ? start() : null;
    const pending = [...waiting];
    waiting.clear();
    const error = sentence(worked ? "died" : "failed");
    for (const [id, { message, resolve }] of pending) resolve({ ...(worked && (await screenAt(message))), error, id });
  }

  /** A thought that nobody waits for any more is abandoned: a new worker answers what was asked since. */
  function giveUpThinking() {
    const pending = [...waiting.values()];
    waiting.clear();
    worker?.terminate();
    worker = start();
    for (const asked of pending) {
      if (asked.thought) asked.resolve({ id: asked.message.id });
      else post(asked);
    }
  }

  /** @param {Asked} asked */
  function post(asked) {
    waiting.set(asked.message.id, asked);
    worker?.postMessage(asked.message);
  }

  /** The screen from which a message came, as it is now. @param {Message} message */
  async function screenAt({ at, zone, languages }) {
    const { screen, next, spoken } = at
      ? await send({ .../** @type {Message} */ (at), zone, languages }, false)
      : /** @type {Partial<Reply>} */ ({});
    return { screen, next, spoken };
  }

  /** @param {Message} message @param {boolean} thought @returns {Promise<Reply>} */
  function send(message, thought) {
    worker ??= start();
    const id = messageNumber(message);
    const thinks = [...waiting.values()].some((asked) => asked.thought);
    return new Promise((resolve) => {
      post({ message: { ...message, id }, thought, resolve });
      // What is not saved is only in the worker's memory, so a worker with unsaved changes is never stopped.
      if (thinks && !thought) setTimeout(() => waiting.has(id) && !unsaved && giveUpThinking(), PATIENCE);
    });
  }

  return {
    async ask(message, thought) {
      return lacking
        ? { id: messageNumber(message), error: sentence("old", { what: sentence(lacking) }) }
        : send(message, thought);
    },
  };
}

/** @returns {boolean} whether the browser can run our compiled modules: it is shown one that adds two vectors */
function hasVectors() {
  const module = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
  ];
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
  // What the browser has lost of the files since the last visit comes back.
  registration.then((there) => there?.active?.postMessage("complete"));
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
