import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listLicences } from './list.ts';

const kept = readFileSync('THIRD-PARTY-LICENCES.md', 'utf8');

it('the list of third-party licences is up to date (npm run licences)', () => {
  expect(listLicences('.')).toBe(kept);
});

it('every production package is listed with a licence', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    expect(kept).toMatch(new RegExp(`^\\| ${name} \\| ${version} \\| [\\w.-]+ \\|`, 'm'));
  }
});
