import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';
import { SettingError } from './settings/read-setting.ts';
import { machineHas } from './testing/machine.ts';

function newServer(): Server {
  const server = createServer();
  onTestFinished(() => void server.close());
  return server;
}

it.each(['', 'METRICS_'] as const)(
  'a port that is taken is reported with its setting, %sPORT',
  async (prefix) => {
    const port = Number(new URL(await listen(newServer(), '127.0.0.1', 0, prefix)).port);
    await expect(listen(newServer(), '127.0.0.1', port, prefix)).rejects.toEqual(
      new SettingError(
        `${prefix}PORT should be a port that is free and that may be listened on, but is ${port} (EADDRINUSE)`,
      ),
    );
  },
);

it.each([
  ['', '192.0.2.1'],
  ['', 'no-such-host.invalid'],
  ['METRICS_', '192.0.2.1'],
] as const)(
  'a host that is not this machine is reported with its setting, %sHOST: %s',
  async (prefix, host) => {
    await expect(listen(newServer(), host, 0, prefix)).rejects.toThrow(
      `${prefix}HOST should be an address of this machine, but is "${host}" (E`,
    );
  },
);

const hasIpv6 = networkInterfaces().lo?.some(({ address }) => address === '::1') ?? false;

it.runIf(machineHas('IPv6 on the loopback interface', hasIpv6))(
  'an IPv6 address is written as browsers take it',
  async () => {
    expect(await listen(newServer(), '::1', 0)).toMatch(/^http:\/\/\[::1\]:\d+\/$/);
  },
);
