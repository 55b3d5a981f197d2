import type { NamePlace } from '#app/data/network/map-schema.ts';
import type { NameSide } from '#app/data/network/name-sides.ts';
import { entryAt } from '#app/domain/entries.ts';
import { seededRandom } from '../seeded-random.ts';
import { conflictRanges, mistakenRange, type NamedStation } from './name-conflicts.ts';

/** The cost of a missing station at one width, by rank; a chief city is never missing. */
const MISSING_COSTS = [10_000, 60, 40, 30, 16, 6];
/** The cost of a chief city's name that looks like another station's. */
const MISTAKEN_COST = 40;
/**
 * The sides of a port that its country lies on, where its name is taken for a town's on the way.
 */
const INLAND_SIDES: Readonly<Record<string, readonly NameSide[]>> = {
  bari: ['n', 'w', 'nw', 'sw', 's'],
  genoa: ['n', 'ne', 'e'],
};
/** The cost of a name there. */
const INLAND_COST = 60;
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

/** One candidate of each station, by its number in the list of all. */
type Arrangement = Int32Array;

/**
 * Chooses one candidate for each station by simulated annealing, and the width from which there is
 * room for it.
 *
 * @param candidates those of each station, stations of a lower rank first
 * @returns the place of each station's name
 */
export function arrangeNames(
  candidates: readonly (readonly Candidate[])[],
  range: WidthRange,
): readonly NamePlace[] {
  const all = candidates.flat();
  const { costOf, shownFrom } = createTrial(candidates, range);
  const best = anneal(candidates, range, costOf);
  // Once more, so that `shownFrom` is that of the best.
  costOf(best);
  return candidates.map((_, station): NamePlace => {
    const { side } = entryAt(all, entryAt(best, station)).named;
    return [Math.ceil(entryAt(shownFrom, station)), side];
  });
}

/** The cheapest arrangement that is found by changing one station at a time at random. */
function anneal(
  candidates: readonly (readonly Candidate[])[],
  { before, temperature }: WidthRange,
  costOf: (arrangement: Arrangement) => number,
): Arrangement {
  const random = seededRandom(20261122);
  const pick = (length: number) => Math.floor(random() * length);
  /** The number of each station's first candidate. */
  const firstNumbers = candidates.map((_, station) => candidates.slice(0, station).flat().length);
  const current = Int32Array.from(candidates, (own, station) => {
    const sameSide = own.findIndex(({ named }) => named.side === before[station]);
    return entryAt(firstNumbers, station) + Math.max(0, sameSide);
  });
  let currentCost = costOf(current);
  let [best, bestCost] = [current.slice(), currentCost];
  for (let step = 0; step < STEPS; step++) {
    const station = pick(candidates.length);
    const previous = entryAt(current, station);
    current[station] = entryAt(firstNumbers, station) + pick(entryAt(candidates, station).length);
    const cost = costOf(current);
    // A worse arrangement is accepted at random, the less often the lower the temperature.
    const temperatureNow = temperature * (1 - step / STEPS) ** 2;
    if (cost <= currentCost + temperatureNow * random()) currentCost = cost;
    else current[station] = previous;
    if (currentCost < bestCost) [best, bestCost] = [current.slice(), currentCost];
  }
  return best;
}

/** The cost of arrangements. */
interface Trial {
  readonly costOf: (arrangement: Arrangement) => number;
  /** The width from which each station is shown in the arrangement that was tried last. */
  readonly shownFrom: Float64Array;
}

function createTrial(candidates: readonly (readonly Candidate[])[], range: WidthRange): Trial {
  const { samples, startPx } = range;
  const all = candidates.flat();
  const conflictEnd = conflictEnds(all, range);
  const rivals = earlierRivals(candidates, conflictEnd);
  const usualStarts = Float64Array.from(all, ({ fromPx }) => Math.max(startPx, fromPx));
  const missingCosts = all.map(({ named }) => entryAt(MISSING_COSTS, named.station.rank));
  const sideCosts = sideCostsOf(candidates, range);
  const shownFrom = new Float64Array(candidates.length);

  /** The width from which a candidate has room beside the names of earlier stations. */
  function startOf(station: number, chosen: number, arrangement: Arrangement): number {
    let start = entryAt(usualStarts, chosen);
    for (const rival of entryAt(rivals, station)) {
      const end = entryAt(conflictEnd, chosen * all.length + entryAt(arrangement, rival));
      // A name that is not shown yet hides nothing.
      if (end > start && end > entryAt(shownFrom, rival)) start = end;
    }
    return start;
  }

  /** The cost of a candidate at all samples: of what it hides, or of its absence. */
  function costFrom(start: number, chosen: number): number {
    const { hidden } = entryAt(all, chosen);
    let cost = 0;
    for (let sample = 0; sample < samples.length; sample++) {
      const isShown = entryAt(samples, sample) >= start;
      cost += isShown ? entryAt(hidden, sample) : entryAt(missingCosts, chosen);
    }
    return cost;
  }

  function costOf(arrangement: Arrangement): number {
    let cost = 0;
    for (const [station, chosen] of arrangement.entries()) {
      const start = startOf(station, chosen, arrangement);
      shownFrom[station] = start;
      cost += entryAt(sideCosts, chosen) + costFrom(start, chosen);
    }
    return cost;
  }

  return { costOf, shownFrom };
}

/** The cost of the side of each candidate, whatever its width. */
function sideCostsOf(
  candidates: readonly (readonly Candidate[])[],
  range: WidthRange,
): readonly number[] {
  const all = candidates.flat();
  return candidates.flatMap((own, station) => {
    const before = range.before[station];
    return own.map(({ named }) => {
      const isChanged = before && before !== named.side;
      const isInland = INLAND_SIDES[named.station.key]?.includes(named.side);
      return (
        mistakeCost(named, all, range) +
        (isInland ? INLAND_COST : 0) +
        (isChanged ? CHANGED_COST : 0)
      );
    });
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
