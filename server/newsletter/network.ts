import { isIP } from 'node:net';

const UNKNOWN_NETWORK = 'unknown';

/**
 * Reduces an IP address to the network that one household or office shares: /24 of IPv4, /56 of IPv6.
 * IPv4 addresses inside IPv6 (`::ffff:192.0.2.1`) count as IPv4, zones (`%eth0`) are dropped, and whatever is no
 * address shares one network, so that a proxy that hides addresses cannot switch the limit off.
 * @example networkOf('192.0.2.7') // '192.0.2.0/24'
 */
export function networkOf(ip: string): string {
  const bare = ip.trim().split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  if (isIP(mapped) === 4) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(mapped) !== 6) return UNKNOWN_NETWORK;
  const groups = expandGroups(mapped);
  const fourth = (groups[3] ?? 0) & 0xff00;
  return `${[...groups.slice(0, 3), fourth].map((group) => group.toString(16)).join(':')}::/56`;
}

function expandGroups(ipv6: string): number[] {
  const [head = '', tail] = ipv6.split('::');
  const left = readGroups(head);
  if (tail === undefined) return left;
  const right = readGroups(tail);
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
