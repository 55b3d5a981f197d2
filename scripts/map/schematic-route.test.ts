import { expect, it } from 'vitest';
import { strandPoints } from '#app/map/model/schematic-path.ts';
import { schematicRoute, schematicRouteLetters, schematicRoutePath } from './schematic-route.ts';

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

it('has the letter of each of its lines once, on the line or at its end', () => {
  const [[letter, x, y] = ['', 0, 0], ...others] = schematicRouteLetters('milan', 'naples');
  expect([letter, others]).toEqual(['spine', []]);
  // Between Bologna and Florence, on the strand of the line.
  expect(x).toBeCloseTo(9.36);
  expect(y).toBeGreaterThan(11);
  expect(y).toBeLessThan(14.5);
  expect(schematicRouteLetters('milan', 'turin').map(([axis]) => axis)).toEqual(['spine']);
  expect(schematicRouteLetters('milan', 'padua')).toEqual([['plain', 11, 5.3]]);
  // Names leave no room along a level stretch without a letter of its own.
  expect(schematicRouteLetters('milan', 'verona')).toEqual([]);
});

const round = (value: number) => Math.round(value * 10) / 10;
