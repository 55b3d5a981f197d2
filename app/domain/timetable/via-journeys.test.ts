import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAsGood, searchExhaustively, type Worth, worthOf } from './exhaustive-search.fixture.ts';
import { callsOf } from './journey.ts';
import {
  isRegional,
  networkAround,
  plannerOf,
  RULES,
  RUNS,
  STATIONS,
  train,
  trips,
  weekday,
} from './random-timetable.fixture.ts';
import { MAY_BOARD, MAY_LEAVE } from './timetable-fields.ts';

const [FROM = '', VIA = '', TO = ''] = STATIONS;

/** All pairs of journeys with a stay between them, of which none is surpassed. */
function joinExhaustively(
  before: readonly Worth[],
  after: readonly Worth[],
  minutes: number,
): readonly Worth[] {
  const pairs = before.flatMap((one) =>
    after
      .filter(({ departure }) => departure >= one.arrival + minutes)
      .map((other) => ({
        departure: one.departure,
        arrival: other.arrival,
        changes: one.changes + 1 + other.changes,
      })),
  );
  const best = pairs.filter((pair) =>
    pairs.every((other) => !isAsGood(other, pair) || isAsGood(pair, other)),
  );
  const texts = new Set(best.map((pair) => JSON.stringify(pair)));
  return [...texts]
    .map((text): Worth => JSON.parse(text))
    .sort(
      (one, other) =>
        one.departure - other.departure ||
        one.arrival - other.arrival ||
        one.changes - other.changes,
    );
}

describe('journeys through a station', () => {
  const hours = fc.constantFrom(1, 2, 4);
  const kindsOfTrains = fc.constantFrom(undefined, 'regional' as const);

  it('with hours there are those that joining every pair of journeys finds', () => {
    fc.assert(
      fc.property(trips, weekday, hours, (given, day, stay) => {
        const planner = plannerOf(given);
        const known = [FROM, VIA, TO].every((id) => planner.timetable.stationNumbers.has(id));
        fc.pre(known);
        const network = networkAround(given, day);
        const via = { station: VIA, minutes: 60 * stay };
        const found = planner.journeysVia(FROM, TO, day, { via });
        expect(found.map(worthOf)).toEqual(
          joinExhaustively(
            searchExhaustively(network, FROM, VIA),
            searchExhaustively(network, VIA, TO),
            via.minutes,
          ),
        );
      }),
      RUNS,
    );
  });

  it('on regional trains alone with hours there are those of a timetable of them', () => {
    let compared = 0;
    fc.assert(
      fc.property(trips, weekday, hours, (given, day, stay) => {
        const planner = plannerOf(given);
        const known = STATIONS.filter((id) => planner.timetable.stationNumbers.has(id));
        const network = networkAround(given.filter(isRegional), day);
        const best = new Map<string, readonly Worth[]>();
        for (const from of known)
          for (const to of known) best.set(from + to, searchExhaustively(network, from, to));
        const bestOf = (from: string, to: string) => best.get(from + to) ?? [];
        for (const [from, to] of known.flatMap((one) => known.map((two) => [one, two] as const))) {
          for (const station of known) {
            if (new Set([from, to, station]).size < 3) continue;
            const via = { station, minutes: 60 * stay };
            const settings = { kinds: 'regional' } as const;
            const found = planner.journeysVia(from, to, day, { via, settings }).map(worthOf);
            compared += found.length;
            const [before, after] = [bestOf(from, station), bestOf(station, to)];
            expect(found).toEqual(joinExhaustively(before, after, via.minutes));
          }
        }
      }),
      { ...RUNS, numRuns: RUNS.numRuns / 4 },
    );
    expect(compared).toBeGreaterThan(50);
  });

  it('without a stay call there, and none is left out: a change or a train that passes', () => {
    fc.assert(
      fc.property(trips, weekday, kindsOfTrains, (given, day, kinds) => {
        const planner = plannerOf(given);
        const known = [FROM, VIA, TO].every((id) => planner.timetable.stationNumbers.has(id));
        fc.pre(known);
        const network = networkAround(kinds ? given.filter(isRegional) : given, day);
        const via = { station: VIA, minutes: 0 };
        const found = planner.journeysVia(FROM, TO, day, { via, settings: { kinds } });
        for (const { rides, stay } of found) {
          if (kinds) expect(rides.some(({ kind }) => kind === 'frecciarossa')).toBe(false);
          const passes = rides.some((ride) =>
            callsOf(planner.timetable, ride).some(({ station }) => station === VIA),
          );
          expect(stay?.station === VIA || passes).toBe(true);
        }
        // The change at this station takes at most ten minutes.
        const changing = joinExhaustively(
          searchExhaustively(network, FROM, VIA),
          searchExhaustively(network, VIA, TO),
          RULES.minutesAt(VIA),
        );
        const passing = network.trains.flatMap(({ stops }) => {
          const at = (id: string, bits: number) =>
            stops.findIndex(({ station, boarding }) => station === id && boarding & bits);
          const [from, via, to] = [at(FROM, MAY_BOARD), at(VIA, MAY_LEAVE), at(TO, MAY_LEAVE)];
          const canGoOn = (stops[via]?.boarding ?? 0) & MAY_BOARD;
          const { departure = -1 } = stops[from] ?? {};
          const isOfDay = departure >= 0 && departure < 1440;
          if (from < 0 || via < from || to < via || !canGoOn || !isOfDay) return [];
          return [{ departure, arrival: stops[to]?.arrival ?? 0, changes: 0 }];
        });
        for (const worth of [...changing, ...passing])
          expect(found.some((journey) => isAsGood(worthOf(journey), worth))).toBe(true);
      }),
      RUNS,
    );
  });

  it('leave the train for the hours asked for, and name the stay', () => {
    const planner = plannerOf([
      train(['A', 480], ['B', 540], ['C', 600]),
      train(['B', 660], ['C', 720]),
      train(['B', 700], ['C', 760]),
    ]);
    const journeysFor = (minutes: number) =>
      planner.journeysVia('A', 'C', 2, { via: { station: 'B', minutes } });
    expect(journeysFor(0)).toMatchObject([{ departure: 480, arrival: 600, changes: 0 }]);
    expect(journeysFor(0)[0]?.stay).toBeUndefined();
    expect(journeysFor(120)).toMatchObject([
      { arrival: 720, changes: 1, stay: { station: 'B', rides: 1, arrival: 540 } },
    ]);
    expect(journeysFor(150)).toMatchObject([{ arrival: 760 }]);
    expect(journeysFor(180)).toEqual([]);
  });

  it('keep the traveller’s least change at the station', () => {
    const planner = plannerOf([
      train(['A', 480], ['B', 540]),
      train(['B', 560], ['C', 600]),
      train(['B', 580], ['C', 620]),
    ]);
    const arrivals = ([undefined, 25, 40] as const).map((leastChange) =>
      planner
        .journeysVia('A', 'C', 2, { via: { station: 'B', minutes: 0 }, settings: { leastChange } })
        .map(({ arrival }) => arrival),
    );
    expect(arrivals).toEqual([[600], [620], [620]]);
  });
});
