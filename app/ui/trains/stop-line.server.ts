import { cityOfStation } from '#app/data/cities/cities.ts';
import type { Language } from '#app/domain/language.ts';
import { callsOf, type Journey, type Ride, walkAfter, walkBefore } from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { clockTime, stationWords, trainName } from './train-words.server.ts';

/** A place where a journey stops, in words. */
interface LineStop {
  readonly name: string;
  /** The guide of the city whose main station it is. */
  readonly guide: string | undefined;
  /** Of the departure; where the journey or a train ends, of the arrival. */
  readonly time: string;
  /** Since the journey began, nothing at its first stop. */
  readonly minutes: string | undefined;
}

/** A train of a journey, in words. */
interface LineTrain {
  /** The change or the way through the city before it. */
  readonly before: string | undefined;
  readonly train: string;
  readonly stops: readonly LineStop[];
}

/** A journey's stops, train by train. */
export interface StopLineData {
  readonly title: string;
  readonly trains: readonly LineTrain[];
  /** The way through the city behind the last train. */
  readonly after: string | undefined;
}

/**
 * The stops of the trains of the fastest journey to a station, with the minutes since it began.
 *
 * @param toId where the journey ends, a way through the city behind its last train included
 */
export function stopLine(
  timetable: Timetable,
  fastest: Journey,
  toId: string,
  language: Language,
): StopLineData {
  const t = textsFor(language, 'trains');
  const way = (minutes: number, stationId: string) =>
    t('line.way', { minutes: formatDuration(minutes, language), place: stationWords(stationId, language) });
  const before = (ride: Ride, previous: Ride | undefined) => {
    if (!previous) return walkBefore(fastest) > 0 ? way(walkBefore(fastest), ride.from) : undefined;
    const minutes = ride.departure - previous.arrival;
    return previous.to === ride.from
      ? t('line.change', { minutes: formatDuration(minutes, language) })
      : way(minutes, ride.from);
  };
  return {
    title: t(fastest.changes === 0 ? 'line.train' : 'line.journey'),
    trains: fastest.rides.map((ride, at) => ({
      before: before(ride, fastest.rides[at - 1]),
      train: trainName(ride, language),
      stops: stopsOf(timetable, ride, fastest.departure, language),
    })),
    after: walkAfter(fastest) > 0 ? way(walkAfter(fastest), toId) : undefined,
  };
}

function stopsOf(
  timetable: Timetable,
  ride: Ride,
  beginning: number,
  language: Language,
): readonly LineStop[] {
  const calls = callsOf(timetable, ride);
  return calls.map(({ station, arrival, departure }, at) => {
    const minutes = (at === 0 ? departure : arrival) - beginning;
    const city = cityOfStation(station);
    return {
      name: stationWords(station, language),
      guide: city && localAddress(cityPath(city.slug), language),
      time: clockTime(at === calls.length - 1 ? arrival : departure),
      minutes: minutes > 0 ? formatDuration(minutes, language) : undefined,
    };
  });
}
