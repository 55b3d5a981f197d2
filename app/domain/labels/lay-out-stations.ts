import { grown, type Label, overlaps } from './label-boxes.ts';
import {
  type Candidate,
  isMistakenFor,
  isOn,
  type LabelSurroundings,
  labelCandidates,
  NAMED_RANK,
  type PlacedLabel,
} from './label-candidates.ts';

/** What a map of one scale shows. */
export type StationLayout<T extends Label> = {
  /** The stations with room, in the order given. */
  readonly shown: readonly T[];
  /** Their labels with room. */
  readonly labels: readonly PlacedLabel[];
};

/** The lowest rank that gives way to others. Below it are the chief cities, also while others are chosen. */
const GIVING_WAY_RANK = 1;
/** The greatest rank of the cities with a guide. */
const GUIDE_RANK = 3;

/** How far apart the centres of two stations must be, in CSS pixels, for each to be a target of its own. */
export const TARGET_PX = 24;
/**
 * How far apart they may be when one is a city with a guide and the map is large: WCAG 2.2 (2.5.8) lets targets stand
 * closer where another control does the same, as the lists beside the map do.
 */
const GUIDE_TARGET_PX = 14;
const LARGE_MAP_PX = 480;

/** Two names in one row must not read as one. */
const ASIDE_PX = 2.5;
/** How bad it is for a name to be taken for another's, in points of hidden line. */
const MISTAKEN = 40;
/** How much more of the lines a name may hide to make room for a town. */
const GIVES_WAY = 8;

/**
 * Chooses the stations and the labels that a map of one scale shows.
 *
 * Stations follow by rank, and within a rank in the order given. Those of a rank below 1 are always shown: the cities that
 * the map must name, and what the visitor has chosen. Any other is shown when no station stands too near and its name has
 * a place where it covers no other name and no symbol and is not mistaken for another's: a symbol that nothing
 * names says nothing, and zooming in brings it out. One name may move to another of its places to make room.
 */
export function layOutStations<T extends Label>(
  stations: readonly T[],
  surroundings: LabelSurroundings,
): StationLayout<T> {
  const { scale } = surroundings;
  const candidates = labelCandidates(stations, surroundings);
  const isLarge = surroundings.width * scale >= LARGE_MAP_PX;
  const kept = new Map(stations.filter(({ rank }) => rank < GIVING_WAY_RANK).map((one) => [one.key, one]));
  const placed = new Map<string, Candidate>();

  const others = (key: string) => [...kept.values()].filter((station) => station.key !== key);
  const costOf = (label: Candidate) =>
    label.hidden + MISTAKEN * others(label.key).filter((one) => isMistakenFor(label, one, scale)).length;
  const isAllowed = (label: Candidate, rank: number) =>
    others(label.key).every(
      (one) => !isOn(label, one, scale) && (rank < GIVING_WAY_RANK || !isMistakenFor(label, one, scale)),
    );
  const isFree = (label: Candidate, exceptKey: string) =>
    [...placed.values()].every(
      ({ key, box }) => key === exceptKey || key === label.key || !collide(box, label.box),
    );

  function placesFor(key: string, rank: number) {
    return (candidates.get(key) ?? [])
      .filter((label) => isAllowed(label, rank))
      .map((label) => ({ label, cost: costOf(label) }))
      .toSorted((a, b) => a.cost - b.cost);
  }

  // Places a station's name, if need be by moving one other; the station itself is kept already.
  function place(station: T): boolean {
    const hindered = [...placed.values()].filter(
      (label) =>
        isOn(label, station, scale) ||
        (station.rank >= GIVING_WAY_RANK && isMistakenFor(label, station, scale)),
    );
    let best: readonly Candidate[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const { label, cost } of placesFor(station.key, station.rank)) {
      if (cost >= least) break;
      const inTheWay = new Set(hindered);
      for (const other of placed.values()) if (collide(other.box, label.box)) inTheWay.add(other);
      const [blocker, ...further] = inTheWay;
      if (further.length > 0) continue;
      if (!blocker) {
        best = [label];
        least = cost;
        continue;
      }
      const moved = placesFor(blocker.key, kept.get(blocker.key)?.rank ?? 0).find(
        (other) => !collide(other.label.box, label.box) && isFree(other.label, blocker.key),
      );
      if (!moved) continue;
      const before = costOf(blocker);
      if (station.rank > NAMED_RANK && (moved.label.chief > blocker.chief || moved.cost > before + GIVES_WAY))
        continue;
      if (cost + moved.cost - before >= least) continue;
      best = [label, moved.label];
      least = cost + moved.cost - before;
    }
    for (const label of best) placed.set(label.key, label);
    return best.length > 0;
  }

  const byRank = stations.toSorted((a, b) => a.rank - b.rank);
  const together = (unnamed: number) => {
    const choices = byRank.filter(({ key }) => kept.has(key)).map(({ key, rank }) => placesFor(key, rank));
    return cheapestTogether(
      choices.toSorted((a, b) => a.length - b.length),
      unnamed,
    );
  };
  // The cities next in rank take part where all of them find a place; otherwise each has to see what is left.
  const next = byRank.filter(({ rank }) => rank === GIVING_WAY_RANK);
  for (const station of next) {
    if (hasRoom(station, kept.values(), scale, isLarge)) kept.set(station.key, station);
  }
  let labels = together(Number.POSITIVE_INFINITY);
  if (labels.length < kept.size) {
    for (const { key } of next) kept.delete(key);
    labels = together(UNNAMED);
  }
  for (const label of labels) placed.set(label.key, label);
  for (const station of byRank) {
    if (placed.has(station.key)) continue;
    const isFixed = kept.has(station.key);
    if (!isFixed && !hasRoom(station, kept.values(), scale, isLarge)) continue;
    kept.set(station.key, station);
    if (!place(station) && !isFixed) kept.delete(station.key);
  }
  // What moved may have left a better place to another.
  for (const { key, rank } of byRank) {
    const now = placed.get(key);
    const better = now && placesFor(key, rank).find(({ label }) => isFree(label, key));
    if (better && better.cost < costOf(now)) placed.set(key, better.label);
  }
  return { shown: stations.filter(({ key }) => kept.has(key)), labels: [...placed.values()] };
}

