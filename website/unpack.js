/** Unpacks files that are stored packed (unpack.c), whole or while they arrive. */

/** How much is put in at once; the room for it is in unpack.c. */
const ROOM = 65536;

/**
 * What unpack.c exports.
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {() => number} place where the next packed bytes go
 * @property {(count: number) => number} unpack how many are unpacked, once so many have been put there
 * @property {() => number} unpacked where those are
 */

export class Unpacker {
  #code;
  #given = 0;

  /** @param {WebAssembly.Module} program */
  constructor(program) {
    this.#code = /** @type {Exports} */ (/** @type {unknown} */ (new WebAssembly.Instance(program).exports));
  }

  /**
   * What can be unpacked with these bytes of the file.
   * @param {Uint8Array} packed
   */
  push(packed) {
    let done = this.#given;
    for (let from = 0; from < packed.length; from += ROOM) {
      const part = packed.subarray(from, from + ROOM);
      new Uint8Array(this.#code.memory.buffer).set(part, this.#code.place());
      done = this.#code.unpack(part.length);
    }
    return this.#take(done);
  }

  /** The rest; fails if it is not all. */
  end() {
    return this.#take(this.#code.unpack(0));
  }

  /** @param {number} done */
  #take(done) {
    const from = this.#code.unpacked();
    const fresh = new Uint8Array(this.#code.memory.buffer).slice(from + this.#given, from + done);
    this.#given = done;
    return fresh;
  }
}

/**
 * A whole file, unpacked.
 * @param {WebAssembly.Module} program
 * @param {Uint8Array} packed
 */
export function unpack(program, packed) {
  const unpacker = new Unpacker(program);
  const parts = [unpacker.push(packed), unpacker.end()];
  const whole = new Uint8Array(parts[0].length + parts[1].length);
  whole.set(parts[0]);
  whole.set(parts[1], parts[0].length);
  return whole;
}
