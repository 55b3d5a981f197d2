import type { Station } from '#app/domain/stations/station.ts';
import type { Texts } from '#app/i18n/resources/texts.ts';
import type { Translator } from '#app/i18n/translator.ts';

/** What tells a station from others of its name: that it is a stop of buses or ships, its region, its country abroad. */
export function stationDetails(
  { stop, place, country }: Pick<Station, 'stop' | 'place' | 'country'>,
  t: Translator<Texts['booking']>,
): string {
  const abroad = country === 'IT' ? undefined : t(`countries.${country}`);
  return [stop && t(`stops.${stop}`), place, abroad].filter(Boolean).join(', ');
}
