import type { ResponseCache } from './response-cache.ts';

/** One page a second takes at most a tenth of a processor, however many a client asks for twice. */
const PAUSE_MILLISECONDS = 1_000;

/**
 * Compresses pages that are requested again, one after another with a pause before each, as long as
 * the process runs.
 */
export function compressPopularPages(cache: Pick<ResponseCache, 'compressNextPopular'>): void {
  function scheduleNext(): void {
    setTimeout(compressNext, PAUSE_MILLISECONDS).unref();
  }
  async function compressNext(): Promise<void> {
    // A page that cannot be compressed better stays as it is.
    await cache.compressNextPopular().catch(() => false);
    scheduleNext();
  }
  scheduleNext();
}
