import { type PathEnd, readTrip, tripPathsOf } from '#app/data/stations/trip-paths.server.ts';
import { inEveryLanguage, LANGUAGES, type Translated } from '#app/domain/language.ts';
import { languageOfPath } from '#app/domain/trips/parse-trip-path.ts';
import { localAddress } from '#app/i18n/addresses.ts';

/**
 * The canonical address of a trip page in each language, by its stations' ids. The French one is
 * the English path with its language named; the Italian path needs no language.
 *
 * @returns undefined when a station is unknown or both are the same
 * @example tripAddresses('83084095', '83017004')?.it // '/treno-da-roma-a-milano'
 */
export function tripAddresses(fromId: string, toId: string): Translated | undefined {
  return endAddresses({ stationId: fromId }, { stationId: toId });
}

/**
 * The same for two ends of which one, or both, may be a place without a railway. Where an entry of
 * the station list has the place's name in a language, as Naples airport's bus stop has, that entry
 * gives the address, so that both have one.
 */
export function endAddresses(from: PathEnd, to: PathEnd): Translated | undefined {
  const isOne = from.stationId === to.stationId && from.place === to.place;
  const paths = isOne ? undefined : tripPathsOf(from, to);
  return paths && addressesOf(pathsOfStops(paths, from, to) ?? paths);
}

/** The paths between the stops that paths to or from a place mean; undefined if they mean none. */
function pathsOfStops(
  paths: Translated,
  { place: fromPlace }: PathEnd,
  { place: toPlace }: PathEnd,
): Translated | undefined {
  if (fromPlace === undefined && toPlace === undefined) return undefined;
  const stops = LANGUAGES.flatMap((language) => readTrip(paths[language], language) ?? []).find(
    (trip) => trip.fromPlace !== fromPlace || trip.toPlace !== toPlace,
  );
  if (!stops) return undefined;
  const { from, to } = stops;
  return tripPathsOf(
    { stationId: from.id, place: stops.fromPlace },
    { stationId: to.id, place: stops.toPlace },
  );
}

/** The addresses of a path in each language; a path in a language's own words names none. */
export function addressesOf(paths: Translated): Translated {
  return inEveryLanguage((language) =>
    languageOfPath(paths[language]) === language
      ? paths[language]
      : localAddress(paths[language], language),
  );
}
