import { LRUCache } from 'lru-cache';

/**
 * Keeps finished pictures up to a number of bytes and draws one at a time, so that a flood of addresses that nobody asked
 * for before neither fills the memory nor takes every core. A picture under way is drawn once for all who wait for it.
 */
export class PictureStore {
  readonly #kept: LRUCache<string, Uint8Array<ArrayBuffer>>;
  readonly #underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #mostWaiting: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ maximumBytes, mostWaiting }: { maximumBytes: number; mostWaiting: number }) {
    this.#kept = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: (picture, key) => picture.length + key.length * 2 + 200,
    });
    this.#mostWaiting = mostWaiting;
  }

  /** The picture, drawn if need be; undefined when too many others are waiting to be drawn. */
  async find(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const known = this.#kept.get(key) ?? this.#underWay.get(key);
    if (known) return known;
    if (this.#underWay.size >= this.#mostWaiting) return undefined;
    const picture = this.#last.then(draw).then((bytes) => {
      const own = new Uint8Array(bytes);
      this.#kept.set(key, own);
      return own;
    });
    this.#underWay.set(key, picture);
    // The next one is drawn whether or not this one succeeded; whoever asked for this one sees its error.
    this.#last = picture.catch(() => undefined).finally(() => this.#underWay.delete(key));
    return picture;
  }
}
