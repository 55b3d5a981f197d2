import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/threat-model.md', 'utf8');

it('every file that the threat model names is there', () => {
  const files = [...text.matchAll(/`((?:server|scripts|tests)\/[\w*./-]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => globSync(file).length === 0)).toEqual([]);
});

it('the threat model says something of each of the 17 chapters of ASVS 5', () => {
  const chapters = [...text.matchAll(/^\| V(\d+) [^|]+\| [^|]{10,}\|/gm)].map(([, number]) =>
    Number(number),
  );
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});
