import * as v from 'valibot';
import { Slug, Source, StationId, Text } from '../schema.ts';
import { Line, LineStop, NetworkStation, Track } from './schema.ts';

const PathData = v.pipe(v.string(), v.regex(/^M[-0-9 lzcM]+$/));
const Position = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The map's size and its tracks, as `generated/geography.json` holds them; all lengths in map units. */
export const Geography = v.strictObject({
  width: Position,
  height: Position,
  /** Each stretch of railway once; lines refer to them by their place in this list. */
  segments: v.array(v.strictObject({ kind: Track.entries.kind, path: PathData })),
});
export type Geography = v.InferOutput<typeof Geography>;

/** A station as the map shows it. */
export const MapStation = v.strictObject({
  key: Slug,
  stationId: StationId,
  x: Position,
  y: Position,
  kind: NetworkStation.entries.kind,
  /** Who is shown and named first when room is short, 0 to 5; the ten chief cities have 0 and are always shown. */
  rank: v.pipe(Position, v.maxValue(5)),
  citySlug: v.optional(Slug),
  /**
   * For a station beyond the frame, drawn at its edge: where its track leads on, in degrees clockwise from straight
   * up, -180 to 180.
   */
  beyond: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-180), v.maxValue(180))),
  name: NetworkStation.entries.name,
  localName: Text,
});
export type MapStation = v.InferOutput<typeof MapStation>;

/** A line as the map shows it: {@link Line} with its source by number and its way over the segments. */
export const MapLine = v.strictObject({
  id: Line.entries.id,
  service: Text,
  kind: Line.entries.kind,
  precision: Line.entries.precision,
  stops: v.array(LineStop),
  /**
   * For each stop but the first, the segments from the stop before: a segment's place in the list, or minus the
   * place minus one where the line runs it from its last point to its first.
   */
  ways: v.array(v.array(v.pipe(v.number(), v.integer()))),
  /** Place in the list of sources. */
  source: Position,
});
export type MapLine = v.InferOutput<typeof MapLine>;

/** The stations and lines of the map, as `generated/network.json` holds them. */
export const MapNetwork = v.strictObject({
  stations: v.array(MapStation),
  lines: v.array(MapLine),
  sources: v.array(Source),
});
export type MapNetwork = v.InferOutput<typeof MapNetwork>;
