import { createServer } from 'node:https';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import { selfMadeCertificate } from './certificate.ts';

/** Stands for every address outside this machine: an empty page, over TLS. */
export interface Outside {
  /** The flag that leads a browser here instead of to the network. */
  readonly flag: string;
  readonly close: () => void;
}

/**
 * Starts the server that stands for the outside. Playwright's routes could respond too, but they
 * pause every request of a page and switch its cache off, which doubles the work of opening one.
 */
export async function startOutside(): Promise<Outside> {
  const server = createServer(selfMadeCertificate(), (_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>outside</title>');
  });
  const port = await listenOnFreePort(server);
  return {
    flag: `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
