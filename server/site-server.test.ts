import { connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSiteServer } from './site-server.ts';
import { createFakeSite, htmlResponse } from './testing/fake-site.ts';
import { listenOnFreePort } from './testing/free-port.ts';

it('a connection whose client does not read is closed after a while', async () => {
  // More than the kernel buffers.
  const { site, lines, log } = createFakeSite(() => htmlResponse('long '.repeat(5_000_000)));
  const { server } = createSiteServer(site, log);
  expect(server.timeout).toBe(60_000);
  server.timeout = 500;
  const socket = connect(await listenOnFreePort(server), '127.0.0.1').pause();
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  socket.write('GET /page HTTP/1.1\r\nHost: a\r\n\r\n');
  await vi.waitFor(() => expect(lines).toEqual([expect.objectContaining({ left: true })]), 60_000);
});
