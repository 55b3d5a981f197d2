import { CITIES } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { straightLineKm } from '#app/data/cities/surroundings.server.ts';
import { ONWARD_PLACES } from '#app/data/onward/find-place.ts';
import type { OnwardPlace } from '#app/data/onward/schema.ts';
import { otherLines } from '#app/data/other-lines/other-lines.server.ts';
import type { Translated } from '#app/domain/language.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { mayChangeFaster } from '#app/journeys/change-to-others.ts';
import { endAddresses } from '#app/journeys/trip-addresses.ts';

/** The guide cities nearest to a place whose trips to it are listed. */
const NEAREST = 2;
/** The guide cities that travellers look for most are listed with every place but an airport. */
const MOST_SOUGHT = 2;

/**
 * The addresses of the trips between guide cities and places without a railway, in both directions,
 * for the sitemap: those that travellers are likely to look for. The pages of all
 * other pairs exist too.
 */
export function placeTripAddresses(planner: Planner): readonly Translated[] {
  return ONWARD_PLACES.flatMap((place) =>
    citiesFor(place)
      .filter(({ stationId }) => isReachable(planner, stationId, place))
      .flatMap(({ stationId }) => {
        const city = { stationId };
        const end = { stationId: place.legs[0]?.station[0] ?? '', place: place.slug };
        return [endAddresses(city, end), endAddresses(end, city)].filter(
          (addresses) => addresses !== undefined,
        );
      }),
  );
}

/**
 * Whether trains lead from a city to a station of a place: those of other companies if direct, and
 * the timetable's unless one would rather change to others.
 */
function isReachable(planner: Planner, cityId: string, { legs }: OnwardPlace): boolean {
  const { stationNumbers } = planner.timetable;
  return legs.some(
    ({ station: [id] }) =>
      id === cityId ||
      otherLines(cityId, id).length > 0 ||
      (stationNumbers.has(id) && !mayChangeFaster(planner, cityId, id)),
  );
}

function citiesFor(place: OnwardPlace): readonly City[] {
  const station = place.legs[0]?.station[0] ?? '';
  const kilometres = new Map(
    CITIES.map((city) => [city, straightLineKm(city.stationId, station) ?? Infinity]),
  );
  const nearest = CITIES.toSorted(
    (one, other) => (kilometres.get(one) ?? 0) - (kilometres.get(other) ?? 0),
  ).slice(0, NEAREST);
  const sought = place.kind === 'airport' ? [] : CITIES.filter(({ rank }) => rank <= MOST_SOUGHT);
  return [...new Set([...nearest, ...sought])];
}
