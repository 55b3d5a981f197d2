import { EMISSION_FACTORS } from '#app/data/comparison/emission-factors.ts';
import { rivalsOf } from '#app/data/comparison/rivals.ts';
import { COMPARISON_SOURCES, type ComparisonSourceId } from '#app/data/comparison/sources.ts';
import type { Language } from '#app/domain/language.ts';
import { compareTravel, MARGIN_MINUTES, type TravelMode } from '#app/domain/routes/comparison.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { formatCo2, formatDuration } from '#app/i18n/format.ts';

interface ComparisonRow {
  readonly mode: TravelMode;
  /** On the move, and for access and waiting: the lengths of its bar. */
  readonly minutes: { readonly moving: number; readonly margin: number };
  readonly moving: string;
  readonly margin: string;
  readonly total: string;
  readonly co2: string;
  readonly isFastest: boolean;
  readonly isLeastCo2: boolean;
}

/** A route by train, plane and car in the words of a language. */
export interface Comparison {
  readonly rows: readonly ComparisonRow[];
  readonly hasFlight: boolean;
  readonly margins: Readonly<Record<TravelMode, string>>;
  /** Grams of CO2 equivalent per passenger and kilometre, and the year that they hold for. */
  readonly factors: Readonly<Record<TravelMode | 'year', number>>;
  /**
   * The source of each figure; undefined for a rival without known figures.
   */
  readonly sources: Readonly<
    Record<'drive' | 'flight' | 'emissions', ComparisonSourceId | undefined>
  >;
}

/** Compares a route with the plane and the car, in the words of a language. */
export function comparisonData(
  route: PopularRoute,
  durationMinutes: number,
  language: Language,
): Comparison {
  const { drive, flight } = rivalsOf(route.departure, route.arrival);
  const { gramsPerPassengerKm, source } = EMISSION_FACTORS;
  const duration = (minutes: number) => formatDuration(minutes, language);
  const compared = compareTravel(
    { ...route, durationMinutes },
    { drive, flight },
    gramsPerPassengerKm,
  );
  return {
    rows: compared.options.map((option) => ({
      mode: option.mode,
      minutes: { moving: option.movingMinutes, margin: option.marginMinutes },
      moving: duration(option.movingMinutes),
      margin: duration(option.marginMinutes),
      total: duration(option.doorToDoorMinutes),
      co2: formatCo2(option.co2Grams, language),
      isFastest: option.mode === compared.fastest,
      isLeastCo2: option.mode === compared.leastCo2,
    })),
    hasFlight: flight !== undefined,
    margins: {
      train: duration(MARGIN_MINUTES.train),
      plane: duration(MARGIN_MINUTES.plane),
      car: duration(MARGIN_MINUTES.car),
    },
    factors: { ...gramsPerPassengerKm, year: COMPARISON_SOURCES[source].year },
    sources: { drive: drive?.source, flight: flight?.source, emissions: source },
  };
}
