import { type Band, bandOf } from '#app/domain/travel-times/bands.ts';
import { rideSegments } from '#app/domain/travel-times/ride-segments.ts';
import { type Journey, travelTimesFrom } from '#app/domain/travel-times/travel-times.ts';
import type { MapModel } from './map-model.ts';

/** How far one gets from a station. */
export interface Reach {
  /** By station key, the origin first and the farthest last. */
  readonly journeys: ReadonlyMap<string, Journey>;
  /** The band of each station within five hours, the origin left out. */
  readonly bands: ReadonlyMap<string, Band>;
  /** The band of each segment of line that a journey runs over: that of the first place it leads to. */
  readonly segmentBands: ReadonlyMap<number, Band>;
}

const found = new WeakMap<MapModel, Map<string, Reach>>();

/** Finds how far one gets from a station; found once for each. */
export function reachFrom(model: MapModel, origin: string): Reach {
  const known = found.get(model) ?? new Map<string, Reach>();
  found.set(model, known);
  let reach = known.get(origin);
  if (!reach) {
    reach = findReach(model, origin);
    known.set(origin, reach);
  }
  return reach;
}

function findReach(model: MapModel, origin: string): Reach {
  const journeys = travelTimesFrom(model.index, origin);
  const bands = new Map<string, Band>();
  const segmentBands = new Map<number, Band>();
  for (const [key, { minutes, rides }] of journeys) {
    const band = bandOf(minutes);
    if (key === origin || !band) continue;
    bands.set(key, band);
    for (const { line, from, to } of rides) {
      const drawn = model.lines.get(line);
      for (const { segment } of drawn ? rideSegments(drawn, from, to) : []) {
        if (!segmentBands.has(segment)) segmentBands.set(segment, band);
      }
    }
  }
  return { journeys, bands, segmentBands };
}

/** Whether the figure of a journey is one that its sources print, change times aside. */
export function isPublished({ lines }: MapModel, { rides }: Journey): boolean {
  return rides.every(({ line }) => lines.get(line)?.precision === 'published');
}
