import type { Journey } from './journey.ts';
import { type ChangeRules, DAY_MINUTES, type TrainKind } from './timetable.ts';
import { MAY_BOARD, MAY_LEAVE } from './timetable-fields.ts';

/**
 * A stop of a test's trip, with times after midnight of the day on which the trip begins;
 * `boarding` has the bits `MAY_BOARD` and `MAY_LEAVE`.
 */
interface TestStop {
  readonly station: string;
  readonly arrival: number;
  readonly departure: number;
  readonly boarding: number;
}

/** A test's trip on a day. */
interface TestTrain {
  readonly kind: TrainKind;
  readonly stops: readonly TestStop[];
}

/** The trains around a day (those before it have times below zero) and the rules of changes. */
export interface TestNetwork {
  readonly trains: readonly TestTrain[];
  readonly rules: ChangeRules;
}

/** The minutes of a change at a station between two kinds of train. */
export function minutesOfChange(
  { minutesAt, stationParts }: ChangeRules,
  station: string,
  from: TrainKind,
  to: TrainKind,
): number {
  const { parts = [], betweenMinutes = 0 } = stationParts.get(station) ?? {};
  const [one, other] = [from, to].map((kind) => parts.find(({ kinds }) => kinds.includes(kind)));
  if (!one || !other) return minutesAt(station);
  return one === other ? one.minutes : betweenMinutes;
}

/** The properties by which journeys are compared. */
export interface Worth {
  readonly departure: number;
  readonly arrival: number;
  readonly changes: number;
}

export function worthOf({ departure, arrival, changes }: Journey): Worth {
  return { departure, arrival, changes };
}

/** Whether a journey is no worse than another one in anything. */
export function isAsGood(one: Worth, other: Worth): boolean {
  return (
    one.departure >= other.departure && one.arrival <= other.arrival && one.changes <= other.changes
  );
}

interface FoundJourney extends Worth {
  /** The departure of its first train. */
  readonly firstTrain: number;
}

/** A place where a train may be boarded, by the kind of train from some minute on. */
interface BoardingPlace {
  readonly station: string;
  readonly readyFor: (kind: TrainKind) => number;
}

/** A place where a first train may be boarded. */
interface Start extends BoardingPlace {
  /** The minutes that the way there takes. */
  readonly way: number;
}

/** The limits of a search, beside its stations. */
interface Limits {
  readonly mostChanges: number;
  /** The least minutes of a change, where the station's own are fewer. */
  readonly leastChange: number;
}

/** The other stations of a city, with the minutes on foot to each. */
function walksFrom(rules: ChangeRules, station: string): readonly (readonly [string, number])[] {
  return rules.walks.flatMap(([one, other, minutes]) => {
    if (station !== one && station !== other) return [];
    return [[station === one ? other : one, minutes] as const];
  });
}

/** The stations of a search, and where its first train may be boarded. */
interface Ends {
  readonly from: string;
  readonly starts: readonly Start[];
  readonly to: string;
}

/** A ride from a stop of a train to a later one. */
interface TestRide {
  readonly kind: TrainKind;
  readonly departure: number;
  readonly end: string;
  readonly arrival: number;
}

/** Every ride from a place, to each later stop of each train. */
function* ridesFrom(
  trains: TestNetwork['trains'],
  { station, readyFor }: BoardingPlace,
): Generator<TestRide, void> {
  for (const { kind, stops } of trains) {
    const ready = readyFor(kind);
    for (const [at, { station: start, departure, boarding }] of stops.entries()) {
      if (start !== station || departure < ready || !(boarding & MAY_BOARD)) continue;
      for (const later of stops.slice(at + 1)) {
        if (later.boarding & MAY_LEAVE)
          yield { kind, departure, end: later.station, arrival: later.arrival };
      }
    }
  }
}

/** The places where the next train may be boarded after a ride. */
function placesAfter(
  { kind, end, arrival }: TestRide,
  rules: ChangeRules,
  leastChange: number,
): readonly BoardingPlace[] {
  const after = (minutes: number) => arrival + Math.max(minutes, leastChange);
  return [
    { station: end, readyFor: (next) => after(minutesOfChange(rules, end, kind, next)) },
    ...walksFrom(rules, end).map(([station, minutes]) => ({
      station,
      readyFor: () => after(minutes),
    })),
  ];
}

