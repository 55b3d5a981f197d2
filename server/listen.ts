import type { Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { SettingError } from './settings/read-setting.ts';

/**
 * How many connections may wait until they are accepted; Linux allows no more by default. With
 * Node's default of 511, others retry after a second during a flood of connections.
 */
const BACKLOG = 4096;

/**
 * Starts a server.
 *
 * @param prefix of the names of the settings HOST and PORT
 * @returns the address at which the server is reached
 * @throws SettingError that names the setting to change when it cannot listen
 */
export async function listen(
  server: Server,
  host: string,
  port: number,
  prefix: '' | 'METRICS_' = '',
): Promise<string> {
  try {
    await new Promise<void>((resolve, reject) => {
      // Never removed: a later error of the server must not end the process.
      server.on('error', reject).listen({ port, host, backlog: BACKLOG }, resolve);
    });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EADDRINUSE', 'EACCES'].includes(code))
      throw new SettingError(
        `${prefix}PORT should be a port that is free and that may be listened on, ` +
          `but is ${port} (${code})`,
      );
    throw new SettingError(
      `${prefix}HOST should be an address of this machine, but is ${JSON.stringify(host)} (${code})`,
    );
  }
  const { port: openPort } = server.address() as AddressInfo;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${openPort}/`;
}
