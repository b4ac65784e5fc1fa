/**
 * Brings the files that Python needs, one after the other. They are stored packed, and unpacked while they arrive. How
 * much has come is told in bytes over the wire; what gets lost on the way is asked for again until it is there.
 */

import { Unpacker } from "./unpack.js";

/**
 * @typedef {object} Arrived
 * @property {number} arrived how many bytes have come
 * @property {number} whole of how many
 * @property {boolean} stalled whether the connection seems to be lost
 */

/** How many bytes of a file are still to come when the next one is asked for, so that the connection never rests. */
const SOON = 65536;
/** In so many steps the progress is told. */
const STEPS = 200;
/** Milliseconds without a byte after which a connection is given up. */
const PATIENCE = 20000;
/** Milliseconds until a file is asked for again: at first, and at most. */
const PAUSES = [1000, 15000];

/** @type {Record<string, string>} */
const TYPES = { js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm" };

/**
 * Starts to bring files; each of them can be read while it arrives.
 * @param {URL} place
 * @param {Record<string, number>} sizes the bytes of each file over the wire, in the order in which they are wanted
 * @param {Promise<WebAssembly.Module>} program what unpacks them
 * @param {(so: Arrived) => void} tell
 * @returns {Record<string, Response>}
 */
export function bring(place, sizes, program, tell) {
  const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let arrived = 0;
  let told = -1;
  /** @param {boolean} [stalled] */
  const report = (stalled = false) => {
    const step = stalled ? -1 : Math.floor((STEPS * arrived) / whole);
    if (step !== told) tell({ arrived, whole, stalled });
    told = step;
  };

  /** @type {Record<string, Response>} */
  const files = {};
  let turn = Promise.resolve();
  for (const [name, size] of Object.entries(sizes)) {
    const mine = turn;
    let next = () => {};
    turn = new Promise((resolve) => (next = resolve));
    /** @param {ReadableStreamDefaultController<Uint8Array>} stream */
    const fill = async (stream) => {
      const unpacker = new Unpacker(await program);
      await mine;
      let left = size;
      for await (const packed of bytesOf(new URL(`${name}.bin`, place), size, () => report(true))) {
        arrived += packed.length;
        left -= packed.length;
        if (left < SOON) next();
        report();
        stream.enqueue(unpacker.push(packed));
      }
      stream.enqueue(unpacker.end());
      stream.close();
    };
    const body = new ReadableStream({
      start(stream) {
        fill(stream).catch((error) => stream.error(error));
      },
    });
    files[name] = new Response(body, { headers: { "Content-Type": TYPES[name.split(".").at(-1) ?? ""] ?? "" } });
  }
  return files;
}

/**
 * The bytes of a file as they come. If the connection is lost, the file is fetched again, and what was there is skipped.
 * @param {URL} url
 * @param {number} size
 * @param {() => void} lost
 */
async function* bytesOf(url, size, lost) {
  let [pause, longest] = PAUSES;
  for (let had = 0; had < size;) {
    const watch = new Watch();
    try {
      const response = await fetch(url, { signal: watch.signal });
      if (!response.ok || !response.body) throw new TypeError(`${url}: ${response.status}`);
      const reader = response.body.getReader();
      for (let at = 0; ;) {
        const { done, value } = await reader.read();
        if (done) break;
        watch.start();
        const fresh = value.subarray(Math.max(0, had - at));
        at += value.length;
        had += fresh.length;
        if (fresh.length) yield fresh;
        [pause] = PAUSES;
      }
      // A host that ends it early has another version of it.
      if (had !== size) return;
    } catch (error) {
      console.warn(error);
      lost();
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(2 * pause, longest);
    } finally {
      watch.stop();
    }
  }
}

/** Gives up a connection on which nothing comes any more. */
class Watch {
  #control = new AbortController();
  #timer = 0;

  constructor() {
    this.start();
  }

  get signal() {
    return this.#control.signal;
  }

  start() {
    this.stop();
    this.#timer = setTimeout(() => this.#control.abort(), PATIENCE);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
