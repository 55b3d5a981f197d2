import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address', () => {
  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1'],
    ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1'],
    ...['::', '::1', 'fe80::1', 'fd00::1', 'ff02::1', '2001:db8::1', '2002:a00:1::', '3fff::1'],
    ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::10.0.0.1', '64:ff9b::7f00:1'],
    ...['localhost', 'a.example', ''],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    ...['1.1.1.1', '140.82.121.4', '172.32.0.1', '192.169.0.1', '100.128.0.1'],
    ...['2606:4700::1111', '2a00:1450:4002:416::200e', '64:ff9b::8c52:7904'],
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
