import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2f3:4:5:6:7', '2001:db8:1:200::/56'],
    ['2001:db8:1:2ff::9', '2001:db8:1:200::/56'],
    ['2001:db8:1:300::9', '2001:db8:1:300::/56'],
    ['2001:0DB8::1', '2001:db8:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['', 'unknown'],
    ['not an address', 'unknown'],
    ['999.1.1.1', 'unknown'],
  ])('puts %j into %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
