import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import { type RunningSite, startSite } from './server.ts';

/** A site that is replaced by its next release and back, under one origin as behind a proxy. */
export interface ReleasedSite extends RunningSite {
  /**
   * Puts a release in the place of the one that runs: the next, or again the first, which is a
   * rollback.
   */
  readonly deploy: (release: 'first' | 'next') => void;
}

/**
 * Writes a release after the one that is built: the same pages, but every built file under another
 * name and another service worker, as after a change to everything.
 *
 * @param folder where the site's packages can be found: inside the project
 */
export function writeNextRelease(folder: string): void {
  cpSync('build', folder, { recursive: true });
  const assets = join(folder, 'client/assets');
  const names = readdirSync(assets).filter((name) => !/\.(?:br|gz)$/.test(name));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    // Compressed files are of the release before; the server sends the others without them.
    if (/\.(?:br|gz)$/.test(name)) rmSync(path);
    else if (/\.(?:js|css|svg|json)$/.test(name)) {
      const text = names.reduce(
        (written, asset) => written.replaceAll(asset, nextName(asset)),
        readFileSync(path, 'utf8'),
      );
      writeFileSync(
        path,
        name.endsWith('service-worker.js') ? text.replaceAll(digest(), 'nextrelease') : text,
      );
    }
  }
  for (const name of names) {
    cpSync(join(assets, name), join(assets, nextName(name)));
    rmSync(join(assets, name));
  }
}

const nextName = (asset: string) => asset.replace(/(\.\w+)$/, '_2$1');
/** The digest that the build wrote into its service worker. */
const digest = () => readFileSync('build/sources.sha256', 'utf8').slice(0, 12);

/**
 * Starts both releases and a proxy that forwards every connection to the deployed one.
 */
export async function startReleases(now: Date): Promise<ReleasedSite> {
  const folder = `.cache/next-release-${process.pid}`;
  writeNextRelease(folder);
  const sites = {
    first: await startSite(now),
    next: await startSite(now, {}, pathToFileURL(`${folder}/`)),
  };
  let deployed = sites.first;
  const sockets = new Set<Socket>();
  const front = createServer((socket) => {
    const behind = connect(Number(new URL(deployed.origin).port), '127.0.0.1');
    sockets.add(socket);
    socket.pipe(behind).pipe(socket);
    socket.on('error', () => behind.destroy()).once('close', () => behind.destroy());
    behind.on('error', () => socket.destroy()).once('close', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  });
  const port = await listenOnFreePort(front);
  const all = Object.values(sites);
  return {
    origin: `http://127.0.0.1:${port}`,
    log: sites.first.log,
    deploy(release) {
      deployed = sites[release];
      for (const socket of sockets) socket.destroy();
    },
    setNow(later) {
      for (const site of all) site.setNow(later);
    },
    setReachable(reachable) {
      for (const site of all) site.setReachable(reachable);
    },
    async close() {
      front.close();
      await Promise.all(all.map((site) => site.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
