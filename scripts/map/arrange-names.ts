import type { NamePlace } from '#app/data/network/map-schema.ts';
import type { NameSide } from '#app/data/network/name-sides.ts';
import { entryAt } from '#app/domain/entries.ts';
import { seededRandom } from '../seeded-random.ts';
import { conflictRanges, mistakenRange, type NamedStation } from './name-conflicts.ts';

/** The cost of a missing station at one width, by rank; a chief city is never missing. */
const MISSING_COSTS = [10_000, 60, 40, 30, 16, 6];
/** The cost of a chief city's name that looks like another station's. */
const MISTAKEN_COST = 40;
/** The cost of a name on another side than in the range above. */
const CHANGED_COST = 4;
/** The steps of the simulated annealing of a range. */
const STEPS = 15000;
/** No two names are so long that they meet over this distance, in CSS pixels. */
const FAR_PX = 360;

/** A name that a station may have at one side, within a range of widths. */
export interface Candidate {
  readonly named: NamedStation;
  /** The width from which it hides no prominent line. */
  readonly fromPx: number;
  /** The length of the lines that it hides at each sample. */
  readonly hidden: readonly number[];
}

/** A range of widths of the map, in CSS pixels, in which each name keeps its side. */
export interface WidthRange {
  /** The temperature of the simulated annealing at its start. */
  readonly temperature: number;
  readonly startPx: number;
  readonly endPx: number;
  /** The widths at which hidden lines are measured. */
  readonly samples: readonly number[];
  /** The side of each station in the range above; undefined for one that has none there. */
  readonly before: readonly (NameSide | undefined)[];
  readonly mapWidth: number;
}

/**
 * Chooses one candidate for each station by simulated annealing, and the width from which there is
 * room for it. An arrangement is one candidate of each station, by its number in the list of all.
 *
 * @param candidates those of each station, stations of a lower rank first
 * @returns the place of each station's name
 */
export function arrangeNames(
  candidates: readonly (readonly Candidate[])[],
  range: WidthRange,
): readonly NamePlace[] {
  const { samples, startPx, before } = range;
  const all = candidates.flat();
  /** The number of each station's first candidate. */
  const firstOf = candidates.map((_, station) => candidates.slice(0, station).flat().length);
  const conflictEnd = conflictEnds(all, range);
  const rivals = earlierRivals(candidates, conflictEnd);
  // The cost of each candidate at each sample, if it is shown and if it is not.
  const shownCosts = all.map(({ hidden }) => hidden);
  const missingCosts = all.map(({ named }) => entryAt(MISSING_COSTS, named.station.rank));
  const usualStarts = Float64Array.from(all, ({ fromPx }) => Math.max(startPx, fromPx));
  const sideCosts = Float64Array.from(
    candidates.flatMap((own, station) =>
      own.map(({ named }) => {
        const isChanged = before[station] && before[station] !== named.side;
        return mistakeCost(named, all, range) + (isChanged ? CHANGED_COST : 0);
      }),
    ),
  );
  /** The width from which each station is shown in the arrangement that was tried last. */
  const shownFrom = new Float64Array(candidates.length);

  /** Sets the width from which each station is shown, and returns the total cost. */
  function tryOut(arrangement: Int32Array): number {
    let cost = 0;
    for (let station = 0; station < arrangement.length; station++) {
      const chosen = arrangement[station] as number;
      let start = usualStarts[chosen] as number;
      for (const rival of rivals[station] ?? []) {
        const end = conflictEnd[chosen * all.length + (arrangement[rival] as number)] as number;
        // A name that is not shown yet hides nothing.
        if (end > start && end > (shownFrom[rival] as number)) start = end;
      }
      shownFrom[station] = start;
      cost += sideCosts[chosen] as number;
      for (let sample = 0; sample < samples.length; sample++) {
        const isShown = (samples[sample] as number) >= start;
        cost += isShown
          ? entryAt(entryAt(shownCosts, chosen), sample)
          : entryAt(missingCosts, chosen);
      }
    }
    return cost;
  }

  const random = seededRandom(20261122);
  const pick = (length: number) => Math.floor(random() * length);
  const current = Int32Array.from(candidates, (own, station) => {
    const sameSide = own.findIndex(({ named }) => named.side === before[station]);
    return entryAt(firstOf, station) + Math.max(0, sameSide);
  });
  let currentCost = tryOut(current);
  let [best, bestCost] = [current.slice(), currentCost];
  for (let step = 0; step < STEPS; step++) {
    const station = pick(candidates.length);
    const previous = current[station] as number;
    current[station] = entryAt(firstOf, station) + pick(entryAt(candidates, station).length);
    const cost = tryOut(current);
    // A worse arrangement is accepted at random, the less often the lower the temperature.
    const temperature = range.temperature * (1 - step / STEPS) ** 2;
    if (cost <= currentCost + temperature * random()) currentCost = cost;
    else current[station] = previous;
    if (currentCost < bestCost) [best, bestCost] = [current.slice(), currentCost];
  }
  tryOut(best);
  return candidates.map((_, station): NamePlace => {
    const { side } = entryAt(all, entryAt(best, station)).named;
    return [Math.ceil(entryAt(shownFrom, station)), side];
  });
}

/** The earlier stations with which some candidate of each station collides. */
function earlierRivals(
  candidates: readonly (readonly Candidate[])[],
  conflictEnd: Float32Array,
): readonly (readonly number[])[] {
  const stationOf = candidates.flatMap((own, station) => own.map(() => station));
  const count = stationOf.length;
  return candidates.map((_, station) => {
    const rivals = new Set<number>();
    for (const [one, its] of stationOf.entries()) {
      if (its !== station) continue;
      for (const [other, otherStation] of stationOf.entries()) {
        const collides = entryAt(conflictEnd, one * count + other) > 0;
        if (otherStation < station && collides) rivals.add(otherStation);
      }
    }
    return [...rivals].sort((a, b) => a - b);
  });
}

/**
 * The width up to which each candidate collides with each earlier one, within the range; 0 for
 * never. A row for each candidate, with a column for each other one.
 */
function conflictEnds(
  all: readonly Candidate[],
  { startPx, endPx, mapWidth }: WidthRange,
): Float32Array {
  const ends = new Float32Array(all.length ** 2);
  for (let i = 0; i < all.length; i++) {
    const a = entryAt(all, i).named;
    for (let j = 0; j < i; j++) {
      const b = entryAt(all, j).named;
      const apartPx =
        (Math.hypot(a.station.x - b.station.x, a.station.y - b.station.y) * startPx) / mapWidth;
      if (a.station === b.station || apartPx > FAR_PX) continue;
      for (const [from, to] of conflictRanges(a, b, mapWidth)) {
        const end = Math.min(to * mapWidth, endPx);
        const isReached = from < to && from * mapWidth < endPx && end > startPx;
        if (isReached && end > entryAt(ends, i * all.length + j)) ends[i * all.length + j] = end;
      }
    }
  }
  return ends;
}

/** The cost of the chief cities whose names this one would be taken for. */
function mistakeCost(
  named: NamedStation,
  all: readonly Candidate[],
  { startPx, mapWidth }: WidthRange,
): number {
  if (named.station.rank > 0) return 0;
  const others = new Map(all.map((one) => [one.named.station, one.named]));
  const mistaken = [...others.values()].filter((other) => {
    const [from, to] = mistakenRange(named, other);
    const isChief = other.station.rank === 0 && other.station !== named.station;
    return isChief && from * mapWidth <= startPx && to * mapWidth > startPx;
  });
  return mistaken.length * MISTAKEN_COST;
}
