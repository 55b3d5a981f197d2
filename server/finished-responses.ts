import type { IncomingHttpHeaders } from 'node:http';
import type { PageRequest } from '#app/domain/site.ts';
import { ASSETS, type BuiltFiles } from './built-files.ts';
import type { Reply } from './cached-response.ts';
import { PLAIN_TEXTS } from './plain-texts.ts';
import type { Hit, ResponseCache } from './response-cache.ts';
import type { CompleteHeaders } from './security-headers.ts';

/**
 * Finds the response to a request in memory. Undefined for a form, and for a page that is not
 * cached.
 */
export type FindFinishedResponse = (
  page: PageRequest,
  headers: IncomingHttpHeaders,
) => Hit | undefined;

interface Options {
  readonly files: Pick<BuiltFiles, 'find'>;
  readonly cache: Pick<ResponseCache, 'reply'>;
  readonly completeHeaders: CompleteHeaders;
}

/**
 * Makes the lookup of responses that need no work: files of the build, cached pages, and the 404 of
 * a path below `/assets/` that has no file.
 */
export function createFinishedResponses({
  files,
  cache,
  completeHeaders,
}: Options): FindFinishedResponse {
  const missingFile = makeMissingFile(completeHeaders);
  return (page, headers) => {
    const { method, pathname } = page;
    if (method === 'POST') return undefined;
    const file = files.find(pathname);
    if (file) return { kind: file.kind, reply: file.reply(method, headers) };
    if (!pathname.startsWith(ASSETS)) return cache.reply(page, headers);
    const reply = method === 'HEAD' ? { ...missingFile, body: null } : missingFile;
    return { kind: 'asset', reply };
  };
}

function makeMissingFile(completeHeaders: CompleteHeaders): Reply {
  const body = new Uint8Array(Buffer.from(PLAIN_TEXTS.missingFile));
  const headers = completeHeaders(ASSETS, {
    // During an update one of the servers may not have the file yet, so no cache may keep this.
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Length': String(body.length),
  });
  return { status: 404, headers, body };
}
