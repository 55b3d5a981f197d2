import { describe, expect, it } from 'vitest';
import { isGenerated, readSources } from './sources.ts';

const LONGEST = 300;

/** Facts and labelled queries are lists: their length is no measure of their difficulty. */
const isList = (path: string) =>
  /^(app\/data|bench\/matching\/queries|scripts\/stations\/exonyms)/.test(path);

const sizes = readSources('.ts', '.tsx')
  .filter((source) => !isGenerated(source) && !isList(source.path))
  .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));

describe('source files', () => {
  it('are found', () => {
    expect(sizes.length).toBeGreaterThan(100);
  });

  it(`have at most ${LONGEST} lines`, () => {
    expect(sizes.filter(({ lines }) => lines > LONGEST)).toEqual([]);
  });
});
