import * as v from 'valibot';
import { Slug } from '../schema.ts';
import { COMPARISON_SOURCE_IDS } from './sources.ts';

const SourceId = v.picklist(COMPARISON_SOURCE_IDS);
const pair = v.tuple([Slug, Slug]);
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/**
 * The usual motorway route between two city centres, rounded to 5 km and 5 minutes, without traffic
 * or breaks.
 */
export const DriveFact = v.strictObject({
  between: pair,
  distanceKm: whole(20, 1500),
  drivingMinutes: whole(20, 900),
  source: SourceId,
});
export type DriveFact = v.InferOutput<typeof DriveFact>;

/**
 * A direct scheduled flight: the airports, their great-circle distance and the scheduled time from
 * stand to stand.
 */
export const FlightFact = v.strictObject({
  between: pair,
  airports: v.tuple([
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  ]),
  distanceKm: whole(100, 1500),
  flightMinutes: whole(40, 120),
  source: SourceId,
});
export type FlightFact = v.InferOutput<typeof FlightFact>;
