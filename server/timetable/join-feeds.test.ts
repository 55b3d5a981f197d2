import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANGE_RULES } from '#app/data/timetable/change-rules.ts';
import { decodeTimetable } from '#app/data/timetable/decode.ts';
import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { feedsCovering } from '#app/domain/timetable/days.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { createPlanner, type Planner } from '#app/domain/timetable/planner.ts';
import { type Day, WEDNESDAY, WEEKDAYS } from '#app/domain/timetable/timetable.ts';
import { feedOfTrip } from '#app/domain/timetable/timetable-fields.ts';
import { joinFeeds } from './join-feeds.ts';
import type { FeedTrip, ReadFeed } from './read-feed.ts';
import { dayNumber, firstKeptDay } from './service-days.ts';

const TODAY: IsoDate = '2026-11-23';
const SEED = 20261123;
const [ROME, FLORENCE, BOLOGNA, MILAN] = ['83084095', '83064212', '83050435', '83017004'];
const STATIONS = [ROME, FLORENCE, BOLOGNA, MILAN];

interface Days {
  readonly from: IsoDate;
  readonly days: number;
  /** The days between two runs. */
  readonly every?: number;
}

/** A train that needs an hour between stations. */
function train(number: string, start: number, runs: Days, stations = STATIONS): FeedTrip {
  const first = BigInt(dayNumber(runs.from) - firstKeptDay(TODAY));
  let days = 0n;
  for (let day = 0; day < runs.days; day += runs.every ?? 1) days |= 1n << (first + BigInt(day));
  const stops = stations.map((station, at) => {
    const time = start + at * 60;
    return { station, arrival: time, departure: time, boarding: 3 };
  });
  return { number, kind: 'train', company: 'Own', days, stops };
}

/** A feed of one company. */
function feedOf(name: string, trips: readonly FeedTrip[]): ReadFeed {
  return feedOfCompanies(
    name,
    trips.map((trip) => ({ ...trip, company: name })),
  );
}

function feedOfCompanies(
  name: string,
  trips: readonly FeedTrip[],
  changeMinutes: ReadFeed['changeMinutes'] = new Map(),
): ReadFeed {
  const counts = { code: 0, 'name nearby': 0, 'name alone': 0, none: 0 };
  const stops = { stations: new Map(), counts, unknown: new Set<string>() };
  return { name, trips, stops, changeMinutes };
}

const plannerOf = (...feeds: readonly ReadFeed[]): Planner =>
  createPlanner(decodeTimetable(joinFeeds(feeds, TODAY), CHANGE_RULES));
const numbers = (trains: readonly Journey[]) => trains.map(({ rides }) => rides[0].number);

describe('a feed of several companies', () => {
  const week = { from: TODAY, days: 7 };
  const planner = plannerOf(
    feedOfCompanies('A region', [
      { ...train('1', 480, week), company: 'Trenord' },
      { ...train('2', 600, { from: TODAY, days: 2 }), company: 'TILO' },
    ]),
  );

  it('is one for each of them, with the days of the whole', () => {
    const days = { firstDay: TODAY, lastDay: '2026-11-29' };
    expect(planner.timetable.feeds).toEqual([
      { name: 'Trenord', ...days },
      { name: 'TILO', ...days },
    ]);
    const trips = planner
      .trainsOfDay(ROME, MILAN, TODAY)
      .map(({ rides: [{ number, trip }] }) => [number, feedOfTrip(planner.timetable, trip).name]);
    expect(trips).toEqual([
      ['1', 'Trenord'],
      ['2', 'TILO'],
    ]);
  });
});

describe('the minutes of a change', () => {
  const week = { from: TODAY, days: 7 };
  const trips = [
    train('1', 480, week, [ROME, BOLOGNA]),
    // Eight minutes after the arrival at 9:00.
    train('2', 548, week, [BOLOGNA, MILAN]),
  ];
  const TOMORROW = 480 + 24 * 60;
  // A change that is missed is one to the train of the next day.
  const isCaught = (...feeds: readonly ReadFeed[]) =>
    plannerOf(...feeds)
      .trainsOfDay(ROME, MILAN, TODAY)
      .some(({ arrival }) => arrival < TOMORROW);

  it('are those of the feed where it has some, of several feeds the longest', () => {
    const withMinutes = (minutes: number) =>
      feedOfCompanies(`${minutes}`, trips, new Map([[BOLOGNA, minutes]]));
    expect(isCaught(feedOf('None', trips))).toBe(false);
    expect(isCaught(withMinutes(8))).toBe(true);
    expect(isCaught(withMinutes(9))).toBe(false);
    expect(isCaught(withMinutes(8), withMinutes(9))).toBe(false);
  });
});

