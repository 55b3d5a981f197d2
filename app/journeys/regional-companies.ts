import { straightLineKm } from '#app/data/cities/surroundings.server.ts';
import { findOperator } from '#app/data/operators/find-operator.ts';
import { linkedStations } from '#app/data/other-lines/other-lines.server.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { isItaloMissing, loadedOperators } from './other-companies.ts';

/**
 * The ids of the companies of whose trains between two stations no times are known, so that a count
 * of journeys leaves them out: Italo, or companies of regional trains where only those are counted.
 *
 * @param fastest of the counted journeys; undefined without any
 */
export function companiesWithoutTimes(
  timetable: Timetable,
  fromId: string,
  toId: string,
  { fastest, isOfRegionalTrains }: { fastest: Journey | undefined; isOfRegionalTrains: boolean },
): readonly string[] {
  if (isOfRegionalTrains) return regionalCompanies(timetable, fromId, toId, fastest);
  return isItaloMissing(timetable, fromId, toId) ? ['italo'] : [];
}

/** A line leads on the way if its train gets at least so much nearer to the other end. */
const NEARER_KM = 30;
/** By a station on the way, the way is at most so many times as long, in straight lines. */
const MOST_DETOUR = 1.3;

/**
 * The ids of the companies of regional trains that serve a part of the way between two stations
 * from one of its ends, and that the timetable does not have: journeys by regional trains alone may
 * be more and faster with them. None where the timetable's fastest is direct.
 *
 * @param fastest of the timetable's journeys by regional trains; undefined without any
 * @example regionalCompanies(timetable, BOLOGNA, MILAN, fastest) // ['trenitalia-tper', 'trenord']
 */
function regionalCompanies(
  timetable: Timetable,
  fromId: string,
  toId: string,
  fastest: Journey | undefined,
): readonly string[] {
  if (fastest?.changes === 0) return [];
  const loaded = loadedOperators(timetable);
  const km = (from: string, to: string) => straightLineKm(from, to) ?? Number.POSITIVE_INFINITY;
  const whole = km(fromId, toId);
  const companiesAt = (end: string, other: string) =>
    [...linkedStations(end)].flatMap(([station, operator]) => {
      const rest = km(station, other);
      const leadsThere =
        timetable.stationNumbers.has(station) &&
        rest <= whole - NEARER_KM &&
        km(end, station) + rest <= whole * MOST_DETOUR;
      return leadsThere ? operator : [];
    });
  const companies = new Set([...companiesAt(fromId, toId), ...companiesAt(toId, fromId)]);
  return [...companies].filter((id) => findOperator(id)?.isRegional && !loaded.has(id));
}
