import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where the digest of the sources of the last whole build is kept. */
export const DIGEST_FILE = 'build/sources.sha256';

const SOURCES = [
  'app',
  'public',
  'scripts/art',
  'scripts/build',
  'scripts/build.ts',
  'scripts/run-file.ts',
  'server',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Tests and what only they use: no build contains them. */
const FOR_TESTS = /\.(?:test|fixture)\.tsx?$|[\\/]testing$/;

function* filesBelow(path: string): Generator<string> {
  if (FOR_TESTS.test(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** A digest over the names and contents of everything that the build is made from. */
export function buildDigest(root = '.'): string {
  const hash = createHash('sha256');
  for (const source of SOURCES.map((name) => join(root, name))) {
    if (!existsSync(source)) continue;
    for (const file of filesBelow(source))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether the build that is there was made from the sources as they are. */
export function isBuilt(): boolean {
  return existsSync(DIGEST_FILE) && readFileSync(DIGEST_FILE, 'utf8') === buildDigest();
}
