import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { CachedResponse } from './cached-response.ts';
import type { Bodies } from './content-encodings.ts';

/** The folder of the files whose names change with their content, as a path of the site. */
export const ASSETS = '/assets/';
/** No built file has a longer name; a file system refuses names of more than 255 bytes. */
const ASSET = /^\/assets\/[\w.-]{1,200}$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The build's compressed copies of a file. */
const IS_COPY = /\.(?:br|gz)$/;

const HAS_INTEGRITY = /^\/assets\/.*\.(?:js|css)$/;

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
const bytesOf = (file: string) => new Uint8Array(readFileSync(file));

interface Options {
  /** The folder of the built files. */
  readonly folder: string;
  /** The headers of the response with a file, beside those of its type and its age. */
  readonly headersOf: (path: string, content: Uint8Array) => Readonly<Record<string, string>>;
}

/** The files of a build, all of which are in memory. */
export interface BuiltFiles {
  /**
   * The file at a path; below `/assets/` also one that an update has added since the start.
   */
  find(path: string): CachedResponse | undefined;
  /** The `integrity` of a script or a style sheet (Subresource Integrity). */
  integrityOf(path: string): string | undefined;
}

/** Reads every file of a build into memory: some 4 MB, with the copies in each encoding. */
export function readBuiltFiles({ folder, headersOf }: Options): BuiltFiles {
  const digests = new Map<string, string>();
  const read = (path: string): CachedResponse => {
    const file = join(folder, path);
    const content = bytesOf(file);
    if (HAS_INTEGRITY.test(path)) digests.set(path, hash('sha256', content, 'base64'));
    const bodies: Bodies = { identity: content };
    if (isFile(`${file}.br`)) bodies.br = bytesOf(`${file}.br`);
    if (isFile(`${file}.gz`)) bodies.gzip = bytesOf(`${file}.gz`);
    const headers = {
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      'cache-control': path.startsWith(ASSETS) ? FOR_EVER : 'public, max-age=3600',
      ...headersOf(path, content),
    };
    const kind = path.startsWith(ASSETS) ? 'asset' : 'icon';
    return new CachedResponse({ kind, status: 200, body: content, headers, bodies });
  };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = names.filter((name) => !IS_COPY.test(name) && isFile(join(folder, name)));
  const files = new Map(paths.map((path) => [`/${path}`, read(`/${path}`)]));
  return {
    find(path) {
      const known = files.get(path);
      if (known || !ASSET.test(path) || IS_COPY.test(path) || !isFile(join(folder, path)))
        return known;
      const found = read(path);
      files.set(path, found);
      return found;
    },
    integrityOf(path) {
      const digest = digests.get(path);
      return digest && `sha256-${digest}`;
    },
  };
}
