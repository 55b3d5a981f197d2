import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { buildDigest, DIGEST_FILE } from './build/digest.ts';
import { precompress } from './build/precompress.ts';
import { bundleServer } from './build/server.ts';
import { buildServiceWorker } from './build/service-worker.ts';
import { removeUnusedCode } from './build/unused-code.ts';
import { PROGRAMS } from './package-programs.ts';

/**
 * Builds the production site: generated drawings, the application, its service worker and its server, and a Brotli and a
 * gzip copy of every file that the server sends. The digest of the sources is written last, so that an interrupted build
 * is never taken for a whole one.
 */
const steps: readonly (readonly string[])[] = [
  ['scripts/art/render.ts'],
  ['scripts/art/icons.ts'],
  [PROGRAMS.reactRouter, 'build'],
];

for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
removeUnusedCode('build/client/assets');
const digest = buildDigest();
await buildServiceWorker('build/client', digest);
await Promise.all([precompress('build/client'), bundleServer()]);
writeFileSync(DIGEST_FILE, digest);
