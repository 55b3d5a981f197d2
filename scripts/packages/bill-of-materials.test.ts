import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { releasePackages } from './release-packages.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly licenses: readonly { readonly expression: string }[];
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
}

interface Bill {
  readonly bomFormat: string;
  readonly metadata: { readonly component: unknown };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: string[] }[];
}

const head = {
  name: 'binario',
  version: '1.2.3',
  serial: '3e671687-395b-41f5-a30f-a58921a69b79',
  time: new Date('2026-12-10T08:00:00Z'),
};
const packages = releasePackages('.');
const bill = JSON.parse(billOfMaterials(head, packages)) as Bill;

it('the bill of materials is of the application', () => {
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component).toMatchObject({ name: 'binario', version: '1.2.3' });
});

it('the bill of materials names every package of a release with checksum and licence', () => {
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<string, Record<string, string>>;
  const found = new Map(bill.components.map((each) => [`${each.name} ${each.version}`, each]));
  for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
    expect(found.has(`${name} ${version}`), name).toBe(true);
  for (const { name, version, integrity } of packages) {
    const { hashes, licenses } = found.get(`${name} ${version}`) as Component;
    const sum = Buffer.from(integrity?.replace('sha512-', '') ?? '', 'base64').toString('hex');
    expect([name, hashes]).toEqual([name, [{ alg: 'SHA-512', content: sum }]]);
    expect([name, licenses]).toEqual([name, [{ expression: expect.stringMatching(/\w/) }]]);
  }
});

it('the bill of materials refers only to packages that it names, and to each once', () => {
  const refs = bill.components.map((each) => each['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(refs.join(' ')).toMatch(/pkg:npm\/%40hono\/node-server@[\d.]+ /);
  for (const { ref, dependsOn } of bill.dependencies)
    for (const name of [ref, ...dependsOn]) expect(refs).toContain(name);
});
