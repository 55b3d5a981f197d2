import type { Geography, MapStation, NamePlace } from '#app/data/network/map-schema.ts';
import { NAME_SIDES, type NameSide } from '#app/data/network/name-sides.ts';
import { entryAt } from '#app/domain/entries.ts';
import type { Language } from '#app/domain/language.ts';
import { ITALY_PART, isIn, type Rectangle } from '#app/map/model/measures.ts';
import { seededRandom } from '../seeded-random.ts';
import { hiddenLines, type MeasureHidden } from './hidden-lines.ts';
import { conflictRanges, mistakenRange, type NamedStation, nameAt } from './name-conflicts.ts';

/** A station of the map before its name has a place. */
export type UnnamedStation = Omit<MapStation, 'places'>;

/** The part of the map on which names are placed. */
export type Ground = Pick<Geography, 'width' | 'height' | 'segments'>;

/**
 * Within each of these ranges of widths a name keeps its side; the last is the widest map at its
 * greatest zoom.
 */
const RANGES_PX = [
  280, 300, 330, 365, 400, 440, 500, 560, 640, 740, 860, 1000, 1250, 1500, 2500, 8000,
];
/** The number of widths in a range at which hidden lines are measured. */
const SAMPLES = 3;
/**
 * The widths of the whole map at which a phone shows Italy alone: names in Italy's part then stay
 * in it.
 */
const ITALY_PX = { from: 365, until: 500 } as const;
/** On a phone, switches cover the left half above Italy, so names are placed away from it. */
const isUnderSwitches = ({ station, side }: NamedStation, mapWidth: number): boolean =>
  station.y < ITALY_PART.y && station.x > mapWidth / 2 && side.includes('w');
/** The cost of a missing station at one width, by rank; a chief city is never missing. */
const MISSING_COSTS = [10_000, 60, 40, 30, 16, 6];
/** The highest rank whose names may cover prominent lines: the cities that travellers look for. */
const CITY_RANK = 2;
/** The cost of a chief city's name that looks like another station's. */
const MISTAKEN_COST = 40;
/** The cost of a name on another side than in the range above. */
const CHANGED_COST = 4;
/** The steps of the simulated annealing of a range. */
const STEPS = 15000;
/** Its temperature at the start: higher where a phone shows Italy alone, in little space. */
const TEMPERATURES = { usual: 60, inItaly: 150 } as const;

/** A name that a station may have at one side, within a range of widths. */
interface Candidate {
  readonly named: NamedStation;
  /** The width from which it hides no prominent line. */
  readonly fromPx: number;
  /** The length of the lines that it hides at each sample. */
  readonly hidden: readonly number[];
}

/**
 * Finds for every station the width of the map from which there is room for it, and the side of its
 * name. On wider maps the station stays, and its name never collides with another name or a symbol,
 * nor does it look like another station's. Stations of a lower rank are placed first, and within a
 * rank those earlier in the list. Simulated annealing with a fixed seed finds the sides that
 * together show the most and hide the least.
 *
 * @returns by station key the places of its name, the narrowest first
 */
export function placeNames(
  stations: readonly UnnamedStation[],
  geography: Ground,
  language: Language,
): ReadonlyMap<string, readonly NamePlace[]> {
  const hiddenBy = hiddenLines(geography);
  const found = new Map<string, NamePlace[]>();
  let shown = stations.toSorted((a, b) => a.rank - b.rank);
  // From the widest range down: a name without room at the start of a range has none below it.
  for (const [place, startPx] of [...RANGES_PX.entries()].slice(0, -1).reverse()) {
    const endPx = RANGES_PX[place + 1] ?? startPx;
    const samples = Array.from(
      { length: SAMPLES },
      (_, i) => startPx * (endPx / startPx) ** (i / SAMPLES),
    );
    const isItalyAlone = startPx >= ITALY_PX.from && startPx < ITALY_PX.until;
    const partOf = (station: UnnamedStation) =>
      isItalyAlone && isIn(ITALY_PART, station) ? ITALY_PART : { x: 0, y: 0, ...geography };
    const sidesOf = (station: UnnamedStation) =>
      NAME_SIDES.map((side) => nameAt(station, station.name[language], side, startPx)).filter(
        (named) =>
          staysIn(partOf(station), named, startPx / geography.width) &&
          !(startPx < ITALY_PX.until && isUnderSwitches(named, geography.width)),
      );
    shown = shown.filter((station) => sidesOf(station).length > 0);
    const candidates = shown.map((station) =>
      sidesOf(station).map((named) => candidateOf(named, samples, hiddenBy, geography.width)),
    );
    const before = shown.map(({ key }) => found.get(key)?.[0]?.[1]);
    const temperature = isItalyAlone ? TEMPERATURES.inItaly : TEMPERATURES.usual;
    const best = arrange(candidates, {
      temperature,
      startPx,
      endPx,
      samples,
      before,
      mapWidth: geography.width,
    });
    for (const [i, { key }] of shown.entries()) {
      const [fromPx, side] = entryAt(best, i);
      if (fromPx >= endPx) continue;
      const above = found.get(key) ?? [];
      const isAlways = place === 0 && fromPx <= startPx;
      found.set(key, [
        [isAlways ? 0 : fromPx, side],
        ...(above[0]?.[1] === side ? above.slice(1) : above),
      ]);
    }
    shown = shown.filter((_, i) => entryAt(best, i)[0] <= startPx);
  }
  return found;
}

