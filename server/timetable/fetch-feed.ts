import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { FeedNetwork, FeedResponse } from './feed-network.ts';
import { shownSource } from './plain-text.ts';
import { inMegabytes, LIMITS, Refused } from './refused.ts';

/** The validators of a response, for a conditional request (RFC 9110, section 8.8). */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** A feed that was downloaded, or the news that it has not changed. */
export type Fetched =
  | { readonly kind: 'new'; readonly validators: Validators }
  | { readonly kind: 'unchanged' };

/** Options for fetching, besides the source. */
export interface FetchOptions {
  readonly validators: Validators;
  /** The file that a download is written to. */
  readonly path: string;
  readonly network: FeedNetwork;
  /** Ends the fetching when the import has taken too long. */
  readonly signal: AbortSignal;
  /** Called with the share that has been fetched, from 0 to 1. */
  readonly onProgress: (done: number) => void;
}

const TOO_LARGE = `is larger than ${inMegabytes(LIMITS.fileBytes)}`;

/** Whether a source is an address, not a file. */
export function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/**
 * Downloads an address into a file.
 *
 * @throws Refused when it is too large, does not respond, or is not at a public https address
 */
export async function fetchFeed(source: string, options: FetchOptions): Promise<Fetched> {
  const shown = shownSource(source);
  if (!URL.canParse(source)) throw new Refused(`${shown} is not an address`);
  return fetchAddress(new URL(source), shown, options);
}

/**
 * Opens the file of a feed; its reader closes it.
 *
 * @throws Refused when it is missing, no regular file, or too large
 */
export async function openFeedFile(path: string, shown: string): Promise<FileHandle> {
  // Without O_NONBLOCK a pipe that nobody writes to would never open.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK;
  const file = await open(path, flags).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Refused(`there is no file ${shown}`);
    throw new Refused(`${shown} cannot be read: ${error.code}`);
  });
  const status = await file.stat();
  if (status.isFile() && status.size <= LIMITS.fileBytes) return file;
  await file.close();
  const reason = status.isFile() ? TOO_LARGE : 'is not a regular file';
  throw new Refused(`${shown} ${reason}`);
}

async function fetchAddress(address: URL, shown: string, options: FetchOptions): Promise<Fetched> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), LIMITS.silenceMs);
  const tooLong = AbortSignal.timeout(LIMITS.fetchMs);
  const signal = AbortSignal.any([options.signal, silence.signal, tooLong]);
  let response: FeedResponse | undefined;
  try {
    response = await followRedirects(address, signal, options);
    const { status } = response;
    if (status === 304) return { kind: 'unchanged' };
    if (status !== 200) throw new Refused(`responds with status ${status}`);
    const encoding = textOf(response.headers['content-encoding']) ?? 'identity';
    if (encoding !== 'identity')
      throw new Refused('responds with a compressed feed, which nobody asked for');
    return await download(response, options, () => timer.refresh());
  } catch (error) {
    if (error instanceof Refused) throw new Refused(`${shown} ${error.message}`);
    throw new Refused(
      `${shown} does not respond: ${reasonOf(error, silence.signal, tooLong, options)}`,
    );
  } finally {
    clearTimeout(timer);
    response?.close();
  }
}

function reasonOf(
  error: unknown,
  silence: AbortSignal,
  tooLong: AbortSignal,
  { signal }: FetchOptions,
): string {
  if (signal.aborted) return `the import takes longer than ${LIMITS.totalMs / 60_000} minutes`;
  if (tooLong.aborted) return `it takes longer than ${LIMITS.fetchMs / 60_000} minutes`;
  if (silence.aborted) return `silence for ${LIMITS.silenceMs / 1000} seconds`;
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

/** A header's value, if it was sent once. */
function textOf(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

async function followRedirects(
  first: URL,
  signal: AbortSignal,
  { network, validators: { etag, lastModified } }: FetchOptions,
): Promise<FeedResponse> {
  const headers = {
    ...(etag && { 'If-None-Match': etag }),
    ...(lastModified && { 'If-Modified-Since': lastModified }),
  };
  let address = first;
  for (let redirects = 0; redirects <= LIMITS.redirects; redirects++) {
    const response = await network.get(address, headers, signal);
    const location = textOf(response.headers.location);
    if (![301, 302, 303, 307, 308].includes(response.status) || !location) return response;
    response.close();
    if (!URL.canParse(location, address)) throw new Refused('redirects to no address');
    address = new URL(location, address);
  }
  throw new Refused(`redirects more than ${LIMITS.redirects} times`);
}

async function download(
  { headers, body }: FeedResponse,
  { path, onProgress }: FetchOptions,
  onChunk: () => void,
): Promise<Fetched> {
  const length = Number(headers['content-length'] ?? 0);
  if (length > LIMITS.fileBytes) throw new Refused(TOO_LARGE);
  const file = await open(path, 'w+', 0o600);
  try {
    let bytes = 0;
    for await (const chunk of body) {
      onChunk();
      bytes += chunk.length;
      if (bytes > LIMITS.fileBytes) throw new Refused(TOO_LARGE);
      await file.appendFile(chunk);
      if (length > 0) onProgress(Math.min(1, bytes / length));
    }
    const [etag, lastModified] = [textOf(headers.etag), textOf(headers['last-modified'])];
    const validators = { ...(etag && { etag }), ...(lastModified && { lastModified }) };
    return { kind: 'new', validators };
  } finally {
    await file.close();
  }
}
