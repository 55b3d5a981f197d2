import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { ServerSettings } from './env.ts';
import type { Log } from './log.ts';

/** The subnet of all clients without an address, which share one limit. */
const UNKNOWN = 'unknown';

/** More than an owner's test of one server has, and few enough to be logged soon. */
export const REQUESTS_UNTIL_LOGGED = 10;

/** Reads the client's subnet of a request; `unknown` for one without a connection. */
export type ReadClientSubnet = (
  incoming: Pick<IncomingMessage, 'socket' | 'headers'> | undefined,
) => string;

/**
 * Makes the reader of a client's subnet. Without a configured header the connection's own address
 * counts, since any client can send a header. A request with fewer entries than trusted proxies did
 * not pass all of them, and its first entry may be forged: its client is unknown.
 *
 * @param settings the header to which each proxy appends an address, and the number of trusted
 * proxies: the client's address is that many entries from the end
 * @param log gets one line if requests have no such entry: a setting is wrong, or they bypass the
 * proxies
 */
export function clientSubnetReader(
  { header, trustedProxies }: ServerSettings['clientAddress'],
  log: Log,
): ReadClientSubnet {
  const requests = { with: 0, without: 0 };
  return (incoming) => {
    if (!incoming) return UNKNOWN;
    if (!header) return clientSubnetOf(incoming.socket.remoteAddress ?? '');
    const entries = String(incoming.headers[header.toLowerCase()] ?? '');
    const entry = entries.split(',').at(-trustedProxies);
    requests[entry ? 'with' : 'without'] += 1;
    if (!entry && requests.without === REQUESTS_UNTIL_LOGGED)
      log('client-address.missing', { header, trustedProxies, requests: { ...requests } });
    return clientSubnetOf(entry ?? '');
  };
}

/**
 * Reduces an IP address to the subnet that one household or office shares: /24 of IPv4, /64 of
 * IPv6. IPv4 addresses inside IPv6 (`::ffff:192.0.2.1`) count as IPv4; zones (`%eth0`) are dropped,
 * as are the ports that some proxies add (`192.0.2.7:4711`, `[2001:db8::1]:4711`); text that is no
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

/**
 * Lists a subnet and the wider ones around it that one customer of a provider may own: of a /64 the
 * /56 and the /48, of any other subnet none.
 * @example widerSubnets('2001:db8:1:203::/64')
 * // ['2001:db8:1:203::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']
 */
export function widerSubnets(clientSubnet: string): readonly string[] {
  const [one, two, three, four] = clientSubnet.replace('::/64', '').split(':');
  if (four === undefined) return [clientSubnet];
  const fourthOf56 = (Number.parseInt(four, 16) & 0xff00).toString(16);
  const site = `${one}:${two}:${three}`;
  return [clientSubnet, `${site}:${fourthOf56}::/56`, `${site}::/48`];
}

/** The widest subnet that one customer may own: the client by which bounds of the server count. */
export function widestSubnet(clientSubnet: string): string {
  return widerSubnets(clientSubnet).at(-1) ?? clientSubnet;
}
