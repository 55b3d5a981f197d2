import { describe, expect, it } from 'vitest';
import { POSTERS } from '#app/art/posters/posters.ts';
import { CITIES } from '#app/data/cities/cities.ts';
import { OTHER_DISTANCES, POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import { STATIONS } from '#app/data/network/railways.ts';
import { NETWORK_STATIONS } from '#app/data/network/stations.ts';
import { type CityPieces, missingPieces } from './city-pieces.ts';

const WHOLE: CityPieces = {
  guides: new Map([
    ['rome', ['trento']],
    ['trento', ['rome']],
  ]),
  posters: new Set(['rome', 'trento']),
  stations: new Set(['rome', 'trento']),
  mapStations: new Set(['rome', 'trento']),
  distances: [['rome', 'trento']],
};

describe('a guide city', () => {
  it('has a guide, a poster, a station on the map and the distances to its connections', () => {
    expect(
      missingPieces({
        guides: new Map(CITIES.map(({ slug, arrival }) => [slug, arrival.connections])),
        posters: new Set(POSTERS.keys()),
        stations: new Set(NETWORK_STATIONS.flatMap(({ citySlug }) => citySlug ?? [])),
        mapStations: new Set(STATIONS.flatMap(({ key, hasGuide }) => (hasGuide ? key : []))),
        distances: [
          ...POPULAR_PAIRS.map(({ between }) => between),
          ...OTHER_DISTANCES.map(([one, other]) => [one, other] as const),
        ],
      }),
    ).toEqual([]);
  });

  it('is whole with these pieces', () => {
    expect(missingPieces(WHOLE)).toEqual([]);
  });

  it.each<[Partial<CityPieces>, string]>([
    [{ guides: new Map([['rome', []]]) }, 'trento: write app/data/cities/guides/trento.ts'],
    [{ posters: new Set(['rome']) }, 'trento: draw app/art/posters/trento.tsx'],
    [
      { stations: new Set(['rome']) },
      "trento: name its station's citySlug in app/data/network/stations/",
    ],
    [{ mapStations: new Set(['rome']) }, 'trento: run npm run map'],
    [{ distances: [] }, 'trento: add the distance to rome to app/data/journeys/pairs.ts'],
    [{ guides: new Map([['trento', ['bari']]]) }, 'trento: its connection bari has no guide'],
  ])('says what a half-done city lacks: $1', (change, line) => {
    expect(missingPieces({ ...WHOLE, ...change })).toContain(line);
  });
});
