import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { AppOptions } from './app.ts';
import type { ServerEntry } from './server-entry.ts';

const BUILD_FOLDER = new URL('../build/', import.meta.url);

/** Loads a built application: what renders its pages and the folder of its files. Rejects when there is no build. */
export async function loadBuild(
  folder: URL = BUILD_FOLDER,
): Promise<Pick<AppOptions, 'entry' | 'render' | 'clientFolder'>> {
  const build = (await import(new URL('server/index.js', folder).href)) as ServerBuild;
  const entry = build.entry.module as unknown as ServerEntry;
  return {
    entry,
    render: entry.createRequestHandler(build, 'production'),
    clientFolder: fileURLToPath(new URL('client', folder)),
  };
}
