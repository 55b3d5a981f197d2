import type { Junction } from '../schema.ts';

export const JUNCTIONS: readonly Junction[] = [
  {
    key: 'rho',
    stationId: '83010397',
    stationName: 'Rho-Fiera Milano',
    latitude: 45.52113,
    longitude: 9.08857,
  },
  { key: 'orte', stationId: '83082099', stationName: 'Orte', latitude: 42.43761, longitude: 12.40907 },
  {
    key: 'vairano',
    stationId: '83092031',
    stationName: 'Vairano-Caianello',
    latitude: 41.31749,
    longitude: 14.10387,
  },
  {
    key: 'treviglio',
    stationId: '83017087',
    stationName: 'Treviglio',
    latitude: 45.51504,
    longitude: 9.58853,
  },
  { key: 'monza', stationId: '83013227', stationName: 'Monza', latitude: 45.57482, longitude: 9.27369 },
  { key: 'asti', stationId: '83004622', stationName: 'Asti', latitude: 44.89479, longitude: 8.20758 },
  {
    key: 'arquata',
    stationId: '83042077',
    stationName: 'Arquata Scrivia',
    latitude: 44.69226,
    longitude: 8.88534,
  },
  { key: 'empoli', stationId: '83065102', stationName: 'Empoli', latitude: 43.71569, longitude: 10.94922 },
  {
    key: 'monfalcone',
    stationId: '83033100',
    stationName: 'Monfalcone',
    latitude: 45.80739,
    longitude: 13.54324,
  },
  {
    key: 'castelbolognese',
    stationId: '83050567',
    stationName: 'Castel Bolognese- Riolo Terme',
    latitude: 44.32549,
    longitude: 11.80404,
  },
  {
    key: 'battipaglia',
    stationId: '83098236',
    stationName: 'Battipaglia',
    latitude: 40.60589,
    longitude: 14.98326,
  },
];
