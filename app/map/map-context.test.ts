import { expect, it } from 'vitest';
import { changeMap, type MapState } from './map-context.ts';
import { OVERVIEW } from './model/map-view.ts';

const place = { x: 2100, y: 2000, zoom: 4 };

it('a movement of the map is its place from then on', () => {
  const moveTo = { at: undefined };
  const moved = changeMap({ ...OVERVIEW, moveTo }, { place, obeyed: moveTo });
  expect(moved).toMatchObject({ at: place, moveTo: undefined });
  // A second one that ends before the map is rendered again.
  const further = { ...place, zoom: 5 };
  expect(changeMap(moved, { place: further, obeyed: moveTo }).at).toBe(further);
});

it('a movement before a step through the history is not written over the place of the step', () => {
  const step: MapState = { ...OVERVIEW, at: place, moveTo: { at: place } };
  expect(changeMap(step, { place: undefined, obeyed: undefined })).toBe(step);
  expect(changeMap(step, { place: undefined, obeyed: { at: undefined } })).toBe(step);
});
