import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what is no request at all: Node's parser refused it, or it took too long to arrive.
 *
 * @param isAnswering whether an earlier request on the connection waits for its answer, for which this one would be taken
 */
export function answerClientError(
  securityHeaders: Readonly<Record<string, string>>,
  isAnswering: (socket: Duplex) => boolean,
) {
  const headers = { ...securityHeaders, Connection: 'close', 'Content-Length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (!socket.writable || isAnswering(socket)) return void socket.destroy();
    const status = STATUSES[error.code ?? ''] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  };
}
