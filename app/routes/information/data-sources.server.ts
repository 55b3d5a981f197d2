import { EMISSION_FACTORS } from '#app/data/comparison/emission-factors.ts';
import { COMPARISON_SOURCE_IDS } from '#app/data/comparison/sources.ts';
import { SOURCES } from '#app/data/journeys/sources.ts';
import { namedSource } from '#app/data/named-source.ts';
import { STATION_DATA_ATTRIBUTION } from '#app/data/stations/attribution.ts';
import type { Language } from '#app/domain/language.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { timetableSource } from '#app/ui/sources/timetable-source.server.ts';

/** Everything that the site's figures come from in one language, ready to show. */
export function dataSources(timetable: Timetable, language: Language) {
  const named = (ids: readonly string[]) => ids.flatMap((id) => namedSource(id, language) ?? []);
  return {
    stations: STATION_DATA_ATTRIBUTION,
    journeys: [timetableSource(timetable, language), ...named(Object.keys(SOURCES))],
    comparison: named(COMPARISON_SOURCE_IDS),
    gramsPerPassengerKm: EMISSION_FACTORS.gramsPerPassengerKm,
  };
}