describe('feeds of different length', () => {
  const long = feedOf('Long', [train('1', 480, { from: TODAY, days: 90 })]);
  const short = feedOf('Short', [train('2', 600, { from: TODAY, days: 7 })]);

  it.each([
    ['the longer', [long, short]],
    ['the shorter', [short, long]],
  ])('both have their trains in the usual week, with %s first', (_, feeds) => {
    const planner = plannerOf(...feeds);
    expect(planner.figuresOf(ROME, MILAN)?.weekday).toEqual({ all: 2, direct: 2 });
    expect(numbers(planner.trainsOfDay(ROME, MILAN, WEDNESDAY))).toEqual(['1', '2']);
  });

  it('have the trains of each date, and name the feeds that cover it', () => {
    const planner = plannerOf(long, short);
    const on = (date: IsoDate) => [
      numbers(planner.trainsOfDay(ROME, MILAN, date)),
      feedsCovering(planner.timetable, date).map(({ name }) => name),
    ];
    expect(on('2026-11-26')).toEqual([
      ['1', '2'],
      ['Long', 'Short'],
    ]);
    expect(on('2026-12-26')).toEqual([['1'], ['Long']]);
  });

  it('have the whole run of a train that the longer cuts at the border', () => {
    const cut = feedOf('Long', [
      train('1', 480, { from: TODAY, days: 90 }, [ROME, FLORENCE, BOLOGNA]),
    ]);
    const whole = feedOf('Short', [train('1', 480, { from: TODAY, days: 7 })]);
    for (const feeds of [
      [cut, whole],
      [whole, cut],
    ]) {
      const planner = plannerOf(...feeds);
      expect(planner.figuresOf(ROME, MILAN)?.weekday).toEqual({ all: 1, direct: 1 });
      expect(planner.trainsOfDay(ROME, BOLOGNA, WEDNESDAY)).toHaveLength(1);
      expect(planner.trainsOfDay(ROME, BOLOGNA, '2027-01-20')).toHaveLength(1);
    }
  });

  it('have it on the days of the week on which it runs, also from before midnight', () => {
    // From Rome at 23:30, in Bologna at 1:30 of the next day, where the longer feed begins it.
    const nights = { from: '2026-11-24', days: 7, every: 7 } as const;
    const whole = feedOf('Short', [train('1', 23.5 * 60, nights)]);
    const cut = feedOf('Long', [
      train('1', 90, { from: '2026-11-25', days: 90, every: 7 }, [BOLOGNA, MILAN]),
      train('2', 600, { from: TODAY, days: 90 }, [BOLOGNA, MILAN]),
    ]);
    for (const feeds of [
      [cut, whole],
      [whole, cut],
    ]) {
      const planner = plannerOf(...feeds);
      const usual = (from: string, day: Day) => numbers(planner.directTrains(from, MILAN, day));
      expect(WEEKDAYS.map((day) => usual(ROME, day))).toEqual([[], ['1'], [], [], [], [], []]);
      expect(planner.directTrains(BOLOGNA, MILAN, WEDNESDAY)).toHaveLength(2);
    }
  });

  it('have no date between them that is the day of none', () => {
    const later = feedOf('Later', [train('3', 700, { from: '2027-01-01', days: 30 })]);
    const planner = plannerOf(short, later);
    // A typical Tuesday: both feeds have their trains in it.
    expect(numbers(planner.trainsOfDay(ROME, MILAN, '2026-12-15'))).toEqual(['2', '3']);
  });
});

