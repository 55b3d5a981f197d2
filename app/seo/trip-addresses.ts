import { cityOfStation } from '#app/data/cities/cities.ts';
import type { Translated } from '#app/domain/language.ts';
import { localAddress } from '#app/i18n/addresses.ts';

/**
 * The canonical address of a trip page in each language: the French one is the English path with its language named, the
 * Italian path speaks for itself.
 *
 * @param fromId station id of the departure
 * @param toId station id of the arrival
 * @returns undefined unless both are the main stations of guide cities
 * @example tripAddresses('83084095', '83017004')?.it // '/treno-da-roma-a-milano'
 */
export function tripAddresses(fromId: string, toId: string): Translated | undefined {
  const from = cityOfStation(fromId);
  const to = cityOfStation(toId);
  if (!from || !to || from === to) return undefined;
  const english = `/train-from-${from.slug}-to-${to.slug}`;
  return {
    en: english,
    it: `/treno-da-${pathWords(from.name.it)}-a-${pathWords(to.name.it)}`,
    fr: localAddress(english, 'fr'),
  };
}

/** A name as an address writes it: «La Spezia» is `la-spezia`. */
function pathWords(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
