import { constants } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeedNetwork, FeedResponse } from './feed-network.ts';
import { shownSource } from './plain-text.ts';
import { inMegabytes, LIMITS, Refused } from './refused.ts';

/** The validators of a response, for a conditional request (RFC 9110, section 8.8). */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** A fetched feed, or the news that it has not changed. */
export type Fetched =
  | {
      readonly kind: 'new';
      /** The open file of the feed; its reader closes it. */
      readonly file: FileHandle;
      readonly bytes: number;
      readonly validators: Validators;
    }
  | { readonly kind: 'unchanged' };

/** What fetching needs besides the source. */
export interface FetchOptions {
  readonly validators: Validators;
  /** Where a download is kept while it is read. */
  readonly folder: string;
  readonly network: FeedNetwork;
  /** Ends the fetching when the import has taken too long. */
  readonly signal: AbortSignal;
  /** Called with the share that has been fetched, from 0 to 1. */
  readonly onProgress: (done: number) => void;
}

const TOO_LARGE = `is larger than ${inMegabytes(LIMITS.fileBytes)}`;

/**
 * Opens a file, or downloads an address into a file that has no name any more.
 *
 * @throws Refused when it is missing, no file, too large, does not respond, or is not at a public
 * https address
 */
export async function fetchFeed(source: string, options: FetchOptions): Promise<Fetched> {
  if (!/^https?:\/\//i.test(source)) return openFile(source);
  const shown = shownSource(source);
  if (!URL.canParse(source)) throw new Refused(`${shown} is not an address`);
  return fetchAddress(new URL(source), shown, options);
}

async function openFile(path: string): Promise<Fetched> {
  const shown = shownSource(path);
  // Without O_NONBLOCK a pipe that nobody writes to would never open.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK;
  const file = await open(path, flags).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Refused(`there is no file ${shown}`);
    throw new Refused(`${shown} cannot be read: ${error.code}`);
  });
  const status = await file.stat();
  if (status.isFile() && status.size <= LIMITS.fileBytes)
    return { kind: 'new', file, bytes: status.size, validators: {} };
  await file.close();
  const reason = status.isFile() ? TOO_LARGE : 'is not a regular file';
  throw new Refused(`${shown} ${reason}`);
}

async function fetchAddress(address: URL, shown: string, options: FetchOptions): Promise<Fetched> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), LIMITS.silenceMs);
  const signal = AbortSignal.any([options.signal, silence.signal]);
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
    throw new Refused(`${shown} does not respond: ${reasonOf(error, silence.signal, options)}`);
  } finally {
    clearTimeout(timer);
    response?.close();
  }
}

function reasonOf(error: unknown, silence: AbortSignal, { signal }: FetchOptions): string {
  if (signal.aborted) return `it takes longer than ${LIMITS.totalMs / 60_000} minutes`;
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

/** Writes a response to a file whose name is removed at once, so that no kill leaves it behind. */
async function download(
  { headers, body }: FeedResponse,
  { folder, onProgress }: FetchOptions,
  onChunk: () => void,
): Promise<Fetched> {
  const length = Number(headers['content-length'] ?? 0);
  if (length > LIMITS.fileBytes) throw new Refused(TOO_LARGE);
  const file = await openUnnamed(folder);
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
    return { kind: 'new', file, bytes, validators };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openUnnamed(folder: string): Promise<FileHandle> {
  const path = join(folder, `feed.${process.pid}.part`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}
