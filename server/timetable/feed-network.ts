import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '../public-address.ts';
import { isLoopback } from '../public-origin.ts';
import { publicLookup } from './public-lookup.ts';
import { Refused } from './refused.ts';

/** A response to a request for a feed. */
export interface FeedResponse {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: AsyncIterable<Uint8Array>;
  /** Ends the connection without reading the rest. */
  close(): void;
}

/** The way to the internet. */
export interface FeedNetwork {
  /**
   * Sends one GET request and follows no redirect.
   *
   * @throws Refused, with a message that goes on after the source's name, when the address is not
   * https or not public
   */
  get(
    address: URL,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<FeedResponse>;
}

/** The parts of a network that tests replace. */
export interface FeedNetworkOptions {
  /** Allows plain http to this machine's own loopback address, for tests alone. */
  readonly allowsLoopback?: boolean;
  readonly resolve?: typeof lookup;
}

/** Creates the way to public addresses, by https alone. */
export function createFeedNetwork({
  allowsLoopback = false,
  resolve = lookup,
}: FeedNetworkOptions = {}): FeedNetwork {
  return {
    async get(address, headers, signal) {
      const isLocal = allowsLoopback && isLoopback(address.href);
      if (!isLocal) refuseUnlessPublic(address);
      const send = address.protocol === 'https:' ? requestSecurely : requestPlainly;
      const response = await new Promise<IncomingMessage>((resolveResponse, reject) => {
        const options = {
          // The default agent would keep connections, and so the process.
          agent: false,
          headers: { ...headers, 'Accept-Encoding': 'identity', 'User-Agent': 'binario' },
          signal,
          ...(!isLocal && { lookup: publicLookup(resolve) }),
        };
        send(address, options, resolveResponse).on('error', reject).end();
      });
      return {
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: response,
        close: () => response.destroy(),
      };
    },
  };
}

/**
 * Refuses an address that is not https, or whose host is an IP address that is not public. The
 * lookup checks host names; Node does not call it for IP addresses.
 */
function refuseUnlessPublic({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new Refused('leads to an address that is not https');
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host))
    throw new Refused(`leads to ${host}, which is not a public address`);
}
