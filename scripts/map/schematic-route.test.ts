import { expect, it } from 'vitest';
import { strandPoints } from '#app/map/model/schematic-path.ts';
import { schematicRoute, schematicRoutePath } from './schematic-route.ts';

it('a route takes the fastest route over the diagram, and none for an unknown station', () => {
  const route = schematicRoute('milan', 'naples');
  expect([route[0], route.at(-1)]).toEqual(['milan', 'naples']);
  expect(route).toContain('rome');
  expect(schematicRoute('rome', 'milan')).toEqual(expect.arrayContaining(['florence', 'bologna']));
  expect(schematicRoute('siena', 'rome')).toEqual([]);
  expect(schematicRoute('rome', 'siena')).toEqual([]);
});

it('its path runs on the strand of its trains, in either direction', () => {
  const [[x, y] = [0, 0]] = strandPoints(['rome', 'florence'], -1);
  expect(schematicRoutePath('rome', 'florence')).toMatch(new RegExp(`^M${round(x)} ${round(y)}L`));
  expect(schematicRoutePath('florence', 'rome')).toMatch(new RegExp(`L${round(x)} ${round(y)}$`));
  expect(schematicRoutePath('siena', 'rome')).toBe('');
});

it('a route over several axes is without a gap longer than a station is wide', () => {
  const path = schematicRoutePath('genoa', 'venice');
  expect(path.match(/M/g)?.length).toBeGreaterThan(1);
  const ends = path
    .split('M')
    .slice(1)
    .map((part) => {
      const numbers = part.match(/-?[\d.]+/g)?.map(Number) ?? [];
      return { first: numbers.slice(0, 2), last: numbers.slice(-2) };
    });
  for (const [i, { first }] of ends.slice(1).entries()) {
    const { last } = ends[i] ?? { last: [] };
    expect(
      Math.hypot(Number(first[0]) - Number(last[0]), Number(first[1]) - Number(last[1])),
    ).toBeLessThan(20);
  }
});

const round = (value: number) => Math.round(value * 10) / 10;
