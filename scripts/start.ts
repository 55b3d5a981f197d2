import { isBuilt } from './build/digest.ts';

/** Starts the production site, building it first when no build of these sources is there. */
process.env.NODE_ENV ??= 'production';
if (!isBuilt()) await import('./build.ts');
await import('../server/index.ts');
