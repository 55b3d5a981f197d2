import { tripPathsOf } from '#app/data/stations/trip-paths.server.ts';
import type { Translated } from '#app/domain/language.ts';
import { languageOfPath } from '#app/domain/trips/parse-trip-path.ts';
import { ownAddresses } from '#app/i18n/addresses.ts';

/** The canonical addresses of a trip in every language; undefined when a station is unknown. */
export function tripAddresses(fromId: string, toId: string): Translated | undefined {
  const paths = tripPathsOf(fromId, toId);
  return paths && ownAddresses(paths, languageOfPath);
}