type Place = { readonly label: Candidate; readonly cost: number };

/** How bad it is to leave a city without its name. */
const UNNAMED = 1000;
/** More than enough for ten cities; a limit for any number of chosen ones beside them. */
const MOST_TRIES = 20_000;

// The places that cost the least together, of all ways in which no two collide: each city's own best place may leave
// none to its neighbour. No places where a name has to be left out and `unnamed`, what that costs, is infinite.
function cheapestTogether(choices: readonly (readonly Place[])[], unnamed: number): readonly Candidate[] {
  const leastOf = choices.map(([first]) => first?.cost ?? unnamed);
  const leastFrom = choices.map((_, i) => leastOf.slice(i).reduce((sum, cost) => sum + cost, 0));
  let best: readonly Candidate[] = [];
  let least = Number.POSITIVE_INFINITY;
  let tries = 0;
  function choose(i: number, chosen: readonly Candidate[], cost: number): void {
    tries++;
    if (tries > MOST_TRIES || cost + (leastFrom[i] ?? 0) >= least) return;
    const places = choices[i];
    if (!places) {
      best = chosen;
      least = cost;
      return;
    }
    for (const place of places) {
      if (chosen.some(({ box }) => collide(box, place.label.box))) continue;
      choose(i + 1, [...chosen, place.label], cost + place.cost);
    }
    choose(i + 1, chosen, cost + unnamed);
  }
  choose(0, [], 0);
  return best;
}

function collide(a: Candidate['box'], b: Candidate['box']): boolean {
  return overlaps(grown(a, ASIDE_PX, 0), grown(b, ASIDE_PX, 0));
}

function hasRoom(station: Label, kept: Iterable<Label>, scale: number, isLarge: boolean): boolean {
  for (const other of kept) {
    const isGuide = isLarge && station.rank <= GUIDE_RANK && other.rank <= GUIDE_RANK;
    const apart = isGuide ? Math.max(GUIDE_TARGET_PX, station.radiusPx + other.radiusPx + 1) : TARGET_PX;
    if (Math.hypot(station.x - other.x, station.y - other.y) * scale < apart) return false;
  }
  return true;
}
