import { writeFileSync } from 'node:fs';
import { listLicences } from './licences/list.ts';

/** Writes the list of everybody else's licences again. Run it after a change to the packages. */
writeFileSync('THIRD-PARTY-LICENCES.md', listLicences('.'));
