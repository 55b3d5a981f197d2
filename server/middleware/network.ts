import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Makes a reader of the visitor's network address.
 *
 * @param header the header in which the proxy in front tells it; its last entry is the one that this proxy itself wrote.
 * Without a header the connection's own address counts, since anybody can send a header.
 */
export function networkReader(header: string | undefined): (c: Context) => string {
  return (c) => {
    if (header) return bareAddress(c.req.header(header)?.split(',').at(-1) ?? '');
    // The server's own request for the first page comes on no connection.
    return (c.env && getConnInfo(c).remote.address) ?? '';
  };
}

/** An address as proxies write it, without the port that some of them add (`192.0.2.7:4711`, `[2001:db8::1]:4711`). */
export function bareAddress(written: string): string {
  const text = written.trim();
  const [, address = text] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return isIP(address) ? address : '';
}
