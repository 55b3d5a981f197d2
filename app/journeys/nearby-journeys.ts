import { stationCoordinates } from '#app/data/stations/stations.server.ts';
import { placeNameOf } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import { greatCircleKm } from '#app/domain/stations/distance.ts';
import { fastestOf } from '#app/domain/timetable/journeys-of-day.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { tripAddresses } from './trip-addresses.ts';

const NEAR_KM = 30;
const NEAR_STATIONS = 3;
/** A degree of latitude is 111 km: most stations need no more than this to be left out. */
const KM_PER_DEGREE = 110;
/** Each pair is searched on its own, some milliseconds each. */
const MOST_SEARCHES = 3;
const MOST_SHOWN = 2;

/**
 * The journeys between the stations nearest to two that the timetable does not link, as links to
 * their pages.
 */
export function nearbyJourneys(planner: Planner, fromId: string, toId: string, language: Language) {
  const t = textsFor(language, 'trains');
  const ends = stationsNear(planner.timetable, toId);
  const pairs = stationsNear(planner.timetable, fromId)
    .flatMap((from) => ends.map((to) => ({ from: from.id, to: to.id, km: from.km + to.km })))
    .filter(({ from, to }) => from !== to && (from !== fromId || to !== toId))
    .sort((one, other) => one.km - other.km)
    .slice(0, MOST_SEARCHES);
  const shown: { name: string; address: string }[] = [];
  for (const { from, to } of pairs) {
    if (shown.length === MOST_SHOWN) break;
    const fastest = fastestOf(planner.usualJourneys(from, to));
    const address = fastest && tripAddresses(from, to)?.[language];
    if (!address) continue;
    const duration = formatDuration(fastest.durationMinutes, language);
    const names = { from: placeNameOf(from, language), to: placeNameOf(to, language) };
    shown.push({ name: t('facts.nearbyPair', { ...names, duration }), address });
  }
  return shown;
}

/** A station itself and the nearest others that the timetable has. */
function stationsNear({ stationIds }: Timetable, id: string) {
  const place = stationCoordinates(id);
  const near = stationIds.flatMap((other) => {
    const otherPlace = stationCoordinates(other);
    if (!place || !otherPlace) return [];
    if (Math.abs(otherPlace.latitude - place.latitude) > NEAR_KM / KM_PER_DEGREE) return [];
    const km = greatCircleKm(place, otherPlace);
    return km <= NEAR_KM ? [{ id: other, km }] : [];
  });
  return near.sort((one, other) => one.km - other.km).slice(0, NEAR_STATIONS);
}
