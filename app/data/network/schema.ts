import * as v from 'valibot';
import { CHECKED, Slug, Source, StationId, Text, TranslatedText } from '../schema.ts';

const TimesSource = v.strictObject({ ...Source.entries, name: TranslatedText, ...CHECKED });

const position = {
  stationId: StationId,
  /** The station's name in the table of stations that its position comes from. */
  stationName: Text,
  /** Degrees north, from the table of stations. */
  latitude: v.pipe(v.number(), v.minValue(36), v.maxValue(49.5)),
  /** Degrees east, from the table of stations. */
  longitude: v.pipe(v.number(), v.minValue(2), v.maxValue(19)),
};

/** A station of the map: where lines stop, journeys begin and changes are made. */
export const NetworkStation = v.strictObject({
  key: Slug,
  ...position,
  kind: v.picklist(['major', 'regional']),
  /** The guide city whose station this is. */
  citySlug: v.optional(Slug),
  name: TranslatedText,
  /**
   * The name on the station's signs, without the part that distinguishes the city's stations.
   */
  localName: Text,
});
export type NetworkStation = v.InferOutput<typeof NetworkStation>;

/** A place where tracks meet and no line of the map stops; it is drawn through, never labelled. */
export const Junction = v.strictObject({ key: Slug, ...position });
export type Junction = v.InferOutput<typeof Junction>;

/** A stretch of railway between two neighbouring stations or junctions. */
export const Track = v.strictObject({
  from: Slug,
  to: Slug,
  /**
   * High speed where trains may run at 250 km/h or more on at least half of the stretch; fast where
   * high-speed trains run on over a conventional railway, drawn so that no high-speed line ends in
   * nothing. Main is a conventional railway with at least six long-distance trains on a weekday, in
   * the timetable of December 2025 or, over the Brenner and Fréjus, of the neighbours' railways.
   */
  kind: v.picklist(['high-speed', 'fast', 'main', 'conventional', 'ferry']),
  /**
   * Stations passed on the way, in order, that bend the drawn line: id and name in the table of
   * stations.
   */
  via: v.array(v.tuple([StationId, Text])),
});
export type Track = v.InferOutput<typeof Track>;

/**
 * One stop of a train: the station, the minutes since leaving the stop before (0 at the first), and
 * the minutes of the stop (2 by default).
 */
const TrainStop = v.union([
  v.tuple([Slug, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300))]),
  v.tuple([
    Slug,
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300)),
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
  ]),
]);

/**
 * A train by its stops and its fastest scheduled times, the same both ways within a few minutes.
 */
export const OtherTrain = v.strictObject({
  /** The trade name of the trains, the same in every language. */
  service: Text,
  /** The company's id: its own feed has these trains. */
  operator: Text,
  stops: v.pipe(v.array(TrainStop), v.minLength(2)),
  source: TimesSource,
});
export type OtherTrain = v.InferOutput<typeof OtherTrain>;
