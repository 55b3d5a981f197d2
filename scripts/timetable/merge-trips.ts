import { countDays, type Trip } from './trip.ts';

/** Makes one trip of those with the same number, kind, stops and times, with the days of all; also says of how many each is made. */
export function uniteDays(trips: readonly Trip[]): ReadonlyMap<Trip, number> {
  const groups = new Map<string, Trip[]>();
  for (const trip of trips) {
    const stops = trip.stops.map((stop) => Object.values(stop).join());
    const key = [trip.number, trip.kind, ...stops].join('|');
    const group = groups.get(key);
    if (group) group.push(trip);
    else groups.set(key, [trip]);
  }
  return new Map(
    [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      return [[{ ...first, days: group.reduce((days, trip) => days | trip.days, 0n) }, group.length]];
    }),
  );
}

/** Whether two trips share two stations, and so cannot be two stretches of one train. */
export function runTogether(one: Trip, other: Trip): boolean {
  const stations = new Set(one.stops.map(({ station }) => station));
  return new Set(other.stops.flatMap(({ station }) => (stations.has(station) ? [station] : []))).size > 1;
}

/**
 * Leaves one form of a train's number on each day: of two forms that run together the one that comes first keeps the days
 * that both have.
 *
 * @param forms in the order in which they win
 * @param areOne whether two trips with the same number are forms of one train
 */
export function keepUsualForms(forms: readonly Trip[], areOne: (one: Trip, other: Trip) => boolean): Trip[] {
  const byNumber = new Map<string, Trip[]>();
  for (const form of forms) {
    const kept = byNumber.get(form.number) ?? [];
    const days = kept.reduce((rest, other) => (areOne(form, other) ? rest & ~other.days : rest), form.days);
    if (days > 0n) kept.push({ ...form, days });
    byNumber.set(form.number, kept);
  }
  return [...byNumber.values()].flat();
}

function rideMinutes({ stops }: Trip): number {
  return (stops.at(-1)?.arrival ?? 0) - (stops[0]?.departure ?? 0);
}

/**
 * The trips of a season's parts as one usual week: the form of a number that runs on most days of the week wins. Of
 * several that run on as many, the one with the most stops and then the shortest ride is the train without works.
 */
export function usualWeek(trips: readonly Trip[]): Trip[] {
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
    runTogether,
  );
}
