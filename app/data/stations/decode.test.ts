import { describe, expect, it } from 'vitest';
import { findArea } from '#app/domain/stations/station-index.ts';
import {
  decodeCoordinates,
  decodeStationIndex,
  decodeStationIndexInPieces,
  decodeStations,
} from './decode.ts';
import packedStations from './generated/stations.it.json' with { type: 'json' };

const PACKED = {
  cities: 'Rome|Roma|Rom\nPadua|Padova',
  countries: [
    ['IT', 2],
    ['FR', 1],
  ],
  codes: `${(8308409).toString(36)} a ${(391_582).toString(36)}`,
  weights: 'a16',
  names: '0~ Termini|0~\n1~@@bus\nLa Brigue|Briga@Var@@8700002',
  areas: [['Côte d’Azur|Costa Azzurra', [2, 0]]],
  onwardPlaces: [['Gorge|Gola', [1], [['Gorge', ': bus, about 20 min']]]],
} as const;

describe('decodeStations', () => {
  it('unpacks ids, names with the names of their city, weights and places', () => {
    expect(decodeStations(PACKED)).toEqual([
      {
        id: '83084095',
        label: 'Rome Termini',
        aliases: ['Roma Termini', 'Rom Termini', 'Rome', 'Roma', 'Rom'],
        country: 'IT',
        weight: 10,
      },
      {
        id: '83084194',
        label: 'Padua',
        aliases: ['Padova'],
        country: 'IT',
        weight: 1,
        stop: 'bus',
      },
      {
        id: '87000018',
        label: 'La Brigue',
        aliases: ['Briga'],
        place: 'Var',
        country: 'FR',
        weight: 6,
        earlierId: '87000026',
      },
    ]);
  });

  it('refuses a list whose columns are not equally long', () => {
    expect(() => decodeStations({ ...PACKED, names: 'Rome' })).toThrow('1 names for 3 codes');
  });
});

describe('decodeStationIndex', () => {
  it('is the same in pieces, with pauses between them', async () => {
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };
    // The generated type says nothing of its pairs' lengths.
    const packed = packedStations as unknown as Parameters<typeof decodeStationIndex>[0];
    expect(await decodeStationIndexInPieces(packed, pause)).toEqual(decodeStationIndex(packed));
    expect(pauses).toBeGreaterThan(10);
  });

  it('knows a station by its earlier id, and the stations of an area', () => {
    const index = decodeStationIndex(PACKED);
    expect(index.stationsById.get('87000026')?.id).toBe('87000018');
    const { stations } = findArea(index, 'costa azzurra');
    expect([...stations].map(([{ label }, area]) => [label, area])).toEqual([
      ['La Brigue', { text: 'Costa Azzurra' }],
      ['Rome Termini', { text: 'Costa Azzurra' }],
    ]);
  });
});

describe('decodeCoordinates', () => {
  it('gives each station its own', () => {
    const packed = { latitudes: [41.9008, 41.9007], longitudes: [0, -0.0002] };
    expect(decodeCoordinates(packed, ['83084095', '83084194'])).toEqual([
      { id: '83084095', latitude: 41.9008, longitude: 0 },
      { id: '83084194', latitude: 41.9007, longitude: -0.0002 },
    ]);
  });

  it('refuses coordinates of another list', () => {
    expect(() => decodeCoordinates({ latitudes: [0], longitudes: [0] }, [])).toThrow(RangeError);
  });
});
