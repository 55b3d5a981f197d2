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
    if (header) return c.req.header(header)?.split(',').at(-1)?.trim() ?? '';
    return getConnInfo(c).remote.address ?? '';
  };
}
