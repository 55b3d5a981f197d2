import { createSite } from '../browser/server.ts';
import type { FetchPage } from './crawl.ts';

/**
 * The site's PUBLIC_ORIGIN. It differs from the real one, so that absolute addresses in pages show.
 */
export const PUBLIC_ORIGIN = 'https://www.binario.example';

/**
 * Makes the built site and requests pages like a search engine. The requests are handled in this
 * process: a connection for each of some thousand pages takes longer than the pages.
 */
export async function startSite(): Promise<{
  readonly fetchPage: FetchPage;
  readonly stop: () => Promise<void>;
}> {
  const { site, close } = await createSite(new Date('2026-12-10T08:00:00Z'), { PUBLIC_ORIGIN });
  return {
    fetchPage: async (address) => {
      const response = await site.request(address);
      return {
        status: response.status,
        type: response.headers.get('Content-Type') ?? '',
        language: response.headers.get('Content-Language') ?? undefined,
        location: response.headers.get('Location') ?? undefined,
        body: await response.text(),
      };
    },
    stop: close,
  };
}
