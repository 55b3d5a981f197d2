import { EMISSION_FACTORS } from '#app/data/comparison/emission-factors.ts';
import { rivalsOf } from '#app/data/comparison/rivals.ts';
import { COMPARISON_SOURCES } from '#app/data/comparison/sources.ts';
import type { Language } from '#app/domain/language.ts';
import {
  AIRPORT_ACCESS_MINUTES,
  AIRPORT_ARRIVAL_MINUTES,
  AIRPORT_DEPARTURE_MINUTES,
  compareTravel,
  PARKING_MINUTES,
  STATION_ACCESS_MINUTES,
  STATION_WAIT_MINUTES,
} from '#app/domain/routes/comparison.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { formatCo2, formatDuration } from '#app/i18n/format.ts';

/** Compares a route with the plane and the car, in the words of a language. */
export function comparisonData(route: PopularRoute, durationMinutes: number, language: Language) {
  const { drive, flight } = rivalsOf(route.departure, route.arrival);
  const { gramsPerPassengerKm, source } = EMISSION_FACTORS;
  const { options, fastest, leastCo2 } = compareTravel(
    { ...route, durationMinutes },
    { drive, flight },
    gramsPerPassengerKm,
  );
  const duration = (minutes: number) => formatDuration(minutes, language);
  return {
    rows: options.map((option) => ({
      mode: option.mode,
      moving: duration(option.movingMinutes),
      margin: duration(option.marginMinutes),
      total: duration(option.doorToDoorMinutes),
      co2: formatCo2(option.co2Grams, language),
      isFastest: option.mode === fastest,
      isLeastCo2: option.mode === leastCo2,
    })),
    hasFlight: flight !== undefined,
    margins: {
      train: duration(2 * STATION_ACCESS_MINUTES + STATION_WAIT_MINUTES),
      plane: duration(2 * AIRPORT_ACCESS_MINUTES + AIRPORT_DEPARTURE_MINUTES + AIRPORT_ARRIVAL_MINUTES),
      car: duration(PARKING_MINUTES),
    },
    gramsPerPassengerKm,
    emissionsYear: COMPARISON_SOURCES[source].year,
    sources: { drive: drive?.source, flight: flight?.source, emissions: source },
  };
}

/** The comparison's table, ready to show. */
export type ComparisonData = ReturnType<typeof comparisonData>;
