// @ts-check
// JavaScript, and the build a process of its own: Node would keep what it needs to run TypeScript
// as long as the server runs.
import { spawnSync } from 'node:child_process';

/** Starts the production site, building it first when no build of these sources is there. */
const built = spawnSync(process.execPath, ['scripts/build-when-changed.ts'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
process.env.NODE_ENV ??= 'production';
await import(new URL('../build/site-server.js', import.meta.url).href);
