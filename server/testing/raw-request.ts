import { connect } from 'node:net';

/** The responses of one connection. */
export interface RawResponses {
  /** The status of each response, in order. */
  readonly statuses: readonly number[];
  readonly text: string;
}

/**
 * Writes bytes to a port as they are and gives all that comes back until the connection is closed.
 *
 * @param quietMilliseconds how long nothing may be heard until the connection is given up; without
 * it, for ever
 */
export function sendRaw(port: number, bytes: string, quietMilliseconds = 0): Promise<RawResponses> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    // The server may close the connection; the responses before that count.
    socket.once('error', () => {});
    socket.once('close', () => {
      const text = Buffer.concat(parts).toString('latin1');
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) =>
        Number(status),
      );
      resolve({ statuses, text });
    });
    socket.setTimeout(quietMilliseconds, () => socket.destroy());
    socket.write(bytes);
  });
}

/** A request on a connection of its own, as text. */
export function rawRequest(
  start: string,
  headers: readonly string[] = ['Host: localhost'],
): string {
  return `${[`${start} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
}
