import { callsOf, type Journey, journeyOf, type Ride } from './journey.ts';
import { byDeparture } from './journeys-of-day.ts';
import type { Timetable } from './timetable.ts';

/** An intermediate station of a journey, and the least stay there in minutes. */
export interface Via {
  readonly station: string;
  readonly minutes: number;
}

/** The two parts of journeys through a station. */
interface ViaLegs {
  /** The journeys to the station that are worth offering. */
  readonly toVia: readonly Journey[];
  /** Those from the station. */
  readonly fromVia: readonly Journey[];
  /** Whether the traveller may stay in a train that passes through. */
  readonly mayPass: boolean;
}

/**
 * The journeys of a day through a station that are worth offering (see `findJourneys`), each of a
 * journey to it and one from it after the stay. A train that passes through is one ride and no
 * change.
 */
export function joinJourneys(
  timetable: Timetable,
  { station, minutes }: Via,
  { toVia, fromVia, mayPass }: ViaLegs,
): readonly Journey[] {
  const joined = toVia.flatMap((before) => {
    const passing = fromVia.flatMap(
      (after) => (mayPass && passed(timetable, before, after, station)) || [],
    );
    const later = fromVia.filter(({ departure }) => departure >= before.arrival + minutes);
    return [
      ...passing,
      ...earliestOfEachChange(later).map((after) => stayed(before, after, station)),
    ];
  });
  return worthOffering(joined.sort(byDeparture));
}

/** The journey that goes on in the train in which the first one arrives, if it calls there. */
function passed(
  timetable: Timetable,
  before: Journey,
  after: Journey,
  station: string,
): Journey | undefined {
  const last = lastRide(before);
  const [first, ...others] = after.rides;
  if (last.trip !== first.trip || last.fromPosition >= first.toPosition) return undefined;
  const { to, arrival, toPosition } = first;
  const through: Ride = { ...last, to, arrival, toPosition };
  const calls = callsOf(timetable, through);
  // The same train of the next day arrives a day later.
  const isSameDay = calls.at(-1)?.arrival === arrival;
  if (!isSameDay || calls.every((call) => call.station !== station)) return undefined;
  const [start = through, ...rides] = [...before.rides.slice(0, -1), through, ...others];
  return journeyOf(before.departure, after.arrival, [start, ...rides]);
}

function stayed(before: Journey, after: Journey, station: string): Journey {
  const [first, ...others] = before.rides;
  return {
    ...journeyOf(before.departure, after.arrival, [first, ...others, ...after.rides]),
    stay: { station, rides: before.rides.length, arrival: before.arrival },
  };
}

function lastRide({ rides }: Journey): Ride {
  return rides.at(-1) ?? rides[0];
}

/** The journey that arrives first, for each number of changes. */
function earliestOfEachChange(journeys: readonly Journey[]): readonly Journey[] {
  const earliest = new Map<number, Journey>();
  for (const journey of journeys) {
    const known = earliest.get(journey.changes);
    if (!known || journey.arrival < known.arrival) earliest.set(journey.changes, journey);
  }
  return [...earliest.values()];
}

/** The journeys that are worth offering; the first of equal ones. */
function worthOffering(journeys: readonly Journey[]): readonly Journey[] {
  return journeys.filter(
    (journey, at) =>
      !journeys.some(
        (other, otherAt) =>
          other.departure >= journey.departure &&
          other.arrival <= journey.arrival &&
          other.changes <= journey.changes &&
          (otherAt < at || !isEqual(other, journey)),
      ),
  );
}

function isEqual(one: Journey, other: Journey): boolean {
  return (
    one.departure === other.departure &&
    one.arrival === other.arrival &&
    one.changes === other.changes
  );
}
