import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { placeNameOf } from '#app/data/stations/trip-paths.server.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { findStationsNamed } from '#app/domain/stations/search.ts';
import { parseTripPath, type TripNames } from '#app/domain/trips/parse-trip-path.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';

/** Words of an address in front of a name, in any language: «train de Rome». */
const FORE_WORDS =
  /^(?:(?:trains?|treni|treno|trem|tickets?|biglietti|billets?|from|da|de|di)\s+)+/;

interface MissingTrip {
  /** What was not understood of the address, or what is wrong with it. */
  readonly text: string;
  /** The ids of the stations that were understood. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Explains the path of a trip that leads nowhere, by the reading of which most is understood.
 *
 * @param path as `readMissingPath` gives it, untrusted
 */
export function missingTrip(path: string, language: Language): MissingTrip {
  const t = textsFor(language, 'home');
  const readings = parseTripPath(path).map(readEnds);
  const known = (reading: Reading) => Number(!!reading.from) + Number(!!reading.to);
  const best = readings.reduce<Reading | undefined>(
    (most, reading) => (most && known(most) >= known(reading) ? most : reading),
    undefined,
  );
  if (!best) return { text: t('unknownTrip.path', { path }) };
  const { from, to, names } = best;
  const nameOf = (id: string) => placeNameOf(id, language) ?? '';
  if (from && to) {
    if (from === to) return { text: t('unknownTrip.same', { name: nameOf(from) }), from };
    return { text: t('unknownTrip.guess', { from: nameOf(from), to: nameOf(to) }), from, to };
  }
  const typed = { from: capitalize(names.from), to: capitalize(names.to) };
  if (!from && !to) return { text: t('unknownTrip.stations', typed) };
  return { text: t('unknownTrip.station', { name: from ? typed.to : typed.from }), from, to };
}

interface Reading {
  readonly names: TripNames;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

function readEnds(given: TripNames): Reading {
  const names = { from: given.from.replace(FORE_WORDS, ''), to: given.to.replace(FORE_WORDS, '') };
  const idOf = (name: string) => findStationsNamed(stationIndexFor(DEFAULT_LANGUAGE), name)[0]?.id;
  return { names, from: idOf(names.from), to: idOf(names.to) };
}

function capitalize(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
