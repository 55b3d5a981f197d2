import { isBuilt } from './build/digest.ts';

/** Builds the production site unless the build is up to date. */
if (!isBuilt()) await import('./build.ts');
