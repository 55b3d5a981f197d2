import type { Station } from '#app/domain/stations/station.ts';
import type { AreaStation } from '#app/domain/stations/station-index.ts';
import type { Texts } from '#app/i18n/resources/resources.server.ts';
import type { Translator } from '#app/i18n/translator.ts';
import type { NamedAddress } from '#app/seo/structured-data.server.ts';
import { stationDetails } from './station-suggestions.tsx';

/**
 * The stations that an ambiguous text may mean, as links: each with its country or kind, the note
 * of how to go on where there is one, and the address of the page with it in place of the text.
 */
export function stationChoices(
  stations: readonly Station[],
  addressOf: (station: Station) => string,
  t: Translator<Texts['booking']>,
  areaStations?: ReadonlyMap<Station, AreaStation>,
): readonly NamedAddress[] {
  return stations.map((station) => ({
    name: [station.label, stationDetails(station, t), areaStations?.get(station)?.text]
      .filter(Boolean)
      .join(', '),
    address: addressOf(station),
  }));
}
