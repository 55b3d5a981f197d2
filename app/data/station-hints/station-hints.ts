import { STATIONS_OF_CENTRE_AND_SOUTH } from './cities/centre-and-south.ts';
import { STATIONS_OF_THE_NORTH } from './cities/north.ts';
import type { CityStations } from './schema.ts';

/**
 * The cities whose trains use several stations, or a part of one that is easily missed. The minutes
 * on foot are those of the city guides.
 */
export const STATION_HINTS: readonly CityStations[] = [
  ...STATIONS_OF_CENTRE_AND_SOUTH,
  ...STATIONS_OF_THE_NORTH,
];
