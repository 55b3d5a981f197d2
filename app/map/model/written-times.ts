import type { MapStation } from '#app/data/network/map-schema.ts';
import { GEOGRAPHY, STATION_BY_KEY } from '#app/data/network/railways.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';
import { findPair, trainsFrom } from './city-pair.ts';
import type { MapChoice } from './map-view.ts';
import type { FrameOnMap, RoomAbove } from './shown-stations.ts';
import type { Viewport } from './viewport.ts';

/** Minutes by the keys of stations. */
export type MinutesAt = ReadonlyMap<string, number>;

/**
 * The minutes that the map writes beside names: the fastest ones to the stations that have a direct
 * train from the chosen one, or those of the stops of a route's fastest train.
 */
export function minutesOnMap(
  choice: MapChoice,
  pairs: readonly CityPair[],
  reach: ReachData | undefined,
): MinutesAt {
  if (choice.kind === 'station') {
    const { direct = {}, times = {} } = reach?.origin === choice.station ? reach : {};
    return new Map(
      Object.entries(direct).map(([key, minutes]) => {
        // A direct train may be slow: the map says what the panel does, where that is no estimate.
        const fastest = times[key];
        return [key, fastest && fastest.train === undefined ? fastest.minutes : minutes];
      }),
    );
  }
  const pair = choice.kind === 'route' ? findPair(pairs, choice) : undefined;
  if (!pair || choice.kind !== 'route') return new Map();
  const { stops = [], stopMinutes = [], minutes } = trainsFrom(pair, choice.departure);
  const atStops = stops.map((stop, i) => [stop, stopMinutes[i] ?? 0] as const);
  return new Map(minutes === undefined ? atStops : [...atStops, [choice.arrival, minutes]]);
}

/** A part at the frame's lower edge: its place from left (0) to right (1), and its size. */
type LowerPart = readonly [place: number, widthPx: number, heightPx: number];

/** What is seen of the map beside its frame in CSS pixels, and what covers its end. */
export interface FrameRoom {
  readonly before?: number;
  readonly after: number;
  readonly covered: readonly LowerPart[];
  /** Any room without it. */
  readonly above?: readonly RoomAbove[];
  /** The size of the controls in the upper right corner of the frame. */
  readonly corner?: { readonly width: number; readonly height: number };
}

const ALL_OF_FRAME: FrameRoom = { after: 0, covered: [] };

/** The frame of a viewport of a map of a width in CSS pixels. */
export function frameOnMap(
  px: number,
  { x, y, zoom, whole }: Viewport,
  room: FrameRoom = ALL_OF_FRAME,
): FrameOnMap {
  const scale = px / GEOGRAPHY.width;
  const { before = 0 } = room;
  const left = x * scale - before;
  const width = before + (whole.width / zoom) * scale;
  const top = y * scale;
  const bottom = (y + whole.height / zoom) * scale;
  const lower = room.covered.map(([place, widthPx, heightPx]) => {
    const from = left + place * (width - widthPx);
    // Also below the frame, where the sheet of a phone lies over the map.
    return { left: from, right: from + widthPx, top: bottom - heightPx, bottom: bottom + 99 };
  });
  const right = left + width + room.after;
  const { corner } = room;
  const upper = corner && {
    left: left + width - corner.width,
    right,
    // Also above the frame, up to the header.
    top: top - 99,
    bottom: top + corner.height,
  };
  return {
    px,
    left,
    right,
    top,
    above: room.above ?? [],
    covered: upper ? [upper, ...lower] : lower,
  };
}

/** The points of stations by their keys; without those that are not on the map. */
export function pointsOf(keys: Iterable<string>): readonly MapStation[] {
  return [...keys].flatMap((key) => STATION_BY_KEY.get(key) ?? []);
}
