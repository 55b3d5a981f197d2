import { EMISSION_FACTORS } from '#app/data/comparison/emission-factors.ts';
import { COMPARISON_SOURCES } from '#app/data/comparison/sources.ts';
import { SOURCES } from '#app/data/journeys/sources.ts';
import { STATION_DATA_ATTRIBUTION } from '#app/data/stations/attribution.ts';

/** Everything that the site's figures come from, ready to show. */
export function dataSources() {
  return {
    stations: STATION_DATA_ATTRIBUTION,
    journeys: Object.values(SOURCES),
    comparison: Object.values(COMPARISON_SOURCES),
    gramsPerPassengerKm: EMISSION_FACTORS.gramsPerPassengerKm,
  };
}
