import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createBuilder } from 'vite';
import { buildDigest, DIGEST_FILE } from './build/digest.ts';
import { precompress } from './build/precompress.ts';
import { buildServiceWorker } from './build/service-worker.ts';
import { runFile } from './run-file.ts';

/**
 * Builds the production site: generated drawings, the code and style for browsers, the server, the
 * travel times of its home page, the service worker, and a Brotli and a gzip copy of every file
 * that the server sends. The digest of the sources is written last, so that an interrupted build is
 * never taken for a whole one.
 */
const DRAWINGS: readonly string[] = ['scripts/art/render.ts', 'scripts/art/icons.ts'];
const TRAVEL_TIMES = 'scripts/build/travel-times.ts';

process.stdout.write('Building the site from its sources; this takes about half a minute\n');
const start = performance.now();
for (const step of DRAWINGS) await runStep(step);
rmSync('build', { recursive: true, force: true });
process.env.NODE_ENV = 'production';
const builder = await createBuilder({ logLevel: 'warn' });
await builder.buildApp();
// The files that pages name are served together with those that scripts name.
for (const name of readdirSync('build/assets'))
  renameSync(`build/assets/${name}`, `build/client/assets/${name}`);
rmSync('build/assets', { recursive: true });
renameSync('build/client/.vite/manifest.json', 'build/manifest.json');
await runStep(TRAVEL_TIMES);
rmSync('build/client/.vite', { recursive: true });
const digest = buildDigest();
await buildServiceWorker('build/client', digest);
await precompress('build/client');
writeFileSync(DIGEST_FILE, digest);
process.stdout.write(`Built in ${((performance.now() - start) / 1000).toFixed(0)} s\n`);

async function runStep(file: string): Promise<void> {
  const { status, output } = await runFile([file], { NODE_ENV: 'production' });
  if (status === 0) return;
  process.stderr.write(`${output}The build failed at: ${file}\n`);
  process.exit(1);
}
