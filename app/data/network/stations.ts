import type { NetworkStation } from './schema.ts';
import { CENTRAL_STATIONS } from './stations/centre.ts';
import { NEIGHBOUR_STATIONS } from './stations/neighbours.ts';
import { NORTH_EASTERN_STATIONS } from './stations/north-east.ts';
import { NORTH_WESTERN_STATIONS } from './stations/north-west.ts';
import { SOUTHERN_STATIONS } from './stations/south.ts';

/** Every station of the map, from north to south and then the neighbours. */
export const NETWORK_STATIONS: readonly NetworkStation[] = [
  ...NORTH_WESTERN_STATIONS,
  ...NORTH_EASTERN_STATIONS,
  ...CENTRAL_STATIONS,
  ...SOUTHERN_STATIONS,
  ...NEIGHBOUR_STATIONS,
];
