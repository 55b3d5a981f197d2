import type { EmissionFactors } from '#app/domain/routes/comparison.ts';
import type { ComparisonSourceId } from './sources.ts';

/**
 * Grams of CO2 equivalent for one passenger over one kilometre, averages of the EU-27 in 2018.
 *
 * They cover the making of the fuel or power as well as its use, and the car's usual number of
 * people in it. Italian high-speed trains do better than this average of all trains, so the train
 * is not flattered.
 */
export const EMISSION_FACTORS: {
  gramsPerPassengerKm: EmissionFactors;
  source: ComparisonSourceId;
} = {
  gramsPerPassengerKm: { train: 33, car: 143, plane: 160 },
  source: 'eea-2021',
};
