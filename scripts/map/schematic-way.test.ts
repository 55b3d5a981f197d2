import { expect, it } from 'vitest';
import { schematicWay } from './schematic-way.ts';

it('a route leads over the diagram the fastest way, and nowhere for a station it does not have', () => {
  const way = schematicWay('milan', 'naples');
  expect([way[0], way.at(-1)]).toEqual(['milan', 'naples']);
  expect(way).toContain('rome');
  expect(schematicWay('rome', 'milan')).toEqual(expect.arrayContaining(['florence', 'bologna']));
  expect(schematicWay('siena', 'rome')).toEqual([]);
  expect(schematicWay('rome', 'siena')).toEqual([]);
});
