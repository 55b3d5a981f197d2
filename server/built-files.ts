import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type Bodies, FinishedAnswer } from './finished-answer.ts';

/** The folder of the files whose names change with their content, as a path of the site. */
const ASSETS = '/assets/';
/** No built file has a longer name; a file system refuses names of more than 255 bytes. */
const ASSET = /^\/assets\/[\w.-]{1,200}$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The build's compressed copies of a file. */
const IS_COPY = /\.(?:br|gz)$/;

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
const bytesOf = (file: string) => new Uint8Array(readFileSync(file));

interface Options {
  /** The folder of the built files. */
  readonly folder: string;
  /** Every header of the response at a path, beside those that tell of its content. */
  readonly headersOf: (path: string) => Readonly<Record<string, string>>;
}

/** Reads every file of a build into memory: some 3 MB, with the copies in each encoding. */
export function readBuiltFiles({ folder, headersOf }: Options) {
  const read = (path: string): FinishedAnswer => {
    const file = join(folder, path);
    const bodies: Bodies = { identity: bytesOf(file) };
    if (isFile(`${file}.br`)) bodies.br = bytesOf(`${file}.br`);
    if (isFile(`${file}.gz`)) bodies.gzip = bytesOf(`${file}.gz`);
    const headers = {
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      'cache-control': path.startsWith(ASSETS) ? FOR_EVER : 'public, max-age=3600',
      ...headersOf(path),
    };
    const kind = path.startsWith(ASSETS) ? 'asset' : 'icon';
    return new FinishedAnswer({ kind, status: 200, content: bytesOf(file), headers, bodies });
  };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = names.filter((name) => !IS_COPY.test(name) && isFile(join(folder, name)));
  const files = new Map(paths.map((path) => [`/${path}`, read(`/${path}`)]));
  return {
    /** The file at a path; undefined where there was none at the start. */
    get: (path: string) => files.get(path),
    /** As `get`; below `/assets/` also a file that an update has put there since the start. */
    find(path: string): FinishedAnswer | undefined {
      const known = files.get(path);
      if (known || !ASSET.test(path) || IS_COPY.test(path) || !isFile(join(folder, path)))
        return known;
      const found = read(path);
      files.set(path, found);
      return found;
    },
  };
}
