import { isIPv4, isIPv6 } from 'node:net';

/**
 * Reduces an IP address to the subnet that one household or office shares: /24 of IPv4, /64 of IPv6. IPv4 addresses inside
 * IPv6 (`::ffff:192.0.2.1`) count as IPv4, zones (`%eth0`) are dropped, and whatever is no address shares one subnet, so
 * that a proxy that hides addresses cannot switch the limit off.
 * @example clientSubnetOf('192.0.2.7') // '192.0.2.0/24'
 */
export function clientSubnetOf(ip: string): string {
  const bare = ip.trim().replace(/%.*/, '');
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(bare)) return 'unknown';
  // A URL writes every address in one way: hexadecimal, lower case, the longest run of zeros as "::".
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const groups = [...left, ...new Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
