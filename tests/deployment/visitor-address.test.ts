import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { clientSubnetOf } from '#server/client-subnet.ts';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import { machineHas } from '#server/testing/machine.ts';
import { hasIPv6, hasProgram, type RunningProxy, startCaddy, startNginx } from './proxies.ts';

const hasNginx = hasProgram('nginx') && hasProgram('openssl');
const hasCaddy = hasProgram('caddy');
const isIPv6Here = machineHas('IPv6', hasIPv6());

/** Stands for the site, and responds with the visitor's address that it is sent. */
const site = createServer(({ headers }, response) => {
  response.end(headers['x-forwarded-for']);
});
let sitePort: number;

beforeAll(async () => {
  sitePort = await listenOnFreePort(site);
});
afterAll(() => {
  site.close();
  site.closeAllConnections();
});

describe.each([
  { name: 'nginx', isHere: hasNginx, start: startNginx },
  { name: 'Caddy', isHere: hasCaddy, start: startCaddy },
])('$name', ({ isHere, start }) => {
  it.runIf(isHere && isIPv6Here)('passes on the address of a visitor in IPv6', async () => {
    const proxy = await start([sitePort]);
    onTestFinished(() => proxy.stop());
    const headers = { 'X-Forwarded-For': '2001:db8::1' };
    for (const host of ['127.0.0.1', '::1'] as const) {
      const { body } = await proxy.send('/newsletter', { headers, host });
      expect(body.toString()).toBe(host);
    }
  });
});

describe.runIf(hasNginx)('deploy/nginx.conf behind a load balancer', () => {
  let proxy: RunningProxy;
  beforeAll(async () => {
    proxy = await startNginx([sitePort], (example) =>
      example
        // The owner's lines for it, with this machine as the load balancer.
        .replace('#\tset_real_ip_from 192.0.2.0/24;', 'set_real_ip_from 127.0.0.0/8;')
        .replace('#\treal_ip_header', 'real_ip_header')
        .replace('#\treal_ip_recursive', 'real_ip_recursive')
        .replace('limit_conn_status 429;', '$&\n\tadd_header Client-Subnet $client_subnet always;'),
    );
  });
  afterAll(() => proxy?.stop());

  async function sendFrom(address: string) {
    const { body, headers } = await proxy.send('/', { headers: { 'X-Forwarded-For': address } });
    return { address: body.toString(), subnet: headers['client-subnet'] };
  }

  it('takes the last address that the load balancer did not write itself', async () => {
    const { address } = await sendFrom('2001:db8:9::1, 2001:db8:1:2f3::9, 127.0.0.5');
    expect(address).toBe('2001:db8:1:2f3::9');
  });

  it('counts an address in IPv4 for itself', async () => {
    expect((await sendFrom('192.0.2.7')).subnet).toBe('192.0.2.7');
    expect((await sendFrom('192.0.2.8')).subnet).toBe('192.0.2.8');
  });

  it('counts the addresses of a /64 together, and apart from those of others', async () => {
    const addresses = [
      '2001:db8:1:2f3:4:5:6:7',
      '2001:db8:1:2f3::9',
      '2001:DB8:1:02F3:0:0:0:1',
      '2001:db8:1:2f4::9',
      '2001:db8:1:2f::9',
      '2001:db8:1::9',
      '2001:db8:1:0:4:5:6:7',
      '2001:db8::9',
      '2001:db8:0:0:4:5:6:7',
      '2001:db8:0:1::9',
      '2001::9',
      '2001:0:0:0:4:5:6:7',
      'fd00::1',
      'fe80::1:2:3:4',
      'fe80:0:1:2:3:4:5:6',
    ];
    const subnets = new Map<string, Set<unknown>>();
    for (const address of addresses) {
      const { subnet } = await sendFrom(address);
      const ofSite = clientSubnetOf(address);
      subnets.set(ofSite, (subnets.get(ofSite) ?? new Set()).add(subnet));
    }
    const counted = [...subnets.values()].flatMap((each) => [...each]);
    expect(subnets.size).toBeGreaterThan(8);
    // Each of the site's subnets is one of nginx, and no two of them are the same.
    expect(counted).toHaveLength(subnets.size);
    expect(new Set(counted).size).toBe(subnets.size);
  });
});
