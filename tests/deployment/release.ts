import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '#server/site-server.ts';
import { createSite } from '../browser/server.ts';
import { SITE_HOST } from './proxies.ts';

const NOW = new Date('2026-12-10T09:00:00+01:00');

/** One server of a release. */
export interface ReleaseServer {
  readonly port: number;
  /** Turns readiness to 503 and keeps serving, as at SIGTERM until the proxies know. */
  readonly retire: () => void;
  /** Stops listening, as after that. */
  readonly stop: () => Promise<void>;
}

/**
 * A release of the site as it runs behind a proxy. It is loaded once into this process, and any
 * number of servers, which cost nothing more, can serve it.
 */
export interface Release {
  /**
   * Starts a server.
   *
   * @param port that of a server that has stopped; a free one by default
   */
  readonly listen: (port?: number) => Promise<ReleaseServer>;
  /** Called with each request that reaches a server. */
  onRequest: (request: IncomingMessage) => void;
  readonly close: () => Promise<void>;
}

/**
 * Loads a release.
 *
 * @param dataFolder shared by the releases of a test, as on a machine
 * @param build the folder of another build than the project's own
 */
export async function loadRelease(dataFolder: string, build?: URL): Promise<Release> {
  const environment = {
    PUBLIC_ORIGIN: `https://${SITE_HOST}`,
    CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
    DATA_FOLDER: dataFolder,
  };
  const { site, write, close } = await createSite(NOW, environment, build);
  const running = new Set<ReleaseServer>();
  const release: Release = {
    async listen(port = 0) {
      const { server, retire, close: stop } = createSiteServer(site, write);
      server.prependListener('request', (incoming) => release.onRequest(incoming));
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      const started: ReleaseServer = {
        port: (server.address() as AddressInfo).port,
        retire,
        async stop() {
          running.delete(started);
          retire();
          await stop();
        },
      };
      running.add(started);
      return started;
    },
    onRequest() {},
    async close() {
      await Promise.all([...running].map((server) => server.stop()));
      await close();
    },
  };
  return release;
}
