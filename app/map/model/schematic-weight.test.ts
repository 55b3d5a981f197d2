import { expect, it } from 'vitest';
import { WEIGHED_AXES } from './schematic-weight.ts';

const pathsOf = (id: string) => WEIGHED_AXES.find(({ axis }) => axis.id === id)?.paths ?? [];

it('makes the line from Milan to Naples the thickest, and its branches as thin as they are used', () => {
  const weights = pathsOf('spine').map(({ weight }) => weight);
  // Turin and Calabria have fewer trains, and Taranto has the fewest.
  expect(weights).toEqual(['chief', undefined, 'minor']);
  const [, , taranto] = pathsOf('spine');
  expect(taranto?.path.match(/M/g)).toHaveLength(1);
});

it('draws a line that has as many trains all the way in one piece', () => {
  for (const id of ['gotthard', 'tyrrhenian', 'adriatic']) expect(pathsOf(id)).toHaveLength(1);
});

it('makes two lines thicker from where they run together', () => {
  const [branches, together] = pathsOf('simplon');
  expect(branches?.weight).toBe('minor');
  expect(branches?.path.match(/M/g)).toHaveLength(2);
  expect(together?.weight).toBeUndefined();
});
