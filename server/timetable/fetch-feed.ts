import { readFile, stat } from 'node:fs/promises';
import { inMegabytes, LIMITS, Refused } from './refused.ts';

/** The validators of a response, for a conditional request (RFC 9110, section 8.8). */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** A fetched feed, or the news that it has not changed. */
export type Fetched =
  | { readonly kind: 'new'; readonly bytes: Buffer; readonly validators: Validators }
  | { readonly kind: 'unchanged' };

/** Whether a source is an address rather than a file. */
function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/**
 * Reads a file or fetches an address.
 *
 * @param onProgress called with the share that has been fetched, from 0 to 1
 * @throws Refused when it is missing, does not respond, is too large or redirects to plain http
 */
export async function fetchFeed(
  source: string,
  validators: Validators,
  onProgress: (done: number) => void,
  send: typeof fetch = fetch,
): Promise<Fetched> {
  if (isAddress(source)) return fetchAddress(source, validators, onProgress, send);
  const { size } = await stat(source).catch(() => {
    throw new Refused(`there is no file ${source}`);
  });
  if (size > LIMITS.fileBytes) throw tooLarge(source);
  const bytes = await readFile(source).catch((error: Error) => {
    throw new Refused(`${source} cannot be read: ${error.message}`);
  });
  return { kind: 'new', bytes, validators: {} };
}

function tooLarge(source: string): Refused {
  return new Refused(`${source} is larger than ${inMegabytes(LIMITS.fileBytes)}`);
}

async function fetchAddress(
  source: string,
  validators: Validators,
  onProgress: (done: number) => void,
  send: typeof fetch,
): Promise<Fetched> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), LIMITS.silenceMs);
  try {
    const response = await fetchWithRedirects(source, validators, silence.signal, send);
    const { status, headers, body } = response;
    if (status === 304) return { kind: 'unchanged' };
    if (!response.ok || !body) throw new Refused(`${source} responds with status ${status}`);
    const length = Number(headers.get('content-length') ?? 0);
    if (length > LIMITS.fileBytes) throw tooLarge(source);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), LIMITS.silenceMs);
      size += chunk.length;
      if (size > LIMITS.fileBytes) throw tooLarge(source);
      chunks.push(chunk);
      if (length > 0) onProgress(Math.min(1, size / length));
    }
    const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
    const found = { ...(etag && { etag }), ...(lastModified && { lastModified }) };
    return { kind: 'new', bytes: Buffer.concat(chunks), validators: found };
  } catch (error) {
    if (error instanceof Refused) throw error;
    const { cause } = error as Error;
    const reason = silence.signal.aborted
      ? `silence for ${LIMITS.silenceMs / 1000} seconds`
      : ((cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).message);
    throw new Refused(`${source} does not respond: ${reason}`);
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

/** Follows redirects, but only to https. */
async function fetchWithRedirects(
  source: string,
  { etag, lastModified }: Validators,
  signal: AbortSignal,
  send: typeof fetch,
): Promise<Response> {
  const headers = {
    ...(etag && { 'If-None-Match': etag }),
    ...(lastModified && { 'If-Modified-Since': lastModified }),
  };
  let address = source;
  for (let redirects = 0; redirects <= LIMITS.redirects; redirects++) {
    const response = await send(address, { headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || !location) return response;
    await response.body?.cancel();
    const next = URL.canParse(location, address) ? new URL(location, address) : undefined;
    if (next?.protocol !== 'https:')
      throw new Refused(`${source} redirects to an address that is not https`);
    address = next.href;
  }
  throw new Refused(`${source} redirects more than ${LIMITS.redirects} times`);
}
