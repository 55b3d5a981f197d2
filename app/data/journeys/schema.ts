import * as v from 'valibot';
import { JOURNEY_TYPES } from '#app/domain/routes/journey.ts';
import { Slug, Text } from '../schema.ts';
import { OPERATOR_IDS } from './operators.ts';
import { SOURCE_IDS } from './sources.ts';

const SourceId = v.picklist(SOURCE_IDS);

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const figure = <Value extends v.GenericSchema>(value: Value) => v.strictObject({ value, source: SourceId });

/** Trains in one direction on a working day: at an interval of minutes, or a number a day. */
export const Frequency = v.union([
  v.strictObject({ everyMinutes: whole(10, 120) }),
  v.strictObject({ trainsPerDay: whole(1, 60) }),
]);

const shared = {
  /** The two cities; `stops` runs from the first to the second. */
  between: v.pipe(
    v.tuple([Slug, Slug]),
    v.check(([first, second]) => first !== second, 'A journey joins two different cities'),
  ),
  type: v.picklist(JOURNEY_TYPES),
  distanceKm: figure(whole(20, 1500)),
  fastestMinutes: figure(whole(15, 900)),
  operators: v.pipe(v.array(v.picklist(OPERATOR_IDS)), v.minLength(1)),
  /** Slugs of guide cities, else the names of stations; the calls that are known, so it may be empty. */
  stops: v.array(Text),
};

/** A pair of cities with a route page in both directions: direct trains, with frequency and price. */
export const PopularJourney = v.strictObject({
  ...shared,
  popular: v.literal(true),
  changes: v.literal(0),
  frequency: figure(Frequency),
  fromPriceCents: figure(whole(500, 10_000)),
});

/** A pair of cities whose fastest time is known, for city pages and the map. */
export const OtherJourney = v.strictObject({
  ...shared,
  popular: v.literal(false),
  changes: whole(0, 2),
  frequency: v.optional(figure(Frequency)),
  fromPriceCents: v.optional(figure(whole(200, 10_000))),
});

/** One record for each pair of guide cities; what it says holds in both directions. */
export const Journey = v.variant('popular', [PopularJourney, OtherJourney]);
export type Journey = v.InferOutput<typeof Journey>;
