import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

/** Put together here, so that this file does not hold what it looks for. */
const FORBIDDEN: readonly RegExp[] = [
  new RegExp(['registry', 'npmjs'].join('\\.'), 'i'),
  new RegExp(['registry', 'yarnpkg'].join('\\.'), 'i'),
  new RegExp(`(^|[^\\w.])/(${['work', 'root', 'home'].join('|')})/(?!\\*)[a-z]`),
  new RegExp(['FIX', 'TO'].map((start) => `\\b${start}${start === 'FIX' ? 'ME' : 'DO'}\\b`).join('|')),
];

describe('the text of the project', () => {
  it.each(FORBIDDEN)('never says %s', (word) => {
    const sources = readSources('.ts', '.tsx', '.css', '.md', '.json', '.sh');
    const wrong = sources
      .filter(({ path }) => path !== 'package-lock.json')
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, at) => (word.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 100)}`] : [])),
      );
    expect(wrong).toEqual([]);
  });
});
