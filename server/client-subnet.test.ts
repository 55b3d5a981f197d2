import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientSubnet, clientSubnetOf } from './client-subnet.ts';

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

it('the server’s own request, on no connection, is of no known subnet', async () => {
  const answer = await new Hono().get('/', (c) => c.text(clientSubnet(c, undefined))).request('/');
  expect(await answer.text()).toBe('unknown');
});
