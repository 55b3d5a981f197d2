import { foldedForms } from '#app/domain/stations/fold.ts';
import { readStationQueries } from '#app/domain/stations/query.ts';
import { AIRPORTS_OF_CENTRE_AND_SOUTH } from './places/airports-centre-and-south.ts';
import { AIRPORTS_OF_THE_NORTH } from './places/airports-north.ts';
import { COAST_AND_ISLANDS } from './places/coast-and-islands.ts';
import { LAKES_AND_MOUNTAINS } from './places/lakes-and-mountains.ts';
import { TOWNS } from './places/towns.ts';
import { PROVIDERS } from './providers.ts';
import type { OnwardLeg, OnwardPlace } from './schema.ts';

/** Every place without a railway station, or far from its own. */
export const ONWARD_PLACES: readonly OnwardPlace[] = [
  ...COAST_AND_ISLANDS,
  ...LAKES_AND_MOUNTAINS,
  ...TOWNS,
  ...AIRPORTS_OF_THE_NORTH,
  ...AIRPORTS_OF_CENTRE_AND_SOUTH,
];

const bySlug: ReadonlyMap<string, OnwardPlace> = new Map(
  ONWARD_PLACES.map((place) => [place.slug, place]),
);
const byStop: ReadonlyMap<string, OnwardPlace> = new Map(
  ONWARD_PLACES.flatMap((place) => (place.ownStops ?? []).map(([id]) => [id, place] as const)),
);
const byKey: ReadonlyMap<string, OnwardPlace> = new Map(
  ONWARD_PLACES.flatMap((place) =>
    namesOf(place).flatMap((name) => foldedForms(name).map(({ key }) => [key, place] as const)),
  ),
);

function namesOf({ name, alsoTyped }: OnwardPlace): readonly string[] {
  return [...Object.values(name), ...alsoTyped];
}

/** The place with a slug; undefined for any other text. */
export function onwardPlace(slug: string): OnwardPlace | undefined {
  return bySlug.get(slug);
}

/**
 * The place that a bus stop, a pier or another entry of the station list belongs to; undefined for
 * every station where trains of the timetable end a journey.
 */
export function onwardPlaceOfStop(stationId: string): OnwardPlace | undefined {
  return byStop.get(stationId);
}

/** The airport that a station lies in, or a short walk from. */
export function airportOfStation(stationId: string): OnwardPlace | undefined {
  return ONWARD_PLACES.find(
    ({ kind, legs }) =>
      kind === 'airport' &&
      legs.some(({ mode, station: [id] }) => mode === 'walk' && id === stationId),
  );
}

/**
 * The place that a typed text names in any language, as stations are read: case, accents and short
 * forms do not matter, and a country may follow the name. A station's own exact name comes
 * before it: Pompei is a station as well.
 *
 * @example findOnwardPlace('Venice Airport, Italy')?.slug // 'venice-airport'
 */
export function findOnwardPlace(text: string): OnwardPlace | undefined {
  const keys = readStationQueries(text).flatMap(({ forms }) => forms.map(({ key }) => key));
  return keys.map((key) => byKey.get(key)).find((place) => place !== undefined);
}

/**
 * The company that runs a leg, or for a walk the body that describes the place: name and official
 * site.
 */
export function providerOf({ provider }: OnwardLeg): {
  readonly name: string;
  readonly url: string;
} {
  return PROVIDERS[provider];
}
