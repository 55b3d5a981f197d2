import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { respondToParserError } from './parser-errors.ts';

/** The text that is written to the socket of a request with an error. */
function responseTo(code: string | undefined): string {
  let written = '';
  const socket = { end: (text: string) => (written += text) } as unknown as Socket;
  respondToParserError(socket, code, { Connection: 'close', 'Content-Length': '0' });
  return written;
}

it.each([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_INVALID_METHOD', '400 Bad Request'],
  [undefined, '400 Bad Request'],
])('the error %s has the status %s', (code, status) => {
  expect(responseTo(code)).toBe(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
});
