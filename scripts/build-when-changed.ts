import { isBuilt } from './build/digest.ts';

/** Builds the production site unless a build of these sources is there. */
if (!isBuilt()) await import('./build.ts');
