import { readFile, stat } from 'node:fs/promises';
import { inMegabytes, LIMITS, Refused } from './refused.ts';

/** By what a server can tell whether its answer would be the same as the last one. */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** A feed as it came, or that it has not changed. */
export type Fetched =
  | { readonly kind: 'new'; readonly bytes: Buffer; readonly validators: Validators }
  | { readonly kind: 'unchanged' };

/** Whether a source is an address rather than a file. */
export function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/**
 * Reads a file or fetches an address.
 *
 * @param onProgress hears how much of it has come, from 0 to 1
 * @throws Refused when it is not there, does not answer, is too large or leads elsewhere than to https
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
    const answer = await follow(source, validators, silence.signal, send);
    if (answer.status === 304) return { kind: 'unchanged' };
    if (!answer.ok || !answer.body) throw new Refused(`${source} answers with ${answer.status}`);
    const length = Number(answer.headers.get('content-length') ?? 0);
    if (length > LIMITS.fileBytes) throw tooLarge(source);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of answer.body) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), LIMITS.silenceMs);
      size += chunk.length;
      if (size > LIMITS.fileBytes) throw tooLarge(source);
      chunks.push(chunk);
      if (length > 0) onProgress(Math.min(1, size / length));
    }
    const [etag, lastModified] = [answer.headers.get('etag'), answer.headers.get('last-modified')];
    const found = { ...(etag && { etag }), ...(lastModified && { lastModified }) };
    return { kind: 'new', bytes: Buffer.concat(chunks), validators: found };
  } catch (error) {
    if (error instanceof Refused) throw error;
    const { cause } = error as Error;
    const reason = silence.signal.aborted
      ? `silence for ${LIMITS.silenceMs / 1000} seconds`
      : ((cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).message);
    throw new Refused(`${source} does not answer: ${reason}`);
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

/** Follows redirects, which may lead to https alone. */
async function follow(
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
    const answer = await send(address, { headers, signal, redirect: 'manual' });
    const location = answer.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(answer.status) || !location) return answer;
    await answer.body?.cancel();
    const next = URL.canParse(location, address) ? new URL(location, address) : undefined;
    if (next?.protocol !== 'https:')
      throw new Refused(`${source} leads to an address that is not https`);
    address = next.href;
  }
  throw new Refused(`${source} leads on more than ${LIMITS.redirects} times`);
}
