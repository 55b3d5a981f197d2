import { writeFileSync } from 'node:fs';
import { buildDigest, DIGEST_FILE } from './build/digest.ts';
import { precompress } from './build/precompress.ts';
import { bundleServer } from './build/server.ts';
import { buildServiceWorker } from './build/service-worker.ts';
import { removeUnusedCode } from './build/unused-code.ts';
import { PROGRAMS } from './package-programs.ts';
import { runFile } from './run-file.ts';

/**
 * Builds the production site: generated drawings, the application, its service worker and its
 * server, and a Brotli and a gzip copy of every file that the server sends. Says nothing of a step
 * that succeeds, and all that a failed one wrote. The digest of the sources is written last, so
 * that an interrupted build is never taken for a whole one.
 */
const STEPS: readonly (readonly [file: string, ...parameters: string[]])[] = [
  ['scripts/art/render.ts'],
  ['scripts/art/icons.ts'],
  [PROGRAMS.reactRouter, 'build'],
];

process.stdout.write('Building the site from its sources; this takes about half a minute\n');
const start = performance.now();
for (const step of STEPS) {
  const { status, output } = await runFile(step, { NODE_ENV: 'production' });
  if (status === 0) continue;
  process.stderr.write(`${output}The build failed at: ${step.join(' ')}\n`);
  process.exit(1);
}
removeUnusedCode('build/client/assets');
const digest = buildDigest();
await buildServiceWorker('build/client', digest);
await Promise.all([precompress('build/client'), bundleServer()]);
writeFileSync(DIGEST_FILE, digest);
process.stdout.write(`Built in ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
