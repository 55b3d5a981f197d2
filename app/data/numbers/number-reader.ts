/**
 * A number that has bounds, both included.
 *
 * @throws RangeError for a number outside them
 */
export function bounded(value: number, least: number, most: number): number {
  if (!(value >= least && value <= most)) throw new RangeError('the timetable is damaged');
  return value;
}

/**
 * Reads unsigned numbers of 7 bits a byte, the lowest first (LEB128), and signed ones folded into
 * them.
 */
export class NumberReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** @throws RangeError for a number over `most` */
  upTo(most: number): number {
    return bounded(this.next(), 0, most);
  }

  next(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) break;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
    throw new RangeError('the timetable ends too early');
  }

  signed(): number {
    const value = this.next();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  take(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length)
      throw new RangeError('the timetable ends too early');
    this.#at += length;
    return this.#bytes.slice(this.#at - length, this.#at);
  }
}
