import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localAddress } from '#app/i18n/addresses.ts';
import {
  DRAWINGS,
  drawingOf,
  type MapChoice,
  type MapView,
  mapViewFields,
  nextSorting,
  OVERVIEW,
  parseMapView,
  parsePlace,
  SORT_COLUMNS,
} from './map-view.ts';

const known = {
  isStage: true,
  today: () => '2026-12-10' as const,
  stations: [{ key: 'rome', hasGuide: true as const }, { key: 'la-spezia' }, { key: 'milan' }],
  routes: [
    { departure: 'rome', arrival: 'milan' },
    { departure: 'la-spezia', arrival: 'rome' },
  ],
};
const parse = (query: string) => parseMapView(new URLSearchParams(query), known);

const choices = fc.oneof<fc.Arbitrary<MapChoice>[]>(
  fc.constant({ kind: 'overview' }),
  fc.constantFrom(...known.routes).map((route) => ({ kind: 'route', ...route })),
  fc
    .tuple(fc.constantFrom('station', 'reach'), fc.constantFrom(...known.stations))
    .map(([kind, { key }]) => ({ kind, station: key })),
);
const sortings = fc.option(
  fc.record({ column: fc.constantFrom(...SORT_COLUMNS), descending: fc.boolean() }),
  { nil: undefined },
);

describe('parseMapView', () => {
  it('restores every state that an address can hold', () => {
    fc.assert(
      fc.property(
        choices,
        sortings,
        fc.constantFrom(30, 195, 360),
        fc.constantFrom(...DRAWINGS),
        fc.constantFrom(undefined, 'rome'),
        fc.constantFrom(undefined, '2026-12-01' as const),
        fc.option(fc.integer({ min: 0, max: 1439 }), { nil: undefined }),
        (choice, sorting, within, asked, city, someDay, someMinute) => {
          const drawing = drawingOf(asked, choice);
          const isNow = drawing === 'now';
          const withinMinutes = choice.kind === 'reach' ? within : OVERVIEW.withinMinutes;
          const matrixCity = sorting ? undefined : city;
          const view: MapView = {
            choice,
            sorting,
            matrixCity,
            withinMinutes,
            drawing,
            day: isNow ? someDay : undefined,
            minute: isNow ? someMinute : undefined,
          };
          const { search } = new URL(
            localAddress('/', 'it', mapViewFields(view), 'map'),
            'http://localhost',
          );
          expect(parse(search)).toEqual(view);
        },
      ),
      { seed: 20261121 },
    );
  });

  it.each([
    '',
    'route=milan-rome',
    'station=atlantis',
    'reach=__proto__',
    'sort=',
    'sort=--time',
    'route=',
    'view=globe',
    'table=la-spezia',
    'day=2026-02-30&minute=1440',
    'day=tomorrow&minute=-1',
    'view=map&day=2025-12-08',
    'view=map&day=2027-12-12',
  ])('shows the overview for unknown values: %s', (query) => {
    expect(parse(query)).toEqual(OVERVIEW);
  });

  it.each(['', '-60', '1e9', 'x', '180'])('uses the default travel time for %j', (text) => {
    expect(parse(`reach=rome&within=${text}`)).toEqual({
      ...OVERVIEW,
      choice: { kind: 'reach', station: 'rome' },
    });
  });

  it('splits a route whose slugs have hyphens', () => {
    expect(parse('route=la-spezia-rome').choice).toEqual({
      kind: 'route',
      departure: 'la-spezia',
      arrival: 'rome',
    });
  });

  it('draws a route and travel times on the map without trains', () => {
    expect(parse('route=rome-milan&view=now').drawing).toBe('map');
    expect(parse('reach=rome&view=now').drawing).toBe('map');
    expect(parse('station=rome&view=now').drawing).toBe('now');
  });

  it('prefers a route to a station and travel times', () => {
    expect(parse('reach=milan&station=rome&route=rome-milan').choice.kind).toBe('route');
    expect(parse('reach=milan&station=rome').choice).toEqual({ kind: 'station', station: 'rome' });
  });
});

describe('parsePlace', () => {
  it('restores the shown part of the map, in whole map units', () => {
    const at = { x: 2100, y: 17, zoom: 6.55 };
    const { search } = new URL(
      localAddress('/map', 'fr', mapViewFields({ ...OVERVIEW, at })),
      'http://localhost',
    );
    expect(parsePlace(new URLSearchParams(search))).toEqual(at);
  });

  it.each([
    '',
    '1-2',
    '2100-2500-1',
    '2100-2500-33',
    '4001-1-2',
    '1-4606-2',
    '1-1-2e1',
    '-1-1-2',
    'x',
  ])('shows the whole map for %j', (at) => {
    expect(parsePlace(new URLSearchParams({ at }))).toBeUndefined();
  });
});

describe('nextSorting', () => {
  it('sorts ascending first, descending at the second press', () => {
    const first = nextSorting(undefined, 'price');
    expect(first).toEqual({ column: 'price', descending: false });
    expect(nextSorting(first, 'price')).toEqual({ column: 'price', descending: true });
    expect(nextSorting(nextSorting(first, 'price'), 'price')).toEqual(first);
  });

  it('sorts another column ascending', () => {
    expect(nextSorting({ column: 'price', descending: false }, 'time')).toEqual({
      column: 'time',
      descending: false,
    });
  });
});
