import { LRUCache } from 'lru-cache';
import type { AskedPage } from './asked-page.ts';
import type { FinishedAnswer } from './finished-answer.ts';

/** Some 150 social pictures; what is asked for less often is drawn again. */
const PICTURE_BYTES = 16 * 1024 * 1024;

/**
 * Keeps finished answers, bounded by the bytes it holds; what was not asked for longest goes first. Pictures have a room
 * of their own, so that whoever asks for all of them puts no page out.
 */
export class AnswerCache {
  readonly #pages: LRUCache<string, FinishedAnswer>;
  readonly #pictures: LRUCache<string, FinishedAnswer>;

  constructor(pageBytes: number) {
    const room = (maxSize: number) =>
      new LRUCache<string, FinishedAnswer>({
        maxSize,
        sizeCalculation: (answer, key) => answer.size + key.length * 2,
      });
    this.#pages = room(pageBytes);
    this.#pictures = room(PICTURE_BYTES);
  }

  /** How many bytes the kept answers take. */
  get bytes(): number {
    return this.#pages.calculatedSize + this.#pictures.calculatedSize;
  }

  /** Forgets everything, since what answers are made from has changed. */
  clear(): void {
    this.#pages.clear();
    this.#pictures.clear();
  }

  /** The finished answer; none for what a visitor's own query shapes. */
  get({ key, isPicture }: AskedPage): FinishedAnswer | undefined {
    if (key === undefined) return undefined;
    return (isPicture ? this.#pictures : this.#pages).get(key);
  }

  set({ key, isPicture }: AskedPage, answer: FinishedAnswer): void {
    if (key !== undefined) (isPicture ? this.#pictures : this.#pages).set(key, answer);
  }
}
