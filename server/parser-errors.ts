import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** The statuses of Node's errors; any other one means a malformed request. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to a request that Node's parser refuses, or that took too long to arrive, and closes its
 * connection. There is no `ServerResponse`, so the response is written to the socket.
 *
 * @param code the code of Node's error
 */
export function respondToParserError(
  socket: Socket,
  code: string | undefined,
  headers: Readonly<Record<string, string>>,
): void {
  const status = STATUSES[code ?? ''] ?? 400;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
}
