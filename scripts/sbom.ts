import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { billOfMaterials } from './packages/bill-of-materials.ts';
import { releasePackages } from './packages/release-packages.ts';

/** Writes the software bill of materials of a release: `npm run sbom -- FILE`. */
const file = process.argv[2] ?? 'binario.cdx.json';
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  version: string;
};
const head = { name, version, serial: randomUUID(), time: new Date() };
writeFileSync(file, billOfMaterials(head, releasePackages('.')));
process.stdout.write(`Wrote ${file}.\n`);