function candidateOf(
  named: NamedStation,
  samples: readonly number[],
  hiddenBy: MeasureHidden,
  mapWidth: number,
): Candidate {
  const hidden = samples.map((px) => hiddenBy(named, px / mapWidth));
  const { rank } = named.station;
  const blocked = hidden.findLastIndex(
    ({ chief, isOnPassing }) => (rank > CITY_RANK && chief > 0) || (rank > 0 && isOnPassing),
  );
  const fromPx = blocked === -1 ? 0 : (samples[blocked + 1] ?? Number.POSITIVE_INFINITY);
  return { named, hidden: hidden.map(({ all }) => all), fromPx };
}

interface Range {
  readonly temperature: number;
  readonly startPx: number;
  readonly endPx: number;
  readonly samples: readonly number[];
  /** The side of each station in the range above; undefined for one that has none there. */
  readonly before: readonly (NameSide | undefined)[];
  readonly mapWidth: number;
}

/**
 * Chooses one candidate for each station by simulated annealing, and the width from which there is
 * room for it.
 */
function arrange(
  candidates: readonly (readonly Candidate[])[],
  range: Range,
): readonly NamePlace[] {
  const { samples, startPx, before } = range;
  const all = candidates.flat();
  const until = conflictEnds(all, range);
  const firstOf = candidates.map((_, i) => candidates.slice(0, i).flat().length);
  // The cost of each candidate at each sample, if it is shown and if it is not.
  const shownCosts = all.map(({ hidden }) => hidden);
  const missingCosts = all.map(({ named }) => entryAt(MISSING_COSTS, named.station.rank));
  const usualStarts = Float64Array.from(all, ({ fromPx }) => Math.max(startPx, fromPx));
  const sideCosts = Float64Array.from(
    candidates.flatMap((own, i) =>
      own.map(
        ({ named }) =>
          mistakeCost(named, all, range) +
          (before[i] && before[i] !== named.side ? CHANGED_COST : 0),
      ),
    ),
  );
  const from = new Float64Array(candidates.length);
  const stationOf = candidates.flatMap((own, i) => own.map(() => i));
  const rivals = candidates.map((own, i) => {
    const rows = own.map((_, side) =>
      until.subarray((entryAt(firstOf, i) + side) * all.length).subarray(0, all.length),
    );
    return [
      ...new Set(stationOf.filter((j, at) => j < i && rows.some((row) => entryAt(row, at) > 0))),
    ];
  });

  /** Sets the width from which each station is shown, and returns the total cost. */
  function place(chosen: Int32Array): number {
    let cost = 0;
    for (let i = 0; i < chosen.length; i++) {
      const at = chosen[i] as number;
      let start = usualStarts[at] as number;
      for (const j of rivals[i] ?? []) {
        const end = until[at * all.length + (chosen[j] as number)] as number;
        // A name that is not shown yet hides nothing.
        if (end > start && end > (from[j] as number)) start = end;
      }
      from[i] = start;
      cost += sideCosts[at] as number;
      for (let n = 0; n < samples.length; n++) {
        const isShown = (samples[n] as number) >= start;
        cost += isShown ? entryAt(entryAt(shownCosts, at), n) : entryAt(missingCosts, at);
      }
    }
    return cost;
  }

  const random = seededRandom(20261122);
  const pick = (length: number) => Math.floor(random() * length);
  const current = Int32Array.from(candidates, (own, i) => {
    const same = own.findIndex(({ named }) => named.side === before[i]);
    return entryAt(firstOf, i) + Math.max(0, same);
  });
  let currentCost = place(current);
  let [best, bestCost] = [current.slice(), currentCost];
  for (let n = 0; n < STEPS; n++) {
    const i = pick(candidates.length);
    const side = current[i] as number;
    current[i] = entryAt(firstOf, i) + pick(entryAt(candidates, i).length);
    const cost = place(current);
    // A worse arrangement is accepted at random, the less often the lower the temperature.
    if (cost <= currentCost + range.temperature * (1 - n / STEPS) ** 2 * random())
      currentCost = cost;
    else current[i] = side;
    if (currentCost < bestCost) [best, bestCost] = [current.slice(), currentCost];
  }
  place(best);
  return candidates.map(
    (_, i): NamePlace => [Math.ceil(entryAt(from, i)), entryAt(all, entryAt(best, i)).named.side],
  );
}

/**
 * The width up to which each candidate collides with each earlier one, within the range; 0 for
 * never.
 */
function conflictEnds(
  all: readonly Candidate[],
  { startPx, endPx, mapWidth }: Range,
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

/** No two names are so long that they meet over this distance, in CSS pixels. */
const FAR_PX = 360;

function mistakeCost(
  named: NamedStation,
  all: readonly Candidate[],
  { startPx, mapWidth }: Range,
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

// The space of a name is an upper bound: at the map's edge this much of it may be missing.
const EDGE_PX = 2;
const EDGE_SHARE = 0.07;

function staysIn(part: Rectangle, { station, side, name }: NamedStation, scale: number): boolean {
  const spare =
    EDGE_PX + (side === 'n' || side === 's' ? 0 : EDGE_SHARE * (name.right - name.left));
  const [x, y] = [(station.x - part.x) * scale, (station.y - part.y) * scale];
  return (
    x + name.left >= -spare &&
    x + name.right <= part.width * scale + spare &&
    y + name.top >= -EDGE_PX &&
    y + name.bottom <= part.height * scale + EDGE_PX
  );
}
