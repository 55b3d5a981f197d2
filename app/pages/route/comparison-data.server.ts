import { EMISSION_FACTORS } from '#app/data/comparison/emission-factors.ts';
import { rivalsOf } from '#app/data/comparison/rivals.ts';
import { COMPARISON_SOURCES } from '#app/data/comparison/sources.ts';
import type { Language } from '#app/domain/language.ts';
import { compareTravel, MARGIN_MINUTES } from '#app/domain/routes/comparison.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { formatCo2, formatDuration } from '#app/i18n/format.ts';

/** Compares a route with the plane and the car, in the words of a language. */
export function comparisonData(route: PopularRoute, durationMinutes: number, language: Language) {
  const { drive, flight } = rivalsOf(route.departure, route.arrival);
  const { gramsPerPassengerKm, source } = EMISSION_FACTORS;
  const duration = (minutes: number) => formatDuration(minutes, language);
  const compared = compareTravel(
    { ...route, durationMinutes },
    { drive, flight },
    gramsPerPassengerKm,
  );
  return {
    rows: compared.options.map(
      ({ mode, movingMinutes, marginMinutes, doorToDoorMinutes, co2Grams }) => ({
        mode,
        moving: duration(movingMinutes),
        margin: duration(marginMinutes),
        total: duration(doorToDoorMinutes),
        co2: formatCo2(co2Grams, language),
        isFastest: mode === compared.fastest,
        isLeastCo2: mode === compared.leastCo2,
      }),
    ),
    hasFlight: flight !== undefined,
    margins: {
      train: duration(MARGIN_MINUTES.train),
      plane: duration(MARGIN_MINUTES.plane),
      car: duration(MARGIN_MINUTES.car),
    },
    factors: { ...gramsPerPassengerKm, year: COMPARISON_SOURCES[source].year },
    /** By the figures that they are of. */
    sources: [
      ['drive', drive?.source],
      ['flight', flight?.source],
      ['emissions', source],
    ] as const,
  };
}
