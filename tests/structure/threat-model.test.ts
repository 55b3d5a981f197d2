import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/threat-model.md', 'utf8');

it('the threat model says something of each of the 17 chapters of ASVS 5', () => {
  const chapters = [...text.matchAll(/^\| V(\d+) [^|]+\| [^|]{10,}\|/gm)].map(([, number]) =>
    Number(number),
  );
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});