/** All journeys between two stations within some limits, in the times of the searched day. */
function allJourneys(
  { trains, rules }: TestNetwork,
  { from, starts, to }: Ends,
  { mostChanges, leastChange }: Limits,
): readonly FoundJourney[] {
  const found: FoundJourney[] = [];
  /** @param begin gives the beginning of a journey, by the departure of the train at the place */
  function follow(
    place: BoardingPlace,
    changes: number,
    begin: (departure: number) => Pick<FoundJourney, 'departure' | 'firstTrain'>,
  ): void {
    for (const ride of ridesFrom(trains, place)) {
      if (ride.end === from) continue;
      const begun = begin(ride.departure);
      for (const [station, way] of [[ride.end, 0] as const, ...walksFrom(rules, ride.end)]) {
        if (station === to) found.push({ ...begun, arrival: ride.arrival + way, changes });
      }
      if (changes === mostChanges) continue;
      for (const next of placesAfter(ride, rules, leastChange))
        follow(next, changes + 1, () => begun);
    }
  }
  for (const start of starts) {
    if (start.station === to) continue;
    follow(start, 0, (firstTrain) => ({ departure: firstTrain - start.way, firstTrain }));
  }
  return found;
}

function isBeaten(one: Worth, other: Worth): boolean {
  return isAsGood(other, one) && !isAsGood(one, other);
}

/**
 * All journeys of a day worth offering, found by following every train from every station: the
 * specification of `journeysOfDay`, with three changes only where two give nothing with the
 * stations' own minutes.
 */
export function searchExhaustively(
  network: TestNetwork,
  from: string,
  to: string,
  leastChange = 0,
): readonly Worth[] {
  const planned = worthOffering(network, from, to, { mostChanges: 2, leastChange: 0 });
  if (planned.length > 0 && leastChange === 0) return planned;
  const mostChanges = planned.length > 0 ? 2 : 3;
  return worthOffering(network, from, to, { mostChanges, leastChange });
}

/** A train that was missed, and where and when it left. */
interface MissedTrain {
  readonly station: string;
  readonly departure: number;
  readonly kind: TrainKind;
}

interface GoingOn {
  readonly to: string;
  /** The next train leaves before this minute. */
  readonly end: number;
  readonly leastChange?: number | undefined;
}

/**
 * The earliest arrival and its fewest changes after a missed train, found by following every train:
 * the specification of `afterMissedChange`. Undefined for none that leaves before an end; a walk
 * has −1 changes.
 */
export function goOnExhaustively(
  network: TestNetwork,
  { station, departure, kind }: MissedTrain,
  { to, end, leastChange = 0 }: GoingOn,
): Omit<Worth, 'departure'> | undefined {
  const { rules } = network;
  const after = (minutes: number) => departure + Math.max(1, minutes);
  const isSamePart = (next: TrainKind) => {
    const parts = rules.stationParts.get(station)?.parts ?? [];
    const partOf = (one: TrainKind) => parts.find(({ kinds }) => kinds.includes(one));
    return partOf(kind) === partOf(next);
  };
  const ways = walksFrom(rules, station);
  const starts: readonly Start[] = [
    {
      station,
      way: 0,
      readyFor: (next) => {
        if (isSamePart(next)) return after(0);
        return after(Math.max(leastChange, minutesOfChange(rules, station, kind, next)));
      },
    },
    ...ways.map(([place, way]) => ({
      station: place,
      way,
      readyFor: () => after(Math.max(leastChange, way)),
    })),
  ];
  const limits = { mostChanges: 2, leastChange };
  const found = allJourneys(network, { from: station, starts, to }, limits)
    .filter(({ firstTrain }) => firstTrain < end)
    .map(({ arrival, changes }) => ({ arrival, changes }));
  const walk = ways.find(([place]) => place === to)?.[1];
  if (walk !== undefined) found.push({ arrival: departure + walk, changes: -1 });
  return found.sort((one, other) => one.arrival - other.arrival || one.changes - other.changes)[0];
}

function worthOffering(
  network: TestNetwork,
  from: string,
  to: string,
  limits: Limits,
): readonly Worth[] {
  const { rules } = network;
  const starts = [[from, 0] as const, ...walksFrom(rules, from)].map(([station, way]) => ({
    station,
    way,
    readyFor: () => 0,
  }));
  const all = allJourneys(network, { from, starts, to }, limits);
  const ofDay = all.filter(({ firstTrain }) => firstTrain < DAY_MINUTES);
  const rivals = [...ofDay, ...all.filter(({ departure }) => departure >= DAY_MINUTES)];
  const way = rules.walks.find((walk) => walk.includes(from) && walk.includes(to))?.[2];
  const worth = ofDay.filter(
    (journey) =>
      !rivals.some((rival) => isBeaten(journey, rival)) &&
      (journey.changes === 0 ||
        journey.arrival - journey.departure < (way ?? Number.POSITIVE_INFINITY)),
  );
  const keys = new Map(
    worth.map(({ departure, arrival, changes }) => [
      `${departure} ${arrival} ${changes}`,
      { departure, arrival, changes },
    ]),
  );
  return [...keys.values()].sort(
    (one, other) =>
      one.departure - other.departure || one.arrival - other.arrival || one.changes - other.changes,
  );
}
