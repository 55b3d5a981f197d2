import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { machineHas } from '#server/testing/machine.ts';

/** A network of its own, in which anybody may set rules. */
const ISOLATED = ['--map-root-user', '--net'];
const hasNetwork = spawnSync('unshare', [...ISOLATED, 'nft', '--version']).status === 0;

/**
 * Opens two connections of one client, then a third, then one of another client. The kernel accepts
 * them in this order, so the third is refused if it is still open when the other's is there.
 */
const VISITORS = `
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
const [site, one, sameSubnet, other] = JSON.parse(process.argv[1]);
const server = createServer().listen(443, site);
await once(server, 'listening');
const open = (localAddress) => connect({ host: site, port: 443, localAddress });
await once(open(one), 'connect');
await once(open(one), 'connect');
const third = open(sameSubnet);
await once(open(other), 'connect');
process.stdout.write(third.connecting ? 'refused' : 'accepted');
process.exit();
`;

describe.runIf(machineHas('nft', hasNetwork))('deploy/nftables.conf', () => {
  const rules = readFileSync('deploy/nftables.conf', 'utf8');
  it.each([
    ['of an address', ['127.0.0.1', '127.0.0.2', '127.0.0.2', '127.0.0.3']],
    ['of a /64', ['fd00::1', 'fd00::2', 'fd00::3', 'fd00:0:0:1::2']],
  ])('limits the connections %s, and no other client’s', (_, addresses) => {
    const addAddresses = addresses
      .filter((address) => address.includes(':'))
      .map((address) => `ip address add ${address}/128 dev lo`);
    const start = ['set -e', 'ip link set lo up', ...addAddresses, 'nft --file -'];
    const node = `exec "${process.execPath}" --input-type=module --eval "$0" '${JSON.stringify(addresses)}'`;
    const { stdout, stderr } = spawnSync(
      'unshare',
      [...ISOLATED, 'sh', '-c', [...start, node].join('\n'), VISITORS],
      { encoding: 'utf8', input: rules.replaceAll('count over 512', 'count over 2') },
    );
    expect({ stdout, stderr }).toEqual({ stdout: 'refused', stderr: '' });
  });
});
