import { expect, it } from 'vitest';
import { type MapState, reduceMap } from './map-state.ts';

const begin: MapState = { choice: { kind: 'overview' }, sorting: { column: 'time', descending: false } };
const naples = { kind: 'station', station: 'naples' } as const;

it('a choice is remembered with the place where it was made, and leaves the table as it is', () => {
  expect(reduceMap(begin, { type: 'choose', choice: naples, place: 'panel' })).toEqual({
    ...begin,
    choice: naples,
    chosenIn: 'panel',
  });
});

it('sorting and closing the table leave the very choice, so that nothing else is drawn or said again', () => {
  const chosen = reduceMap(begin, { type: 'choose', choice: naples, place: 'map' });
  const sorted = reduceMap(chosen, { type: 'sort', sorting: { column: 'price', descending: true } });
  expect(sorted).toEqual({ ...chosen, sorting: { column: 'price', descending: true } });
  expect(sorted.choice).toBe(naples);
  expect(reduceMap(sorted, { type: 'sort', sorting: undefined }).sorting).toBeUndefined();
});

it('a travel time is taken in quarters of an hour from half an hour to six hours', () => {
  const within = (minutes: number) => reduceMap(begin, { type: 'within', minutes }).withinMinutes;
  expect([0, 40, 200, 400].map(within)).toEqual([30, 45, 195, 360]);
  expect(within(180)).toBeUndefined();
});
