import { BlockList, isIP } from 'node:net';

/** The networks of IPv4 that are not public (IANA's special-purpose registry, RFC 6890). */
const CLOSED_NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** The only public part of IPv6, without the ranges below. */
const PUBLIC_IPV6 = ['2000::', 3] as const;
const CLOSED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

/** Addresses of IPv4 as machines without IPv4 reach them (RFC 6052). */
const TRANSLATED = '64:ff9b::';

const closed = new BlockList();
const open = new BlockList();
open.addSubnet(...PUBLIC_IPV6, 'ipv6');
open.addSubnet(TRANSLATED, 96, 'ipv6');
for (const [network, bits] of CLOSED_IPV6) closed.addSubnet(network, bits, 'ipv6');
for (const [network, bits] of CLOSED_NETWORKS) {
  closed.addSubnet(network, bits, 'ipv4');
  closed.addSubnet(TRANSLATED + network, 96 + bits, 'ipv6');
}

/** Whether an address of IPv4 or IPv6 is reached through the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
