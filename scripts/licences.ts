import { writeFileSync } from 'node:fs';
import { listLicences } from './licences/list.ts';

/** Regenerates `THIRD-PARTY-LICENCES.md`. Run it after a change of the packages. */
writeFileSync('THIRD-PARTY-LICENCES.md', listLicences('.'));
