import { countDays, type Trip } from './trip.ts';

/**
 * The least stops of each portion of a dividing train, and of its shared part. A train that only
 * ends at another station on some days does not divide.
 */
const LEAST_STOPS = 2;

/**
 * Unites trips with the same number, kind, stops and times into one with the days of all. Maps each
 * to the number of its parts.
 */
export function uniteDays(trips: readonly Trip[]): ReadonlyMap<Trip, number> {
  const groups = Map.groupBy(trips, ({ number, kind, stops }) =>
    [number, kind, ...stops.map((stop) => Object.values(stop).join())].join('|'),
  );
  return new Map(
    [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      return [
        [{ ...first, days: group.reduce((days, trip) => days | trip.days, 0n) }, group.length],
      ];
    }),
  );
}

/** Whether two trips share two stations, so that they cannot be two sections of one train. */
function runTogether(one: Trip, other: Trip): boolean {
  const stations = new Set(one.stops.map(({ station }) => station));
  return (
    new Set(other.stops.flatMap(({ station }) => (stations.has(station) ? [station] : []))).size > 1
  );
}

/**
 * Whether two trips with the same number are portions of a dividing train: they have the same times
 * up to the halt at which they divide, and different stations after it.
 */
function arePortions({ stops: one }: Trip, { stops: other }: Trip): boolean {
  const shared = one.findIndex(({ station }, at) => station !== other[at]?.station);
  const rests = [one.slice(shared), other.slice(shared)];
  if (shared < LEAST_STOPS || rests.some(({ length }) => length < LEAST_STOPS)) return false;
  const isTogether = one.slice(0, shared).every(({ arrival, departure }, at) => {
    const stop = other[at];
    return arrival === stop?.arrival && (departure === stop.departure || at === shared - 1);
  });
  const own = new Set(rests.flat().map(({ station }) => station));
  return isTogether && own.size === rests.flat().length;
}

/**
 * Keeps one form of a train number for each day: of two forms of one train, the first keeps the
 * days of both.
 *
 * @param forms in the order of their precedence
 * @param areOne whether two trips with the same number are forms of one train
 */
function keepUsualForms(
  forms: readonly Trip[],
  areOne: (one: Trip, other: Trip) => boolean,
): Trip[] {
  const byNumber = new Map<string, Trip[]>();
  for (const form of forms) {
    const kept = byNumber.get(form.number) ?? [];
    const days = kept.reduce(
      (rest, other) => (areOne(form, other) ? rest & ~other.days : rest),
      form.days,
    );
    if (days > 0n) kept.push({ ...form, days });
    byNumber.set(form.number, kept);
  }
  return [...byNumber.values()].flat();
}

function rideMinutes({ stops }: Trip): number {
  return (stops.at(-1)?.arrival ?? 0) - (stops[0]?.departure ?? 0);
}

/**
 * Merges the trips of a season's parts into one usual week. The form of a number that runs on most
 * days of the week wins; then the one with the most stops and the shortest ride, which is the train
 * without works. Both portions of a dividing train stay.
 */
export function mergeSeason(trips: readonly Trip[]): Trip[] {
  const merged = [...uniteDays(trips)];
  merged.sort(
    ([one, parts], [other, otherParts]) =>
      countDays(other.days) - countDays(one.days) ||
      Number(one.kind === 'bus') - Number(other.kind === 'bus') ||
      other.stops.length - one.stops.length ||
      rideMinutes(one) - rideMinutes(other) ||
      otherParts - parts,
  );
  return keepUsualForms(
    merged.map(([trip]) => trip),
    (one, other) => runTogether(one, other) && !arePortions(one, other),
  );
}
