import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { BAND_HOURS, type Band } from '#app/domain/travel-times/bands.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';
import { pathsFrom, placeAt, STRETCHES, type Stretch } from './line-graph.ts';

/** Travel times in minutes at the places where lines meet. */
type PlaceMinutes = ReadonlyMap<string, number>;

/** A part of a stretch of line that is reached in a band of travel time. */
export interface LinePart {
  readonly stretch: Stretch;
  readonly band: Band;
  /** The minutes at the end of the part that is nearer in time, and at the farther one. */
  readonly minutes: readonly [near: number, far: number];
  /** It is run from the start of the stretch to its end. */
  readonly isOutward: boolean;
  /** The shares of the stretch between which the part lies. */
  readonly shares: readonly [from: number, to: number];
}

/**
 * The travel time at each place of the lines: that of its station, or less where a faster train
 * passes through on its way to a farther one.
 */
function minutesAtPlaces({ origin, times }: ReachData): PlaceMinutes {
  const minutes = new Map<string, number>();
  const from = STATION_BY_KEY.get(origin);
  if (!from) return minutes;
  const { costs, lastSteps } = pathsFrom(from);
  minutes.set(placeAt(from), 0);
  for (const [key, time] of Object.entries(times)) {
    const station = STATION_BY_KEY.get(key);
    const whole = station && costs.get(placeAt(station));
    if (!whole) continue;
    let place: string | undefined = placeAt(station);
    while (place) {
      const share = (costs.get(place) ?? 0) / whole;
      minutes.set(place, Math.min(time.minutes * share, minutes.get(place) ?? time.minutes));
      place = lastSteps.get(place)?.from;
    }
  }
  return minutes;
}

/** The parts of all lines by bands of travel time, each cut where the next band begins. */
export function reachedLines(reach: ReachData): readonly LinePart[] {
  const minutes = minutesAtPlaces(reach);
  return STRETCHES.flatMap((stretch) => {
    const [start, end] = stretch.ends.map((place) => minutes.get(place));
    if (start === undefined || end === undefined) return [];
    const [near, far] = [Math.min(start, end), Math.max(start, end)];
    return BAND_HOURS.flatMap((band, i): LinePart[] => {
      const from = Math.max(near, (BAND_HOURS[i - 1] ?? 0) * 60);
      const to = Math.min(far, band * 60);
      // A stretch without any length in time lies in one band as a whole.
      const isIn = from < to || (near === far && near <= to && near >= from);
      if (!isIn) return [];
      const shares = sharesOf(start, end, from, to);
      return [{ stretch, band, minutes: [from, to], isOutward: start <= end, shares }];
    });
  });
}

function sharesOf(start: number, end: number, from: number, to: number): readonly [number, number] {
  if (start === end) return [0, 1];
  const [one, other] = [(from - start) / (end - start), (to - start) / (end - start)];
  return one < other ? [one, other] : [other, one];
}

/** A stretch that is left so soon after its start would be a stub on the map. */
const STUB_MINUTES = 12;

/** Whether a part leads no farther than a little beyond the last place that is in reach. */
export function isStub(part: LinePart, withinMinutes: number): boolean {
  const [near, far] = part.minutes;
  const isAtEnd = part.isOutward ? part.shares[1] === 1 : part.shares[0] === 0;
  return near > withinMinutes - STUB_MINUTES && !(isAtEnd && far <= withinMinutes);
}

/** A part cut where the shown travel time ends; undefined for one that lies beyond. */
export function cutAt(part: LinePart, withinMinutes: number): LinePart | undefined {
  const [near, far] = part.minutes;
  if (far <= withinMinutes) return part;
  if (near >= withinMinutes) return undefined;
  const kept = (withinMinutes - near) / (far - near);
  const [from, to] = part.shares;
  const length = (to - from) * kept;
  const shares = part.isOutward ? ([from, from + length] as const) : ([to - length, to] as const);
  return { ...part, minutes: [near, withinMinutes], shares };
}

/** The share of a stretch that stays free before a place that is not reached. */
const GAP = 0.2;

/**
 * A part that ends clearly before a place that is out of reach, or it would seem to touch it;
 * undefined for one that lies within the gap.
 */
export function endedBefore(part: LinePart): LinePart | undefined {
  const [from, to] = part.shares;
  const isToEnd = part.isOutward ? to === 1 : from === 0;
  if (isToEnd) return part;
  const shares = part.isOutward
    ? ([from, Math.min(to, 1 - GAP)] as const)
    : ([Math.max(from, GAP), to] as const);
  return shares[0] < shares[1] ? { ...part, shares } : undefined;
}
