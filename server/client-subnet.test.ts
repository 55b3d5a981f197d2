import type { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import {
  clientSubnetOf,
  clientSubnetReader,
  REQUESTS_UNTIL_LOGGED,
  widerSubnets,
} from './client-subnet.ts';
import type { Log } from './log.ts';

describe('clientSubnetOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2f3:4:5:6:7', '2001:db8:1:2f3::/64'],
    ['2001:db8:1:2f3::9', '2001:db8:1:2f3::/64'],
    ['2001:db8:1:2f4::9', '2001:db8:1:2f4::/64'],
    ['2001:0DB8::1', '2001:db8:0:0::/64'],
    ['1::4:5:6:7:8', '1:0:0:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [' 192.0.2.7:4711', '192.0.2.0/24'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['[2001:db8::1]:4711', '2001:db8:0:0::/64'],
    ['[::ffff:192.0.2.7]:4711', '192.0.2.0/24'],
    ['', 'unknown'],
    ['not an address', 'unknown'],
    ['999.1.1.1', 'unknown'],
    ['999.1.1.1:80', 'unknown'],
    ['<script>', 'unknown'],
  ])('puts %j into %s', (written, subnet) => {
    expect(clientSubnetOf(written)).toBe(subnet);
  });
});

describe('clientSubnetReader', () => {
  const log = vi.fn<Log>();
  const socket = { remoteAddress: '198.51.100.7' } as Socket;
  const requestWith = (trustedProxies: number, header: string | undefined, entries?: string) => {
    const subnetOf = clientSubnetReader({ header, trustedProxies }, log);
    const headers = entries === undefined ? {} : { 'x-forwarded-for': entries };
    return (times = 1) => Array.from({ length: times }, () => subnetOf({ socket, headers }));
  };

  it.each([
    [1, '203.0.113.9, 192.0.2.7', '192.0.2.0/24'],
    [2, '203.0.113.9, 192.0.2.7', '203.0.113.0/24'],
    [2, 'forged, 203.0.113.9, 192.0.2.7', '203.0.113.0/24'],
    [2, '192.0.2.7', 'unknown'],
    [3, '203.0.113.9, 192.0.2.7', 'unknown'],
    [1, undefined, 'unknown'],
  ])('behind %i proxies reads %j as %s', (proxies, entries, subnet) => {
    const send = requestWith(proxies, 'X-Forwarded-For', entries);
    expect(send()).toEqual([subnet]);
  });

  it('takes the connection’s address where no header is named, whatever is sent', () => {
    const send = requestWith(1, undefined, '203.0.113.9');
    expect(send()).toEqual(['198.51.100.0/24']);
  });

  it('says once that requests come without the header, and how many, without an address', () => {
    log.mockClear();
    const send = requestWith(1, 'X-Real-IP', '203.0.113.9');
    send(REQUESTS_UNTIL_LOGGED - 1);
    expect(log).not.toHaveBeenCalled();
    send(20);
    expect(log.mock.calls).toEqual([
      [
        'client-address.missing',
        {
          header: 'X-Real-IP',
          trustedProxies: 1,
          requests: { with: 0, without: REQUESTS_UNTIL_LOGGED },
        },
      ],
    ]);
  });

  it('says the same where fewer proxies write than are trusted', () => {
    log.mockClear();
    const send = requestWith(2, 'X-Forwarded-For', '203.0.113.9');
    send(REQUESTS_UNTIL_LOGGED);
    expect(log).toHaveBeenCalledOnce();
  });

  it('knows no subnet of the server’s own request, which comes on no connection', () => {
    log.mockClear();
    const subnetOf = clientSubnetReader({ header: undefined, trustedProxies: 1 }, log);
    expect(subnetOf(undefined)).toBe('unknown');
  });
});

describe('widerSubnets', () => {
  it.each([
    ['192.0.2.0/24', []],
    ['unknown', []],
    ['2001:db8:1:203::/64', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['2001:db8:0:ffff::/64', ['2001:db8:0:ff00::/56', '2001:db8:0::/48']],
    ['2001:db8:0:1::/64', ['2001:db8:0:0::/56', '2001:db8:0::/48']],
  ])('of %s are %j', (subnet, wider) => {
    expect(widerSubnets(subnet)).toEqual([subnet, ...wider]);
  });
});
