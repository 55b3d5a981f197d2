// @ts-check
// This file is JavaScript and the build is a child process, so that the server's process never
// loads the compiler that strips types.
import { spawnSync } from 'node:child_process';

/** Starts the production site; builds it first unless the build is up to date. */
const built = spawnSync(process.execPath, ['scripts/build-when-changed.ts'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
process.env.NODE_ENV ??= 'production';
await import(new URL('../build/site-server.js', import.meta.url).href);
