import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

/** Concatenated, so that this file does not contain them. */
const FORBIDDEN: readonly RegExp[] = [
  new RegExp(['registry', 'npmjs'].join('\\.'), 'i'),
  new RegExp(['registry', 'yarnpkg'].join('\\.'), 'i'),
  new RegExp(`(^|[^\\w.])/(${['work', 'root', 'home'].join('|')})/(?!\\*)[a-z]`),
  new RegExp(
    ['FIX', 'TO'].map((start) => `\\b${start}${start === 'FIX' ? 'ME' : 'DO'}\\b`).join('|'),
  ),
];

const PICTURES = /\.(png|ico|woff2|bin|br|gz)$/;

// Files of deployment have no ending in common: all of them are read.
const sources = readSources('').filter(
  ({ path }) => path !== 'package-lock.json' && !PICTURES.test(path),
);

describe('the text of the project', () => {
  it('is read with its documents and its files for deployment', () => {
    const paths = sources.map(({ path }) => path);
    for (const path of [
      'README.md',
      'docs/operating.md',
      'deploy/nginx.conf',
      'deploy/update',
      '.ci/run',
    ])
      expect(paths).toContain(path);
  });

  it.each(FORBIDDEN)('never says %s', (word) => {
    const wrong = sources.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          word.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 100)}`] : [],
        ),
    );
    expect(wrong).toEqual([]);
  });
});
