import { cityOfStation } from '#app/data/cities/cities.ts';
import { SCHEMATIC_AXES, SCHEMATIC_STATIONS } from '#app/data/network/schematic.ts';
import { NETWORK_STATIONS } from '#app/data/network/stations.ts';
import type { Language } from '#app/domain/language.ts';
import {
  callsOf,
  type Journey,
  type Ride,
  walkAfter,
  walkBefore,
} from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { clockTime, HIGH_SPEED, stationWords, trainName } from './train-words.ts';

/** A journey's stops in words, train by train. */
export type StopLineData = ReturnType<typeof stopLine>;

/**
 * The stops of the trains of the fastest journey to a station, with the minutes since it began.
 *
 * @param toId where the journey ends, a way through the city behind its last train included
 */
export function stopLine(timetable: Timetable, fastest: Journey, toId: string, language: Language) {
  const t = textsFor(language, 'trains');
  const way = (minutes: number, stationId: string) =>
    t('line.way', {
      minutes: formatDuration(minutes, language),
      place: stationWords(stationId, language),
    });
  const before = (ride: Ride, previous: Ride | undefined) => {
    if (!previous) return walkBefore(fastest) > 0 ? way(walkBefore(fastest), ride.from) : undefined;
    const minutes = ride.departure - previous.arrival;
    return previous.to === ride.from
      ? t('line.change', { minutes: formatDuration(minutes, language) })
      : way(minutes, ride.from);
  };
  return {
    title: t(
      fastest.changes === 0 && fastest.rides[0].kind !== 'bus' ? 'line.train' : 'line.journey',
    ),
    trains: fastest.rides.map((ride, at) => ({
      /** The change or the way through the city before it. */
      before: before(ride, fastest.rides[at - 1]),
      train: trainName(ride, language),
      stops: stopsOf(timetable, ride, fastest.departure, language),
    })),
    /** The way through the city behind the last train. */
    after: walkAfter(fastest) > 0 ? way(walkAfter(fastest), toId) : undefined,
  };
}

function stopsOf(timetable: Timetable, ride: Ride, beginning: number, language: Language) {
  const calls = callsOf(timetable, ride);
  const axes = axesOf(calls.map(({ station }) => STATION_BY_ID.get(station)?.key ?? ''));
  return calls.map(({ station, arrival, departure }, at) => {
    const shown = at === calls.length - 1 ? arrival : departure;
    const city = cityOfStation(station);
    return {
      name: stationWords(station, language),
      guide: city && localAddress(cityPath(city.slug), language),
      time: clockTime(shown),
      /** Since the journey began, nothing at its first stop. */
      minutes: shown > beginning ? formatDuration(shown - beginning, language) : undefined,
      isMajor: STATION_BY_ID.get(station)?.kind === 'major',
      /**
       * The diagram's axis on which the train runs on; undefined where no axis leads to its next
       * stop.
       */
      axis: axes[at],
      /** It runs on over a high-speed line. */
      isFast: axes[at] === HIGH_SPEED_AXIS && HIGH_SPEED.has(ride.kind),
    };
  });
}

const STATION_BY_ID = new Map(NETWORK_STATIONS.map((station) => [station.stationId, station]));
/** The only axis with a railway of its own for fast trains; others take the line beside it. */
const HIGH_SPEED_AXIS = 'spine';

/**
 * The diagram's axis behind each of a train's stops, named by their keys; those that the diagram
 * leaves out are passed over.
 */
function axesOf(keys: readonly string[]): (string | undefined)[] {
  return keys.map((_, at) => {
    const from = keys.slice(0, at + 1).findLast((key) => SCHEMATIC_STATIONS[key]);
    const to = keys.slice(at + 1).find((key) => SCHEMATIC_STATIONS[key]);
    const isOn = (line: readonly unknown[]) => line.includes(from) && line.includes(to);
    return SCHEMATIC_AXES.findLast(({ lines }) => isOn(lines.flat()))?.id;
  });
}
