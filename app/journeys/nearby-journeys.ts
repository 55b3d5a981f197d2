import { operatorName } from '#app/data/operators/find-operator.ts';
import { linkedStations } from '#app/data/other-lines/other-lines.server.ts';
import { stationCoordinates } from '#app/data/stations/stations.server.ts';
import { placeNameOf } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import { memoizeByObject } from '#app/domain/memoize.ts';
import { greatCircleKm, type StationCoordinates } from '#app/domain/stations/distance.ts';
import { fastestOf } from '#app/domain/timetable/journeys-of-day.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { type Timetable, WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { tripAddresses } from './trip-addresses.ts';

const NEAR_KM = 30;
const NEAR_STATIONS = 3;
/** A degree of latitude is 111 km; a smaller figure leaves out no station within `NEAR_KM`. */
const KM_PER_DEGREE = 110;
/** A search for each pair takes some milliseconds. */
const MOST_SEARCHES = 3;
const MOST_SHOWN = 2;
/** The most that a shown journey may take, as a multiple of the quickest one. */
const SLOWER = 1.25;

/** A link to the page of a journey. */
export interface NearbyJourney {
  readonly name: string;
  readonly address: string;
}

/** A pair of stations to search, with the words for its link. */
interface Pair {
  readonly from: string;
  readonly to: string;
  readonly km: number;
  readonly key: 'nearbyPair' | 'nearbyThen' | 'nearbyBefore';
  /** The company whose train links it with the searched station. */
  readonly operator?: string;
}

/**
 * Links to journeys between the stations nearest to two that no train joins, the quickest first.
 * Where trains of another company reach one of the two, the journey is to a station of theirs.
 */
export function nearbyJourneys(
  planner: Planner,
  fromId: string,
  toId: string,
  language: Language,
): readonly NearbyJourney[] {
  const t = textsFor(language, 'trains');
  const found = linkedPairs(planner.timetable, fromId, toId)
    .slice(0, MOST_SEARCHES)
    .flatMap((pair) => {
      const fastest = fastestOf(planner.trainsOfDay(pair.from, pair.to, WEDNESDAY));
      const address = fastest && tripAddresses(pair.from, pair.to)?.[language];
      return address ? [{ ...pair, address, minutes: fastest.durationMinutes }] : [];
    })
    .sort((one, other) => one.minutes - other.minutes);
  const quickest = found[0]?.minutes ?? 0;
  return found
    .filter(({ minutes }) => minutes <= quickest * SLOWER)
    .slice(0, MOST_SHOWN)
    .map(({ from, to, key, operator = '', address, minutes }) => ({
      name: t(`facts.${key}`, {
        from: placeNameOf(from, language),
        to: placeNameOf(to, language),
        duration: formatDuration(minutes, language),
        operator: operatorName(operator, language),
        start: placeNameOf(fromId, language),
        end: placeNameOf(toId, language),
      }),
      address,
    }));
}

/** The pairs to search, the most promising first. */
function linkedPairs(timetable: Timetable, fromId: string, toId: string): readonly Pair[] {
  const byDistance = (one: Pair, other: Pair) => one.km - other.km;
  const onward = linkedNear(timetable, toId).map(
    ({ id, km, operator }): Pair => ({ from: fromId, to: id, km, operator, key: 'nearbyThen' }),
  );
  const before = linkedNear(timetable, fromId).map(
    ({ id, km, operator }): Pair => ({ from: id, to: toId, km, operator, key: 'nearbyBefore' }),
  );
  const linked = [...onward, ...before].filter(({ from, to }) => from !== to).sort(byDistance);
  if (linked.length > 0) return linked;
  const ends = stationsNear(timetable, toId);
  return stationsNear(timetable, fromId)
    .flatMap((from) =>
      ends.map(
        (to): Pair => ({ from: from.id, to: to.id, km: from.km + to.km, key: 'nearbyPair' }),
      ),
    )
    .filter(({ from, to }) => from !== to && (from !== fromId || to !== toId))
    .sort(byDistance);
}

/** The stations of the timetable that trains of other companies link with a station. */
function linkedNear(timetable: Timetable, id: string) {
  const place = stationCoordinates(id);
  if (!place || timetable.stationNumbers.has(id)) return [];
  return [...linkedStations(id)].flatMap(([linked, operator]) => {
    const other = timetable.stationNumbers.has(linked) && stationCoordinates(linked);
    return other ? [{ id: linked, operator, km: greatCircleKm(place, other) }] : [];
  });
}

/** A station itself and the nearest others that the timetable has. */
function stationsNear(timetable: Timetable, id: string) {
  const place = stationCoordinates(id);
  if (!place) return [];
  const near = placesOf(timetable).flatMap((other) => {
    // Cheaper than the distance, which takes trigonometry.
    if (Math.abs(other.latitude - place.latitude) > NEAR_KM / KM_PER_DEGREE) return [];
    const km = greatCircleKm(place, other);
    return km <= NEAR_KM ? [{ id: other.id, km }] : [];
  });
  return near.sort((one, other) => one.km - other.km).slice(0, NEAR_STATIONS);
}

/** Where the stations of a timetable are, looked up once. */
const placesOf = memoizeByObject((timetable: Timetable): readonly StationCoordinates[] =>
  timetable.stationIds.flatMap((id) => stationCoordinates(id) ?? []),
);
