import { FRECCE_LINES } from './lines/frecce.ts';
import { INTERCITY_LINES } from './lines/intercity.ts';
import { INTERNATIONAL_LINES } from './lines/international.ts';
import { NORTHERN_REGIONAL_LINES } from './lines/regional-north.ts';
import { CENTRAL_AND_SOUTHERN_REGIONAL_LINES } from './lines/regional-south.ts';
import { TRUNK_LINES } from './lines/trunk.ts';
import type { Line } from './schema.ts';

/** Every line of the map, the fastest trains first: of two equally fast journeys the earlier line wins. */
export const NETWORK_LINES: readonly Line[] = [
  ...TRUNK_LINES,
  ...FRECCE_LINES,
  ...INTERNATIONAL_LINES,
  ...INTERCITY_LINES,
  ...NORTHERN_REGIONAL_LINES,
  ...CENTRAL_AND_SOUTHERN_REGIONAL_LINES,
];
