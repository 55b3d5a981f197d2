import { isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

/**
 * The subnet of a visitor.
 *
 * @param header the header in which the proxy in front tells the visitor's address; its last entry is the one that this proxy
 * itself wrote. Without a header the connection's own address counts, since anybody can send a header.
 */
export function clientSubnet(c: Context, header: string | undefined): string {
  // The server's own request for the first page comes on no connection.
  const address = header ? c.req.header(header)?.split(',').at(-1) : c.env && getConnInfo(c).remote.address;
  return clientSubnetOf(address ?? '');
}

/**
 * Reduces an IP address to the subnet that one household or office shares: /24 of IPv4, /64 of IPv6. IPv4 addresses inside
 * IPv6 (`::ffff:192.0.2.1`) count as IPv4; zones (`%eth0`) are dropped, as are the ports that some proxies add
 * (`192.0.2.7:4711`, `[2001:db8::1]:4711`); whatever is no address shares one subnet, so that a proxy that hides addresses
 * cannot switch the limit off.
 * @example clientSubnetOf('192.0.2.7') // '192.0.2.0/24'
 */
export function clientSubnetOf(written: string): string {
  const text = written.trim();
  const address = isIP(text) ? text : SocketAddress.parse(text)?.address;
  const bare = address?.replace(/%.*/, '') ?? '';
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(bare)) return 'unknown';
  const groups = expandIPv6(bare).split(':').slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
