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

interface FoundJourney extends Worth {
  readonly firstTrain: number;
}

/**
 * All journeys between two stations with so many changes at most on some trains, each in the times
 * of the searched day.
 */
function allJourneys(
  trains: readonly TestTrain[],
  rules: ChangeRules,
  from: string,
  to: string,
  mostChanges: number,
): readonly FoundJourney[] {
  const ways = (station: string): readonly (readonly [string, number])[] =>
    rules.walks.flatMap(([one, other, minutes]) => {
      if (station !== one && station !== other) return [];
      return [[station === one ? other : one, minutes] as const];
    });
  const found: FoundJourney[] = [];
  const follow = (
    station: string,
    readyFor: (kind: TrainKind) => number,
    ridden: number,
    begin: (departure: number) => FoundJourney,
  ) => {
    for (const { kind, stops } of trains) {
      const ready = readyFor(kind);
      stops.forEach((stop, at) => {
        if (stop.station !== station || stop.departure < ready || !(stop.boarding & MAY_BOARD))
          return;
        const begun = begin(stop.departure);
        for (const { station: end, arrival, boarding } of stops.slice(at + 1)) {
          if (!(boarding & MAY_LEAVE) || end === from) continue;
          for (const [place, way] of [[end, 0] as const, ...ways(end)]) {
            if (place === to) found.push({ ...begun, arrival: arrival + way, changes: ridden });
          }
          if (ridden === mostChanges) continue;
          follow(
            end,
            (next) => arrival + minutesOfChange(rules, end, kind, next),
            ridden + 1,
            () => begun,
          );
          for (const [place, way] of ways(end)) {
            follow(
              place,
              () => arrival + way,
              ridden + 1,
              () => begun,
            );
          }
        }
      });
    }
  };
  for (const [place, way] of [[from, 0] as const, ...ways(from)]) {
    if (place === to) continue;
    follow(
      place,
      () => 0,
      0,
      (departure) => ({
        departure: departure - way,
        firstTrain: departure,
        arrival: 0,
        changes: 0,
      }),
    );
  }
  return found;
}

function isBeaten(one: Worth, other: Worth): boolean {
  const gains = [
    other.departure - one.departure,
    one.arrival - other.arrival,
    one.changes - other.changes,
  ];
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
}

/**
 * All journeys of a day worth offering, found by following every train from every station: the
 * specification of `journeysOfDay`, with three changes only where two give nothing.
 *
 * @param trains of the day, of the day before (times below zero) and of the day after
 */
export function searchExhaustively(
  trains: readonly TestTrain[],
  rules: ChangeRules,
  from: string,
  to: string,
): readonly Worth[] {
  const found = worthOffering(trains, rules, from, to, 2);
  return found.length > 0 ? found : worthOffering(trains, rules, from, to, 3);
}

function worthOffering(
  trains: readonly TestTrain[],
  rules: ChangeRules,
  from: string,
  to: string,
  mostChanges: number,
): readonly Worth[] {
  const all = allJourneys(trains, rules, from, to, mostChanges);
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
