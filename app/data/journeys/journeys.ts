import { FLORENCE_BOLOGNA_JOURNEYS } from './florence-bologna.ts';
import { JOINED_JOURNEYS } from './joined.ts';
import { NAMED_JOURNEYS } from './named.ts';
import { NORTH_JOURNEYS } from './north.ts';
import { OTHER_CENTRE_SOUTH_JOURNEYS } from './other-centre-south.ts';
import { OTHER_NORTH_JOURNEYS } from './other-north.ts';
import { ROME_JOURNEYS } from './rome.ts';
import type { Journey } from './schema.ts';

/** Every journey between two guide cities: the four named routes first, then the other popular ones, then the rest. */
export const JOURNEYS: readonly Journey[] = [
  ...NAMED_JOURNEYS,
  ...NORTH_JOURNEYS,
  ...ROME_JOURNEYS,
  ...FLORENCE_BOLOGNA_JOURNEYS,
  ...OTHER_NORTH_JOURNEYS,
  ...OTHER_CENTRE_SOUTH_JOURNEYS,
  ...JOINED_JOURNEYS,
];
