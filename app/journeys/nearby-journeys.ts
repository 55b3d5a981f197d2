import { stationCoordinates } from '#app/data/stations/stations.server.ts';
import { placeNameOf } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
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
/** A journey between the nearest stations is no use if another one takes so much less time. */
const SLOWER = 1.25;

/** A link to the page of a journey. */
export interface NearbyJourney {
  readonly name: string;
  readonly address: string;
}

/**
 * Links to journeys between the stations nearest to two that no train joins, the quickest first.
 */
export function nearbyJourneys(
  planner: Planner,
  fromId: string,
  toId: string,
  language: Language,
): readonly NearbyJourney[] {
  const t = textsFor(language, 'trains');
  const ends = stationsNear(planner.timetable, toId);
  const pairs = stationsNear(planner.timetable, fromId)
    .flatMap((from) => ends.map((to) => ({ from: from.id, to: to.id, km: from.km + to.km })))
    .filter(({ from, to }) => from !== to && (from !== fromId || to !== toId))
    .sort((one, other) => one.km - other.km)
    .slice(0, MOST_SEARCHES);
  const found = pairs
    .flatMap(({ from, to }) => {
      const fastest = fastestOf(planner.trainsOfDay(from, to, WEDNESDAY));
      const address = fastest && tripAddresses(from, to)?.[language];
      return address ? [{ from, to, address, minutes: fastest.durationMinutes }] : [];
    })
    .sort((one, other) => one.minutes - other.minutes);
  const quickest = found[0]?.minutes ?? 0;
  return found
    .filter(({ minutes }) => minutes <= quickest * SLOWER)
    .slice(0, MOST_SHOWN)
    .map(({ from, to, address, minutes }) => ({
      name: t('facts.nearbyPair', {
        from: placeNameOf(from, language),
        to: placeNameOf(to, language),
        duration: formatDuration(minutes, language),
      }),
      address,
    }));
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

const knownPlaces = new WeakMap<Timetable, readonly StationCoordinates[]>();

/** Where the stations of a timetable are, looked up once. */
function placesOf(timetable: Timetable): readonly StationCoordinates[] {
  const places =
    knownPlaces.get(timetable) ??
    timetable.stationIds.flatMap((id) => stationCoordinates(id) ?? []);
  knownPlaces.set(timetable, places);
  return places;
}