describe('any feeds together', () => {
  const Train = fc.record({
    number: fc.integer({ min: 1, max: 40 }),
    start: fc.integer({ min: 0, max: 1200 }),
    from: fc.integer({ min: 0, max: 60 }),
    days: fc.integer({ min: 1, max: 60 }),
    every: fc.integer({ min: 1, max: 9 }),
    stations: fc.subarray(STATIONS, { minLength: 2 }),
  });
  const Trains = fc.uniqueArray(Train, {
    minLength: 1,
    maxLength: 6,
    selector: (one) => one.number,
  });
  type GivenTrain = (typeof Trains extends fc.Arbitrary<infer T> ? T : never)[number];
  const read = (name: string, trains: readonly GivenTrain[]) =>
    feedOf(
      name,
      trains.map(({ number, start, from, stations, ...runs }) =>
        train(`${name}${number}`, start, { from: addDays(TODAY, from), ...runs }, stations),
      ),
    );

  it('show on each date every train that one of them has', () => {
    fc.assert(
      fc.property(Trains, Trains, fc.nat(120), (one, other, later) => {
        const date = addDays(TODAY, later);
        const together = plannerOf(read('A', one), read('B', other));
        for (const feed of [read('A', one), read('B', other)]) {
          const alone = plannerOf(feed);
          if (feedsCovering(alone.timetable, date).length === 0) continue;
          for (const { departure, arrival } of alone.directTrains(ROME, MILAN, date)) {
            expect(together.directTrains(ROME, MILAN, date)).toContainEqual(
              expect.objectContaining({ departure, arrival }),
            );
          }
        }
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('show in a usual week the whole run of trains that the longer feed cuts', () => {
    const Starts = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 6 });
    const cuts = [
      [ROME, FLORENCE, BOLOGNA],
      [FLORENCE, BOLOGNA, MILAN],
      [FLORENCE, BOLOGNA],
    ];
    fc.assert(
      fc.property(Starts, fc.constantFrom(...cuts), fc.nat(20), (starts, cut, shared) => {
        const trains = (days: number, stations = STATIONS) =>
          starts.map((start, at) => {
            // The cut train leaves its own first station when the whole one calls there.
            const later = 60 * STATIONS.indexOf(stations[0] ?? ROME);
            return train(`${at}`, 10 * start + later, { from: TODAY, days }, stations);
          });
        const [whole, long] = [feedOf('A', trains(14 + shared)), feedOf('B', trains(90, cut))];
        const usual = ({ figuresOf, trainsOfDay }: Planner) => [
          figuresOf(ROME, MILAN)?.weekday,
          numbers(trainsOfDay(FLORENCE, BOLOGNA, WEDNESDAY)),
        ];
        const expected = usual(plannerOf(whole));
        expect(usual(plannerOf(whole, long))).toEqual(expected);
        expect(usual(plannerOf(long, whole))).toEqual(expected);
      }),
      { seed: SEED, numRuns: 100 },
    );
  });

  it('change nothing where one repeats a part of the other', () => {
    const Part = fc.record({
      kept: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      days: fc.integer({ min: 1, max: 30 }),
      minutes: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(Trains, Part, fc.nat(120), (trains, { kept, days, minutes }, later) => {
        const whole = read('A', trains);
        const mask = (1n << BigInt(dayNumber(TODAY) - firstKeptDay(TODAY) + days)) - 1n;
        const part = whole.trips.flatMap((trip, at): FeedTrip[] => {
          const runs = trip.days & mask;
          if (!kept[at] || runs === 0n) return [];
          const stops = trip.stops.map((stop) => ({
            ...stop,
            arrival: stop.arrival + minutes,
            departure: stop.departure + minutes,
          }));
          return [{ ...trip, days: runs, stops }];
        });
        if (part.length === 0) return;
        const alone = plannerOf(whole);
        const together = plannerOf(whole, feedOf('B', part));
        const date = addDays(TODAY, later);
        for (const [from, to] of [
          [ROME, MILAN],
          [FLORENCE, BOLOGNA],
        ] as const) {
          const shown = (planner: Planner) => [
            withoutTrips(planner.trainsOfDay(from, to, date)),
            withoutTrips(planner.trainsOfDay(from, to, WEDNESDAY)),
            planner.figuresOf(from, to)?.weekday,
          ];
          expect(shown(together)).toEqual(shown(alone));
        }
      }),
      { seed: SEED, numRuns: 200 },
    );
  });
});

/** Journeys without the numbers of their trips, which depend on the order in the file. */
function withoutTrips(journeys: readonly Journey[]) {
  return journeys.map((journey) => ({
    ...journey,
    rides: journey.rides.map(({ trip: _, ...ride }) => ride),
  }));
}
