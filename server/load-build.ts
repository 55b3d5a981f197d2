import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Site, SiteAssets } from '#app/domain/site.ts';

/** The exports of the application's server entry. */
export interface ServerEntry {
  /** Makes the site's pages and files, which name the built files. */
  readonly createSite: (assets: SiteAssets) => Site;
  /** Loads the files of the build that pages would otherwise load when they first need them. */
  readonly loadLateParts: () => Promise<void>;
  /** The path of the page that says that there is no such page. */
  readonly notFoundPath: string;
  /** The query fields that change the page at a canonical path; all others are left out. */
  readonly fieldsOf: (path: string) => readonly string[];
  /** The inline scripts of every page. */
  readonly inlineScripts: readonly string[];
}

/** A built application. */
export interface SiteBuild {
  readonly entry: ServerEntry;
  /** The address of the script that hydrates islands. */
  readonly entryScript: string;
  /** The folder of the files for browsers. */
  readonly clientFolder: string;
}

/** The source of the script that hydrates islands, as Vite's manifest names it. */
const ENTRY_SOURCE = 'app/entry.client.ts';

/**
 * Loads a built application, of which no file is needed later: another build may replace them while
 * the server runs. Rejects when there is no build.
 */
export async function loadBuild(
  folder = new URL('../build/', import.meta.url),
): Promise<SiteBuild> {
  const entry = (await import(new URL('pages.js', folder).href)) as ServerEntry;
  await entry.loadLateParts();
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  return {
    entry,
    entryScript: `/${manifest[ENTRY_SOURCE]?.file}`,
    clientFolder: fileURLToPath(new URL('client', folder)),
  };
}
