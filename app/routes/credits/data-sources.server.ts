import { EMISSION_FACTORS } from '#app/data/comparison/emission-factors.ts';
import { COMPARISON_SOURCE_IDS } from '#app/data/comparison/sources.ts';
import { SOURCE_IDS } from '#app/data/journeys/sources.ts';
import { namedSource } from '#app/data/named-source.ts';
import { STATION_DATA_ATTRIBUTION } from '#app/data/stations/attribution.ts';
import type { Language } from '#app/domain/language.ts';

/** Everything that the site's figures come from in one language, ready to show. */
export function dataSources(language: Language) {
  const named = (ids: readonly string[]) => ids.flatMap((id) => namedSource(id, language) ?? []);
  return {
    stations: STATION_DATA_ATTRIBUTION,
    journeys: named(SOURCE_IDS),
    comparison: named(COMPARISON_SOURCE_IDS),
    gramsPerPassengerKm: EMISSION_FACTORS.gramsPerPassengerKm,
  };
}
