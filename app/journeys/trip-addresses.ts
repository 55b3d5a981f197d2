import { tripPathsOf } from '#app/data/stations/trip-paths.server.ts';
import { inEveryLanguage, type Translated } from '#app/domain/language.ts';
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
  const paths = fromId === toId ? undefined : tripPathsOf(fromId, toId);
  if (!paths) return undefined;
  return inEveryLanguage((language) =>
    languageOfPath(paths[language]) === language
      ? paths[language]
      : localAddress(paths[language], language),
  );
}
