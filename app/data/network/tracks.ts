import type { Track } from './schema.ts';
import { CENTRAL_TRACKS } from './tracks/centre.ts';
import { NEIGHBOUR_TRACKS } from './tracks/neighbours.ts';
import { NORTHERN_TRACKS } from './tracks/north.ts';
import { SOUTHERN_TRACKS } from './tracks/south.ts';

/** Every stretch of railway that the map draws, each once. */
export const NETWORK_TRACKS: readonly Track[] = [
  ...NORTHERN_TRACKS,
  ...CENTRAL_TRACKS,
  ...SOUTHERN_TRACKS,
  ...NEIGHBOUR_TRACKS,
];
