import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { billOfMaterials } from './packages/bill-of-materials.ts';
import { releasePackages } from './packages/release-packages.ts';
import { scriptArguments } from './script-arguments.ts';

/** Writes the software bill of materials of a release. */
const {
  positionals: [file = 'binario.cdx.json'],
} = scriptArguments({ usage: 'npm run sbom -- [FILE]', parameters: { least: 0, most: 1 } });
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  version: string;
};
const head = { name, version, serial: randomUUID(), time: new Date() };
writeFileSync(file, billOfMaterials(head, releasePackages('.')));
process.stdout.write(`Wrote ${file}.\n`);
