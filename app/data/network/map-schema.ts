import * as v from 'valibot';
import { inEveryLanguage } from '#app/domain/language.ts';
import { Slug, StationId, Text } from '../schema.ts';
import { NAME_SIDES } from './name-sides.ts';
import { NetworkStation, Track } from './schema.ts';

const PathData = v.pipe(v.string(), v.regex(/^M[-0-9 lzcsM]+$/));
const Position = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The map's size and its tracks, as `generated/geography.json` holds them; all lengths in map
 * units.
 */
export const Geography = v.strictObject({
  width: Position,
  height: Position,
  /** Each stretch of railway once; routes refer to them by their place in this list. */
  segments: v.array(
    v.strictObject({
      kind: Track.entries.kind,
      path: PathData,
      /**
       * The keys of the stations that it alone leads to: where none of them is shown, it is left
       * out.
       */
      leadsTo: v.optional(v.array(Slug)),
    }),
  ),
  /**
   * The popular routes: the whole way of each as one path in the direction of travel, and the
   * segments that choose it, by their places in the list.
   */
  routes: v.array(
    v.strictObject({
      departure: Slug,
      arrival: Slug,
      path: PathData,
      segments: v.array(Position),
    }),
  ),
});
export type Geography = v.InferOutput<typeof Geography>;

/**
 * The sides of a name at its station, as points of the compass, each with the map's width in CSS
 * pixels from which it holds. The first is the width from which there is room for the station at
 * all; 0 for one that is always shown.
 */
const NamePlace = v.tuple([Position, v.picklist(NAME_SIDES)]);
export type NamePlace = v.InferOutput<typeof NamePlace>;
const NamePlaces = v.array(NamePlace);

/** A station as the map shows it. */
export const MapStation = v.strictObject({
  key: Slug,
  stationId: StationId,
  x: Position,
  y: Position,
  kind: NetworkStation.entries.kind,
  /**
   * The rank by which stations are shown and named when room is short, 0 to 5; the ten chief cities
   * have 0 and are always shown.
   */
  rank: v.pipe(Position, v.maxValue(5)),
  /** It is the station of a guide city, whose slug is the station's key. */
  hasGuide: v.optional(v.literal(true)),
  /**
   * For a station beyond the frame, drawn at its edge: the direction of its track, in degrees
   * clockwise from straight up, -180 to 180.
   */
  beyond: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-180), v.maxValue(180))),
  name: NetworkStation.entries.name,
  /** By language, the narrowest first; empty where even the widest map has no room. */
  places: v.strictObject(inEveryLanguage(() => NamePlaces)),
  /** The name on the station's signs, where it is not the Italian one. */
  localName: v.optional(Text),
});
export type MapStation = v.InferOutput<typeof MapStation>;

/** The stations of the map. */
export interface MapNetwork {
  readonly stations: readonly MapStation[];
}

/**
 * The stations as `generated/network.json` holds them: a language without places of its own has
 * those of the default one.
 */
export const PackedNetwork = v.strictObject({
  stations: v.array(
    v.strictObject({
      ...MapStation.entries,
      places: v.strictObject(inEveryLanguage(() => v.optional(NamePlaces))),
    }),
  ),
});
export type PackedNetwork = v.InferOutput<typeof PackedNetwork>;

/**
 * A further station of the timetable, which appears as one zooms: its id and its Italian name, its
 * point in map units, the level from which it is shown, and the side of its name.
 */
export const SmallStation = v.tuple([
  StationId,
  Text,
  Position,
  Position,
  Position,
  v.picklist(NAME_SIDES),
]);
export type SmallStation = v.InferOutput<typeof SmallStation>;
