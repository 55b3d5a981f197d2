import { endNameOf, readPath } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import { capitalizeWords } from '#app/domain/trips/capitalize-words.ts';
import type { ReadName } from '#app/domain/trips/read-trip-path.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';

interface MissingTrip {
  /** The part of the address that was not understood, or the fault in it, in words. */
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
  const reading = readPath(path, language);
  if (reading.kind === 'trip' || !reading.ends) return { text: t('unknownTrip.path', { path }) };
  const { names } = reading.ends;
  const [from, to] = [knownStation(reading.ends.from), knownStation(reading.ends.to)];
  if (reading.kind === 'same' && from) {
    const name = endNameOf({ stationId: from }, language);
    return { text: t('unknownTrip.same', { name: name ?? names.from }), from };
  }
  const typed = { from: capitalizeWords(names.from), to: capitalizeWords(names.to) };
  // A name in other letters than Latin ones, or none.
  if (typed.from === '' || typed.to === '')
    return { text: t('unknownTrip.path', { path }), from, to };
  const { kind } = reading.ends.from;
  if (kind === 'unknown' && reading.ends.to.kind === 'unknown') {
    return { text: t('unknownTrip.stations', typed) };
  }
  const name = kind === 'unknown' ? typed.from : typed.to;
  return { text: t('unknownTrip.station', { name }), from, to };
}

function knownStation(name: ReadName): string | undefined {
  return name.kind === 'known' ? name.station.id : undefined;
}
