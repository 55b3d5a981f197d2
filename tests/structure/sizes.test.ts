import { describe, expect, it } from 'vitest';
import { isGenerated, readSources } from './sources.ts';

const LONGEST = 300;
const LONG = 200;
const MEDIAN = 80;

/** Facts and labelled queries are lists: their length says nothing of how hard they are to read. */
const isList = (path: string) =>
  /^(app\/data|bench\/matching\/queries|scripts\/stations\/exonyms)/.test(path);

const sizes = readSources('.ts', '.tsx', '.css')
  .filter((source) => !isGenerated(source) && !isList(source.path))
  .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  .sort((one, other) => one.lines - other.lines);

describe('source files', () => {
  it('are found', () => {
    expect(sizes.length).toBeGreaterThan(100);
  });

  it(`have at most ${LONGEST} lines`, () => {
    const script = sizes.filter(({ path }) => !path.endsWith('.css'));
    expect(script.filter(({ lines }) => lines > LONGEST)).toEqual([]);
  });

  it(`have at most ${LONG} lines in nine of ten`, () => {
    expect(sizes.filter(({ lines }) => lines > LONG).length).toBeLessThanOrEqual(sizes.length / 10);
  });

  it(`have fewer than ${MEDIAN} lines in half of all`, () => {
    expect(sizes[Math.floor(sizes.length / 2)]?.lines).toBeLessThan(MEDIAN);
  });
});
