import { cityOfStation } from '#app/data/cities/cities.ts';
import { SCHEMATIC_STATIONS, type SchematicAxis } from '#app/data/network/schematic.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic-axes.ts';
import { NETWORK_STATIONS } from '#app/data/network/stations.ts';
import type { Language } from '#app/domain/language.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import {
  callsOf,
  type Journey,
  type Ride,
  walkAfter,
  walkBefore,
} from '#app/domain/timetable/journey.ts';
import { DAY_MINUTES, type Timetable } from '#app/domain/timetable/timetable.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { type FastestJourney, stopsTitle } from './fastest-words.ts';
import { HIGH_SPEED, stationWords, trainName } from './train-words.ts';

/** A journey's stops in words, train by train. */
export interface StopLineData {
  readonly title: string;
  readonly trains: readonly StopLineTrain[];
  /** The way through the city after the last train. */
  readonly after: string | undefined;
}

interface StopLineTrain {
  /** The change before the train, or the way through the city. */
  readonly before: string | undefined;
  /** The consequence of missing the train, where the page has it. */
  readonly missed: string | undefined;
  readonly train: string;
  readonly stops: readonly StopLineStop[];
}

interface StopLineStop {
  readonly name: string;
  readonly guide: string | undefined;
  readonly time: string;
  /** Since the journey began; undefined at its first stop. */
  readonly minutes: string | undefined;
  /** A note that the time is of the next day, at the first such stop and at the last stop. */
  readonly day: string | undefined;
  readonly isMajor: boolean;
  /** The train's axis in the diagram; undefined without one, and after the last stop. */
  readonly axis: string | undefined;
  /** The train runs on over a high-speed line. */
  readonly isFast: boolean;
}

/**
 * The stops of the trains of the fastest journey to a station, with the minutes since it began.
 *
 * @param toId where the journey ends, a way through the city after its last train included
 */
export function stopLine(fastest: FastestJourney, toId: string, language: Language): StopLineData {
  const { timetable, journey } = fastest;
  return {
    title: stopsTitle(fastest, language),
    ...trainsWithStops(timetable, journey, { toId, language, missed: () => undefined }),
  };
}

interface StopsOptions {
  readonly toId: string;
  readonly language: Language;
  /** Describes what happens if a change is missed, 0 for the first. */
  readonly missed: (change: number) => string | undefined;
}

/** The stops of a journey's trains. */
export function trainsWithStops(
  timetable: Timetable,
  journey: Journey,
  { toId, language, missed }: StopsOptions,
): Pick<StopLineData, 'trains' | 'after'> {
  const t = textsFor(language, 'trains');
  const way = (minutes: number, stationId: string) =>
    t('line.way', {
      minutes: formatDuration(minutes, language),
      place: stationWords(stationId, language),
    });
  const before = (ride: Ride, at: number) => {
    const previous = journey.rides[at - 1];
    if (!previous) return walkBefore(journey) > 0 ? way(walkBefore(journey), ride.from) : undefined;
    const minutes = ride.departure - previous.arrival;
    if (previous.to !== ride.from) return way(minutes, ride.from);
    const key = at === journey.stay?.rides ? 'line.stay' : 'line.change';
    return t(key, { minutes: formatDuration(minutes, language) });
  };
  return {
    trains: journey.rides.map((ride, at) => ({
      before: before(ride, at),
      missed: at > 0 ? missed(at - 1) : undefined,
      train: trainName(ride, language),
      stops: stopsOf(timetable, ride, journey.departure, language),
    })),
    after: walkAfter(journey) > 0 ? way(walkAfter(journey), toId) : undefined,
  };
}

function stopsOf(
  timetable: Timetable,
  ride: Ride,
  beginning: number,
  language: Language,
): readonly StopLineStop[] {
  const calls = callsOf(timetable, ride);
  const nextDay = textsFor(language, 'trains')('marks.nextDay');
  const firstOfNextDay = calls.findIndex(({ departure }) => departure >= DAY_MINUTES);
  const axes = axesOf(calls.map(({ station }) => STATION_BY_ID.get(station)?.key));
  const axis = axisOfTrain(axes.slice(0, -1));
  return calls.map(({ station, arrival, departure }, at) => {
    const shown = at === calls.length - 1 ? arrival : departure;
    const city = cityOfStation(station);
    const isNextDay = shown >= DAY_MINUTES && (at === firstOfNextDay || at === calls.length - 1);
    return {
      name: stationWords(station, language),
      guide: city && localAddress(cityPath(city.slug), language),
      time: clockTime(shown),
      minutes: shown > beginning ? formatDuration(shown - beginning, language) : undefined,
      day: isNextDay ? nextDay : undefined,
      isMajor: STATION_BY_ID.get(station)?.kind === 'major',
      axis: at < calls.length - 1 ? axis : undefined,
      isFast: axes[at] === HIGH_SPEED_AXIS && HIGH_SPEED.has(ride.kind),
    };
  });
}

/**
 * The axis of most of a train's sections, so that its line has one colour; undefined where a
 * section has none.
 */
function axisOfTrain(axes: readonly (string | undefined)[]): string | undefined {
  if (axes.includes(undefined)) return undefined;
  const countOf = (axis: string | undefined) => axes.filter((other) => other === axis).length;
  return axes.toSorted((one, other) => countOf(other) - countOf(one))[0];
}

const STATION_BY_ID = new Map(NETWORK_STATIONS.map((station) => [station.stationId, station]));

/** The only axis with a separate high-speed railway; on others fast trains use the normal line. */
const HIGH_SPEED_AXIS = 'spine';

/**
 * The diagram's axis from each of a train's stops to the next. Stops that the diagram leaves out
 * take the axis between their neighbours.
 *
 * @param keys the stops' keys on the map; undefined for a stop that is not on it
 */
function axesOf(keys: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const has = ({ lines }: SchematicAxis, key: unknown) =>
    lines.some((line) => line.some((place) => place === key));
  const isDrawn = (key: string | undefined) => key !== undefined && key in SCHEMATIC_STATIONS;
  return keys.map((_, at) => {
    const from = keys.slice(0, at + 1).findLast(isDrawn);
    const to = keys.slice(at + 1).find(isDrawn);
    if (from === undefined || to === undefined) return undefined;
    const both = SCHEMATIC_AXES.filter((axis) => has(axis, from) && has(axis, to));
    // The line that most of its other stops are on, too; of equals the chief one.
    const shared = (axis: SchematicAxis) => keys.filter((key) => has(axis, key)).length;
    const most = Math.max(...both.map(shared));
    return both.findLast((axis) => shared(axis) === most)?.id;
  });
}
