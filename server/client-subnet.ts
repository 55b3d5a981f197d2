import { isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { ServerSettings } from './env.ts';
import type { Log } from './log.ts';

/** The subnet of whatever has no address; all of it shares one limit. */
const UNKNOWN = 'unknown';

/** More than an owner's test of one server, and few enough to be told of soon. */
export const REQUESTS_UNTIL_TOLD = 10;

/**
 * Makes the reader of a visitor's subnet. Without a header the connection's own address counts,
 * since anybody can send a header. A request that carries fewer entries than there are proxies did
 * not come through all of them, and its first entry may be the sender's own word: it counts as
 * unknown.
 *
 * @param from the header in which the proxies in front write addresses, each behind those before
 * it, and how many they are: the entry that the first of them wrote is so many from the end
 * @param log told once when requests come without such an entry: a setting is wrong, or the proxies
 * are passed by
 */
export function clientSubnetReader(
  { header, trustedProxies }: ServerSettings['clientAddress'],
  log: Log,
): (c: Context) => string {
  const requests = { with: 0, without: 0 };
  return (c) => {
    // The server's own request for the first page comes on no connection.
    const hasConnection = Boolean(c.env);
    if (!header) return clientSubnetOf((hasConnection && getConnInfo(c).remote.address) || '');
    const entry = c.req.header(header)?.split(',').at(-trustedProxies);
    if (hasConnection) requests[entry ? 'with' : 'without'] += 1;
    if (!entry && requests.without === REQUESTS_UNTIL_TOLD)
      log('client-address.missing', { header, trustedProxies, requests: { ...requests } });
    return clientSubnetOf(entry ?? '');
  };
}

/**
 * Reduces an IP address to the subnet that one household or office shares: /24 of IPv4, /64 of
 * IPv6. IPv4 addresses inside IPv6 (`::ffff:192.0.2.1`) count as IPv4; zones (`%eth0`) are dropped,
 * as are the ports that some proxies add (`192.0.2.7:4711`, `[2001:db8::1]:4711`); whatever is no
 * address shares one subnet, so that a proxy that hides addresses cannot switch the limit off.
 * @example clientSubnetOf('192.0.2.7') // '192.0.2.0/24'
 */
export function clientSubnetOf(written: string): string {
  const text = written.trim();
  const address = isIP(text) ? text : SocketAddress.parse(text)?.address;
  const bare = address?.replace(/%.*/, '') ?? '';
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(bare)) return UNKNOWN;
  const groups = expandIPv6(bare).split(':').slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
